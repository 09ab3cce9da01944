import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Run, runAsProcess, runCommand, UsageError } from '@rebhang-solar/content/command';
import { oldestBackupHours } from '@rebhang-solar/content/mails/alert';
import { type Environment, readEnvironment } from '../../environment.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makePrivateFolder } from '../../platform/private-folder.ts';
import { describeRows, readArchive } from './archive.ts';
import { backUp, noteBackup } from './back-up.ts';

const usage = `pnpm backup FILE                    everything stored and every waiting mail, into a new file
pnpm backup --folder DIR --keep N   the same into a file named after the time; keeps the last N
pnpm backup --check FILE            reads a backup through and says what is in it
pnpm backup --check --folder DIR    the same for the newest one, which is at most ${oldestBackupHours} hours old`;

/** `pnpm backup`. */
export const runBackup: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    language: 'en',
    usage,
    options: {
      check: { type: 'boolean' },
      folder: { type: 'string' },
      keep: { type: 'string' },
    },
    words: 1,
    failed: (reason) => `ALERT backup failed: ${reason}`,
    async work({ values: { check, folder, keep }, positionals: [file] }) {
      const path = folder ?? file;
      if (path === undefined || (folder && file)) {
        throw new UsageError('One file or --folder is expected');
      }
      if ((keep !== undefined) !== (folder !== undefined && !check)) {
        throw new UsageError('--keep goes with --folder, to write a backup');
      }
      const target = resolve(path);
      if (check) return folder ? checkFolder(target) : checkFile(target);
      const settings = readEnvironment(source);
      if (keep === undefined) return save(settings, target);
      if (!/^[1-9]\d*$/.test(keep))
        throw new UsageError('--keep is a number of backups, 1 or more');
      return saveNightly(settings, target, Number(keep));
    },
  });

async function checkFile(file: string): Promise<string> {
  const { head, counts } = await readArchive(file);
  return `${file} of ${head.createdAt} can be restored: ${describeRows(counts)}`;
}

async function checkFolder(folder: string): Promise<string> {
  const newest = (await backupsIn(folder)).at(-1);
  if (!newest) throw new Error(`There is no backup in ${folder}`);
  const { createdAt } = (await readArchive(newest)).head;
  if (Date.now() - Date.parse(createdAt) > oldestBackupHours * 60 * 60 * 1_000) {
    throw new Error(`The newest backup, ${newest}, is of ${createdAt}`);
  }
  return checkFile(newest);
}

/** Backups that the nightly command has written, the oldest first: names sort by time. */
async function backupsIn(folder: string): Promise<string[]> {
  const isBackup = (name: string) => /^rebhang-solar-\d{4}-[\dT-]+Z\.backup\.gz$/.test(name);
  const names = (await readdir(folder)).filter(isBackup).sort();
  return names.map((name) => join(folder, name));
}

async function saveNightly(settings: Environment, folder: string, keep: number): Promise<string> {
  await makePrivateFolder(folder);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `rebhang-solar-${time}Z.backup.gz`);
  const saved = await save(settings, file, noteBackup);
  // After the new one is written and read through: a failure leaves the old ones.
  for (const old of (await backupsIn(folder)).slice(0, -keep)) await rm(old);
  return saved;
}

/** @param note records how it went */
async function save(
  { DATABASE_URL, DATA_DIR }: Environment,
  file: string,
  note: typeof noteBackup = async () => undefined,
): Promise<string> {
  if (existsSync(file)) throw new UsageError(`${file} is there already; a new file is expected`);
  // Otherwise a wrong DATA_DIR would make a new, empty database and back that up every night.
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'postgres'))) {
    throw new Error(`There is no database in ${DATA_DIR}`);
  }
  const database = await openDatabase({ DATABASE_URL, DATA_DIR });
  try {
    const rows = await backUp(database.url, file, new Date());
    await note(database.url, new Date(), true);
    return `${file} is written and can be restored: ${describeRows(rows)}`;
  } catch (error) {
    // If the database itself is the reason, there is no note, and the watch finds the last one too old.
    await note(database.url, new Date(), false).catch(() => undefined);
    throw error;
  } finally {
    await database.release();
  }
}

if (import.meta.main) await runAsProcess(runBackup);
