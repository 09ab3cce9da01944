import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailRecipient } from '../../delivery/mail/compose-mail.ts';
import {
  deadMailQueueName,
  type MailQueue,
  mailQueueName,
} from '../../delivery/mail/mail-queue.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

import type { StoredRequest } from './find-requests.ts';

export type MailJobState = {
  recipient: MailRecipient;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  attempts: number;
  /** ISO 8601; null until it is done. */
  completedAt: string | null;
};

const waiting = `state in ('created', 'retry', 'failed', 'cancelled')`;

/** What became of the mails of a request, the oldest first. Done ones are kept for a week. */
export async function mailJobsOf(
  em: EntityManager,
  submission: StoredRequest,
): Promise<MailJobState[]> {
  const rows: (Omit<MailJobState, 'completedAt'> & { completed_on: Date | null })[] =
    await em.execute(
      `select data->>'recipient' as recipient, state::text as state,
         retry_count + (state in ('completed', 'active'))::int as attempts, completed_on
       from pgboss.job where name = ? and data->>'submissionId' = ? order by created_on, id`,
      [mailQueueName, submission.id],
    );
  return rows.map(({ completed_on, ...job }) => ({
    ...job,
    completedAt: completed_on ? new Date(completed_on).toISOString() : null,
  }));
}

/**
 * Queues the mails of a request again. What still waits or was given up of them goes, so that
 * nothing is sent twice.
 * @param recipient undefined: everybody who was written to when the request came in
 */
export async function resend(
  em: EntityManager,
  queue: MailQueue,
  submission: StoredRequest,
  recipient: MailRecipient | undefined,
): Promise<MailRecipient[]> {
  const recipients = recipient ? [recipient] : queue.recipientsOf(submission);
  await inTransaction(em, async (transaction) => {
    await transaction.execute(
      `delete from pgboss.job where name in (?) and ${waiting}
         and data->>'submissionId' = ? and data->>'recipient' in (?)`,
      [[mailQueueName, deadMailQueueName], submission.id, recipients],
    );
    await queue.addAgain(transaction, submission, recipients, new Date().toISOString());
  });
  return recipients;
}
