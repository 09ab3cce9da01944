import { LockMode } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CallContext } from '../../platform/trpc.ts';
import { eraseSubmissions } from '../erasing/erase-submissions.ts';
import { recordErasure } from '../erasing/record-erasure.ts';
import { Handling } from '../handling.entity.ts';
import { HandlingEvent } from '../handling-event.entity.ts';
import { Submission } from '../submission.entity.ts';
import { spam } from '../suspicion.ts';

/**
 * Takes a request back: erases it with all that belongs to it, at once. The office is mailed its reference, and is
 * asked to erase its mails and to call off an appointment.
 * @throws AppError `conflict` where it has become an order, `notFound` where it was erased
 */
export function withdraw(
  { em, mailQueue }: Pick<CallContext, 'em' | 'mailQueue'>,
  submissionId: string,
  mailFolder: string,
  now = new Date(),
): Promise<void> {
  return inTransaction(em, async (transaction) => {
    // Under a lock, or it could become an order meanwhile.
    const handling = await transaction.findOne(
      Handling,
      { submission: submissionId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const submission = await transaction.findOne(Submission, submissionId);
    if (!handling || !submission) throw new AppError('notFound');
    if (handling.outcome === 'order') throw new AppError('conflict');
    const { reference, kind, suspicion, digestMail } = submission;
    const appointments = await transaction.count(HandlingEvent, {
      submission: submissionId,
      type: 'appointment',
      until: { $gt: now },
    });
    const hadAppointment = handling.state === 'appointment' || appointments > 0;
    await eraseSubmissions(transaction, [submissionId], mailFolder);
    await recordErasure(transaction, 'asked', 1, now);
    // Of one that waits for a digest, or is spam, nobody has had a mail.
    if (suspicion === spam || digestMail === 'waiting') return;
    await mailQueue.addWithdrawal(transaction, { withdrawn: reference, kind, hadAppointment });
  });
}
