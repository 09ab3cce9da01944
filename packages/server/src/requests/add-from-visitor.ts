import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ClientLimits } from '../platform/client-limits.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { reopened } from '../status/apply-action.ts';
import { spam } from '../status/states.ts';
import type { Step } from './change-status.ts';
import { findSubmission } from './find-submissions.ts';
import type { MailLimits } from './mail-limits.ts';
import type { RequestMails } from './mails/add-mails.ts';
import { RequestEvent } from './request-event.entity.ts';
import { RequestStatus } from './request-status.entity.ts';
import type { StoredRequest } from './stored-requests.ts';
import { setStatus, statusOf } from './stored-status.ts';

/** What is stored of a visitor, and changed by them, with. */
export type VisitorContext = {
  em: EntityManager;
  mailQueue: RequestMails;
  clientLimits: ClientLimits;
  /** Address of the client, for limits alone. Never stored, never logged. */
  clientAddress: string;
  confirmationLimits: MailLimits;
  /** By somebody who has the link alone. */
  byLink?: boolean;
};

/**
 * Adds to the history what the visitor did on their own page, and brings a request that was done back to the office.
 * That it became an order stays noted: an order is erased by the office alone. The office is mailed about it, but not
 * about spam; where the client has used up its mails of the day, by a digest.
 * @param change alters the row; what else it does is in the same transaction. Nothing is added without a step
 * @throws AppError `notFound` when it was erased
 */
export async function addFromVisitor(
  context: VisitorContext,
  submissionId: string,
  change: (
    request: StoredRequest,
    now: Date,
    transaction: EntityManager,
  ) => Step[] | Promise<Step[]>,
  now = new Date(),
): Promise<void> {
  const { clientLimits, clientAddress, mailQueue, byLink = false } = context;
  const counts = clientLimits.countsOf(clientAddress);
  const mayMail = () => counts.countMail('companyMail');
  const work = inTransaction(context.em, async (transaction) => {
    // The visitor is never too late: a colleague who changes it at this moment is told so instead.
    const status = await transaction.findOne(
      RequestStatus,
      { submission: submissionId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const submission = await findSubmission(transaction, submissionId);
    if (!status || !submission) throw new AppError('notFound');
    const request = { submission, status };
    const steps = await change(request, now, transaction);
    if (steps.length === 0) return;
    if (status.state === 'done') {
      const outcome = status.outcome === 'order' ? status.outcome : null;
      setStatus(request, { ...reopened(statusOf(request)), outcome });
    }
    const { state } = status;
    for (const step of steps) {
      transaction.create(RequestEvent, { ...step, submission, at: now, by: '', byLink, state });
    }
    await transaction.flush();
    if (submission.suspicion === spam) return;
    // While it waits for a digest, the office has not even had the request itself.
    const isMailed =
      submission.digestMail !== 'waiting' &&
      (await mailQueue.addAddition(transaction, submission, now, mayMail));
    if (isMailed) return;
    // In the database: a digest that is just being sent ends what waited before, and not this.
    await transaction.execute(
      'update submissions set addition_waits_since = coalesce(addition_waits_since, ?) where id = ?',
      [now, submissionId],
    );
  });
  await work.catch(async (error: unknown) => {
    await counts.takeBack();
    throw error;
  });
}
