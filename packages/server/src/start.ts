import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createLogger } from './platform/log/create-logger.ts';
import { giveUpRoot, makeDataDir } from './platform/site-user.ts';

/** Starts the database, unless one is named, and the site on it. */
async function start(environment: Environment): Promise<void> {
  const { DATABASE_URL, SMTP_URL, DATA_DIR } = environment;
  // With both of them elsewhere nothing has to be written there.
  if (!DATABASE_URL || !SMTP_URL) await makeDataDir(DATA_DIR);
  const logger = createLogger(environment.LOG_LEVEL);
  const opened = openDatabase(environment, logger);
  // Root is needed only to run the database as its own user; it is given up before the site listens.
  const readyDatabase = async () => {
    const { url } = await opened;
    await giveUpRoot(DATA_DIR, logger);
    return url;
  };
  const releaseDatabase = async () => (await opened).release();
  try {
    // The database starts while Node loads everything else.
    const [{ serve }, databaseUrl] = await Promise.all([import('./serve.ts'), readyDatabase()]);
    await serve(environment, databaseUrl, logger, releaseDatabase);
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
