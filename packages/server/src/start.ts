import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { createLogger } from './platform/log/create-logger.ts';
import { giveUpRoot } from './platform/site-user.ts';

/** Starts the database, unless one is named, and the site on it. */
async function start(environment: Environment): Promise<void> {
  const logger = createLogger(environment.LOG_LEVEL);

  const embedded = environment.DATABASE_URL
    ? undefined
    : startEmbeddedPostgres(environment.DATA_DIR, logger);
  // Only the database needs root, to run as a user of its own. Nothing has been listened to by then.
  const readyDatabase = async () => {
    const url = (await embedded)?.url ?? environment.DATABASE_URL ?? '';
    await giveUpRoot(environment.DATA_DIR, logger);
    return url;
  };
  const database = readyDatabase();
  const releaseDatabase = async () => (await embedded)?.release();
  // Whoever waits for it hears of a failure; until then nobody does.
  database.catch(() => undefined);
  try {
    // The database starts while Node loads everything else.
    const { serve } = await import('./serve.ts');
    await serve(environment, database, logger, releaseDatabase);
  } catch (error) {
    // A port that is taken, say: nobody is left who would stop the database.
    await releaseDatabase();
    throw error;
  }
}

try {
  await start(readEnvironment());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof EnvironmentError ? `${reason}\n` : `The site does not start: ${reason}\n`,
  );
  process.exit(1);
}
