import { Client } from 'pg';
import { openMailQueue } from '../delivery/mail/mail-queue.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { withClient } from '../platform/database/with-client.ts';
import { startBoss, stopBoss } from '../platform/jobs/boss.ts';
import { superuserUrl } from './database-cluster.ts';
import { silentLogger } from './silent-logger.ts';

/**
 * A data folder as the first release left it, with a request and two waiting mails: the server on
 * TCP, everything in it the superuser's, no other role.
 * @param stays with its server running and a site on it, until it is abandoned
 */
export async function makeFormerRelease(folder: string, { stays } = { stays: false }) {
  const embedded = await startEmbeddedPostgres(folder, silentLogger, 'password');
  const url = superuserUrl(embedded.url);
  await migrate(url);
  const boss = await startBoss(url, silentLogger);
  await openMailQueue(boss, silentLogger);
  await boss.send('mail', { recipient: 'company' });
  await boss.send('mail', { recipient: 'visitor' });
  await stopBoss(boss);

  const site = new Client({ connectionString: url, application_name: 'site presence' });
  site.on('error', () => undefined);
  await site.connect();
  await site.query(`insert into contact_messages (name, email, message) values ('a', 'b', 'c')`);
  await site.query('reassign owned by site to postgres');
  await site.query('drop owned by site');
  await site.query('drop role site');
  if (stays) await site.query('select pg_advisory_lock_shared(7269, 1)');
  else await site.end();
  await embedded.release();
  return { abandon: () => site.end() };
}

/** What `makeFormerRelease` has put there. */
export async function rowsOfFormerRelease(url: string) {
  const { rows } = await withClient(url, 'test', (client) =>
    client.query(
      `select (select count(*)::int from contact_messages) as messages,
         (select count(*)::int from pgboss.job where name = 'mail') as jobs`,
    ),
  );
  return rows[0];
}
