import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createOrm } from '../../platform/database/orm.ts';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import { test } from '../../testing/fixtures.ts';
import { contactPayload, gridConnectionPayload } from '../../testing/payloads.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { purge, scheduleRetention } from './purge.ts';

test('what is past its retention is gone, the rest stays', async ({ database, startSite }) => {
  const site = await startSite();
  await site.post('/api/contact', contactPayload);
  await site.post('/api/netzanschluss-daten', gridConnectionPayload);
  await database.query(`update submissions set received_at = now() - interval '25 months'`);
  const response = await site.post('/api/contact', { ...contactPayload, name: 'Neu' });
  const { reference } = (await response.json()) as { reference: string };
  await site.stop();

  const mailFolder = await mkdtemp(join(tmpdir(), 'site-mail-'));
  await writeFile(join(mailFolder, 'old.eml'), '');
  await writeFile(join(mailFolder, 'new.eml'), '');
  const longAgo = new Date('2020-01-01');
  await utimes(join(mailFolder, 'old.eml'), longAgo, longAgo);

  const orm = await createOrm(database.url);
  expect(await purge(orm, { months: 24, mailFolder }, new Date())).toBe(2);
  await orm.close();
  expect(await database.query('select reference from submissions')).toEqual([{ reference }]);
  expect(await database.query('select name from contact_messages')).toEqual([{ name: 'Neu' }]);
  expect(await database.query('select id from grid_connections')).toEqual([]);
  expect(await readdir(mailFolder)).toEqual(['new.eml']);
  await rm(mailFolder, { recursive: true });
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
  const orm = await createOrm(database.url);
  const boss = await startBoss(database.url, silentLogger);
  await scheduleRetention(boss, orm, { months: 1, mailFolder: '/nowhere' }, silentLogger);
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
