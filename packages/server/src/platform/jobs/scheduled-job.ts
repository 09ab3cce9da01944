import type { Db, PgBoss, Queue } from 'pg-boss';

/** What is done at its times, by whichever instance takes the job. */
export type ScheduledJob = {
  /** Of its queue. */
  name: string;
  /** By the clock of Berlin. */
  cron: string;
  /** If the site does not run at that time, it is done at the next start. */
  missed?: 'once';
  /** How often it is tried again, and how long it is kept. */
  queue?: Omit<Queue, 'name'>;
  /** In one transaction with the note that it is done, so that what it adds to a queue is added once. */
  transactional?: true;
  /** @param transaction for what it adds */
  run(transaction: { db?: Db }): Promise<void>;
};

export async function startScheduledJob(boss: PgBoss, job: ScheduledJob): Promise<void> {
  const { name, cron, missed, queue, run } = job;
  await boss.createQueue(name, queue);
  await boss.schedule(name, cron, null, { tz: 'Europe/Berlin', ...(missed && { missed }) });
  if (job.transactional) {
    await boss.work(name, { transactional: true }, (_jobs, db) => run({ db }));
  } else {
    await boss.work(name, () => run({}));
  }
}
