import { defineEntity, p } from '@mikro-orm/core';

/** Confirmations and lost links are counted together, codes and notices apart, so that no form keeps a code away. */
export const mailPurposes = ['confirmation', 'code'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/**
 * A mail that went to an address which somebody has typed, for a day (mail-limits.ts). It is about no request, and
 * stays when one is erased: otherwise withdrawing would let the next mail out. Addresses are keyed hashes.
 */
const CountedMailSchema = defineEntity({
  name: 'CountedMail',
  tableName: 'counted_mails',
  properties: {
    id: p.bigint().primary(),
    purpose: p.enum(mailPurposes).$type<MailPurpose>().columnType('text'),
    mailbox: p.text().index('counted_mails_mailbox_index'),
    domain: p.text().index('counted_mails_domain_index'),
    /** The /16 or /32 of the client that caused it. */
    network: p.text(),
    at: p.datetime().index('counted_mails_at_index'),
  },
});

export class CountedMail extends CountedMailSchema.class {}
CountedMailSchema.setClass(CountedMail);
