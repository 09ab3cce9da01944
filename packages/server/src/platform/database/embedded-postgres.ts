import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import {
  checkVersion,
  createCluster,
  isLast,
  joinServer,
  openCluster,
  stopServer,
} from './embedded-postgres-cluster.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** A database that can be used until it is released. */
export type OpenDatabase = {
  /** Connection string of the site's database. It stays the same while the site runs. */
  url: string;
  /** The last process on the folder to release it stops the server. */
  release(): Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with the site in `<dataDir>/postgres`, or shares the one that already
 * runs there: for a second site, for the operator's commands, or after the site was killed.
 * Until it is released, a server that dies is started again at the same address.
 * @throws Error with one clear line when the server cannot be started
 */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<OpenDatabase> {
  const cluster = await openCluster(dataDir);
  if (!existsSync(cluster.folder)) await createCluster(cluster);
  await checkVersion(cluster);
  const { url, presence: first } = await joinServer(cluster);
  const { port } = new URL(url);
  let isReleased = false;

  let presence = Promise.resolve(first);
  // When the server dies, this connection ends.
  const restartAtEnd = (connection: Client) =>
    connection.once('end', () => {
      if (!isReleased) presence = rejoin();
    });
  const rejoin = async (): Promise<Client> => {
    log.warn('Embedded PostgreSQL has ended and is started again');
    // Tried every second; each reason is logged once until it changes.
    for (let logged = ''; ; await sleep(1_000)) {
      try {
        const server = await joinServer(cluster, port);
        restartAtEnd(server.presence);
        return server.presence;
      } catch (error) {
        if (isReleased) throw error;
        const reason = error instanceof Error ? `${error.message}: ${error.cause}` : String(error);
        if (reason === logged) continue;
        log.error({ err: error }, 'Embedded PostgreSQL could not be started again');
        logged = reason;
      }
    }
  };
  restartAtEnd(first);

  return {
    url,
    async release() {
      isReleased = true;
      const last = await presence.catch(() => undefined);
      if (!last) return;
      if (await isLast(last).catch(() => false)) await stopServer(cluster);
      await last.end().catch(() => undefined);
    },
  };
}
