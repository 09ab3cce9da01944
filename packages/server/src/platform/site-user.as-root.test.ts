import { execFileSync, spawnSync } from 'node:child_process';
import { chown, lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base } from '../testing/fixtures.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { startSiteProcess } from '../testing/site-process.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { prepareSiteUser } from './site-user.ts';

// What only root can try: other users of the machine. Run where the tests run as root, see vitest.config.ts.

/** `folder` is not there yet; what is beside it goes with it. */
const test = base.extend<{ folder: string }>({
  folder: async ({ folder }, use) => use(join(folder, 'data')),
});

const uidOf = (user: string) => Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }));

const stranger = uidOf('nobody');

/** Runs a few lines of JavaScript as another user. @returns what they print, or the error's code */
function asUser(uid: number, script: string): string {
  const guarded = `(async () => { ${script} })().catch((error) => console.log(error.code))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', guarded], {
    uid,
    gid: uid,
    cwd: '/',
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

test('a site that root starts gives its privileges up, and its mails still find their folder; another user can neither reach its database nor put a server of their own in its place', async ({
  folder,
}) => {
  await mkdir(folder, { mode: 0o700 });
  const site = await startSiteProcess({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  const user = await prepareSiteUser(folder);
  const ids = (id?: number) => Array.from({ length: 4 }, () => id).join('\t');
  expect(user?.uid).toBeGreaterThan(0);
  expect(status).toContain(`\nUid:\t${ids(user?.uid)}\n`);
  expect(status).toContain(`\nGid:\t${ids(user?.gid)}\n`);
  expect(status).toContain(`\nGroups:\t${user?.gid} \n`);
  expect(status).toMatch(/\nCapEff:\t0+\n/);
  expect(await stat(folder)).toMatchObject({ uid: 0, gid: user?.gid });
  // Its group may pass through, and nothing else.
  expect((await stat(folder)).mode & 0o7777).toBe(0o710);
  expect(await stat(join(folder, 'mail'))).toMatchObject({ uid: user?.uid });
  expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
  // Other than these two nothing changes hands.
  const owners = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, (await lstat(join(folder, name))).uid]),
  );
  expect(
    owners
      .filter(([, uid]) => uid !== 0)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['mail', 'postgres']);

  const socket = JSON.stringify(join(folder, 'postgres/.s.PGSQL.5432'));
  const password = JSON.stringify(join(folder, 'postgres/site-password'));
  const wait = `new Promise((resolve, reject) => socket.on('error', reject).on('connect', resolve))`;
  const reach = `const socket = require('net').connect(${socket}); await ${wait}; console.log('reached')`;
  const impersonate = `const server = require('net').createServer(); server.listen(${socket});
    await new Promise((resolve, reject) => server.on('error', reject).on('listening', resolve));
    console.log('impersonated'); server.close()`;
  expect(asUser(stranger, reach)).toBe('EACCES');
  expect(asUser(stranger, `require('fs').readFileSync(${password})`)).toBe('EACCES');
  // Nor on TCP.
  expect(
    asUser(stranger, `const socket = require('net').connect(5432, '127.0.0.1'); await ${wait}`),
  ).toBe('ECONNREFUSED');
  expect(await site.end('SIGTERM')).toBe(0);
  expect(asUser(stranger, impersonate)).toBe('EACCES');
});

test('in an ordinary user’s folder root acts as that user and takes nothing away from them', async ({
  folder,
}) => {
  await mkdir(folder);
  await chown(folder, stranger, stranger);
  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  expect((await stat(folder)).uid).toBe(stranger);
  expect((await stat(join(folder, 'postgres'))).uid).toBe(stranger);
  await embedded.release();
});

test('where its user could not reach the data, the site stays root and says why', async ({
  database,
  folder,
}) => {
  const closed = join(folder, '../closed');
  await mkdir(closed, { mode: 0o700 });
  const site = await startSiteProcess({
    DATA_DIR: join(closed, 'data'),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
  });
  expect(site.output()).toMatch(/Goes on as root: its user rebhang-solar may not enter .*closed/);
  expect(await readFile(`/proc/${site.pid}/status`, 'utf8')).toContain('\nUid:\t0\t0\t0\t0\n');
  expect(await site.end('SIGTERM')).toBe(0);
});
