import { pino } from 'pino';
import type { Environment } from '../../environment.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';

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
}: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, release: async () => undefined };
  return startEmbeddedPostgres(DATA_DIR, silent);
}
