import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oldestBackupHours } from '@rebhang-solar/content/mails/alert';
import type { PgBoss } from 'pg-boss';
import { expect, vi } from 'vitest';
import { openMails } from '../../delivery/mail/mail-queue.ts';
import { createSmtpTransport } from '../../delivery/mail/mail-transport.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { storageOf } from '../../platform/database/storage.ts';
import { startScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { createLogger } from '../../platform/log/create-logger.ts';
import { test as base, type TestDatabase } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { contactPayload } from '../../testing/payloads.ts';
import { wakeWorkers } from '../../testing/wake-workers.ts';
import { noteBackup } from '../backup/back-up.ts';
import { findActiveAlerts } from './active-alerts.ts';
import { notifier } from './notify.ts';
import { startAlerts, watch, watchJob } from './watch.ts';
import { databaseWatch } from './watch-database.ts';

type Watching = {
  boss: PgBoss;
  orm: Orm;
  dataDir: string;
  log: string[];
  look(): Promise<void>;
  /** Lets the queue look for jobs until it is so, instead of at its own times. */
  until(check: () => void | Promise<void>): Promise<void>;
};
type Webhook = { url: string; received: Record<string, unknown>[]; status: number };

const publicUrl = 'https://www.rebhang-solar.example';
const operator = 'technik@rebhang-solar.example';
const patience = { timeout: 40_000, interval: 50 };

const test = base.extend<{ watching: Watching; webhook: Webhook }>({
  watching: async ({ database, folder: dataDir }, use) => {
    const log: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void log.push(line) });
    const orm = await openOrm(database.url);
    const { boss } = await openMails(database.url, logger);
    const look = () => watch(boss, orm.em.fork(), dataDir, logger);
    const until: Watching['until'] = (check) =>
      vi.waitFor(() => {
        wakeWorkers(boss);
        return check();
      }, patience);
    await use({ boss, orm, dataDir, log, look, until });
    await boss.stop({ graceful: false });
    await orm.close();
  },

  webhook: async ({}, use) => {
    const webhook: Webhook = { url: '', received: [], status: 200 };
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      webhook.received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(webhook.status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alert`;
    await use(webhook);
    server.closeAllConnections();
    server.close();
  },
});

const alertsIn = (log: string[]) => log.filter((line) => line.includes('ALERT'));

test('a mail that waits for half an hour raises an alert once a day, and its end is sent once', async ({
  database,
  mailServer,
  startSite,
  watching,
  webhook,
}) => {
  const { boss, log, look, until } = watching;
  mailServer.answer = 'refuse for now';
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const send = notifier({ webhook: webhook.url, mail: undefined, publicUrl });
  await startAlerts(boss, send);
  await site.post('/api/contact', contactPayload);
  await look();
  expect(alertsIn(log)).toEqual([]);

  // A mail whose attempt is under way does not wait.
  await vi.waitFor(async () => {
    const waiting = `select id from pgboss.job where name = 'mail' and state = 'retry'`;
    expect(await database.query(waiting)).toHaveLength(2);
  }, patience);
  const age = (minutes: number) =>
    database.query(
      `update pgboss.job set created_on = now() - $1 * interval '1 minute' where name = 'mail'`,
      [minutes],
    );
  await age(29);
  await look();
  expect(alertsIn(log)).toEqual([]);
  await age(31);
  await look();
  await look();
  expect(alertsIn(log)).toHaveLength(1);
  await until(() => expect(webhook.received).toHaveLength(1));
  expect(webhook.received[0]).toMatchObject({
    cause: 'mail-waiting',
    isOver: false,
    site: publicUrl,
    facts: { mails: 2, minutes: 31 },
  });
  expect(JSON.stringify(webhook.received)).not.toContain(contactPayload.email);

  const pass = (interval: string) =>
    database.query(
      `update pgboss.job set created_on = created_on - $1::interval where name = 'alert'`,
      [interval],
    );
  await pass('23 hours 30 minutes');
  await look();
  expect(alertsIn(log)).toHaveLength(1);
  await pass('1 hour');
  await look();
  expect(alertsIn(log)).toHaveLength(2);

  mailServer.answer = 'take';
  await until(async () => {
    // Again each time: an attempt that was under way as the mail server changed is put off once more.
    await database.query(`update pgboss.job set start_after = now() where name = 'mail'`);
    expect(mailServer.received).toHaveLength(2);
  });
  await vi.waitFor(async () => {
    await look();
    expect(alertsIn(log)).toHaveLength(3);
  }, patience);
  expect(alertsIn(log)[2]).toContain('ALERT over');
  await look();
  expect(alertsIn(log)).toHaveLength(3);
  await until(() => expect(webhook.received).toHaveLength(3));
  expect(webhook.received[2]).toMatchObject({ cause: 'mail-waiting', isOver: true });
});

test('a failed or missing backup and a full disk raise an alert', async ({
  database,
  watching,
}) => {
  const { orm, dataDir } = watching;
  const now = new Date();
  const alerts = (leastFree: number) =>
    findActiveAlerts(orm.em.fork(), dataDir, now, { leastFree });
  const causes = async (leastFree: number) => (await alerts(leastFree)).map(({ cause }) => cause);
  const note = (hoursAgo: number, ok: boolean) =>
    noteBackup(database.url, new Date(now.getTime() - hoursAgo * 3_600_000), ok);
  expect(await causes(0)).toEqual([]);
  expect(await causes(1)).toEqual(['disk']);
  const [full] = await alerts(1);
  expect(JSON.stringify(full?.facts)).toMatch(/^\{"freePercent":\d{1,2}\}$/);
  // The site is as old as its first table.
  await database.query(
    `update mikro_orm_migrations set executed_at = executed_at + interval '1 day'
     where id = (select max(id) from mikro_orm_migrations)`,
  );
  const never = (hours: number, expects: { expectsBackup?: boolean } = { expectsBackup: true }) =>
    findActiveAlerts(orm.em.fork(), dataDir, new Date(now.getTime() + hours * 3_600_000), {
      leastFree: 0,
      ...expects,
    });
  expect(await never(oldestBackupHours + 2, {})).toEqual([]);
  expect(await never(oldestBackupHours)).toEqual([]);
  expect(await never(oldestBackupHours + 2)).toEqual([
    { cause: 'backup', facts: { outcome: 'never' } },
  ]);
  await note(2, true);
  expect(await causes(0)).toEqual([]);
  await note(2, false);
  expect(await alerts(0)).toEqual([{ cause: 'backup', facts: { hours: 2, outcome: 'failed' } }]);
  await note(oldestBackupHours, true);
  expect(await causes(0)).toEqual([]);
  await note(oldestBackupHours + 1, true);
  expect(await alerts(0)).toEqual([
    { cause: 'backup', facts: { hours: oldestBackupHours + 1, outcome: 'old' } },
  ]);
});

test('a confirmation that a limit held back, or a digest, raises an alert for a day', async ({
  database,
  startSite,
  watching,
}) => {
  const { orm, dataDir } = watching;
  const site = await startSite({ rateLimit: 100 });
  const now = new Date();
  const alerts = (hours: number) =>
    findActiveAlerts(orm.em.fork(), dataDir, new Date(now.getTime() + hours * 3_600_000), {
      leastFree: 0,
    });
  for (let count = 0; count < 3; count += 1) await site.post('/api/contact', contactPayload);
  expect(await alerts(0)).toEqual([]);
  for (let count = 0; count < 9; count += 1) await site.post('/api/contact', contactPayload);
  const facts = { unconfirmed: 9, inDigest: 2 };
  expect(await alerts(0)).toEqual([{ cause: 'mail-limits', facts }]);
  // What is still on its way would be waiting by then.
  await vi.waitFor(
    async () =>
      expect(
        await database.query(
          `select id from pgboss.job where name = 'mail' and state <> 'completed'`,
        ),
      ).toEqual([]),
    { timeout: 40_000, interval: 50 },
  );
  // Nothing mails the digest, for which the first of its requests waits longest.
  await database.query(
    `update submissions set received_at = case reference
       when (select min(reference) from submissions where digest_mail = 'waiting') then $1::timestamptz
       else $1::timestamptz + interval '10 minutes'
     end where digest_mail = 'waiting'`,
    [now],
  );
  expect(await alerts(1)).toEqual([
    { cause: 'mail-waiting', facts: { mails: 1, minutes: 60 } },
    { cause: 'mail-limits', facts },
  ]);
  await database.query(`update submissions set digest_mail = 'sent' where digest_mail is not null`);
  expect(await alerts(23)).toEqual([{ cause: 'mail-limits', facts }]);
  expect(await alerts(25)).toEqual([]);
  // What was added to two of them waits for a digest, too, the first since then.
  await database.query(
    `update submissions set addition_waits_since = case reference
       when (select min(reference) from submissions) then $1::timestamptz
       when (select max(reference) from submissions) then $1::timestamptz + interval '10 minutes'
     end`,
    [now],
  );
  const causes = async (hours: number) => (await alerts(hours)).map(({ cause }) => cause);
  expect(await causes(1_800 / 3_600)).toEqual(['mail-limits']);
  expect(await causes(1_801 / 3_600)).toEqual(['mail-waiting', 'mail-limits']);
  expect(await alerts(25)).toEqual([
    { cause: 'mail-waiting', facts: { mails: 1, minutes: 25 * 60 } },
  ]);
});

test('the alert about a mail that was given up goes once by another mail server while the webhook is tried again', async ({
  database,
  mailServer,
  watching,
  webhook,
}) => {
  const { boss, orm, dataDir, look, until } = watching;
  webhook.status = 500;
  const mail = { smtpUrl: mailServer.url, from: 'website@rebhang-solar.example', to: [operator] };
  const send = notifier({ webhook: webhook.url, mail, publicUrl });
  await startAlerts(boss, send);
  await startScheduledJob(boss, watchJob(boss, orm, dataDir, createLogger('silent')));
  await boss.send('mail-dead', { submissionId: 'x', recipient: 'company' });
  await look();
  await until(() => expect(webhook.received).toHaveLength(1));
  expect(webhook.received[0]).toMatchObject({ cause: 'mail-given-up', facts: { mails: 1 } });
  await until(() => expect(mailServer.received).toHaveLength(1));
  expect(mailServer.received[0]?.mail.subject).toContain('ALERT');
  expect(mailServer.received[0]?.recipients).toEqual(mail.to);
  const tryAgainUntil = (tries: number) =>
    until(async () => {
      await database.query(`update pgboss.job set start_after = now() where name = 'alert'`);
      expect(webhook.received.length).toBeGreaterThanOrEqual(tries);
    });
  await tryAgainUntil(3);
  webhook.status = 200;
  await tryAgainUntil(4);
  const open = `select 1 from pgboss.job where name = 'alert' and state <> 'completed'`;
  await until(async () => expect(await database.query(open)).toEqual([]));
  expect(webhook.received).toHaveLength(4);
  // Whoever reads the mail is not written to again because the webhook failed.
  expect(mailServer.received).toHaveLength(1);
});

test('a database that answers and stores nothing raises an alert without it, and makes the site not ready', async ({
  database,
  mailServer,
  startSite,
  webhook,
}) => {
  const site = await startSite();
  const log: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void log.push(line) });
  const orm = await openOrm(database.url);
  const mail = { smtpUrl: mailServer.url, from: 'website@rebhang-solar.example', to: [operator] };
  const send = notifier({ webhook: webhook.url, mail, publicUrl });
  const look = databaseWatch(storageOf(orm), send, logger);
  const readiness = async () => (await fetch(`${site.url}/readyz`)).status;
  await look();
  expect(await readiness()).toBe(200);

  // As on a full disk: what is stored can be read, and nothing comes to it.
  await setReadOnly(database, true);
  expect((await site.post('/api/contact', contactPayload)).status).toBe(503);
  await vi.waitFor(async () => expect(await readiness()).toBe(503), patience);
  webhook.status = 500;
  await look();
  expect(alertsIn(log)).toEqual([]);
  await look();
  expect(alertsIn(log)).toHaveLength(1);
  webhook.status = 200;
  await look();
  expect(alertsIn(log)).toHaveLength(1);
  expect(webhook.received.map(({ cause, isOver }) => [cause, isOver])).toEqual([
    ['database', false],
    ['database', false],
  ]);
  // Whoever reads the mail is not written to again because the webhook failed.
  expect(mailServer.received).toHaveLength(1);
  expect(webhook.received[0]).toMatchObject({ site: publicUrl, facts: { code: '25006' } });
  // The site itself looks every few seconds.
  await vi.waitFor(
    async () =>
      expect((await site.admin('/metrics')).body).toContain('site_alert{cause="database"} 1'),
    patience,
  );
  await look(new Date(Date.now() + 23 * 60 * 60 * 1_000));
  expect(alertsIn(log)).toHaveLength(1);
  await look(new Date(Date.now() + 25 * 60 * 60 * 1_000));
  expect(alertsIn(log)).toHaveLength(2);

  await setReadOnly(database, false);
  await vi.waitFor(async () => expect(await readiness()).toBe(200), patience);
  await vi.waitFor(async () => {
    await look();
    expect(alertsIn(log)).toHaveLength(3);
  }, patience);
  expect(webhook.received).toHaveLength(4);
  expect(webhook.received[3]).toMatchObject({ cause: 'database', isOver: true });
  expect(mailServer.received).toHaveLength(3);
  await orm.close();
});

/** For connections that are opened from now on; those that are open are closed. */
async function setReadOnly(database: TestDatabase, value: boolean): Promise<void> {
  const [name] = await database.query<{ name: string }>('select current_database() as name');
  await database.query(`alter database ${name?.name} set default_transaction_read_only = ${value}`);
  await database.query(
    // Not PostgreSQL's own autovacuum, which may be there and is not ours to end.
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}
