import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import getPort from 'get-port';
import { isRoot, type SystemUser } from '../site-user.ts';
import { type Binaries, runAs } from './embedded-postgres-binaries.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** A folder with PostgreSQL's data, and what runs it. */
export type Cluster = {
  folder: string;
  binaries: Binaries;
  /** As whom PostgreSQL runs; undefined means the current user. */
  user: SystemUser | undefined;
  access: Access;
};

/**
 * How clients reach the server: by a Unix socket that only its user (and root) can reach, or by a
 * port of 127.0.0.1 with a password, where Node knows no such sockets.
 */
type Access = 'socket' | 'password';
export const usualAccess: Access = platform() === 'win32' ? 'password' : 'socket';

/** Where a server listens. `host` is a folder when it is a Unix socket. */
export type Address = { host: string; port: number };

const startTimeoutSeconds = 60;

/** On a Unix socket the port is a part of the file's name and no more. */
const socketPort = 5432;
const socketName = (port: number) => `.s.PGSQL.${port}`;

/** Systems allow 104 to 108 bytes for the path of a socket, an ending zero included. */
const longestSocketPath = 103;

/**
 * What the log holds: starts, stops, crashes. Never a statement, a value or an error that a client
 * caused, since these may quote what a visitor typed; the site logs its own errors. One file for
 * each day of the week, written over after seven.
 */
const logSettings = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'server-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};

/**
 * Answers where a server accepts connections on the cluster, starting one if need be.
 * @param wanted the address to come back on
 * @throws Error with one clear line when the server cannot be started
 */
export async function ensureRunning(
  cluster: Cluster,
  log: Log,
  wanted?: Address,
): Promise<Address> {
  const running = await runningServer(cluster);
  if (running) {
    log.info({ port: running.port }, 'Sharing the PostgreSQL that already runs on this folder');
    return running;
  }
  const { folder, binaries, user } = cluster;
  const address = wanted ?? (await newAddress(cluster));
  // What PostgreSQL prints before its own log begins, of the last start only.
  const startLog = join(folder, 'server.log');
  await rm(startLog, { force: true });
  try {
    await runAs(user, binaries.pg_ctl, [
      'start',
      '-w',
      '-t',
      String(startTimeoutSeconds),
      '-D',
      folder,
      '-l',
      startLog,
      '-o',
      [`-p ${address.port}`, ...listenOptions(cluster, address), ...settings(logSettings)].join(
        ' ',
      ),
    ]);
    return address;
  } catch (cause) {
    // Another process may have started it meanwhile; then that server is shared.
    const other = await runningServer(cluster);
    if (other) return other;
    throw new Error(
      `Embedded PostgreSQL does not start, see ${startLog} and ${join(folder, 'log')}`,
      { cause },
    );
  }
}

const settings = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `-c ${name}=${value}`);

/** These go through a shell: no path of the user's in them, other than the one for temporary files. */
function listenOptions({ folder, access }: Cluster, { host }: Address): string[] {
  if (access === 'password') {
    return settings({ listen_addresses: host, unix_socket_directories: '' });
  }
  return settings({
    listen_addresses: '',
    // The server works in its own folder.
    unix_socket_directories: host === folder ? '.' : `'${host}'`,
    unix_socket_permissions: '0700',
  });
}

async function newAddress({ folder, access, user }: Cluster): Promise<Address> {
  if (access === 'password') {
    const host = '127.0.0.1';
    return { host, port: await getPort({ host }) };
  }
  const path = join(folder, socketName(socketPort));
  if (Buffer.byteLength(path) <= longestSocketPath) return { host: folder, port: socketPort };
  const short = await mkdtemp(join(tmpdir(), 'site-socket-'));
  if (user && isRoot()) await chown(short, user.uid, user.gid);
  return { host: short, port: socketPort };
}

/** Stops the server for whoever is on it. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const address = await readAddress(cluster);
  await runAs(cluster.user, cluster.binaries.pg_ctl, [
    'stop',
    '-D',
    cluster.folder,
    '-m',
    'fast',
    '-w',
  ]);
  const isTemporary = address?.host.startsWith(join(tmpdir(), 'site-socket-'));
  if (address && isTemporary) await rm(address.host, { recursive: true, force: true });
}

/** The server on this cluster once it accepts connections, undefined when there is none. */
export async function runningServer(cluster: Cluster): Promise<Address | undefined> {
  const deadline = Date.now() + startTimeoutSeconds * 1_000;
  while (Date.now() < deadline) {
    // pg_ctl looks whether the process of postmaster.pid really is a server of this folder.
    const { pg_ctl } = cluster.binaries;
    const alive = await runAs(cluster.user, pg_ctl, ['status', '-D', cluster.folder]).then(
      () => true,
      () => false,
    );
    if (!alive) return undefined;
    const address = await readAddress(cluster);
    // A server that was killed can still look alive and ready for a moment; only a listening one is.
    if (address && (await isListening(address))) return address;
    await sleep(50);
  }
  throw new Error(`The PostgreSQL that runs on ${cluster.folder} does not become ready`);
}

/**
 * What a server that is ready says of itself. Line 4 is the port, 5 the folder of the socket, 6 the
 * address of TCP, 8 „ready“ once connections are accepted (PostgreSQL, pidfile.h).
 */
async function readAddress({ folder }: Cluster): Promise<Address | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, socketFolder, tcpHost, , state] = text.split('\n').map((line) => line.trim());
  if (state !== 'ready') return undefined;
  if (!socketFolder) return { host: tcpHost ?? '', port: Number(port) };
  return { host: socketFolder === '.' ? folder : socketFolder, port: Number(port) };
}

/** @returns whether clients reach it by a Unix socket */
export const isSocket = ({ host }: Address) => host.startsWith('/');

async function isListening(address: Address): Promise<boolean> {
  const { host, port } = address;
  const socket = connect(
    isSocket(address) ? { path: join(host, socketName(port)) } : { host, port },
  );
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
