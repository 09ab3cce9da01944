import type { EntityManager } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';
import { lockWaitingJobs } from '../../platform/jobs/job-table.ts';
import {
  deadMailQueueName,
  type GivenUpMail,
  type MailJob,
  type MailJobState,
  mailQueueName,
  subjectOf,
} from '../../requests/mails/mail-job.ts';
import { transactionOf } from '../../requests/mails/transaction-of.ts';
import type { Submission } from '../../requests/submission.entity.ts';

/** As many as pg-boss takes up again in one call. */
const redriveLimit = 1_000;

/** What became of mails, and what is done about those that no attempt has sent. */
export function givenUpMails(boss: PgBoss) {
  return {
    /** What became of the mails about a submission, the oldest first. Those that were sent are kept for a week. */
    async statesOf({ id }: Pick<Submission, 'id'>): Promise<MailJobState[]> {
      const about = { data: { submissionId: id } };
      const jobs = await boss.findJobs<MailJob>(mailQueueName, about);
      const dead = await boss.findJobs<MailJob>(deadMailQueueName, {
        ...about,
        queued: true,
      });
      const states = jobs
        // What has failed for good waits in the other queue, until somebody decides.
        .filter(({ data, state }) => state !== 'failed' && !('notice' in data))
        .map(({ id, data, state, retryCount, createdOn, completedOn }) => ({
          id,
          recipient: data.recipient,
          subject: subjectOf(data),
          state,
          attempts: retryCount + (state === 'completed' || state === 'active' ? 1 : 0),
          createdAt: createdOn.toISOString(),
          completedAt: completedOn ? completedOn.toISOString() : null,
        }));
      const givenUp = dead.map((job) => ({
        id: job.id,
        recipient: job.data.recipient,
        subject: subjectOf(job.data),
        state: 'failed' as const,
        attempts: (job.sourceRetryCount ?? 0) + 1,
        createdAt: (job.sourceCreatedOn ?? job.createdOn).toISOString(),
        completedAt: null,
      }));
      return [...states, ...givenUp].sort(
        (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1),
      );
    },

    /** The mails that were given up, the oldest first; they wait until somebody decides. */
    async givenUp(): Promise<GivenUpMail[]> {
      const jobs = await boss.findJobs<GivenUpMail['data']>(deadMailQueueName, { queued: true });
      return jobs
        .sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
        .map(({ id, data, createdOn }) => ({ id, data, givenUpAt: createdOn.toISOString() }));
    },

    /**
     * Sends mails that were given up once more, or deletes them, inside a transaction.
     * @param ids undefined: all of them
     * @returns those of them that were still there: of two colleagues one has decided
     */
    async settleGivenUp(em: EntityManager, how: 'resend' | 'dismiss', ids?: readonly string[]) {
      const db = transactionOf(em);
      const found = await lockWaitingJobs<GivenUpMail['data']>(em, deadMailQueueName, ids);
      for (let first = 0; first < found.length; first += redriveLimit) {
        const batch = found.slice(first, first + redriveLimit).map(({ id }) => id);
        if (how === 'resend') await boss.redrive(deadMailQueueName, { ids: batch, db });
        else await boss.deleteJob(deadMailQueueName, batch, { db });
      }
      return found;
    },
  };
}
