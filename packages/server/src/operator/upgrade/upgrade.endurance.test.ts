import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { findBinaries } from '../../platform/database/embedded-postgres-binaries.ts';
import {
  createCluster,
  joinServer,
  openCluster,
  stopServer,
} from '../../platform/database/embedded-postgres-cluster.ts';
import { figure } from '../../testing/figures.ts';
import { test } from '../../testing/fixtures.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { runSiteProcess, startSiteProcess } from '../../testing/site-process.ts';
import { contentsOf, deliver, mailSettings, post1000 } from '../../testing/thousand-submissions.ts';
import { fetchPrograms } from './upgrade-database.ts';

test('data of PostgreSQL 17 come over to 18 with every row and every waiting mail', async ({
  folder,
  mailServer,
}) => {
  const download = join(folder, 'download');
  await mkdir(download);
  const programs = await fetchPrograms('17.10.0-beta.17', download);
  const dataDir = join(folder, 'data');
  const cluster = await openCluster(dataDir);
  const old = { ...cluster, binaries: await findBinaries(programs, dataDir, cluster.user) };
  await createCluster(old);
  const { url: oldUrl } = await joinServer(old);

  mailServer.answer = 'refuse for now';
  const settings = { ...mailSettings(mailServer), DATA_DIR: dataDir };
  const site = await startSiteProcess({ ...settings, DATABASE_URL: oldUrl });
  await post1000(site.url);
  expect(await site.end('SIGTERM')).toBe(0);
  const before = await contentsOf(oldUrl);
  await stopServer(old);
  expect(before.map((rows) => rows.length)).toEqual([1_000, 1_000, 1_000, 2_000]);

  const rejected = await runSiteProcess(settings);
  expect(rejected.code).toBe(1);
  expect(rejected.output.trim()).toMatch(
    /^The site does not start: .* are of PostgreSQL 17, and this release brings 18: run “pnpm database upgrade” once$/,
  );

  const command = join(import.meta.dirname, 'database-cli.ts');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir };
  const upgrade = () =>
    spawnSync(process.execPath, [command, 'upgrade'], { env, encoding: 'utf8' });
  const start = performance.now();
  const done = upgrade();
  const seconds = (performance.now() - start) / 1_000;
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toContain('Taken over from PostgreSQL 17 to 18: 1000 requests, ');
  expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n');
  expect(await readFile(join(dataDir, 'postgres.17/PG_VERSION'), 'utf8')).toBe('17\n');
  expect(upgrade()).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing to do') });

  const upgraded = await startEmbeddedPostgres(dataDir, silentLogger);
  expect(await contentsOf(upgraded.url)).toEqual(before);
  await deliver(upgraded.url, settings, mailServer, 2_000);
  await upgraded.release();
  figure(
    'PostgreSQL 17 to 18: requests and waiting mails taken over, mails sent after it, seconds',
    `1000 and 2000, 2000, ${seconds.toFixed(1)} s`,
  );
});
