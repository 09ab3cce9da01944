import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from './migrations/list.ts';
import { withClient } from './with-client.ts';

/** Number of the advisory lock, the same for all instances. */
const migrationLock = 7269_2;

/**
 * Brings the schema up to date. Instances that start together wait for each other at an advisory lock,
 * which MikroORM does not take itself; all but the first then find nothing to do. There is no time limit,
 * as a new index on a full table takes long.
 * @param to name of the last migration wanted, for data of an older release; all of them by default
 */
export async function migrate(url: string, to?: string): Promise<void> {
  await withClient(url, 'migration', async (lock) => {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = await MikroORM.init({
      clientUrl: url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      migrations: { migrationsList: migrations, snapshot: false, silent: true },
    });
    await orm.migrator.up(to === undefined ? undefined : { to }).finally(() => orm.close());
  });
}
