// @vitest-environment happy-dom
import { deskFailures } from '@rebhang-solar/content/desk-words';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDesk, textsOf } from './testing/open-desk.tsx';
import { showToast } from './toast.tsx';

const toasts = () => textsOf('section[aria-label] [role=alert], section[aria-label] [role=status]');

test('of toasts there is one, which says how urgent it is, and goes after ten seconds', async () => {
  openDesk('/', {}, ['setTimeout', 'clearTimeout']);
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  for (let turns = 0; document.querySelector('main') === null && turns < 500; turns++)
    await pass(1);
  await act(() => showToast({ title: 'Gespeichert', message: 'Bei Anna' }));
  expect(toasts()).toEqual(['GespeichertBei Anna']);
  expect(document.querySelector('[data-destructive]')).toBeNull();
  await act(() => showToast({ title: 'Nicht gespeichert', isFailure: true }));
  await pass(1);
  expect(toasts()).toEqual(['Nicht gespeichert']);
  expect(screen.getByRole('alert').dataset.destructive).toBe('true');
  expect(screen.getByRole('alert').querySelector('button')?.getAttribute('aria-label')).toBe(
    'Schließen',
  );
  await pass(9_900);
  expect(toasts()).toEqual(['Nicht gespeichert']);
  await pass(200);
  expect(toasts()).toEqual([]);
  const run = vi.fn();
  await act(() => showToast({ title: 'Erledigt', action: { label: 'Zurücknehmen', run } }));
  expect(toasts()).toEqual(['ErledigtZurücknehmen']);
  fireEvent.click(screen.getByText('Zurücknehmen'));
  await pass(1);
  expect(toasts()).toEqual([]);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  [60_000, 0],
  [59_999, 1],
])('a desk that loaded a newer build %i ms ago says so', async (ago, count) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sessionStorage.setItem('rebhang-desk-reloaded', String(Date.now() - ago));
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/');
  vi.resetModules();
  const users = [{ name: 'Anna Vogel' }];
  const known: Record<string, unknown> = {
    'session.current': { user: { name: 'Anna Vogel', email: 'a@b.example' }, users },
    'requests.list': { requests: [], nextCursor: null },
    'requests.counts': { overdue: 0, mailsGivenUp: 0, holders: [], today: {} },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const names = address.replace(/^\/trpc\/|\?.*/g, '').split(',');
    return Response.json(names.map((name) => ({ result: { data: known[name] } })));
  });
  await import('./main.tsx');
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  expect(screen.queryAllByText(deskFailures.renewed.title)).toHaveLength(count);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});
