import { expect } from 'vitest';
import { test } from '../../testing/desk-test.ts';
import { runSeed } from './run-seed.ts';

function collected() {
  const [out, err]: [string[], string[]] = [[], []];
  const into = (lines: string[]) => ({ write: (text: string) => lines.push(text) });
  return { out, err, streams: { stdout: into(out), stderr: into(err) } };
}

test('the desk is filled with invented requests in all states, and made anew by a second call', async ({
  database,
  desk,
  folder,
}) => {
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder };
  const { streams, out } = collected();
  expect(await runSeed([], streams, settings)).toBe(0);
  expect(out.join('')).toContain('http://localhost:3900');
  const counts = await desk.anna.requests.counts();
  for (const view of ['overdue', 'new', 'taken', 'waiting', 'done', 'suspected', 'spam'] as const) {
    expect(counts[view], view).toBeGreaterThan(0);
  }
  const { weeks } = await desk.anna.week.get({});
  expect(weeks.filter(({ answered }) => answered > 0).length).toBeGreaterThan(5);
  // Nobody is mailed.
  expect(await database.query(`select 1 from pgboss.job where name = 'mail'`)).toEqual([]);

  expect(await runSeed([], streams, settings)).toBe(0);
  const again = await desk.anna.requests.counts();
  expect({ ...again, today: {} }).toEqual({ ...counts, today: {} });
});

test('a public site gets no invented requests', async ({ database, folder }) => {
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://www.firma.example',
  };
  const { streams, err } = collected();
  expect(await runSeed([], streams, settings)).toBe(2);
  expect(err.join('')).toContain('PUBLIC_URL is public');
  expect(await database.query('select 1 from submissions')).toEqual([]);
});
