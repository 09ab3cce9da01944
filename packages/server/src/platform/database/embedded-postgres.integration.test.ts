import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { test as base, expect, vi } from 'vitest';
import { silentLogger } from '../../testing/silent-logger.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-data-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const postmasterOf = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

test('it keeps what it is told through a restart, and writes to disk at once', async ({
  folder,
}) => {
  const first = await startEmbeddedPostgres(folder, silentLogger);
  await query(first.url, 'create table kept as select 42 as value');
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect((await query(first.url, 'show server_version'))[0].server_version).toMatch(/^18\./);
  await first.release();
  await expect(query(first.url, 'select 1')).rejects.toThrow();

  const second = await startEmbeddedPostgres(folder, silentLogger);
  expect(await query(second.url, 'select * from kept')).toEqual([{ value: 42 }]);
  await second.release();
});

test('two that start at once on an empty folder share one database; the last one stops it', async ({
  folder,
}) => {
  const [one, other] = await Promise.all([
    startEmbeddedPostgres(folder, silentLogger),
    startEmbeddedPostgres(folder, silentLogger),
  ]);
  expect(other.url).toBe(one.url);
  await one.release();
  expect(await query(other.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await other.release();
  await expect(query(other.url, 'select 1')).rejects.toThrow();
});

test('a server that is killed comes back at the same address with its data', async ({ folder }) => {
  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  await query(embedded.url, 'create table kept as select 42 as value');
  process.kill(await postmasterOf(folder), 'SIGKILL');
  await vi.waitFor(
    async () => expect(await query(embedded.url, 'select * from kept')).toEqual([{ value: 42 }]),
    { timeout: 30_000, interval: 100 },
  );
  await embedded.release();
});

test('a server that a killed run left behind is taken over', async ({ folder }) => {
  const module = join(import.meta.dirname, 'embedded-postgres.ts');
  // A run that starts the database and dies without a word.
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const log = { info() {}, warn() {}, error() {} };
    await startEmbeddedPostgres(${JSON.stringify(folder)}, log);
    process.kill(process.pid, 'SIGKILL');
  `;
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
  ).toThrow();
  const leftBehind = await postmasterOf(folder);

  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  expect(await postmasterOf(folder)).toBe(leftBehind);
  expect(await query(embedded.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await embedded.release();
  await expect(query(embedded.url, 'select 1')).rejects.toThrow();
});
