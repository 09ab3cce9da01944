import { Client } from 'pg';
import { createOrm, type Orm } from './orm.ts';

/** Any number, the same for all instances: who holds it may change the schema. */
const migrationLock = 7269_2;

/** Seconds that one step may take: a new index on a full table is no visitor who waits. */
const migrationPatienceSeconds = 60 * 60;

/**
 * Brings the schema up to date. Instances that start together queue up at an advisory lock,
 * which MikroORM does not take itself; all but the first then find nothing to do.
 */
export async function migrate(orm: Orm, url: string): Promise<void> {
  const lock = new Client({ connectionString: url, application_name: 'site migration' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    if ((await orm.migrator.getPending()).length > 0) await applyPending(url);
  } finally {
    await lock.end();
  }
}

async function applyPending(url: string): Promise<void> {
  const patientOrm = await createOrm(url, migrationPatienceSeconds);
  try {
    await patientOrm.migrator.up();
  } finally {
    await patientOrm.close();
  }
}
