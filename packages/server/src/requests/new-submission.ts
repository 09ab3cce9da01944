import { randomUUID } from 'node:crypto';
import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { numbersIn } from '@rebhang-solar/content/phone';
import type { Envelope } from '../forms/envelope.ts';
import type { Form } from '../forms/form.ts';
import { forms } from '../forms/forms.ts';
import { requestTables } from '../forms/request-tables.ts';
import type { SubmissionKind } from '../forms/submission-kind.ts';
import { contentHashOf } from './content-hash.ts';
import { mailboxOf } from './mail-limits.ts';
import { OwnPage } from './own-page/own-page.entity.ts';
import { newOwnPage } from './own-page/own-page.ts';
import { createReference } from './reference.ts';
import { RequestStatus } from './request-status.entity.ts';
import { searchTextOf } from './search-text.ts';
import { newStatus } from './stored-status.ts';
import { Submission } from './submission.entity.ts';
import { suspicionOf } from './suspicion.ts';

/**
 * A submission with its row, about to be stored.
 * @param sent the visitor's fields and the envelope, as the form's schema has parsed them
 */
export function newSubmission(kind: SubmissionKind, sent: Envelope, receivedAt = new Date()) {
  const form: Form = forms[kind];
  const { submissionId, website, formStartedAt, privacyVersion, ...fields } = sent;
  const row = form.row(fields);
  const reference = createReference();
  const suspicion = suspicionOf({ website, formStartedAt }, fields, receivedAt);
  const values = new Map<string, unknown>(Object.entries(fields));
  const consents = form.fields.filter(({ kind: asked }) => asked === 'consent');
  const { senderEmail, senderPhone } = requestTables[form.rowName];
  return {
    ...row,
    id: randomUUID(),
    reference,
    kind,
    idempotencyKey: submissionId?.toLowerCase() ?? null,
    contentHash: contentHashOf(kind, fields),
    privacyVersion: privacyVersion ?? null,
    consentAt: consents.some(({ name }) => values.get(name) === true) ? receivedAt : null,
    suspicion,
    confirmedAt: suspicion ? null : receivedAt,
    ...foundBy(String(values.get(senderEmail) ?? ''), String(values.get(senderPhone) ?? '')),
    searchText: searchTextOf(reference, Object.values(row)),
    receivedAt,
  };
}

/** What other requests of the same sender are found by. @param email, phones as typed; '' where there is none */
export const foundBy = (email: string, ...phones: string[]) => ({
  mailbox: email ? mailboxOf(email) : null,
  phoneNumbers: phones.flatMap(numbersIn).join(' ') || null,
});

/**
 * What is stored under a key. Of several that bring the same key at the same moment all but the first wait here until
 * that one is stored, and then find it.
 * @param transaction in which the submission is stored, if there is none
 */
export async function findByKey(transaction: EntityManager, idempotencyKey: string | null) {
  if (idempotencyKey === null) return null;
  // A statement of its own: what looks for the key must begin after the wait, or it would not see the first one.
  await transaction.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `submission ${idempotencyKey}`,
  ]);
  return transaction.findOne(
    OwnPage,
    { submission: { idempotencyKey } },
    { populate: ['submission'] },
  );
}

/** Adds a submission with how far it is and the page of its visitor; the flush of the transaction writes them. */
export function createSubmission(
  transaction: EntityManager,
  values: RequiredEntityData<Submission>,
) {
  const submission = transaction.create(Submission, values);
  const status = transaction.create(RequestStatus, { submission, ...newStatus(submission) });
  const page = transaction.create(OwnPage, { submission, ...newOwnPage() });
  return { submission, status, page };
}
