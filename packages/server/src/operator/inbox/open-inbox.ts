import { join } from 'node:path';
import { type MailQueue, openMailQueue } from '../../delivery/mail/mail-queue.ts';
import type { Environment } from '../../environment.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createOrm, type Orm } from '../../platform/database/orm.ts';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import type { Retention } from '../retention/purge.ts';
import { type OpenDatabase, silent } from './open-database.ts';

/** The stored requests, opened for the operator. */
export type Inbox = {
  orm: Orm;
  retention: Retention;
  /** Opens the queue of outgoing mails for as long as `work` takes. */
  withMailQueue<T>(work: (queue: MailQueue) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Seconds for one statement: the operator waits longer than a visitor would. */
const patienceSeconds = 120;

/** Opens the requests in a database, which is released at the end. What it lacks of a schema it gets. */
export async function openInbox(
  environment: Pick<Environment, 'DATA_DIR' | 'RETENTION_MONTHS'>,
  { url, release }: OpenDatabase,
): Promise<Inbox> {
  const orm = await createOrm(url, patienceSeconds);
  const close = async () => {
    await orm.close();
    await release();
  };
  const withMailQueue: Inbox['withMailQueue'] = async (work) => {
    const boss = await startBoss(url, silent);
    try {
      return await work(await openMailQueue(boss, silent));
    } finally {
      await stopBoss(boss);
    }
  };
  try {
    await migrate(orm, url);
    const [{ queue }]: [{ queue: string | null }] = await orm.em
      .fork()
      .execute(`select to_regclass('pgboss.job')::text as queue`);
    // The site has never run here: jobs are looked for all the same.
    if (!queue) await withMailQueue(async () => undefined);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    orm,
    retention: {
      months: environment.RETENTION_MONTHS,
      mailFolder: join(environment.DATA_DIR, 'mail'),
    },
    withMailQueue,
    close,
  };
}
