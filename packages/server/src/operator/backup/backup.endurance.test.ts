import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { administrate, databaseUrl } from '../../testing/database-cluster.ts';
import { figure } from '../../testing/figures.ts';
import { test as base } from '../../testing/fixtures.ts';
import { load } from '../../testing/load.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { startSiteProcess } from '../../testing/site-process.ts';
import { column, deliver, mailSettings, post1000 } from '../../testing/thousand-requests.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const test = base.extend<{ folder: string; emptyUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-backup-'));
    // As root, another user runs the database and has to pass through.
    await chmod(folder, 0o755);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  emptyUrl: async ({}, use) => {
    const name = `site_restored_${process.pid}`;
    await administrate(inject('clusterUrl'), `create database ${name}`);
    await use(databaseUrl(inject('clusterUrl'), name));
    await administrate(inject('clusterUrl'), `drop database ${name} with (force)`);
  },
});

test('a backup under load holds all that was accepted before it, and its mails go out after the restore', async ({
  folder,
  emptyUrl,
  mailServer,
}) => {
  const settings = { ...mailSettings(mailServer), DATA_DIR: join(folder, 'data') };
  mailServer.answer = 'refuse for now';
  const site = await startSiteProcess(settings);
  const before = await post1000(site.url);
  const accepted = new Set<string>();
  const stopLoad = load(site.url, accepted);
  const embedded = await startEmbeddedPostgres(settings.DATA_DIR, silentLogger);
  const file = join(folder, 'site.backup.gz');
  const start = performance.now();
  const rows = await backUp(embedded.url, file, new Date());
  const backupSeconds = (performance.now() - start) / 1_000;
  await stopLoad();
  await embedded.release();
  expect(await site.end('SIGTERM')).toBe(0);

  const restoreStart = performance.now();
  await restore(emptyUrl, file);
  const restoreSeconds = (performance.now() - restoreStart) / 1_000;
  const restored = new Set(await column(emptyUrl, 'select reference from submissions'));
  expect([...before].filter((reference) => !restored.has(reference))).toEqual([]);
  expect(restored.size).toBe(rows.submissions);
  const jobless = await column(
    emptyUrl,
    `select reference from submissions s where (select count(*) from pgboss.job
       where name = 'mail' and data->>'submissionId' = s.id::text) <> 2`,
  );
  expect(jobless).toEqual([]);
  await deliver(emptyUrl, { ...settings, DATABASE_URL: emptyUrl }, mailServer, restored.size * 2);
  figure(
    'backup under load, restored: requests, mails sent after it, seconds for backup and restore',
    `${restored.size}, ${restored.size * 2}, ${backupSeconds.toFixed(1)} and ${restoreSeconds.toFixed(1)} s`,
  );
});
