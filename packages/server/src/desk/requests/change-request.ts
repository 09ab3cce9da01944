import type { EntityManager } from '@mikro-orm/postgresql';
import { berlinDay } from '@rebhang-solar/content/berlin-clock';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { addEvent, type Change, checkVersion } from '../../requests/change-status.ts';
import { correctFields } from '../../requests/correct-fields.ts';
import { eraseSubmissions } from '../../requests/erasing/erase-submissions.ts';
import { recordErasure } from '../../requests/erasing/record-erasure.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { findRequest } from './request-details.ts';

/** Adds what was said to the history. */
export async function addNote(
  em: EntityManager,
  { reference, note, ...who }: { reference: string; note: string; by: string; at?: Date },
) {
  await addEvent(em, await findRequest(em, reference), who, { type: 'note', note });
}

/**
 * Puts other values into the fields of a request. A former address is told, unless it is one that takes no mail.
 * @throws AppError `invalid` with a message for each field; otherwise like `changeStatus`
 */
export async function correctRequest(
  em: EntityManager,
  { fields, ...change }: Change & { fields: Record<string, string> },
  mailQueue: MailQueue,
) {
  await inTransaction(em, async (transaction) => {
    const request = await checkVersion(transaction, change);
    const { submission } = request;
    const { steps, contact, before } = await correctFields(transaction, submission, fields);
    const { id: submissionId, reference, kind, suspicion, unconfirmed } = submission;
    const isOtherAddress = contact.includes('email');
    if (isOtherAddress && unconfirmed === 'refused') submission.unconfirmed = null;
    for (const step of steps) await addEvent(transaction, request, change, step);
    if (!isOtherAddress || before.email === '' || suspicion || unconfirmed === 'refused') return;
    const about = { about: 'corrected' as const, fields: contact };
    const notice = { address: before.email, reference, kind, submissionId, ...about };
    await mailQueue.addNotice(transaction, notice, async () => true);
  });
}

/** Empties a note of one's own on the day on which it was written; that there was one stays. @throws AppError `notFound` */
export async function emptyNote(
  em: EntityManager,
  { reference, id, by }: { reference: string; id: number; by: string },
  now = new Date(),
) {
  const { submission } = await findRequest(em, reference);
  const note = await em.findOne(RequestEvent, { id, submission: submission.id, type: 'note', by });
  if (!note || berlinDay(note.at) !== berlinDay(now)) throw new AppError('notFound');
  note.note = null;
  await em.flush();
}

/** Mails it once more, as it is now. */
export async function resendMail(
  em: EntityManager,
  { reference, recipient, by }: { reference: string; recipient: 'company' | 'visitor'; by: string },
  mailQueue: MailQueue,
) {
  await inTransaction(em, async (transaction) => {
    const request = await findRequest(transaction, reference);
    await mailQueue.addAgain(transaction, request.submission, [recipient]);
    await addEvent(transaction, request, { by }, { type: 'mailResent', to: recipient });
  });
}

/** Erases the request with all that belongs to it. Only that it was done is recorded, and by whom. */
export async function eraseRequest(em: EntityManager, change: Change, mailFolder: string) {
  await inTransaction(em, async (transaction) => {
    const { submission } = await checkVersion(transaction, change);
    await eraseSubmissions(transaction, [submission.id], mailFolder);
    await recordErasure(transaction, 'asked', 1, new Date(), change.by);
  });
}
