import { EnvironmentError, readEnvironment } from '../../environment.ts';
import { upgradeDatabase } from './upgrade-database.ts';

const usage =
  'pnpm database upgrade   takes the data of an older embedded PostgreSQL over to this release’s\n';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** @returns exit code: 0 done, 1 failed, 2 wrong usage */
async function runDatabase(args: string[]): Promise<number> {
  if (args.join() !== 'upgrade') {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const { DATABASE_URL, DATA_DIR } = readEnvironment();
    if (DATABASE_URL) {
      process.stderr.write(
        'DATABASE_URL names a PostgreSQL of your own: upgrade that one, or “pnpm backup” here and “pnpm restore” there\n',
      );
      return 2;
    }
    const upgrade = await upgradeDatabase(DATA_DIR, say);
    if (!upgrade) {
      say('The data are of this release’s PostgreSQL already, nothing to do');
      return 0;
    }
    const { from, to, rows, oldFolder, backup } = upgrade;
    const { submissions = 0, 'pgboss.job': jobs = 0 } = rows;
    say(`Taken over from PostgreSQL ${from} to ${to}: ${submissions} requests, ${jobs} jobs`);
    say(`Once the site runs well, delete ${oldFolder} and ${backup}`);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\n`);
    return error instanceof EnvironmentError ? 2 : 1;
  }
}

process.exitCode = await runDatabase(process.argv.slice(2));
