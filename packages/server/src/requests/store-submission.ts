import type { Envelope } from '../forms/envelope.ts';
import type { SubmissionKind } from '../forms/submission-kind.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { withDeadline } from '../platform/database/with-deadline.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { replyDue } from '../status/reply-due.ts';
import type { VisitorContext } from './add-from-visitor.ts';
import { admitMail } from './mail-limits.ts';
import { createSubmission, findByKey, newSubmission } from './new-submission.ts';
import type { OwnPage } from './own-page/own-page.entity.ts';
import { ownPageUrl } from './own-page/own-page.ts';

/** What a submission is stored with. */
export type SubmissionContext = VisitorContext & {
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
  metrics: { submissionHandled(kind: string, outcome: string): void };
  /** Lets the browser that has sent the form see more on the visitor's own page than the link shows, and change it. */
  grantPageAccess(page: Pick<OwnPage, 'token' | 'accessKey' | 'changeKey'>, sentAt: Date): void;
};

/** The proof that a submission is stored, for the visitor. */
export type Receipt = {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The address of the visitor's own page, a secret. */
  statusUrl: string;
  /** Whether the visitor is sent a confirmation by e-mail. */
  confirmation: boolean;
  /** Until when an answer is promised, ISO 8601; null where no time is. */
  dueAt: string | null;
};

/**
 * Stores a submission in one transaction: the row, its bookkeeping and the jobs that mail it. Which mails
 * there will be is decided in it, too. The receipt is given only after the commit, and with it what opens the
 * visitor's own page in this browser. The same idempotency key again, also at the same moment, answers the first
 * receipt and stores nothing.
 * @param sent the visitor's fields and the envelope, as the form's schema has parsed them
 * @throws AppError `keyReused` when the key came with another body, `tooManyRequests`, `unavailable`
 */
export async function storeSubmission(
  context: SubmissionContext,
  kind: SubmissionKind,
  sent: Envelope,
): Promise<Receipt> {
  const { em, clientLimits, clientAddress, confirmationLimits, mailQueue } = context;
  const values = newSubmission(kind, sent);
  const { idempotencyKey, contentHash, confirmedAt, mailbox } = values;
  const counts = clientLimits.countsOf(clientAddress);
  const work = inTransaction(em, async (transaction) => {
    const repeated = await findByKey(transaction, idempotencyKey);
    if (repeated) {
      if (repeated.submission.contentHash !== contentHash) throw new AppError('keyReused');
      return { outcome: 'repeated', page: repeated, submission: repeated.submission };
    }
    await counts.count('submission');
    const isConfirmed =
      confirmedAt !== null &&
      // First: what goes out to nobody is not counted for the mailbox.
      (await counts.countMail('confirmation')) &&
      (await admitMail(
        transaction,
        'confirmation',
        mailbox ?? '',
        clientAddress,
        confirmationLimits,
      ));
    const { submission, page } = createSubmission(transaction, {
      ...values,
      ...(confirmedAt && !isConfirmed && { confirmedAt: null, unconfirmed: 'limited' }),
      digestMail: (await counts.countMail('companyMail')) ? null : 'waiting',
    });
    await transaction.flush();
    await mailQueue.add(transaction, submission);
    return { outcome: 'stored', page, submission };
  }).catch(async (error) => {
    await counts.takeBack();
    throw error;
  });
  const { outcome, page, submission } = await withDeadline(work);
  if (outcome === 'stored') mailQueue.wake();
  context.metrics.submissionHandled(kind, outcome);
  context.grantPageAccess(page, submission.receivedAt);
  return {
    reference: submission.reference,
    receivedAt: submission.receivedAt.toISOString(),
    statusUrl: ownPageUrl(context.publicUrl, page),
    confirmation: submission.confirmedAt !== null,
    dueAt: replyDue(submission)?.toISOString() ?? null,
  };
}
