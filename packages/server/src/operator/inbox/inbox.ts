import { join } from 'node:path';
import { type MailQueue, openMails } from '../../delivery/mail/mail-queue.ts';
import type { DeskSettings } from '../../desk/desk-settings.ts';
import type { Environment } from '../../environment.ts';
import config from '../../mikro-orm.config.ts';
import type { OpenDatabase } from '../../platform/database/embedded-postgres.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { silent } from '../../platform/database/open-database.ts';
import { createOrm, type Orm } from '../../platform/database/orm.ts';
import { stopBoss } from '../../platform/jobs/boss.ts';
import type { Retention } from '../retention/purge.ts';

/** The stored submissions, opened for the operator. */
export type Inbox = {
  orm: Orm;
  retention: Retention;
  /** Undefined where there is none. */
  desk: DeskSettings | undefined;
  /** Opens the job queue, and its tables, for as long as `work` takes. */
  withMailQueue<T>(work: (queue: MailQueue) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Seconds for one statement: the operator waits longer than a visitor would. */
const patienceSeconds = 120;

/** Opens the submissions in a database, which is released at the end. What it lacks of a schema it gets. */
export async function openInbox(
  environment: Pick<Environment, 'DATA_DIR' | 'RETENTION_MONTHS' | 'desk'>,
  { url, release }: OpenDatabase,
): Promise<Inbox> {
  const orm = await createOrm(url, config, patienceSeconds);
  const close = async () => {
    await orm.close();
    await release();
  };
  try {
    await migrate(url, config);
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
    desk: environment.desk,
    async withMailQueue(work) {
      const { boss, mailQueue } = await openMails(url, silent);
      try {
        return await work(mailQueue);
      } finally {
        await stopBoss(boss);
      }
    },
    close,
  };
}
