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
  let { url, presence } = await joinServer(cluster);
  const { port } = new URL(url);
  let isReleased = false;

  // When the server dies, this connection ends.
  const restartAtEnd = (connection: Client) =>
    connection.once('end', async () => {
      while (!isReleased) {
        try {
          log.warn('Embedded PostgreSQL has ended and is started again');
          presence = (await joinServer(cluster, port)).presence;
          restartAtEnd(presence);
          return;
        } catch (error) {
          log.error({ err: error }, 'Embedded PostgreSQL could not be started again');
          await sleep(1_000);
        }
      }
    });
  restartAtEnd(presence);

  return {
    url,
    async release() {
      isReleased = true;
      if (await isLast(presence).catch(() => false)) await stopServer(cluster);
      await presence.end().catch(() => undefined);
    },
  };
}
