import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { figure } from './testing/figures.ts';
import { test as base } from './testing/fixtures.ts';
import { post } from './testing/load.ts';
import type { MailServer } from './testing/mail-server.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { startSiteProcess } from './testing/site-process.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-backup-'));
    // The user postgres has to pass through.
    await chmod(folder, 0o755);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

const requests = 5;
const settingsFor = (mailServer: MailServer) => ({
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'website@rebhang-solar.example',
  MAIL_TO: 'buero@rebhang-solar.example',
});

/** Everything that must be in a backup: the rows, and the mails that are still to be sent. */
async function contentsOf(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const read = async (text: string) => (await client.query(text)).rows;
  const contents = {
    messages: await read('select * from contact_messages order by id'),
    submissions: await read('select * from submissions order by id'),
    secrets: await read('select * from secrets order by name'),
    jobs: await read(
      `select id, name, state, data, retry_count from pgboss.job where name like 'mail%' order by id`,
    ),
  };
  await client.end();
  expect(contents.submissions).toHaveLength(requests);
  expect(contents.jobs).toHaveLength(requests * 2);
  return contents;
}

/** Runs the site on `settings` until it has taken its requests; their mails stay behind. */
async function fill(settings: Record<string, string>, mailServer: MailServer): Promise<void> {
  mailServer.answer = 'refuse for now';
  const site = await startSiteProcess({ ...settingsFor(mailServer), ...settings });
  for (let count = 0; count < requests; count += 1) expect(await post(site.url)).toBeDefined();
  expect(await site.end('SIGTERM')).toBe(0);
}

/** Runs the site on what was restored, and waits for the mails that were still to be sent. */
async function deliver(
  url: string,
  settings: Record<string, string>,
  mailServer: MailServer,
): Promise<void> {
  mailServer.answer = 'take';
  const client = new Client({ connectionString: url });
  await client.connect();
  // The pause after the refusal is over.
  await client.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await client.end();
  const site = await startSiteProcess({ ...settingsFor(mailServer), ...settings });
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(requests * 2), {
    timeout: 60_000,
    interval: 50,
  });
  expect(await site.end('SIGTERM')).toBe(0);
}

test('pg_dump into psql: the same rows, and the mails that were still to be sent', async ({
  folder,
  mailServer,
}) => {
  const server = await startInstalledPostgres(folder);
  try {
    const original = server.createDatabase('original');
    const restored = server.createDatabase('restored');
    await fill({ DATABASE_URL: original, DATA_DIR: folder }, mailServer);
    const before = await contentsOf(original);
    const dump = execFileSync(server.program('pg_dump'), ['--no-owner', original]);
    execFileSync(server.program('psql'), ['--quiet', '--set=ON_ERROR_STOP=1', restored], {
      input: dump,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    expect(await contentsOf(restored)).toEqual(before);
    await deliver(restored, { DATABASE_URL: restored, DATA_DIR: folder }, mailServer);
    figure(
      'backup by pg_dump: requests and pending mails restored',
      `${requests} and ${requests * 2}`,
    );
  } finally {
    server.stop();
  }
});

test('a copy of the stopped folder: the same rows, and the mails that were still to be sent', async ({
  folder,
  mailServer,
}) => {
  const original = join(folder, 'original');
  const copy = join(folder, 'copy');
  await fill({ DATA_DIR: original }, mailServer);
  execFileSync('cp', ['--archive', original, copy]);
  const first = await startEmbeddedPostgres(original, silentLogger);
  const before = await contentsOf(first.url);
  await first.release();
  await rm(original, { recursive: true });
  const second = await startEmbeddedPostgres(copy, silentLogger);
  expect(await contentsOf(second.url)).toEqual(before);
  await deliver(second.url, { DATA_DIR: copy }, mailServer);
  await second.release();
  figure(
    'backup by folder: requests and pending mails restored',
    `${requests} and ${requests * 2}`,
  );
});

/**
 * A PostgreSQL of the system's own, since the embedded one brings no client programs:
 * `apt-get install postgresql`, the newest of those that are installed.
 */
async function startInstalledPostgres(folder: string) {
  const root = '/usr/lib/postgresql';
  const versions = (await readdir(root)).sort((a, b) => Number(b) - Number(a));
  const program = (name: string) => join(root, versions[0] ?? '', 'bin', name);
  const cluster = join(folder, 'cluster');
  const isRoot = userInfo().uid === 0;
  // PostgreSQL refuses to run as root.
  const run = (name: string, parameters: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', program(name), ...parameters], {
          cwd: '/',
          stdio: 'ignore',
        })
      : execFileSync(program(name), parameters, { stdio: 'ignore' });
  if (isRoot) {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    await chown(folder, idOf('-u'), idOf('-g'));
  }
  const port = await getPort();
  run('initdb', [
    '--pgdata',
    cluster,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  run('pg_ctl', [
    'start',
    '-w',
    '-D',
    cluster,
    '-l',
    join(cluster, 'server.log'),
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
  ]);
  const url = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  return {
    program,
    createDatabase(name: string) {
      execFileSync(program('psql'), ['--quiet', '-c', `create database ${name}`, url('postgres')]);
      return url(name);
    },
    stop: () => run('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w']),
  };
}
