import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrations } from './migrations/list.ts';

/** Any number, the same for all instances: who holds it may change the schema. */
const migrationLock = 7269_2;

/**
 * Brings the schema up to date. Instances that start together queue up at an advisory lock,
 * which MikroORM does not take itself; all but the first then find nothing to do. Steps may take as
 * long as they need: a new index on a full table is no visitor who waits.
 * @param to name of the last migration wanted, for data of an older release; all of them by default
 */
export async function migrate(url: string, to?: string): Promise<void> {
  const lock = new Client({ connectionString: url, application_name: 'site migration' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = await MikroORM.init({
      clientUrl: url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      migrations: { migrationsList: migrations, snapshot: false, silent: true },
    });
    await orm.migrator.up(to === undefined ? undefined : { to }).finally(() => orm.close());
  } finally {
    await lock.end();
  }
}
