import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { noLink } from '../private-folder.ts';
import { moveIntoPlace, runAs } from './embedded-postgres-binaries.ts';
import type { Address, Cluster } from './embedded-postgres-server.ts';
import { withClient } from './with-client.ts';

const passwordFile = 'site-password';
const superuser = 'postgres';
const siteRole = 'site';
const databaseName = 'site';

/** Advisory lock that all on the data folder hold shared. Whoever gets it exclusively is the last. */
const presence = '(7269, 1)';
/** Advisory lock for setting up roles and database. */
const setUp = '(7269, 3)';

/** Major version of a data folder or of a package with programs. */
const majorOf = (version: string) => Number.parseInt(version, 10);

/** PostgreSQL's major versions: what the data are of, and what the programs can run. */
export async function versionsOf({ folder, binaries }: Cluster) {
  const data = await readFile(join(folder, 'PG_VERSION'), 'utf8');
  return { data: majorOf(data), programs: majorOf(binaries.version) };
}

/** Data of another major version than the programs' do not start. @throws Error that says what to do */
export async function refuseOtherVersion(cluster: Cluster): Promise<void> {
  const { data, programs } = await versionsOf(cluster);
  if (data === programs) return;
  const remedy = data < programs ? 'run “pnpm database upgrade” once' : 'use a newer release';
  throw new Error(
    `The data in ${cluster.folder} are of PostgreSQL ${data}, and this release brings ${programs}: ${remedy}`,
  );
}

/** Makes a new cluster unless there is one. It is made elsewhere and renamed, so none is ever half made. */
export async function createCluster({ folder, binaries, user }: Cluster): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  const secret = `${unfinished}.password`;
  await writeFile(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (user) {
    await chown(unfinished, user.uid, user.gid);
    await chown(secret, user.uid, user.gid);
  }
  await runAs(user, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--pwfile=${secret}`,
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  await rename(secret, join(unfinished, passwordFile));
  await moveIntoPlace(unfinished, folder);
}

/**
 * Keeps everyone else off a server on which nobody is, until the connection ends.
 * @returns undefined when somebody is on it
 */
export async function keepOthersOff(
  cluster: Cluster,
  server: Address,
): Promise<Client | undefined> {
  const client = await connect(await urlOf(superuser, cluster, server, databaseName));
  if (await isAlone(client)) return client;
  await client.end();
  return undefined;
}

/** The server is not stopped while this connection lives. */
export async function joinPresence(url: string): Promise<Client> {
  const client = await connect(url);
  await client.query(`select pg_advisory_lock_shared${presence}`);
  return client;
}

/** Gives up the presence. @returns whether nobody else has one */
export async function leavePresence(client: Client): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared${presence}`);
  return isAlone(client);
}

async function isAlone(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    `select pg_try_advisory_lock${presence} as alone`,
  );
  return rows[0]?.alone === true;
}

/**
 * Gives the site a role that is no superuser and owns its database and nothing else.
 * @returns connection string of the site's database
 */
export async function setUpDatabase(cluster: Cluster, server: Address): Promise<string> {
  const adminUrl = await urlOf(superuser, cluster, server, 'postgres');
  await withClient(adminUrl, 'set-up', async (admin) => {
    await admin.query(`select pg_advisory_lock${setUp}`);
    const { rows } = await admin.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
         exists (select from pg_database where datname = $2) as database`,
      [siteRole, databaseName],
    );
    if (!rows[0]?.role) {
      // The superuser's: whoever may read its file may use both roles.
      const password = admin.escapeLiteral(await readPassword(cluster));
      await admin.query(`create role ${siteRole} login password ${password}`);
    }
    if (!rows[0]?.database) {
      await admin.query(`create database ${databaseName} owner ${siteRole}`);
    }
  });
  return urlOf(siteRole, cluster, server, databaseName);
}

/** A connection that stands for a presence on the cluster, until it ends. */
async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: 'site presence' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A Unix socket's folder stands percent-encoded where the host would, as libpq and pg read it. */
async function urlOf(role: string, cluster: Cluster, { host, port }: Address, database: string) {
  const password = await readPassword(cluster);
  return `postgresql://${role}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}

async function readPassword({ folder }: Cluster): Promise<string> {
  const flag = constants.O_RDONLY | noLink;
  return (await readFile(join(folder, passwordFile), { encoding: 'utf8', flag })).trim();
}
