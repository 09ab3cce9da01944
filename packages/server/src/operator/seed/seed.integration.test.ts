import { expect } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { test } from '../../testing/desk-test.ts';
import { runSeed } from './seed-cli.ts';

test('the desk is filled with invented requests in all states, and made anew by a second call', async ({
  database,
  desk,
  folder,
}) => {
  const DESK_USERS = 'Anna Vogel <anna@firma.example>, Jens Roth <jens@firma.example>';
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, DESK_USERS };
  const first = await callCommand(runSeed, [], settings);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toBe('44 invented requests stored. The desk: http://localhost:3900\n');
  expect(
    await database.query(
      `select kind, count(*)::int, min(width) as narrowest, max(width) as widest,
         bool_and(bytes = length(jpeg)) as "isWhole" from photographs group by kind order by kind`,
    ),
  ).toEqual([
    { kind: 'meter', count: 3, narrowest: 1_000, widest: 1_000, isWhole: true },
    { kind: 'roof-outside', count: 1, narrowest: 1_000, widest: 1_000, isWhole: true },
    { kind: 'storage', count: 1, narrowest: 1_000, widest: 1_000, isWhole: true },
  ]);
  // What each story tells, in its order, from the newest request on; spread over the time since, a day at most.
  const histories = await database.query<{ steps: string[] }>(
    `select array_remove(array_agg(type || ' ' || round(extract(epoch from at - received_at) / 3600, 1)
       order by at, handling_events.id), null) as steps
     from submissions left join handling_events on submission_id = submissions.id
     group by submissions.id order by received_at desc limit 17`,
  );
  expect(histories.map(({ steps }) => steps.join(', '))).toEqual([
    'photographs 0.1',
    '',
    '',
    'taken 2.4, notReached 4.8',
    '',
    'taken 7.2',
    'photographs 2.4, corrected 4.8, remark 7.2, taken 9.6, note 12.0, photographs 14.4',
    '',
    'taken 5.4, notReached 10.8, times 16.2',
    '',
    'taken 6.2, done 12.5, remark 18.7, photographs 25.0',
    'taken 12.0, done 24.0',
    'spam 26.0',
    'note 26.0, waiting 26.0',
    'note 26.0, appointment 26.0',
    'taken 26.0, done 26.0',
    'taken 25.2, note 26.0, note 26.0, followUp 26.0',
  ]);
  expect(
    await database.query(
      `select outcome, count(*)::int from handlings where outcome is not null group by 1 order by 1`,
    ),
  ).toEqual([
    { outcome: 'answered', count: 22 },
    { outcome: 'order', count: 3 },
    { outcome: 'without', count: 2 },
  ]);
  // From the moment of the seed.
  expect(
    await database.query(
      `select state, round(extract(epoch from until - now()) / 3600)::int as hours
       from handlings where until is not null order by hours`,
    ),
  ).toEqual([
    { state: 'notReached', hours: 2 },
    { state: 'notReached', hours: 20 },
    { state: 'appointment', hours: 72 },
  ]);
  expect(
    await database.query(
      `select distinct by from handling_events where type = 'taken' order by by`,
    ),
  ).toEqual([{ by: 'Anna Vogel' }, { by: 'Jens Roth' }]);
  const counts = await desk.anna.requests.counts();
  for (const view of ['overdue', 'new', 'taken', 'waiting', 'done', 'suspected', 'spam'] as const) {
    expect(counts[view], view).toBeGreaterThan(0);
  }
  const { weeks } = await desk.anna.week.get({});
  expect(weeks.filter(({ answered }) => answered > 0).length).toBeGreaterThan(5);
  // Nobody is mailed.
  expect(await database.query(`select 1 from pgboss.job where name = 'mail'`)).toEqual([]);

  expect((await callCommand(runSeed, [], settings)).code).toBe(0);
  const again = await desk.anna.requests.counts();
  expect({ ...again, today: {} }).toEqual({ ...counts, today: {} });
});

test('a public site gets no invented requests', async ({ database, folder }) => {
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://www.firma.example',
  };
  const { code, err } = await callCommand(runSeed, [], settings);
  expect(code).toBe(2);
  expect(err).toMatch(/^PUBLIC_URL is public .+\n$/);
  expect(await database.query('select 1 from submissions')).toEqual([]);
});
