import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { oldestBackupHours } from '@rebhang-solar/content/operator-mails';
import { type Environment, readEnvironment } from '../../environment.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makePrivateFolder } from '../../platform/private-folder.ts';
import { readArguments, runCommand, type Streams, UsageError } from '../run-command.ts';
import { checkArchive, type RowCounts } from './archive.ts';
import { backUp, noteBackup } from './back-up.ts';
import { restore } from './restore.ts';

type Settings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

const backupUsage = `pnpm backup FILE                    everything stored and every waiting mail, into a new file
pnpm backup --folder DIR --keep N   the same into a file named after the time; keeps the last N
pnpm backup --check FILE            reads a backup through and says what is in it
pnpm backup --check --folder DIR    the same for the newest one, which is at most ${oldestBackupHours} hours old`;
const restoreUsage =
  'pnpm restore FILE   a backup into the database of the settings, which holds no requests';

/** Names sort by time. */
const fileNameAt = (time: Date) =>
  `rebhang-solar-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;
const isOurs = (name: string) => /^rebhang-solar-\d{4}-[\dT-]+Z\.backup\.gz$/.test(name);

/** `pnpm backup`. @returns exit code: 0 done, 1 failed, 2 wrong usage */
export async function runBackup(
  args: string[],
  streams: Streams,
  source?: Record<string, string | undefined>,
): Promise<number> {
  return runCommand(streams, backupUsage, 'ALERT backup failed: ', async () => {
    const { values, positionals } = readArguments(args, {
      check: { type: 'boolean' },
      folder: { type: 'string' },
      keep: { type: 'string' },
      help: { type: 'boolean' },
    });
    const [file, ...more] = positionals;
    const { check, folder, keep, help } = values;
    if (help) return backupUsage;
    if (more.length > 0) throw new UsageError(`One file is expected, not ${positionals.length}`);
    if (check) {
      if (keep || (file === undefined) === (folder === undefined)) {
        throw new UsageError('--check goes with a file or with --folder');
      }
      const checked = resolve(file ?? (await newestIn(resolve(folder ?? ''))));
      const { head, rows } = await checkArchive(checked);
      if (folder && Date.now() - Date.parse(head.createdAt) > longestAge) {
        throw new Error(`The newest backup, ${checked}, is of ${head.createdAt}`);
      }
      return `${checked} of ${head.createdAt} can be restored: ${describeRows(rows)}`;
    }
    const settings = readEnvironment(source);
    if (!folder) {
      if (keep) throw new UsageError('--keep goes with --folder');
      if (!file) throw new UsageError('A file to write is expected');
      return save(settings, resolve(file));
    }
    if (file) throw new UsageError('Either a file or --folder is expected');
    const wanted = Number(keep);
    if (!Number.isInteger(wanted) || wanted < 1) {
      throw new UsageError('--folder goes with --keep and a number of backups, 1 or more');
    }
    const target = resolve(folder);
    await makePrivateFolder(target);
    const newest = join(target, fileNameAt(new Date()));
    const saved = await save(settings, newest, { isNightly: true });
    // Only once the new one is there and can be read.
    const all = (await readdir(target)).filter(isOurs).sort();
    for (const old of all.slice(0, -wanted)) await rm(join(target, old));
    return saved;
  });
}

/** One a night, and two hours for the night on which clocks are put back and for a slow disk. */
const longestAge = oldestBackupHours * 60 * 60 * 1_000;

async function newestIn(folder: string): Promise<string> {
  const newest = (await readdir(folder)).filter(isOurs).sort().at(-1);
  if (!newest) throw new Error(`There is no backup in ${folder}`);
  return join(folder, newest);
}

async function save(settings: Settings, file: string, { isNightly = false } = {}): Promise<string> {
  // Otherwise a wrong DATA_DIR would make a new, empty database and back that up every night.
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'postgres'))) {
    throw new Error(`There is no database in ${settings.DATA_DIR}`);
  }
  const database = await openDatabase(settings);
  try {
    const rows = await backUp(database.url, file, new Date());
    if (isNightly) await noteBackup(database.url, new Date(), true);
    return `${file} is written and can be restored: ${describeRows(rows)}`;
  } catch (error) {
    // If the database itself is the reason, there is no note, and the watch finds the last one too old.
    if (isNightly) await noteBackup(database.url, new Date(), false).catch(() => undefined);
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new UsageError(`${file} is there already; a new file is expected`);
  } finally {
    await database.release();
  }
}

/** `pnpm restore`. @returns exit code: 0 done, 1 failed, 2 wrong usage */
export async function runRestore(
  args: string[],
  streams: Streams,
  source?: Record<string, string | undefined>,
): Promise<number> {
  return runCommand(streams, restoreUsage, 'ALERT restore failed: ', async () => {
    const { values, positionals } = readArguments(args, { help: { type: 'boolean' } });
    if (values.help) return restoreUsage;
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new UsageError('One file is expected');
    const path = resolve(file);
    // Before a database is made for it.
    await checkArchive(path);
    const database = await openDatabase(readEnvironment(source));
    try {
      return `Restored: ${describeRows(await restore(database.url, path))}`;
    } finally {
      await database.release();
    }
  });
}

/** What of it somebody wants to know. */
export function describeRows(rows: RowCounts): string {
  const { submissions = 0, 'pgboss.job': jobs = 0 } = rows;
  return `${submissions} requests, ${jobs} jobs`;
}
