import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { Client, DatabaseError } from 'pg';
import { rejectLink } from '../private-folder.ts';
import { prepareSiteUser, type SystemUser } from '../site-user.ts';
import {
  type Binaries,
  findBinaries,
  installedPackage,
  moveIntoPlace,
  runAs,
} from './embedded-postgres-binaries.ts';

/** A folder with PostgreSQL's data, the programs for it, and the user as whom they run. */
export type Cluster = {
  folder: string;
  binaries: Binaries;
  /** Undefined means the current user. */
  user: SystemUser | undefined;
};

/** A running server. It is not stopped by others as long as the connection `presence` is open. */
export type Server = { url: string; presence: Client };

const passwordFile = 'site-password';

/** Advisory lock that every process on the server holds shared. */
const presenceLock = '(7269, 1)';

const startSeconds = 60;

/**
 * What the log holds: starts, stops, crashes. Never a statement, a value or an error that a client
 * caused, since these may quote what a visitor typed; the site logs its own errors. One file for
 * each day of the week, overwritten after seven.
 */
const logSettings = [
  'logging_collector=on',
  'log_directory=log',
  'log_filename=server-%a.log',
  'log_rotation_age=1d',
  'log_truncate_on_rotation=on',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length_on_error=0',
];

/** The cluster in a data folder, whether it is there yet or not. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const user = await prepareSiteUser(dataDir);
  const folder = join(dataDir, 'postgres');
  await rejectLink(folder);
  return { folder, binaries: await findBinaries(installedPackage(), dataDir, user), user };
}

/** PostgreSQL's major versions: of the data, and of the programs. */
export async function versionsOf({ folder, binaries }: Cluster) {
  const data = await readFile(join(folder, 'PG_VERSION'), 'utf8');
  return { data: Number.parseInt(data, 10), programs: Number.parseInt(binaries.version, 10) };
}

/**
 * Makes a cluster with the site's database and its role, which owns that database and is no superuser.
 * It is made elsewhere and renamed, so that no other process finds half of one.
 */
export async function createCluster({ folder, binaries, user }: Cluster): Promise<void> {
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}`;
  const secret = `${unfinished}.password`;
  const password = randomBytes(24).toString('hex');
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(secret, password, { mode: 0o600 });
  if (user) {
    await chown(unfinished, user.uid, user.gid);
    await chown(secret, user.uid, user.gid);
  }
  await runAs(user, join(binaries.folder, 'initdb'), [
    `--pgdata=${unfinished}`,
    `--pwfile=${secret}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  await rename(secret, join(unfinished, passwordFile));
  // Without a server: PostgreSQL carries out what it reads, a statement a line.
  await runAs(
    user,
    join(binaries.folder, 'postgres'),
    ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres'],
    `create role site login password '${password}'\ncreate database site owner site\n`,
  );
  await moveIntoPlace(unfinished, folder);
}

/**
 * Connects to the server on a cluster, which is started if it does not run.
 * @param port where it was before, if that is to stay
 * @throws Error with one clear line when it does not start
 */
export async function joinServer(cluster: Cluster, port?: string): Promise<Server> {
  const deadline = Date.now() + startSeconds * 1_000;
  for (;;) {
    let cause: unknown;
    try {
      return await connect(cluster);
    } catch (error) {
      cause = error;
    }
    if (Date.now() > deadline) throw doesNotStart(cluster, cause);
    // 57P0…: it is starting, stopping or recovering. Any other error means that there is none.
    const isThere = cause instanceof DatabaseError && cause.code?.startsWith('57P0');
    if (!isThere) await startServer(cluster, port);
    else await sleep(100);
  }
}

function doesNotStart({ folder }: Cluster, cause: unknown): Error {
  const logs = `${join(folder, 'server.log')} and ${join(folder, 'log')}`;
  return new Error(`Embedded PostgreSQL does not start, see ${logs}`, { cause });
}

async function connect(cluster: Cluster): Promise<Server> {
  const url = await urlOf(cluster);
  const presence = new Client({ connectionString: url, application_name: 'site presence' });
  // Its end is an event of its own; an error without a listener would end the process.
  presence.on('error', () => undefined);
  await presence.connect();
  await presence.query(`select pg_advisory_lock_shared${presenceLock}`);
  return { url, presence };
}

/** Whether no other process is on the server. None can come until this connection ends. */
export async function isLast(presence: Client): Promise<boolean> {
  await presence.query(`select pg_advisory_unlock_shared${presenceLock}`);
  const { rows } = await presence.query<{ isAlone: boolean }>(
    `select pg_try_advisory_lock${presenceLock} as "isAlone"`,
  );
  return rows[0]?.isAlone === true;
}

/** Starts the server, or returns when another process does. */
async function startServer(cluster: Cluster, port?: string): Promise<void> {
  const { folder } = cluster;
  // What PostgreSQL prints before its own log begins; of the last start only.
  const startLog = join(folder, 'server.log');
  await rm(startLog, { force: true });
  const listening = usesSocket(folder)
    ? // PostgreSQL works in its own folder.
      [
        'port=5432',
        'listen_addresses=',
        'unix_socket_directories=.',
        'unix_socket_permissions=0700',
      ]
    : [
        `port=${port ?? (await getPort({ host: '127.0.0.1' }))}`,
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
      ];
  // These go through a shell: no path that somebody has chosen may stand in them.
  const options = [...listening, ...logSettings].map((setting) => `-c ${setting}`).join(' ');
  const wait = ['-w', '-t', String(startSeconds)];
  try {
    await control(cluster, 'start', ...wait, '-l', startLog, '-o', options);
  } catch (cause) {
    // Another process may be starting one at the same time.
    await control(cluster, 'status').catch(() => {
      throw doesNotStart(cluster, cause);
    });
    await sleep(100);
  }
}

/** Stops the server for whoever is on it. */
export async function stopServer(cluster: Cluster): Promise<void> {
  await control(cluster, 'stop', '-m', 'fast', '-w');
}

function control({ folder, binaries, user }: Cluster, ...args: string[]): Promise<void> {
  return runAs(user, join(binaries.folder, 'pg_ctl'), [...args, '-D', folder]);
}

/**
 * Whether clients reach the server by a Unix socket in its own folder, which nobody else may enter, or by
 * a port of 127.0.0.1 with a password: on Windows, and where the path is longer than a socket's may be.
 */
function usesSocket(folder: string): boolean {
  return platform() !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= 103;
}

/**
 * Connection string of the site's database. The folder of a Unix socket stands percent-encoded in place
 * of the host, as libpq and pg read it.
 * @throws when no server has been started
 */
async function urlOf({ folder }: Cluster): Promise<string> {
  const password = await readFile(join(folder, passwordFile), 'utf8');
  const [, , , port] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const host = usesSocket(folder) ? encodeURIComponent(folder) : '127.0.0.1';
  return `postgresql://site:${password.trim()}@${host}:${port}/site`;
}

/** @throws Error with one clear line when the programs cannot run the data */
export async function checkVersion(cluster: Cluster): Promise<void> {
  const { data, programs } = await versionsOf(cluster);
  if (data === programs) return;
  const remedy = data < programs ? 'run “pnpm database upgrade” once' : 'use a newer release';
  throw new Error(
    `The data in ${cluster.folder} are of PostgreSQL ${data}, and this release brings ${programs}: ${remedy}`,
  );
}
