import type { FastifyBaseLogger } from 'fastify';
import type { Clock, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { findOrphanedJobs } from '../../platform/jobs/job-table.ts';
import {
  type AdditionJob,
  type AnyMailJob,
  additionsQueueName,
  type MailJob,
  type MailOutcome,
  mailQueueName,
} from '../../requests/mails/mail-job.ts';
import { describeFailure, reportFailure } from './report-failure.ts';

const heartbeatRefreshSeconds = 5;
/** After so long without a heartbeat, the process that took a job is taken for dead. */
const orphanedAfterSeconds = 15;
const orphanSweepSeconds = 10;

/** A job that holds an address is gone after a day: the next attempt may be an hour away. */
const noticeEndsAfter = 23 * 60 * 60 * 1_000;

const workerOptions = {
  // As many as there are connections to the mail server. More would keep visitors waiting.
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  heartbeatRefreshSeconds,
} as const;
type WorkerOptions = typeof workerOptions;

/** Takes the jobs of the mail queue. */
export function mailWorker(boss: PgBoss, log: FastifyBaseLogger, clock: Clock) {
  let workerId: string | undefined;

  return {
    /** Lets the worker of this process look for mails now instead of at its next turn. */
    wake(): void {
      if (workerId) boss.notifyWorker(workerId);
    },

    /**
     * Starts to send mails.
     * @param deliver rejects when a mail has to be tried again; resolves with what has to follow it
     * @param tried called with the result of each attempt
     */
    async work(
      deliver: (job: AnyMailJob) => Promise<MailJob | undefined>,
      tried: (outcome: MailOutcome) => void,
    ): Promise<void> {
      const settle = async (job: JobWithMetadata<AnyMailJob>): Promise<JobResult> => {
        const { recipient } = job.data;
        const isNotice = 'notice' in job.data;
        const forget = () => boss.deleteJob(mailQueueName, job.id).catch(() => undefined);
        // Also one that a restore has brought back.
        if (isNotice && clock.now() - job.createdOn.getTime() > noticeEndsAfter) {
          log.warn({ job: job.id }, 'The sender could not be told within a day');
          await forget();
          return { id: job.id, status: 'completed' };
        }
        try {
          const following = await deliver(job.data);
          if (following) await boss.send(mailQueueName, following);
        } catch (error) {
          const { isLast, output } = reportFailure(log, job, { recipient }, error);
          tried({ result: isLast ? 'given-up' : 'failed', recipient, code: output.code });
          return { id: job.id, status: 'failed', output };
        }
        tried({ result: 'sent', recipient });
        // Noted at once, not with the rest of its batch: a mail that is sent but not noted when the process
        // is killed would be sent again. If this fails, the end of the batch notes it.
        await (isNotice ? forget() : boss.complete(mailQueueName, job.id).catch(() => undefined));
        return { id: job.id, status: 'completed' };
      };
      workerId = await boss.work<AnyMailJob, unknown, WorkerOptions>(
        mailQueueName,
        workerOptions,
        (jobs) => Promise.all(jobs.map(settle)),
      );
      await boss.work(additionsQueueName, { transactional: true }, async (jobs, db) => {
        const mails = jobs.map(({ data }) => ({
          data: { ...(data as AdditionJob), recipient: 'company' },
        }));
        await boss.insert(mailQueueName, mails, { db });
      });
      const takeUpOrphans = () =>
        requeueOrphans(boss).catch((error) => log.error(describeFailure(error), 'Mail queue'));
      await takeUpOrphans();
      const sweep = setInterval(takeUpOrphans, orphanSweepSeconds * 1_000);
      boss.once('stopped', () => clearInterval(sweep));
    },
  };
}

/**
 * Gives back the active jobs of a process that died. pg-boss itself would count that as
 * a failure and wait out the pause of a mail server that refuses.
 */
async function requeueOrphans(boss: PgBoss): Promise<void> {
  const ids = await findOrphanedJobs(boss, mailQueueName, orphanedAfterSeconds);
  if (ids.length === 0) return;
  await boss.cancel(mailQueueName, ids);
  await boss.resume(mailQueueName, ids);
}
