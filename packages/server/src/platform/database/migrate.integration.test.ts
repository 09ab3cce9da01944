import { expect } from 'vitest';
import config from '../../mikro-orm.config.ts';
import { administrate, column } from '../../testing/database-cluster.ts';
import { test } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { migrate, migrationNames } from './migrate.ts';

const columnsOf = `select column_name from information_schema.columns where table_name = $1 order by 1`;

test('five instances that start at once migrate once', async ({ emptyUrl }) => {
  await Promise.all(Array.from({ length: 5 }, () => migrate(emptyUrl, config)));
  const names = await column(emptyUrl, 'select name from mikro_orm_migrations order by id');
  expect(names).toEqual(migrationNames());
  expect(names[0]).toMatch(/-initial$/);
});

test('migrations and snapshot make exactly what the entities describe', async ({ database }) => {
  const orm = await openOrm(database.url);
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  const isSnapshotOld = await orm.migrator.checkSchema();
  await orm.close();
  const remedy = 'run “pnpm migration NAME”';
  expect(difference.replace(/drop table .*mikro_orm_migrations.*;/g, '').trim(), remedy).toBe('');
  expect(isSnapshotOld, remedy).toBe(false);
});

test('a database of before the first release is rejected in one line', async ({ emptyUrl }) => {
  await administrate(
    emptyUrl,
    `create table mikro_orm_migrations (name text);
     insert into mikro_orm_migrations values ('Migration20261121000000');
     create table secrets (name text)`,
  );
  await expect(migrate(emptyUrl, config)).rejects.toThrow(
    /^The database is of a version before 1\.0\.0, which was never released; name a new DATA_DIR or an empty database$/,
  );
  expect(await column(emptyUrl, 'select name from mikro_orm_migrations')).toHaveLength(1);
});

test('the specified tables have the specified columns and no others', async ({ database }) => {
  const columns = async (table: string) =>
    (await database.query<{ column_name: string }>(columnsOf, [table])).map(
      (row) => row.column_name,
    );
  expect(await columns('contact_messages')).toEqual(
    [
      'id',
      'name',
      'email',
      'phone',
      'message',
      'address',
      'haustyp',
      'dachflaeche',
      'stromverbrauch',
      'budget',
      'zeitrahmen',
      'created_at',
    ].sort(),
  );
  expect(await columns('users')).toEqual(['id', 'password', 'username']);
});
