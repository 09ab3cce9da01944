// @vitest-environment happy-dom
import { deskFailures } from '@rebhang-solar/content/desk-words';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDesk } from './testing/open-desk.tsx';

const notFetched = 'Failed to fetch dynamically imported module: /assets/week-page.js';

/** Opens a page whose file fails with these words, where the server answers the question for the page's address like this. */
async function openBroken(words: string, answer: () => Response) {
  vi.doMock('./week/week-page.tsx', () => ({
    get WeekPage() {
      throw new TypeError(words);
    },
  }));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  sessionStorage.clear();
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.doUnmock('./week/week-page.tsx');
    sessionStorage.clear();
  });
  openDesk('/woche', {});
  const asked: string[] = [];
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (options.method !== 'HEAD') return others(address, options);
    asked.push(`${new URL(address).pathname} ${options.cache}`);
    return answer();
  });
  await screen.findByText(deskFailures.load);
  return { asked, reload };
}

test('a page whose file is gone since an update loads the newer build', async () => {
  const { asked, reload } = await openBroken(notFetched, () => new Response());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(['/woche no-store']);
  expect(sessionStorage.getItem('rebhang-desk-reloaded')).not.toBeNull();
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['answers that it is not well', () => new Response(null, { status: 503 })],
])('while the server %s the page waits for the line, or for a press', async (_, answer) => {
  const { asked, reload } = await openBroken('Unable to preload CSS for /assets/week.css', answer);
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise(setImmediate);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText(deskFailures.again));
  expect(reload).toHaveBeenCalledTimes(2);
  cleanup();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page with a fault of its own would have it again, and loads nothing by itself', async () => {
  const { asked, reload } = await openBroken('x is undefined', () => new Response());
  dispatchEvent(new Event('online'));
  await new Promise(setImmediate);
  expect(asked).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});
