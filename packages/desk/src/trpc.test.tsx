// @vitest-environment happy-dom
import { deskFailures } from '@rebhang-solar/content/desk-words';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDesk, Refusal } from './testing/open-desk.tsx';
import { DataProvider, hasJustReloaded, trpc } from './trpc.tsx';
// Its time is not that of the calls.
import './week/week-page.tsx';

type Week = { weeksAgo: number };
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const lost = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['the line is lost is tried twice more, after one second and two', lost, [1, 2, 3]],
  ['the server refuses is not tried again', () => new Refusal('FORBIDDEN'), [1, 1, 1]],
])('what %s', async (_, answer, tries) => {
  let asked = 0;
  const answers = {
    'week.get': () => {
      asked++;
      return answer();
    },
  };
  openDesk('/woche', answers, ['setTimeout', 'clearTimeout']);
  // What the browser holds of the line is no reason to ask nothing.
  dispatchEvent(new Event('offline'));
  for (let turns = 0; asked === 0 && turns < 500; turns++) await pass(1);
  const found = [asked];
  for (const wait of [1_100, 2_100]) {
    await pass(wait);
    found.push(asked);
  }
  await pass(30_000);
  expect([...found, asked]).toEqual([...tries, tries.at(-1)]);
  expect(screen.getByRole('alert').textContent).toContain(deskFailures.load);
});

/** What goes out when a page makes these calls at once. */
async function callsOf(make: (client: ReturnType<typeof trpc.useUtils>['client']) => unknown) {
  const sent: ({ path: string } & RequestInit)[] = [];
  const answer = async (path: string, { method, signal, headers }: RequestInit) => {
    sent.push({ path: path.replace('?batch=1', ''), method, signal, headers });
    return Response.json(path.split(',').map(() => ({ result: { data: {} } })));
  };
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  function Page() {
    const { client } = trpc.useUtils();
    return <button type="button" onClick={() => make(client)} />;
  }
  render(
    <DataProvider>
      <Page />
    </DataProvider>,
  );
  screen.getByRole('button').click();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  return sent;
}

test('calls at once go out together, ten at most, and say nothing in their address', async () => {
  const weeks = Array.from({ length: 11 }, (_, weeksAgo): Week => ({ weeksAgo }));
  // Somebody is there, once.
  dispatchEvent(new Event('keydown'));
  const sent = await callsOf((client) => weeks.map((week) => client.week.get.query(week)));
  const isPolling = ({ headers }: RequestInit) => new Headers(headers).has('x-desk-polling');
  expect(sent.map(isPolling)).toEqual([false, true]);
  const ten = Array.from({ length: 10 }, () => 'week.get').join();
  expect(sent.map(({ path, method }) => `${method} ${path}`)).toEqual([
    `POST /trpc/${ten}`,
    'POST /trpc/week.get',
  ]);
});

test('no address is longer than the server takes it', async () => {
  const sent = await callsOf((client) =>
    Array.from({ length: 10 }, () => client.session.signOutEverywhere.mutate()),
  );
  expect(sent.map(({ path }) => path.split(',').length)).toEqual([9, 1]);
});

test('an answer is waited for for 20 seconds', async () => {
  const ends: [number, AbortSignal][] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    ends.push([time, new AbortController().signal]);
    return ends[0]?.[1] as AbortSignal;
  });
  const [call] = await callsOf((client) => client.week.get.query({ weeksAgo: 0 }));
  expect(ends.map(([time]) => time)).toEqual([20_000]);
  expect(call?.signal).toBe(ends[0]?.[1]);
});

test.each([
  [60_000, false],
  [59_999, true],
])('a tab that loaded a newer build %i ms ago has just done so: %s', (ago, expected) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });
  sessionStorage.setItem('rebhang-desk-reloaded', String(Date.now() - ago));
  expect(hasJustReloaded()).toBe(expected);
});
