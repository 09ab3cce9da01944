import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { KyselyTransactionLike } from 'pg-boss';
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Submission } from '../submission/submission.entity.ts';
import type { MailRecipient } from './compose-mail.ts';

/** A mail to be sent. It names the request and repeats nothing of it: personal data stays in one place. */
export type MailJob = { submissionId: string; recipient: MailRecipient };

export type MailQueue = {
  /** Adds the mails of a request inside the transaction that stores it. */
  add(em: EntityManager, submission: Submission): Promise<void>;
  /** Lets the worker of this process look for mails now instead of at its next turn. */
  wake(): void;
  /** Starts to send mails. `deliver` rejects when a mail has to be tried again. */
  work(deliver: (job: MailJob) => Promise<void>): Promise<void>;
};

export const mailQueueName = 'mail';
export const deadMailQueueName = 'mail-dead';

const day = 24 * 60 * 60;
/** Nothing expires: what waits, waits until it is delivered or someone decides. */
const forever = 50 * 365 * day;

const queueOptions = {
  // 30 s, doubling up to an hour, then hourly: about a fortnight until the dead-letter queue.
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  retryLimit: 350,
  retentionSeconds: forever,
  deleteAfterSeconds: 7 * day,
  expireInSeconds: 5 * 60,
  heartbeatSeconds: 60,
};

const heartbeatRefreshSeconds = 5;
/** A job whose worker has not been heard of for so long is in nobody's hands. */
const orphanedAfterSeconds = 15;
const orphanSweepSeconds = 10;

/** Opens the queue of outgoing mails. Stopping it is stopping `boss`. */
export async function openMailQueue(boss: PgBoss, log: FastifyBaseLogger): Promise<MailQueue> {
  await boss.createQueue(deadMailQueueName, { retentionSeconds: forever });
  await boss.createQueue(mailQueueName, { ...queueOptions, deadLetter: deadMailQueueName });
  // The queue's layout is cached on first use; a first use inside a visitor's transaction would
  // look for it there.
  await boss.getQueue(mailQueueName);

  let workerId: string | undefined;

  return {
    async add(em, submission) {
      const recipients: MailRecipient[] = submission.suspicion
        ? ['company']
        : ['company', 'visitor'];
      const transaction = em.getTransactionContext<KyselyTransactionLike>();
      if (!transaction) throw new Error('Mails are added inside a transaction');
      const ids = await boss.insert(
        mailQueueName,
        recipients.map((recipient) => ({ data: { submissionId: submission.id, recipient } })),
        { db: fromKysely(transaction), returnId: true },
      );
      if (ids?.length !== recipients.length) throw new Error('The mail queue took no job');
    },

    wake() {
      if (workerId) boss.notifyWorker(workerId);
    },

    async work(deliver) {
      const settle = async (job: JobWithMetadata<MailJob>): Promise<JobResult> => {
        try {
          await deliver(job.data);
          return { id: job.id, status: 'completed' };
        } catch (error) {
          reportFailure(log, job, error);
          return { id: job.id, status: 'failed', output: describeFailure(error) };
        }
      };
      workerId = await boss.work<MailJob, unknown, WorkerOptions>(
        mailQueueName,
        workerOptions,
        (jobs) => Promise.all(jobs.map(settle)),
      );
      const takeUpOrphans = () =>
        requeueOrphans(boss).catch((error) => log.error(describeFailure(error), 'Mail queue'));
      await takeUpOrphans();
      const sweep = setInterval(takeUpOrphans, orphanSweepSeconds * 1_000);
      boss.once('stopped', () => clearInterval(sweep));
    },
  };
}

const workerOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  heartbeatRefreshSeconds,
} as const;
type WorkerOptions = typeof workerOptions;

/**
 * Gives back the jobs of a process that died with them in hand. pg-boss itself would count that as
 * a failure and wait out the pause of a mail server that refuses.
 */
async function requeueOrphans(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `select id from pgboss.job where name = $1 and state = 'active'
       and heartbeat_on < now() - $2 * interval '1 second'`,
    [mailQueueName, orphanedAfterSeconds],
  );
  const ids = rows.map((row: { id: string }) => row.id);
  if (ids.length === 0) return;
  await boss.cancel(mailQueueName, ids);
  await boss.resume(mailQueueName, ids);
}

function reportFailure(
  log: FastifyBaseLogger,
  job: JobWithMetadata<MailJob>,
  error: unknown,
): void {
  const facts = {
    job: job.id,
    recipient: job.data.recipient,
    attempt: job.retryCount + 1,
    ...describeFailure(error),
  };
  if (job.retryCount < job.retryLimit) log.warn(facts, 'Mail not sent, it will be tried again');
  else log.error(facts, 'ALERT mail given up, it waits in the dead-letter queue');
}

/** What may be kept of a failure: a mail server's own words can repeat addresses, its codes cannot. */
function describeFailure(error: unknown): { code: string; responseCode?: number } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown' };
  return {
    code: String('code' in error ? error.code : 'name' in error ? error.name : 'unknown'),
    ...('responseCode' in error && { responseCode: Number(error.responseCode) }),
  };
}
