import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import type { Form } from '../../forms/form.ts';
import { forms } from '../../forms/forms.ts';
import { requestTables } from '../../forms/request-tables.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addEvent } from '../../requests/change-status.ts';
import { createSubmission, findByKey, newSubmission } from '../../requests/new-submission.ts';
import { setStatus, statusOf } from '../../requests/stored-status.ts';
import { applyAction } from '../../status/apply-action.ts';
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
  { kind, fields: typed, submissionId, by, confirm }: Entered,
  mailQueue: MailQueue,
): Promise<Entry> {
  const form: Form = forms[kind];
  const { senderEmail } = requestTables[form.rowName];
  const hasAddress = Boolean(typed[senderEmail]?.trim());
  const consents = form.fields.filter(({ kind: asked }) => asked === 'consent');
  const sent = form.submission.parse({
    ...typed,
    ...(!hasAddress && { [senderEmail]: noAddress }),
    // Nobody has ticked it: what is stored says so below.
    ...Object.fromEntries(consents.map(({ name }) => [name, true])),
    submissionId,
  });
  const isConfirmed = confirm && hasAddress;
  const { idempotencyKey, contentHash, ...values } = newSubmission(kind, {
    ...sent,
    ...(!hasAddress && { [senderEmail]: '' }),
  });
  const entry = await inTransaction(em, async (transaction): Promise<Entry> => {
    const repeated = await findByKey(transaction, idempotencyKey);
    if (repeated) {
      const { submission } = repeated;
      return { reference: submission.reference, isOther: submission.contentHash !== contentHash };
    }
    const { submission, status } = createSubmission(transaction, {
      ...values,
      idempotencyKey,
      contentHash,
      consentAt: null,
      suspicion: null,
      confirmedAt: isConfirmed ? values.receivedAt : null,
    });
    const request = { submission, status };
    const who = { by, now: values.receivedAt.toISOString() };
    // Whoever enters it looks after it.
    setStatus(request, applyAction(statusOf(request), { type: 'take' }, who));
    await addEvent(transaction, request, { by }, { type: 'entered', isMailed: isConfirmed });
    if (isConfirmed) await mailQueue.add(transaction, submission, ['visitor']);
    return { reference: submission.reference, isOther: false };
  });
  mailQueue.wake();
  return entry;
}
