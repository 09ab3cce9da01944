import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Orm } from '../database/orm.ts';

const purgeQueueName = 'purge';

/** While nobody needs the database for anything else. */
const nightly = '30 3 * * *';

export type Retention = {
  months: number;
  /** Where mails are written when there is no mail server. */
  mailFolder: string;
};

/**
 * Erases every request that is older than `months`, each night, by whichever instance takes the job.
 * Its jobs are gone long before: pg-boss deletes finished ones after a week.
 */
export async function scheduleRetention(
  boss: PgBoss,
  orm: Orm,
  retention: Retention,
  log: FastifyBaseLogger,
): Promise<void> {
  await boss.createQueue(purgeQueueName);
  await boss.schedule(purgeQueueName, nightly, null, { tz: 'Europe/Berlin' });
  await boss.work(purgeQueueName, async () => {
    const erased = await purge(orm, retention, new Date());
    log.info({ erased }, 'Requests past their retention erased');
  });
}

/**
 * Erases what was received more than the retention before `now`: the visitor's words, and with them
 * (by their foreign keys) the bookkeeping; and the mails on disk of the same age.
 * @returns number of requests erased
 */
export async function purge(
  orm: Orm,
  { months, mailFolder }: Retention,
  now: Date,
): Promise<number> {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - months);
  const em = orm.em.fork();
  const tables = [
    ['contact_messages', 'contact_message_id'],
    ['grid_connections', 'grid_connection_id'],
  ] as const;
  let erased = 0;
  for (const [table, key] of tables) {
    const rows = await em.execute(
      `delete from ${table} where id in
         (select ${key} from submissions where received_at < ?) returning id`,
      [limit],
    );
    erased += rows.length;
  }
  await eraseMails(mailFolder, limit);
  return erased;
}

async function eraseMails(folder: string, limit: Date): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    const path = join(folder, file);
    if ((await stat(path)).mtime < limit) await rm(path, { force: true });
  }
}
