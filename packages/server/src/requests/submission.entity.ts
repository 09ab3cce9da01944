import { defineEntity, p } from '@mikro-orm/core';
import { rowRelations } from '../forms/request-tables.ts';
import { type SubmissionKind, submissionKinds } from '../forms/submission-kind.ts';
import { type Suspicion, suspicions } from '../status/states.ts';

/** The mailbox refuses our mail for good, or a limit of the day was reached. */
const unconfirmedReasons = ['refused', 'limited'] as const;
type Unconfirmed = (typeof unconfirmedReasons)[number];

/** Whether the digest that names the submission has been mailed. */
const digestMailStates = ['waiting', 'sent'] as const;
type DigestMailState = (typeof digestMailStates)[number];

/** The bookkeeping of one submission, beside the row with what the visitor wrote. */
export const SubmissionSchema = defineEntity({
  name: 'Submission',
  tableName: 'submissions',
  properties: {
    id: p.uuid().primary(),
    /** The reference that visitor and company use, e.g. `PV-7K3M-Q9XD-2R4T`. */
    reference: p.text().unique('submissions_reference_unique'),
    kind: p.enum(submissionKinds).$type<SubmissionKind>().columnType('text'),
    idempotencyKey: p.uuid().nullable().unique('submissions_idempotency_key_unique'),
    /** SHA-256 of kind and fields, to tell a repetition from another submission with the same key. */
    contentHash: p.text().fieldName('digest'),
    /** Version of the privacy notice that was shown, when the client says so. */
    privacyVersion: p.text().nullable(),
    /** When consent was given, where the form asks for it. */
    consentAt: p.datetime().nullable(),
    suspicion: p.enum(suspicions).$type<Suspicion>().columnType('text').nullable(),
    /** When a confirmation was promised; null where there is none. */
    confirmedAt: p.datetime().nullable().index('submissions_confirmed_at_index'),
    /** The sender's address in one spelling, to find other requests of the same (mail-limits.ts). */
    mailbox: p.text().nullable().lazy().index('submissions_mailbox_index'),
    /**
     * Every telephone number in the sender's entry (`numbersIn`), a blank between two, to find other requests with
     * one of them. The release before wrote the only one it read, in the same spelling.
     */
    phoneNumbers: p.text().fieldName('phone_number').nullable().lazy(),
    /** Why the visitor has no confirmation, where it is not for a suspicion. */
    unconfirmed: p.enum(unconfirmedReasons).$type<Unconfirmed>().columnType('text').nullable(),
    /** The company is mailed it in a digest, as the client had used up its mails of the day; else null. */
    digestMail: p.enum(digestMailStates).$type<DigestMailState>().columnType('text').nullable(),
    /** Since when something that the visitor has added waits for a digest; null where nothing does. */
    additionWaitsSince: p.datetime().nullable(),
    /** What the operator's search looks into (search-text.ts); read by the database only. */
    searchText: p.text().lazy(),
    receivedAt: p.datetime().index('submissions_received_at_index'),
    ...rowRelations,
  },
  indexes: [
    {
      name: 'submissions_phone_numbers_index',
      expression: `create index "submissions_phone_numbers_index" on "submissions" using gin (string_to_array("phone_number", ' '))`,
    },
  ],
});

export class Submission extends SubmissionSchema.class {}
SubmissionSchema.setClass(Submission);
