import { pino } from 'pino';
import { type Log, type OpenDatabase, startEmbeddedPostgres } from './embedded-postgres.ts';

/** For commands, which print for people and log nothing. */
export const silent = pino({ level: 'silent' });

/**
 * The database of the settings: the named one, or the embedded one, which a running site shares and
 * which is started otherwise.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  log: Log = silent,
): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, release: async () => undefined };
  return startEmbeddedPostgres(DATA_DIR, log);
}
