import { resolve } from 'node:path';
import { type Run, runAsProcess, runCommand, UsageError } from '@rebhang-solar/content/command';
import { readEnvironment } from '../../environment.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { describeRows, readArchive } from './archive.ts';
import { restore } from './restore.ts';

const usage =
  'pnpm restore FILE   a backup into the database of the settings, which holds no requests';

/** `pnpm restore`. */
export const runRestore: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    language: 'en',
    usage,
    options: {},
    words: 1,
    failed: (reason) => `ALERT restore failed: ${reason}`,
    async work({ positionals: [file] }) {
      if (!file) throw new UsageError('One file is expected');
      const path = resolve(file);
      // Opening the database creates one where there is none; a damaged file has to fail before that.
      await readArchive(path);
      const database = await openDatabase(readEnvironment(source));
      try {
        const { counts, leftOut } = await restore(database.url, path);
        const erased = leftOut > 0 ? `, without ${leftOut} erased since the backup was made` : '';
        return `Restored: ${describeRows(counts)}${erased}`;
      } finally {
        await database.release();
      }
    },
  });

if (import.meta.main) await runAsProcess(runRestore);
