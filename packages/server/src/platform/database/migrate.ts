import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { withClient } from './with-client.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Number of the advisory lock, the same for all instances. */
const migrationLock = 7269_2;

/**
 * Brings the schema up to date. Instances that start together wait for each other at an advisory lock,
 * which MikroORM does not take itself; all but the first then find nothing to do. There is no time limit,
 * as a new index on a full table takes long.
 * @param config `mikro-orm.config.ts`
 * @param to name of the last migration wanted, for a backup of an older release; all of them by default
 * @throws Error with one clear line when the tables are older than the first release, or the database is
 *   not encoded in UTF-8
 */
export async function migrate(url: string, config: Options, to?: string): Promise<void> {
  await withClient(url, 'migration', async (lock) => {
    const { rows } = await lock.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding;
    // Any other rejects some of what visitors type, or stores it as bytes that cannot be searched or sorted.
    if (encoding !== 'UTF8') {
      throw new Error(`The database is encoded in ${encoding}; make it anew with encoding UTF8`);
    }
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await rejectUnreleased(lock);
    const orm = await MikroORM.init({ ...config, clientUrl: url });
    await orm.migrator.up(to === undefined ? undefined : { to }).finally(() => orm.close());
  });
}

/** Names of this release's migrations, in their order, as the table `mikro_orm_migrations` lists them. */
export function migrationNames(): string[] {
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.ts'));
  return files.map((file) => basename(file, '.ts')).sort();
}

/** Versions before 1.0.0 were never released. Their tables, made by other migrations, lead to no later ones. */
async function rejectUnreleased(client: Client): Promise<void> {
  const { rows: tables } = await client.query(
    `select 1 where to_regclass('public.mikro_orm_migrations') is not null`,
  );
  if (tables.length === 0) return;
  const { rows: migrations } = await client.query('select name from mikro_orm_migrations');
  const [initial] = migrationNames();
  if (migrations.length > 0 && !migrations.some(({ name }) => name === initial)) {
    throw new Error(
      'The database is of a version before 1.0.0, which was never released; name a new DATA_DIR or an empty database',
    );
  }
}
