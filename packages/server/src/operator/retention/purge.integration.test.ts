import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createFileTransport } from '../../delivery/mail/mail-transport.ts';
import type { OutgoingMail } from '../../delivery/mail/outgoing-mail.ts';
import config from '../../mikro-orm.config.ts';
import { createOrm } from '../../platform/database/orm.ts';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import { startScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { test } from '../../testing/desk-test.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { contactPayload, gridConnectionPayload } from '../../testing/payloads.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { storeInvented } from '../seed/store-invented.ts';
import { purge, retentionJob } from './purge.ts';

test('what is past its retention is gone, the rest stays', async ({
  database,
  folder: mailFolder,
  startSite,
}) => {
  const site = await startSite();
  await site.post('/api/contact', contactPayload);
  await site.post('/api/netzanschluss-daten', gridConnectionPayload);
  await database.query(`update submissions set received_at = now() - interval '25 months'`);
  const response = await site.post('/api/contact', { ...contactPayload, name: 'Neu' });
  const { reference } = (await response.json()) as { reference: string };
  await site.stop();

  await writeFile(join(mailFolder, 'old.eml'), '');
  await writeFile(join(mailFolder, 'new.eml'), '');
  const longAgo = new Date('2020-01-01');
  await utimes(join(mailFolder, 'old.eml'), longAgo, longAgo);

  const orm = await openOrm(database.url);
  expect(await purge(orm, { months: 24, mailFolder }, new Date())).toBe(2);
  await orm.close();
  expect(await database.query('select reference from submissions')).toEqual([{ reference }]);
  expect(await database.query('select name from contact_messages')).toEqual([{ name: 'Neu' }]);
  expect(await database.query('select id from grid_connections')).toEqual([]);
  expect(await readdir(mailFolder)).toEqual(['new.eml']);
});

test('an order outlasts the retention: only the office erases it', async ({
  database,
  desk,
  folder,
}) => {
  const longAgo = new Date('2020-03-02T10:00:00Z');
  const stored: string[] = [];
  for (const outcome of ['order', 'answered'] as const) {
    const reference = await storeInvented(desk.orm.em, 'contact', contactPayload, longAgo);
    await desk.anna.requests.act({ reference, version: 1, action: { type: 'done', outcome } });
    stored.push(reference);
  }
  expect(await purge(desk.orm, { months: 24, mailFolder: folder }, new Date())).toBe(1);
  const [reference = ''] = stored;
  expect(await database.query('select reference from submissions')).toEqual([{ reference }]);
  await desk.anna.requests.erase({ reference, version: 2 });
  expect(await database.query('select reference from submissions')).toEqual([]);
});

test('two years before a leap day is the last of February, to the minute', async ({
  database,
  desk,
  folder,
}) => {
  const store = (receivedAt: string) =>
    storeInvented(desk.orm.em, 'contact', contactPayload, new Date(receivedAt));
  const younger = await store('2026-02-28T12:00:00Z');
  await store('2026-02-28T11:59:00Z');
  const leapDay = new Date('2028-02-29T12:00:00Z');
  expect(await purge(desk.orm, { months: 24, mailFolder: folder }, leapDay)).toBe(1);
  expect(await database.query('select reference from submissions')).toEqual([
    { reference: younger },
  ]);
});

test('what becomes an order while the purge is at work stays', async ({
  database,
  desk,
  folder,
}) => {
  const longAgo = new Date('2020-03-02T10:00:00Z');
  const store = () => storeInvented(desk.orm.em, 'contact', contactPayload, longAgo);
  const orders = [await store(), await store()];
  let purged: Promise<number> | undefined;
  await desk.orm.em.fork().transactional(async (office) => {
    await office.execute(
      `update handlings set state = 'done', outcome = 'order', done_at = now(), version = version + 1
       from submissions where id = submission_id`,
    );
    purged = purge(desk.orm, { months: 24, mailFolder: folder }, new Date());
    // It has found both, and waits for what the office is doing.
    await vi.waitFor(
      async () =>
        expect(
          await database.query(
            `select 1 from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        ).toHaveLength(1),
      { timeout: 30_000, interval: 20 },
    );
  });
  expect(await purged).toBe(0);
  const left = await database.query<{ reference: string }>('select reference from submissions');
  expect(left.map(({ reference }) => reference).sort()).toEqual(orders.sort());
  // Nothing was erased, so nothing is recorded.
  expect(await database.query('select requests from erasures')).toEqual([]);
});

test('photographs go ninety days after a request is done, an order’s too; the request stays', async ({
  database,
  desk,
  folder,
}) => {
  const store = () => storeInvented(desk.orm.em, 'contact', contactPayload, new Date());
  const [open, recent, old, order] = [await store(), await store(), await store(), await store()];
  for (const [reference, outcome] of [
    [recent, 'answered'],
    [old, 'without'],
    [order, 'order'],
  ] as const) {
    await desk.anna.requests.act({ reference, version: 1, action: { type: 'done', outcome } });
  }
  await database.query(
    `insert into photographs (id, submission_id, kind, jpeg, width, height, bytes, added_at)
     select gen_random_uuid(), id, 'bill', '', 1, 1, 1, now() from submissions`,
  );
  await database.query(
    `update handlings set done_at = now() - interval '91 days' from submissions
     where id = submission_id and reference in ($1, $2)`,
    [old, order],
  );
  await database.query(
    `update handlings set done_at = now() - interval '89 days' from submissions
     where id = submission_id and reference = $1`,
    [recent],
  );
  expect(await purge(desk.orm, { months: 24, mailFolder: folder }, new Date())).toBe(0);
  const left = await database.query<{ reference: string }>(
    `select reference from photographs join submissions on submissions.id = submission_id`,
  );
  expect(left.map(({ reference }) => reference).sort()).toEqual([open, recent].sort());
  expect(await database.query('select 1 from submissions')).toHaveLength(4);
});

test('a link in the place of the mails is rejected, and what lies behind it stays', async ({
  database,
  folder,
  startSite,
}) => {
  const site = await startSite();
  const response = await site.post('/api/contact', contactPayload);
  const { reference } = (await response.json()) as { reference: string };
  await site.stop();
  const foreign = join(folder, 'foreign');
  const mailFolder = join(folder, 'mail');
  await mkdir(foreign);
  await symlink(foreign, mailFolder);
  const longAgo = new Date('2020-01-01');
  for (const name of ['old.txt', `${reference}-company.eml`]) {
    await writeFile(join(foreign, name), '');
    await utimes(join(foreign, name), longAgo, longAgo);
  }

  const orm = await openOrm(database.url);
  const linkError = /mail is a link and is not followed/;
  await expect(purge(orm, { months: 24, mailFolder }, new Date())).rejects.toThrow(linkError);
  await database.query(`update submissions set received_at = now() - interval '25 months'`);
  await expect(purge(orm, { months: 24, mailFolder }, new Date())).rejects.toThrow(linkError);
  const transport = createFileTransport(mailFolder);
  await expect(transport.send({ text: 'x' } as OutgoingMail, 'x')).rejects.toThrow(linkError);
  await orm.close();
  expect((await readdir(foreign)).sort()).toEqual([`${reference}-company.eml`, 'old.txt'].sort());
});

test('each night at half past three in Berlin what is past the setting is erased', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  await site.post('/api/contact', contactPayload);
  await site.post('/api/contact', { ...contactPayload, name: 'Neu' });
  await site.stop();
  await database.query(`update submissions set received_at = now() - interval '8 days 1 month'
    where search_text not like '%neu%'`);
  const orm = await openOrm(database.url);
  const boss = await startBoss(database.url, silentLogger);
  await startScheduledJob(
    boss,
    retentionJob(orm, { months: 1, mailFolder: '/nowhere' }, silentLogger),
  );
  expect(
    await database.query(
      `select cron, timezone, options->>'missed' as missed from pgboss.schedule`,
    ),
  ).toEqual([{ cron: '30 3 * * *', timezone: 'Europe/Berlin', missed: 'once' }]);
  // What the clock does at that time.
  await boss.send('purge');
  await vi.waitFor(
    async () =>
      expect(await database.query('select name from contact_messages')).toEqual([{ name: 'Neu' }]),
    { timeout: 30_000, interval: 50 },
  );
  await stopBoss(boss);
  await orm.close();
});

test('what is done by the day goes after a day: notices on disk, counts of mails, and what networks have tried; other mails stay as long as requests', async ({
  database,
  desk,
  folder,
}) => {
  const now = new Date('2026-11-24T02:30:00Z');
  await storeInvented(desk.orm.em, 'contact', contactPayload, new Date('2026-11-20T10:00:00Z'));
  const dayAgo = '2026-11-23T02:30:00.000Z';
  for (const [network, lastAt] of [
    ['younger', dayAgo],
    ['older', '2026-11-23T02:29:59.999Z'],
  ]) {
    await database.query(
      `insert into own_page_tries (submission_id, network, wrong_tries, codes, last_at)
       select id, $1, 1, 0, $2 from submissions`,
      [network, lastAt],
    );
    await database.query(
      `insert into counted_mails (purpose, mailbox, domain, network, at)
       values ('confirmation', '', '', $1, $2::timestamptz + interval '1 millisecond')`,
      [network, lastAt],
    );
  }
  const files: [name: string, time: string][] = [
    ['PV-1-notice-1.eml', '2026-11-23T02:29:00Z'],
    ['PV-1-notice-2.eml', '2026-11-23T02:31:00Z'],
    ['PV-1-company.eml', '2026-11-23T02:29:00Z'],
    ['PV-2-company.eml', '2024-11-24T02:29:00Z'],
    ['PV-3-company.eml', '2024-11-24T02:31:00Z'],
  ];
  const mailFolder = join(folder, 'mail');
  await mkdir(mailFolder, { recursive: true });
  for (const [name, time] of files) {
    await writeFile(join(mailFolder, name), '');
    await utimes(join(mailFolder, name), new Date(time), new Date(time));
  }
  expect(await purge(desk.orm, { months: 24, mailFolder }, now)).toBe(0);
  for (const table of ['own_page_tries', 'counted_mails'])
    expect(await database.query(`select network from ${table}`), table).toEqual([
      { network: 'younger' },
    ]);
  expect((await readdir(mailFolder)).sort()).toEqual([
    'PV-1-company.eml',
    'PV-1-notice-2.eml',
    'PV-3-company.eml',
  ]);
  // Nothing was erased, so nothing is recorded.
  expect(await database.query('select 1 from erasures')).toEqual([]);
});

test('however many are due, they are erased five hundred at a time, each lot with its record', async ({
  database,
  folder,
}) => {
  // A statement about five hundred may take longer on a busy machine than a visitor waits for one.
  const orm = await createOrm(database.url, config, 120);
  await storeInvented(orm.em, 'contact', contactPayload, new Date('2020-03-02T10:00:00Z'));
  // Copies of the one, with keys of their own.
  const copies = async (table: string, changed: string) =>
    database.query(
      `insert into ${table} select (json_populate_record(original, json_build_object(${changed}))).*
       from ${table} original, generate_series(1, 500) number`,
    );
  const [{ message } = expect.fail()] = await database.query<{ message: number }>(
    'select max(id)::int as message from contact_messages',
  );
  const uuid = `('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))`;
  await copies('contact_messages', `'id', ${message} + number`);
  await copies(
    'submissions',
    `'id', ${uuid}, 'idempotency_key', ${uuid}, 'reference', 'PV-' || number, 'contact_message_id', ${message} + number`,
  );
  await copies('handlings', `'submission_id', ${uuid}`);
  expect(await purge(orm, { months: 24, mailFolder: folder }, new Date())).toBe(501);
  expect(await database.query('select cause, requests from erasures order by id')).toEqual([
    { cause: 'retention', requests: 500 },
    { cause: 'retention', requests: 1 },
  ]);
  expect(await database.query('select 1 from submissions')).toEqual([]);
  await orm.close();
});
