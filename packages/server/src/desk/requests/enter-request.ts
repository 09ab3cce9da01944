import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import type { Form } from '../../forms/form.ts';
import { forms } from '../../forms/forms.ts';
import { rowTables } from '../../forms/row-tables.ts';
import { rowNames } from '../../forms/rows.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addEvent } from '../../requests/change-status.ts';
import { insertSubmission, newSubmission } from '../../requests/store-submission.ts';
import { requestOf } from '../../requests/stored-requests.ts';
import { Submission } from '../../requests/submission.entity.ts';
import type { enterInput } from './requests.input.ts';

type Entry = { reference: string; isOther: boolean };

type Entered = z.output<typeof enterInput> & { by: string };

/** Passes the form's own schema where a caller has no address; it is not stored. */
const noAddress = 'keine@adresse.invalid';

/**
 * Stores a request that came by phone, in the tables of its form. The office is not mailed what it has typed itself.
 * A key that is stored already leads to its request, also at the same moment.
 * @returns `isOther` when something else is stored under the key: the answer was lost, and a field was changed since
 * @throws ZodError when a field is invalid
 */
export async function enterRequest(
  em: EntityManager,
  { kind, fields: typed, submissionId, by, ...asked }: Entered,
  mailQueue: MailQueue,
): Promise<Entry> {
  const form: Form = forms[kind];
  const { senderEmail } = rowTables[form.rowName];
  const hasAddress = Boolean(typed[senderEmail]?.trim());
  const consents = form.fields.filter(({ target }) => target === 'consent');
  const sent = form.submission.parse({
    ...typed,
    ...(!hasAddress && { [senderEmail]: noAddress }),
    // Nobody has ticked it: what is stored says so below.
    ...Object.fromEntries(consents.map(({ name }) => [name, true])),
    submissionId,
  });
  const isConfirmed = asked.confirm && hasAddress;
  const values = newSubmission(kind, { ...sent, ...(!hasAddress && { [senderEmail]: '' }) });
  Object.assign(values, {
    consentAt: null,
    suspicion: null,
    confirmedAt: isConfirmed ? values.receivedAt : null,
  });
  const repeated = await findEntered(em, values);
  if (repeated) return repeated;
  const store = async (transaction: EntityManager) => {
    const submission = await insertSubmission(transaction, values);
    const request = await requestOf(transaction, await transaction.populate(submission, rowNames));
    if (asked.take) Object.assign(request.status, { state: 'taken', holder: by });
    await addEvent(
      transaction,
      request,
      { by },
      {
        type: 'entered',
        note: asked.note?.trim() || null,
        isMailed: isConfirmed,
      },
    );
    if (isConfirmed) await mailQueue.add(transaction, submission, ['visitor']);
    return submission;
  };
  try {
    const { reference } = await inTransaction(em, store);
    mailQueue.wake();
    return { reference, isOther: false };
  } catch (error) {
    // The unique key lets one of several presses through; the others waited for its commit.
    const first =
      error instanceof UniqueConstraintViolationException
        ? await findEntered(em, values)
        : undefined;
    if (first) return first;
    throw error;
  }
}

/** What was stored under the same key before. */
async function findEntered(
  em: EntityManager,
  { idempotencyKey, digest }: ReturnType<typeof newSubmission>,
): Promise<Entry | undefined> {
  const stored = await em.fork().findOne(Submission, { idempotencyKey });
  return stored ? { reference: stored.reference, isOther: stored.digest !== digest } : undefined;
}
