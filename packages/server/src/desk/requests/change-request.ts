import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addEvent, type Change, checkVersion } from '../../requests/change-status.ts';
import { eraseSubmissions } from '../../requests/erasing/erase-submissions.ts';
import { recordErasure } from '../../requests/erasing/record-erasure.ts';
import { findRequest } from './request-details.ts';

/** Adds what was said to the history. */
export async function addNote(
  em: EntityManager,
  { reference, note, ...who }: { reference: string; note: string; by: string; at?: Date },
) {
  await addEvent(em, await findRequest(em, reference), who, { type: 'note', note });
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
