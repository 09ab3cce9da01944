import { readEnvironment } from '../../environment.ts';
import { describeRows } from '../backup/backup-command.ts';
import { readArguments, runCommand, UsageError } from '../run-command.ts';
import { upgradeDatabase } from './upgrade-database.ts';

const usage =
  'pnpm database upgrade   takes the data of an older embedded PostgreSQL over to this release’s';

process.exitCode = await runCommand(process, usage, '', async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    help: { type: 'boolean' },
  });
  if (values.help) return usage;
  if (positionals.join() !== 'upgrade') throw new UsageError('A command is expected');
  const { DATABASE_URL, DATA_DIR } = readEnvironment();
  if (DATABASE_URL) {
    throw new UsageError(
      'DATABASE_URL names a PostgreSQL of your own: upgrade that one, or “pnpm backup” here and “pnpm restore” there',
    );
  }
  const upgrade = await upgradeDatabase(DATA_DIR, (step) => process.stdout.write(`${step}\n`));
  if (!upgrade) return 'The data are of this release’s PostgreSQL already, nothing to do';
  const { from, to, rows, oldFolder, backup } = upgrade;
  return `Taken over from PostgreSQL ${from} to ${to}: ${describeRows(rows)}
Once the site runs well, delete ${oldFolder} and ${backup}`;
});
