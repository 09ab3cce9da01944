import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { refuseLink } from '../private-folder.ts';
import { prepareSiteUser } from '../site-user.ts';
import { usableBinaries } from './embedded-postgres-binaries.ts';
import {
  createCluster,
  joinPresence,
  leavePresence,
  refuseOtherVersion,
  setUpDatabase,
} from './embedded-postgres-cluster.ts';
import {
  type Cluster,
  ensureRunning,
  type Log,
  stopServer,
  usualAccess,
} from './embedded-postgres-server.ts';

/** A database that can be used until it is released. */
export type OpenDatabase = {
  /** Connection string of the site's database. It stays the same while the site runs. */
  url: string;
  /** The last one on the folder to release it stops the server. */
  release(): Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with the site in `<dataDir>/postgres`, or shares the one that
 * already runs there: a second site, the operator's commands, or what a killed run left behind.
 * While held, a server that dies is started again at the same address.
 * @throws Error with one clear line when the server cannot be started
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  access = usualAccess,
): Promise<OpenDatabase> {
  const cluster = await openCluster(dataDir, access);
  await createCluster(cluster);
  await refuseOtherVersion(cluster);

  const address = await ensureRunning(cluster, log);
  const url = await setUpDatabase(cluster, address);
  if (access === 'password') log.info('Node knows no Unix sockets here: PostgreSQL uses TCP');

  let presence = await joinPresence(url);
  let released = false;
  // When the server dies, the presence's connection ends.
  const watch = (client: Client) => {
    client.once('end', async () => {
      while (!released) {
        try {
          log.warn('Embedded PostgreSQL went away, starting it again');
          await ensureRunning(cluster, log, address);
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
      if (isLast) await stopServer(cluster);
      await presence.end().catch(() => undefined);
    },
  };
}

/** The folder of the data with the programs and the user that run it. */
export async function openCluster(dataDir: string, access = usualAccess): Promise<Cluster> {
  const user = await prepareSiteUser(dataDir);
  const folder = join(dataDir, 'postgres');
  await refuseLink(folder);
  await finishUpgrade(folder);
  return { folder, binaries: await usableBinaries(dataDir, user), user, access };
}

/** Name of a finished upgrade until it replaces the old folder. */
export const upgradedFolder = (folder: string) => `${folder}.next`;

/** Does what is left to do where an upgrade was killed between its last two steps. */
async function finishUpgrade(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (existsSync(upgradedFolder(folder))) await rename(upgradedFolder(folder), folder);
}
