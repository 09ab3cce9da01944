import { pino } from 'pino';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A database that is there for as long as it is not released. */
export type OpenDatabase = { url: string; release(): Promise<void> };

// What is worth saying the command says itself.
export const silent = pino({ level: 'silent' });

/**
 * The database of the settings: the named one, or the embedded one, which a running site shares and
 * which is started otherwise.
 */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, release: async () => undefined };
  return startEmbeddedPostgres(DATA_DIR, silent);
}
