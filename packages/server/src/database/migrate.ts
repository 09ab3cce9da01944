import { Client } from 'pg';
import type { Orm } from './orm.ts';

/** Any number, the same for all instances: who holds it may change the schema. */
const migrationLock = 7269_2;

/**
 * Brings the schema up to date. Instances that start together queue up at an advisory lock,
 * which MikroORM does not take itself; all but the first then find nothing to do.
 */
export async function migrate(orm: Orm, url: string): Promise<void> {
  const lock = new Client({ connectionString: url, application_name: 'site migration' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await orm.migrator.up();
  } finally {
    await lock.end();
  }
}
