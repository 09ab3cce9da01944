import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { inTransaction } from './in-transaction.ts';

test('connections that break inside a transaction are not lost to the pool', async ({
  database,
}) => {
  const orm = await openOrm(database.url);
  const em = orm.em.fork();
  // More often than the pool has connections.
  for (let round = 0; round < 25; round += 1) {
    await expect(
      inTransaction(em, (inside) =>
        inside.execute('select pg_terminate_backend(pg_backend_pid())'),
      ),
    ).rejects.toThrow();
  }
  expect(await em.execute('select 1 as alive')).toEqual([{ alive: 1 }]);
  await orm.close();
});

test('what throws inside leaves nothing behind', async ({ database }) => {
  const orm = await openOrm(database.url);
  await expect(
    inTransaction(orm.em.fork(), async (inside) => {
      await inside.execute(`insert into users (username, password) values ('a', 'b')`);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await database.query('select * from users')).toEqual([]);
  await orm.close();
});
