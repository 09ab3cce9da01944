import { LockMode } from '@mikro-orm/postgresql';
import { senderOf } from '../../forms/request-tables.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { spam } from '../../status/states.ts';
import type { VisitorContext } from '../add-from-visitor.ts';
import { eraseSubmissions } from '../erasing/erase-submissions.ts';
import { recordErasure } from '../erasing/record-erasure.ts';
import { findSubmission } from '../find-submissions.ts';
import { RequestEvent } from '../request-event.entity.ts';
import { RequestStatus } from '../request-status.entity.ts';
import { noticeTo } from './notice.ts';

/**
 * Takes a request back: erases it with all that belongs to it, at once. Its sender is told. The office is mailed its
 * reference, and is asked to erase its mails and to call off an appointment.
 * @throws AppError `conflict` where it has become an order, `notFound` where it was erased
 */
export function withdraw(
  context: VisitorContext,
  submissionId: string,
  mailFolder: string,
  now = new Date(),
): Promise<void> {
  return inTransaction(context.em, async (transaction) => {
    // Under a lock, or it could become an order meanwhile.
    const status = await transaction.findOne(
      RequestStatus,
      { submission: submissionId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const submission = await findSubmission(transaction, submissionId);
    if (!status || !submission) throw new AppError('notFound');
    if (status.outcome === 'order') throw new AppError('conflict');
    const { reference, kind, suspicion, digestMail } = submission;
    const { email } = senderOf(submission);
    const appointments = await transaction.count(RequestEvent, {
      submission: submissionId,
      type: 'appointment',
      until: { $gt: now },
    });
    const hadAppointment = status.state === 'appointment' || appointments > 0;
    await eraseSubmissions(transaction, [submissionId], mailFolder);
    await recordErasure(transaction, 'asked', 1, now);
    await noticeTo(context, transaction, submission, email, { about: 'withdrawn' });
    // Of one that waits for a digest, or is spam, nobody has had a mail.
    if (suspicion === spam || digestMail === 'waiting') return;
    await context.mailQueue.addWithdrawal(transaction, {
      withdrawn: reference,
      kind,
      hadAppointment,
    });
  });
}
