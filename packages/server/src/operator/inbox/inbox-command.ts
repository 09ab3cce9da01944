import { join } from 'node:path';
import { inboxMessages, inboxUsage } from '@rebhang-solar/content/inbox';
import { type MailQueue, openMails } from '../../delivery/mail/mail-queue.ts';
import type { Environment } from '../../environment.ts';
import config from '../../mikro-orm.config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase, silent } from '../../platform/database/open-database.ts';
import { createOrm, type Orm } from '../../platform/database/orm.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { stopBoss } from '../../platform/jobs/boss.ts';

/** What the commands of `pnpm inbox` have in common, and how this one is called. */
export const inboxCommand = (name: keyof typeof inboxUsage) => ({
  language: 'de' as const,
  usage: inboxUsage[name],
  options: {},
  words: 0,
  failed: (reason: string, error: unknown) =>
    toAppError(error).code === 'unavailable'
      ? inboxMessages.unreachable
      : inboxMessages.failed(reason),
});

/** The stored submissions, opened for the operator. */
export type Inbox = {
  orm: Orm;
  /** Where the mails lie that are written to disk. */
  mailFolder: string;
  /** Opens the job queue, and its tables, for as long as `work` takes. */
  withMailQueue<T>(work: (queue: MailQueue) => Promise<T>): Promise<T>;
};

/** For one statement: the operator waits longer than a visitor would. */
const patienceSeconds = 120;

/** Opens the submissions for as long as `work` takes. What their database lacks of a schema it gets. */
export async function withInbox<T>(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (inbox: Inbox) => Promise<T>,
): Promise<T> {
  const { url, release } = await openDatabase(environment);
  try {
    await migrate(url, config);
    const orm = await createOrm(url, config, patienceSeconds);
    return await work({
      orm,
      mailFolder: join(environment.DATA_DIR, 'mail'),
      async withMailQueue(use) {
        const { boss, mailQueue } = await openMails(url, silent);
        return use(mailQueue).finally(() => stopBoss(boss));
      },
    }).finally(() => orm.close());
  } finally {
    await release();
  }
}
