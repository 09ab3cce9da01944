import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { toAppError } from '../errors/to-app-error.ts';
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

// Erasing takes the jobs' tables in the order in which PostgreSQL has them, pg-boss in its own.
test('one of two that wait for each other ends as if the database were away: the next try works', async ({
  database,
}) => {
  const orm = await openOrm(database.url);
  const locked = Promise.withResolvers<void>();
  const lockBoth = (first: number, second: number, meet: () => Promise<void>) =>
    inTransaction(orm.em.fork(), async (inside) => {
      await inside.execute('select pg_advisory_xact_lock(?)', [first]);
      await meet();
      await inside.execute('select pg_advisory_xact_lock(?)', [second]);
    });
  const other = lockBoth(2, 1, async () => {
    locked.resolve();
    await database.untilWaiting('select pg_advisory_xact_lock');
  });
  const outcomes = await Promise.allSettled([lockBoth(1, 2, () => locked.promise), other]);
  const [failed] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(toAppError(failed?.reason)).toMatchObject({ code: 'unavailable', retryAfter: 10 });
  await orm.close();
});
