import { execFileSync } from 'node:child_process';
import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { postmasterOf } from '../../testing/kill-under-load.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

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

test('where a path is too long for a socket, a port of 127.0.0.1 asks for the password; killed it comes back there with what it has stored, and why it does not is logged once', async ({
  folder,
}) => {
  const deep = join(folder, 'Ordner mit ’Zeichen, die eine Shell liest; '.repeat(3));
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (facts: unknown) => void errors.push(facts) };
  const embedded = await startEmbeddedPostgres(deep, log);
  expect(await query(embedded.url, 'select current_user as role')).toEqual([{ role: 'site' }]);
  await query(embedded.url, 'create table kept as select 42 as value');
  const guessed = new URL(embedded.url);
  expect(guessed.hostname).toBe('127.0.0.1');
  guessed.password = 'geraten';
  await expect(query(guessed.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  // Another process finds the port.
  const second = await startEmbeddedPostgres(deep, silentLogger);
  expect(second.url).toBe(embedded.url);
  await second.release();

  const settings = join(deep, 'postgres/postgresql.conf');
  const sound = await readFile(settings);
  await writeFile(settings, 'shared_buffers = none\n');
  process.kill(await postmasterOf(deep), 'SIGKILL');
  await vi.waitFor(() => expect(errors).not.toEqual([]), { timeout: 60_000, interval: 100 });
  // It is tried every second, and each try writes this file.
  const lastTry = async () => (await lstat(join(deep, 'postgres/server.log'))).mtimeMs;
  const first = await lastTry();
  await vi.waitFor(async () => expect((await lastTry()) - first).toBeGreaterThan(2_000), {
    timeout: 60_000,
    interval: 100,
  });
  expect(errors).toHaveLength(1);
  await writeFile(settings, sound);
  await vi.waitFor(
    async () => expect(await query(embedded.url, 'select * from kept')).toEqual([{ value: 42 }]),
    { timeout: 30_000, interval: 100 },
  );
  await embedded.release();
  await expect(query(embedded.url, 'select 1')).rejects.toThrow();
});

/** Everything that PostgreSQL has written down about itself. */
async function logsOf(folder: string): Promise<string> {
  const logs = await readdir(join(folder, 'postgres/log'));
  expect(logs).toEqual([expect.stringMatching(/^server-\w{3}\.log$/)]);
  const files = ['server.log', ...logs.map((name) => join('log', name))];
  const texts = files.map((name) => readFile(join(folder, 'postgres', name), 'utf8'));
  return (await Promise.all(texts)).join('');
}

test('the log of PostgreSQL holds no value and no statement, whatever goes wrong', async ({
  folder,
}) => {
  const marker = 'marke7269';
  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  const client = new Client({ connectionString: embedded.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table visitors (email text primary key, age int)');
  await client.query(`insert into visitors values ('${marker}')`);

  const refused = [
    [`insert into visitors values ('${marker}')`],
    ['insert into visitors values ($1)', [marker]],
    ['insert into visitors (email, age) values ($1, $2)', ['x', marker]],
    [`select '${marker}'::int`],
    [`select ${marker}`],
    [`do $$ begin raise exception '${marker}'; end $$`],
    [`set statement_timeout = 50; select pg_sleep(5) /* ${marker} */`],
  ] as const;
  for (const [text, values] of refused) {
    await expect(client.query(text, values && [...values])).rejects.toThrow();
  }
  await client.query(`set statement_timeout = 0; do $$ begin raise warning '${marker}'; end $$`);

  // Two that wait for each other, and one that waits too long.
  await client.query(`begin; insert into visitors values ('a${marker}')`);
  const other = new Client({ connectionString: embedded.url });
  other.on('error', () => undefined);
  await other.connect();
  await other.query(`begin; insert into visitors values ('b${marker}')`);
  const both = await Promise.allSettled([
    client.query(`insert into visitors values ('b${marker}')`),
    other.query(`insert into visitors values ('a${marker}')`),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await client.query('rollback');
  await other.query('rollback');

  // A process of the server that is ended or crashes is reported with what it did, by default.
  const sleepOf = async (sleeper: Client) => {
    const [{ pid }] = (await sleeper.query('select pg_backend_pid() as pid')).rows;
    const cut = expect(sleeper.query(`select pg_sleep(30), '${marker}'`)).rejects.toThrow();
    const active = `select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`;
    await vi.waitFor(async () => expect((await other.query(active)).rowCount).toBe(1), {
      timeout: 30_000,
      interval: 50,
    });
    return { pid, cut };
  };
  const ended = new Client({ connectionString: embedded.url });
  ended.on('error', () => undefined);
  await ended.connect();
  const asleep = await sleepOf(ended);
  await other.query(`select pg_terminate_backend(${asleep.pid})`);
  await asleep.cut;
  const crashing = await sleepOf(client);
  process.kill(crashing.pid, 'SIGKILL');
  await crashing.cut;
  await other.end().catch(() => undefined);
  await vi.waitFor(
    async () => expect(await query(embedded.url, 'select 1 as alive')).toEqual([{ alive: 1 }]),
    { timeout: 30_000, interval: 100 },
  );
  await embedded.release();

  const log = await logsOf(folder);
  expect(log).toContain('terminating connection due to administrator command');
  expect(log).toContain('was terminated by signal 9');
  expect(log.split('\n').filter((line) => line.includes(marker))).toEqual([]);
});

test('a link in the place of the database is not followed', async ({ folder }) => {
  const elsewhere = join(folder, 'elsewhere');
  await mkdir(elsewhere);
  await symlink(elsewhere, join(folder, 'postgres'));
  await expect(startEmbeddedPostgres(folder, silentLogger)).rejects.toThrow(
    /postgres is a link and is not followed/,
  );
  expect(await readdir(elsewhere)).toEqual([]);
});

test('a server that a killed run left behind is taken over; it listens to nothing but its socket, and its role is no superuser; data of another major version are rejected in one line', async ({
  folder,
}) => {
  // As after a fresh clone: the folder of the data is not there yet.
  const data = join(folder, 'a/data');
  const cluster = join(data, 'postgres');
  const module = join(import.meta.dirname, 'embedded-postgres.ts');
  // A run that starts the database and dies without a word.
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const log = { info() {}, warn() {}, error() {} };
    await startEmbeddedPostgres(${JSON.stringify(data)}, log);
    process.kill(process.pid, 'SIGKILL');
  `;
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
  ).toThrow();
  const leftBehind = await postmasterOf(data);

  const embedded = await startEmbeddedPostgres(data, silentLogger);
  expect(await postmasterOf(data)).toBe(leftBehind);
  expect(await query(embedded.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(embedded.url, 'show synchronous_commit')).toEqual([
    { synchronous_commit: 'on' },
  ]);
  expect((await query(embedded.url, 'show server_version'))[0].server_version).toMatch(/^18\./);
  const [listening] = await query(
    embedded.url,
    `select current_setting('listen_addresses') as addresses, inet_server_addr() as address`,
  );
  expect(listening).toEqual({ addresses: '', address: null });
  const socketFolder = decodeURIComponent(new URL(embedded.url).hostname);
  expect(socketFolder).toBe(cluster);
  expect((await lstat(socketFolder)).mode & 0o777).toBe(0o700);

  const [row] = await query(
    embedded.url,
    `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
       pg_get_userbyid(datdba) as owner
     from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  expect(row).toEqual({
    rolname: 'site',
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
    owner: 'site',
  });
  await query(embedded.url, 'create table copied (value int)');
  await expect(query(embedded.url, `copy copied from program 'echo 1'`)).rejects.toThrow(
    /permission denied/,
  );
  await embedded.release();
  await expect(query(embedded.url, 'select 1')).rejects.toThrow();

  const errorLine = (version: number, remedy: string) =>
    `The data in ${cluster} are of PostgreSQL ${version}, and this release brings 18: ${remedy}`;
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres(data, silentLogger)).rejects.toThrow(
    errorLine(17, 'run “pnpm database upgrade” once'),
  );
  await writeFile(join(cluster, 'PG_VERSION'), '19\n');
  await expect(startEmbeddedPostgres(data, silentLogger)).rejects.toThrow(
    errorLine(19, 'use a newer release'),
  );
});
