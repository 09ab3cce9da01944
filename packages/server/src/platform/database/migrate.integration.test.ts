import { expect } from 'vitest';
import { forms } from '../../forms/forms.ts';
import config from '../../mikro-orm.config.ts';
import { administrate, column, databaseUrl } from '../../testing/database-cluster.ts';
import { test } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { columnOf } from '../../testing/payloads.ts';
import { migrate, migrationNames } from './migrate.ts';

test('five instances that start at once migrate once, also where a start before ended at its first step', async ({
  emptyUrl,
}) => {
  await administrate(
    emptyUrl,
    'create table mikro_orm_migrations (id serial primary key, name text, executed_at timestamptz default now())',
  );
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
     insert into mikro_orm_migrations values ('20261122152652-initial')`,
  );
  await expect(migrate(emptyUrl, config)).rejects.toThrow(
    /^The database is of a version before 1\.0\.0, which was never released; name a new DATA_DIR or an empty database$/,
  );
  expect(await column(emptyUrl, 'select name from mikro_orm_migrations')).toHaveLength(1);
});

test('a database that cannot hold every character is rejected in one line', async ({
  emptyUrl,
}) => {
  const name = `${new URL(emptyUrl).pathname.slice(1)}_latin1`;
  await administrate(
    emptyUrl,
    `create database ${name} encoding 'LATIN1' locale 'C' template template0`,
  );
  await expect(migrate(databaseUrl(emptyUrl, name), config)).rejects.toThrow(
    /^The database is encoded in LATIN1; make it anew with encoding UTF8$/,
  );
  await administrate(emptyUrl, `drop database ${name}`);
});

/** As the specification names them. */
const specified = {
  contact_messages:
    'id name email phone message address haustyp dachflaeche stromverbrauch budget zeitrahmen created_at',
  users: 'id username password',
};

test('the specified tables have the specified columns, and others for fields of forms alone', async ({
  database,
}) => {
  const columns = async (table: keyof typeof specified) => {
    const all = await column(
      database.url,
      `select column_name from information_schema.columns where table_name = '${table}'`,
    );
    expect(all).toEqual(expect.arrayContaining(specified[table].split(' ')));
    return all.filter((name) => !specified[table].split(' ').includes(name));
  };
  const fields = Object.values(forms)
    .filter(({ rowName }) => rowName === 'contactMessage')
    .flatMap(({ blocks }) => blocks.flatMap((block) => block.fields))
    .map(({ name }) => columnOf(name));
  expect(fields).toEqual(expect.arrayContaining(await columns('contact_messages')));
  expect(await columns('users')).toEqual([]);
});
