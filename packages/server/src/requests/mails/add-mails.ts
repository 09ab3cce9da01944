import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock, PgBoss } from 'pg-boss';
import type { Submission } from '../submission.entity.ts';
import {
  type AdditionJob,
  additionsQueueName,
  deadMailQueueName,
  digestQueueName,
  type MailJob,
  type MailRecipient,
  mailQueueName,
  type Notice,
  type NoticeMailJob,
  type WithdrawalMailJob,
} from './mail-job.ts';
import { transactionOf } from './transaction-of.ts';

const day = 24 * 60 * 60;

/** A digest is mailed so long after the first submission that goes into it. */
const digestAfterSeconds = 10 * 60;

/** The office is mailed so long after a visitor has added the first thing: who sends ten photographs sends them in a row. */
const additionsAfterSeconds = 10 * 60;

/** The sender is told once of the photographs that are taken away in so many seconds. */
const removalsAfterSeconds = 10 * 60;

/** The queue of mails, as far as requests use it. */
export type RequestMails = ReturnType<typeof addMails> & {
  /** Lets the worker of this process look for mails now instead of at its next turn. */
  wake(): void;
};

/** Adds mails, inside the transaction that stores what they are about. */
export function addMails(boss: PgBoss, clock: Clock) {
  async function insert(em: EntityManager, jobs: (MailJob | WithdrawalMailJob)[]): Promise<void> {
    if (jobs.length === 0) return;
    const ids = await boss.insert(
      mailQueueName,
      jobs.map((data) => ({ data })),
      { db: transactionOf(em), returnId: true },
    );
    if (ids?.length !== jobs.length) throw new Error('The mail queue took no job');
  }

  return {
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
        const options = { startAfter: digestAfterSeconds, db: transactionOf(em) };
        await boss.send(digestQueueName, null, options);
      }
    },

    /**
     * Adds the mails about the request itself once more, inside a transaction. Those of them that still wait or were
     * given up are deleted, so that nothing is sent twice. What says something else stays.
     */
    async addAgain(em: EntityManager, { id }: Pick<Submission, 'id'>, recipients: MailRecipient[]) {
      const db = transactionOf(em);
      for (const queue of [mailQueueName, deadMailQueueName]) {
        const jobs = await boss.findJobs<MailJob>(queue, { data: { submissionId: id }, db });
        const replaced = jobs.filter(
          ({ data, state }) =>
            recipients.includes(data.recipient) &&
            !data.addedSince &&
            !data.notReached &&
            !data.handedOver &&
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

    /** Adds the mail to a colleague who is handed a request, inside the transaction that does it. */
    async addHandOver(
      em: EntityManager,
      { id }: Pick<Submission, 'id'>,
      handedOver: NonNullable<MailJob['handedOver']>,
    ): Promise<void> {
      await insert(em, [{ submissionId: id, recipient: 'company', handedOver }]);
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
      const db = transactionOf(em);
      const data: AdditionJob = { submissionId: id, addedSince: since.toISOString() };
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
    async addWithdrawal(em: EntityManager, withdrawal: Omit<WithdrawalMailJob, 'recipient'>) {
      await insert(em, [{ recipient: 'company', ...withdrawal }]);
    },

    /** Adds the mail to the sender about what was done on their own page, inside the transaction that does it. */
    async addNotice(
      em: EntityManager,
      { submissionId, ...notice }: Notice,
      mayMail: () => Promise<boolean>,
    ) {
      const db = transactionOf(em);
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
  };
}

/** The recipients of the mails about a submission. */
function recipientsOf({ confirmedAt }: Pick<Submission, 'confirmedAt'>): MailRecipient[] {
  return confirmedAt ? ['company', 'visitor'] : ['company'];
}
