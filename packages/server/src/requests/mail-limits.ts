import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import { wideNetworkOf } from '../platform/networks.ts';
import type { MailPurpose } from './counted-mail.entity.ts';

/**
 * How many mails of one purpose go out in 24 hours besides those to one mailbox: to a domain, of the site, and because
 * of one /16 or /32; 0 is no limit.
 */
export type MailLimits = { perDomain: number; perDay: number; perNetwork: number };

const day = 24 * 60 * 60 * 1_000;

/**
 * Counts a mail to an address that somebody has typed, unless mailbox, domain, site or the client's wide network have
 * had theirs of the last 24 hours. Otherwise somebody could have us mail others by entering their addresses again and
 * again. What is counted is given back by a rollback alone.
 * @param transaction held up by others that count, for as long as these take to commit
 * @param mailbox as `mailboxOf` spells it
 * @returns whether it may go out
 */
export async function admitMail(
  transaction: EntityManager,
  purpose: MailPurpose,
  mailbox: string,
  clientAddress: string,
  { perDomain, perDay, perNetwork }: MailLimits,
): Promise<boolean> {
  const domain = domainOf(mailbox);
  // Two at the same moment would not see each other, and both go out above the limit: the second waits for
  // the commit of the first.
  const shared = perDay > 0 ? 'site' : perDomain > 0 ? domain : mailbox;
  // With the time limit a process that vanishes before its commit does not hold up all others for hours.
  const [{ key }] = await transaction.execute<[{ key: string }]>(
    `select pg_advisory_xact_lock(hashtextextended(?, 0)),
       set_config('idle_in_transaction_session_timeout', '5s', true), key from counting_keys`,
    [`${purpose} ${shared}`],
  );
  const hashOf = (value: string) => createHmac('sha256', key).update(value).digest('base64url');
  const network = wideNetworkOf(clientAddress);
  const [ofMailbox, ofDomain, ofNetwork] = [mailbox, domain, network].map(hashOf);
  const now = new Date();
  await forgetOldMails(transaction, now);
  const limits = [
    { column: 'mailbox', value: ofMailbox, limit: confirmationsPerDay },
    { column: 'domain', value: ofDomain, limit: perDomain },
    { column: 'network', value: ofNetwork, limit: perNetwork },
    { column: 'purpose', value: purpose, limit: perDay },
  ].filter(({ limit }) => limit > 0);
  const isBelow = limits.map(
    ({ column }) =>
      `(select count(*) from counted_mails where purpose = ? and at > ? and ${column} = ?) < ?`,
  );
  const since = new Date(now.getTime() - day);
  const counted = await transaction.execute<unknown[]>(
    `insert into counted_mails (purpose, mailbox, domain, network, at)
     select ?, ?, ?, ?, ?::timestamptz where ${isBelow.join(' and ')} returning id`,
    [
      ...[purpose, ofMailbox, ofDomain, ofNetwork, now],
      ...limits.flatMap(({ value, limit }) => [purpose, since, value, limit]),
    ],
  );
  return counted.length > 0;
}

/** Deletes what counts no more. What another transaction deletes is left to it, as each would wait for the other. */
export async function forgetOldMails(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `delete from counted_mails where id in
       (select id from counted_mails where at <= ? for update skip locked)`,
    [new Date(now.getTime() - day)],
  );
}

const gmail = 'gmail.com';

/**
 * The spelling that all addresses of one mailbox share: in lower case, without what follows a plus, and at Google
 * without dots.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const isGoogle = host === gmail || host === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@${gmail}` : `${name}@${host}`;
}

/** Subdomains belong to whoever has the domain. */
const domainOf = (mailbox: string) => mailbox.split(/[.@]/).slice(-2).join('.');
