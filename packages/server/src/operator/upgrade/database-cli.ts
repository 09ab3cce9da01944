import { runAsProcess, runCommand, UsageError } from '@rebhang-solar/content/command';
import { readEnvironment } from '../../environment.ts';
import { describeRows } from '../backup/archive.ts';
import { upgradeDatabase } from './upgrade-database.ts';

const usage =
  'pnpm database upgrade   takes the data of an older embedded PostgreSQL over to this release’s';

await runAsProcess((args, terminal) =>
  runCommand(args, terminal, {
    language: 'en',
    usage,
    options: {},
    words: 1,
    failed: (reason) => reason,
    async work({ positionals: [command] }) {
      if (command !== 'upgrade') throw new UsageError('A command is expected');
      const { DATABASE_URL, DATA_DIR } = readEnvironment();
      if (DATABASE_URL) {
        throw new UsageError(
          'DATABASE_URL names a PostgreSQL of your own: upgrade that one, or “pnpm backup” here and “pnpm restore” there',
        );
      }
      const report = (step: string) => terminal.stdout.write(`${step}\n`);
      const upgrade = await upgradeDatabase(DATA_DIR, report);
      if (!upgrade) return 'The data are of this release’s PostgreSQL already, nothing to do';
      const { from, to, rows, oldFolder, backup } = upgrade;
      return `Taken over from PostgreSQL ${from} to ${to}: ${describeRows(rows)}
Once the site runs well, delete ${oldFolder} and ${backup}`;
    },
  }),
);
