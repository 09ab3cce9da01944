import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createLogger } from './platform/log/create-logger.ts';
import { giveUpRoot } from './platform/site-user.ts';

/** Starts the database, unless one is named, and the site on it. */
async function start(environment: Environment): Promise<void> {
  const logger = createLogger(environment.LOG_LEVEL);
  const opened = openDatabase(environment, logger);
  // Root is needed only to run the database as its own user; it is given up before the site listens.
  const readyDatabase = async () => {
    const { url } = await opened;
    await giveUpRoot(environment.DATA_DIR, logger);
    return url;
  };
  const database = readyDatabase();
  const releaseDatabase = async () => (await opened).release();
  // A failure is dealt with where it is awaited; until then it must not count as unhandled.
  database.catch(() => undefined);
  try {
    // The database starts while Node loads everything else.
    const { serve } = await import('./serve.ts');
    await serve(environment, database, logger, releaseDatabase);
  } catch (error) {
    // For example because the port is taken. The database is stopped here, as nothing else would.
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
