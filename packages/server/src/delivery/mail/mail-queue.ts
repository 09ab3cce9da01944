import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import {
  type Clock,
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  type KyselyTransactionLike,
  type PgBoss,
  systemClock,
} from 'pg-boss';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import { startBoss } from '../../platform/jobs/boss.ts';
import { findOrphanedJobs, lockWaitingJobs } from '../../platform/jobs/job-table.ts';
import type { Notice } from '../../platform/trpc.ts';
import type { Submission } from '../../requests/submission.entity.ts';
import type {
  AnyMailJob,
  GivenUpMail,
  MailJob,
  MailJobState,
  MailOutcome,
  MailRecipient,
  NoticeMailJob,
  WithdrawalMailJob,
} from './mail-job.ts';

/** The queue of outgoing mails. */
export type MailQueue = Awaited<ReturnType<typeof openMails>>['mailQueue'];

export const mailQueueName = 'mail';
export const deadMailQueueName = 'mail-dead';
/** Its jobs mail every submission that waits for a digest (operator/digest/digest-mail.ts). */
export const digestQueueName = 'digest-mail';

/** Its jobs become mails to the company about what visitors have added to their requests. */
export const additionsQueueName = 'visitor-additions';

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

/** A digest is mailed so long after the first submission that goes into it. */
const digestAfterSeconds = 10 * 60;

/** The office is mailed so long after a visitor has added the first thing: who sends ten photographs sends them in a row. */
const additionsAfterSeconds = 10 * 60;

/** As many as pg-boss takes up again in one call. */
const redriveLimit = 1_000;
/** The sender is told once of the photographs that are taken away in so many seconds. */
const removalsAfterSeconds = 10 * 60;
/** A job that holds an address is gone after a day: the next attempt may be an hour away. */
const noticeEndsAfter = (day - 60 * 60) * 1_000;

const heartbeatRefreshSeconds = 5;
/** After so long without a heartbeat, the process that took a job is taken for dead. */
const orphanedAfterSeconds = 15;
const orphanSweepSeconds = 10;

/** Opens the job queue with the queue of outgoing mails. Both are closed by stopping `boss`. */
export async function openMails(url: string, log: FastifyBaseLogger, clock: Clock = systemClock) {
  const boss = await startBoss(url, log, clock);
  await boss.createQueue(deadMailQueueName, { retentionSeconds: forever });
  await boss.createQueue(mailQueueName, { ...queueOptions, deadLetter: deadMailQueueName });
  // Cached from now on. Otherwise the first visitor's transaction would have to read it.
  await boss.getQueue(mailQueueName);
  // At most one job waits. Whatever a failed one leaves, the next one of the schedule finds.
  await boss.createQueue(digestQueueName, { policy: 'short', retryLimit: 0 });
  await boss.getQueue(digestQueueName);

  // At most one job of each request waits (its `singletonKey`): all that is added until then is in one mail.
  await boss.createQueue(additionsQueueName, {
    policy: 'short',
    retryLimit: 100,
    retryDelay: 30,
    retentionSeconds: forever,
  });
  await boss.getQueue(additionsQueueName);

  let workerId: string | undefined;

  async function insert(em: EntityManager, jobs: (MailJob | WithdrawalMailJob)[]): Promise<void> {
    if (jobs.length === 0) return;
    const ids = await boss.insert(
      mailQueueName,
      jobs.map((data) => ({ data })),
      { db: databaseOf(em), returnId: true },
    );
    if (ids?.length !== jobs.length) throw new Error('The mail queue took no job');
  }

  const mailQueue = {
    /**
     * Adds the mails about a new submission, inside the transaction that stores it.
     * @param wanted who is mailed; by default everybody whom a form's request concerns
     */
    async add(
      em: EntityManager,
      submission: Pick<Submission, 'id' | 'confirmedAt' | 'digestMail'>,
      wanted = recipientsOf(submission),
    ): Promise<void> {
      const { id: submissionId, digestMail } = submission;
      const recipients = wanted.filter((recipient) => recipient === 'visitor' || !digestMail);
      await insert(
        em,
        recipients.map((recipient) => ({ submissionId, recipient })),
      );
      if (digestMail) {
        const options = { startAfter: digestAfterSeconds, db: databaseOf(em) };
        await boss.send(digestQueueName, null, options);
      }
    },

    /**
     * Adds the mails about the request itself once more, inside a transaction. Those of them that still wait or were
     * given up are deleted, so that nothing is sent twice. What says something else stays.
     */
    async addAgain(em: EntityManager, { id }: Pick<Submission, 'id'>, recipients: MailRecipient[]) {
      const db = databaseOf(em);
      for (const queue of [mailQueueName, deadMailQueueName]) {
        const jobs = await boss.findJobs<MailJob>(queue, { data: { submissionId: id }, db });
        const replaced = jobs.filter(
          ({ data, state }) =>
            recipients.includes(data.recipient) &&
            !data.addedSince &&
            !data.notReached &&
            !('notice' in data) &&
            !['active', 'completed'].includes(state),
        );
        if (replaced.length === 0) continue;
        await boss.deleteJob(
          queue,
          replaced.map((job) => job.id),
          { db },
        );
      }
      const again = new Date().toISOString();
      await insert(
        em,
        recipients.map((recipient) => ({ submissionId: id, recipient, again })),
      );
    },

    /** Adds the mail that asks the visitor when a call would suit, inside a transaction. */
    async addNotReached(em: EntityManager, { id }: Pick<Submission, 'id'>): Promise<void> {
      const again = new Date().toISOString();
      await insert(em, [{ submissionId: id, recipient: 'visitor', again, notReached: true }]);
    },

    /**
     * Adds the mail to the office about what a visitor has added, inside a transaction. It goes out some minutes after
     * the first of it, with all that is added until then.
     * @param mayMail asked where none waits that will say it, too
     * @returns whether the office is mailed
     */
    async addAddition(
      em: EntityManager,
      { id }: Pick<Submission, 'id'>,
      since: Date,
      mayMail: () => Promise<boolean>,
    ): Promise<boolean> {
      const db = databaseOf(em);
      const data: Addition = { submissionId: id, addedSince: since.toISOString() };
      const job = await boss.send(additionsQueueName, data, {
        singletonKey: id,
        startAfter: additionsAfterSeconds,
        db,
      });
      if (job === null || (await mayMail())) return true;
      await boss.deleteJob(additionsQueueName, job, { db });
      return false;
    },

    /** Adds the mail to the office about a request that is erased, inside the transaction that erases it. */
    async addWithdrawal(
      em: EntityManager,
      withdrawal: { withdrawn: string; kind: SubmissionKind; hadAppointment: boolean },
    ) {
      await insert(em, [{ recipient: 'company', ...withdrawal }]);
    },

    /** Adds the mail to the sender about what was done on their own page, inside the transaction that does it. */
    async addNotice(
      em: EntityManager,
      { submissionId, ...notice }: Notice & MailKind,
      mayMail: () => Promise<boolean>,
    ) {
      const db = databaseOf(em);
      const isRemoval = notice.about === 'photographs';
      const data: NoticeMailJob = {
        recipient: 'visitor',
        notice,
        at: new Date(clock.now()).toISOString(),
        ...(submissionId && { submissionId }),
      };
      if (isRemoval) {
        const same = { submissionId, notice: { about: notice.about } };
        const waiting = await boss.findJobs(mailQueueName, { data: same, db });
        if (waiting.some(({ state }) => state === 'created')) return;
      }
      if (!(await mayMail())) return;
      const options = { retentionSeconds: day, deleteAfterSeconds: 60 };
      const startAfter = isRemoval ? { startAfter: removalsAfterSeconds } : {};
      await boss.insert(mailQueueName, [{ data, ...options, ...startAfter }], { db });
    },

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
      const db = databaseOf(em);
      const found = await lockWaitingJobs<GivenUpMail['data']>(em, deadMailQueueName, ids);
      for (let first = 0; first < found.length; first += redriveLimit) {
        const batch = found.slice(first, first + redriveLimit).map(({ id }) => id);
        if (how === 'resend') await boss.redrive(deadMailQueueName, { ids: batch, db });
        else await boss.deleteJob(deadMailQueueName, batch, { db });
      }
      return found;
    },

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
          data: { ...(data as Addition), recipient: 'company' },
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
  return { boss, mailQueue };
}

/** Which mail about a request it is. */
export function subjectOf({ onlyPdf, notReached, addedSince }: MailJob): MailJobState['subject'] {
  if (onlyPdf) return 'pdf';
  if (notReached) return 'notReached';
  return addedSince ? 'added' : 'request';
}

/** pg-boss in the transaction of an EntityManager. */
function databaseOf(em: EntityManager) {
  const transaction = em.getTransactionContext<KyselyTransactionLike>();
  if (!transaction) throw new Error('Mails are added inside a transaction');
  return fromKysely(transaction);
}

/** The recipients of the mails about a submission. */
function recipientsOf({ confirmedAt }: Pick<Submission, 'confirmedAt'>): MailRecipient[] {
  return confirmedAt ? ['company', 'visitor'] : ['company'];
}

type MailKind = { kind: SubmissionKind };

type Addition = Pick<MailJob, 'submissionId' | 'addedSince'>;

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

/**
 * Logs why a mail was not sent, as an alert when it is not tried again.
 * @param about what it is, without anything of a person
 * @returns what may be kept of the failure
 */
export function reportFailure(
  log: FastifyBaseLogger,
  job: Pick<JobWithMetadata, 'id' | 'retryCount' | 'retryLimit'>,
  about: object,
  error: unknown,
) {
  const output = describeFailure(error);
  const isLast = job.retryCount >= job.retryLimit;
  const facts = { job: job.id, ...about, attempt: job.retryCount + 1, ...output };
  if (isLast) log.error(facts, 'ALERT mail given up, it waits in the dead-letter queue');
  else log.warn(facts, 'Mail not sent, it will be tried again');
  return { isLast, output };
}

type Failure = { code: string; responseCode?: number };

/** What may be kept of a failure: a mail server's own words can repeat addresses, its codes cannot. */
export function describeFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { code: 'unknown' };
  return {
    code: String('code' in error ? error.code : 'name' in error ? error.name : 'unknown'),
    ...('responseCode' in error && { responseCode: Number(error.responseCode) }),
  };
}
