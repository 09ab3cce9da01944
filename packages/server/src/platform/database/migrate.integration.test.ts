import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject } from 'vitest';
import { openOrm } from '../../compose.ts';
import { administrate, databaseUrl } from '../../testing/database-cluster.ts';
import { test } from '../../testing/fixtures.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';

const columnsOf = `select column_name from information_schema.columns where table_name = $1 order by 1`;

test('five instances that start at once migrate once', async () => {
  const name = `site_test_${randomUUID().replaceAll('-', '')}`;
  await administrate(inject('clusterUrl'), `create database ${name}`);
  const url = databaseUrl(inject('clusterUrl'), name);
  await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select name from mikro_orm_migrations order by id');
  await client.end();
  expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
  await administrate(inject('clusterUrl'), `drop database ${name} with (force)`);
});

test('the migrations make exactly what the entities describe', async ({ database }) => {
  const orm = await openOrm(database.url);
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  await orm.close();
  expect(difference.replace(/drop table .*mikro_orm_migrations.*;/g, '').trim()).toBe('');
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
