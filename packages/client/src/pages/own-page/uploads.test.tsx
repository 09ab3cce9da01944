// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Photographs } from './photographs.tsx';
import { view } from './testing/view.ts';

const { photographs: texts } = ownPage;

let sent: NetworkRequest[];

/** The network: what is sent waits here until it is answered. */
class NetworkRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  retryAfter = '';
  file = '';

  open() {}
  setRequestHeader() {}
  getResponseHeader = () => this.retryAfter;

  send(body: FormData) {
    this.file = (body.get('foto') as File).name;
    sent.push(this);
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', NetworkRequest);
});

afterEach(() => {
  // What is to be tried again would reach the next test.
  for (const button of screen.queryAllByText(texts.cancel)) fireEvent.click(button);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Chooses photographs of the meter. @returns its row */
function choose(...names: string[]): HTMLElement {
  render(
    <MantineProvider>
      <Photographs view={view} />
    </MantineProvider>,
  );
  return chooseMore(...names);
}

function chooseMore(...names: string[]): HTMLElement {
  const row = document.querySelector('#foto-meter') as HTMLElement;
  const field = row.querySelector('input[type="file"]') as HTMLInputElement;
  const files = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  fireEvent.change(field);
  return row;
}

/** Answers the request that was sent as the nth, once it was. */
async function answer(nth: number, status: number, response: unknown, retryAfter = '') {
  // The testing library's own would wait for a clock that a test has stopped.
  await vi.waitFor(() => expect(sent).toHaveLength(nth));
  await act(async () => {
    Object.assign(sent.at(-1) as NetworkRequest, { status, response, retryAfter });
    sent.at(-1)?.dispatchEvent(new Event('load'));
  });
}

const isLeavingAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('photographs are sent one after another, counted as they arrive, and leaving the page meanwhile is asked', async () => {
  const row = choose('a.jpg', 'b.jpg');
  expect(isLeavingAsked()).toBe(true);
  await answer(1, 201, { id: '1' });
  await screen.findByText(texts.arrived(1));
  expect(isLeavingAsked()).toBe(true);
  await answer(2, 201, { id: '2' });
  await screen.findByText(texts.arrived(2));
  expect(sent.map(({ file }) => file)).toEqual(['a.jpg', 'b.jpg']);
  expect(row.textContent).not.toContain(texts.sending);
  expect(isLeavingAsked()).toBe(false);
});

test('what is under way takes its room, so that no more are chosen than the server takes', async () => {
  const names = Array.from({ length: view.photographsLeft - 1 }, (_, index) => `${index}.jpg`);
  const row = choose(...names);
  await waitFor(() => expect(sent).toHaveLength(1));
  chooseMore('fits.jpg', 'too-many.jpg');
  expect(row.textContent).toContain(texts.failed.tooMany(1));
  expect(row.querySelector('input[type="file"]')).toBeNull();
});

test('a photograph that the server has already is not counted twice', async () => {
  const row = choose('a.jpg', 'a.jpg');
  await answer(1, 201, { id: '1' });
  await answer(2, 201, { id: '1' });
  await waitFor(() => expect(row.textContent).toContain(texts.arrived(1)));
});

test.each([
  [429, '120', texts.busy],
  [429, '121', texts.failed.other],
  [503, '1', texts.busy],
  [500, '1', texts.failed.other],
])('after status %i with %s seconds to wait it says „%s“', async (status, retryAfter, words) => {
  const row = choose('a.jpg');
  await answer(1, status, null, retryAfter);
  expect(row.textContent).toContain(words);
});

test('a busy server is asked again after the time that it names', async () => {
  choose('a.jpg');
  await waitFor(() => expect(sent).toHaveLength(1));
  vi.useFakeTimers();
  await answer(1, 429, null, '60');
  await act(() => vi.advanceTimersByTimeAsync(59_900));
  expect(sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(sent).toHaveLength(2);
});

test('why the server refuses a photograph stands at its field, and whoever cancels sends it no more', async () => {
  const row = choose('a.jpg', 'b.jpg');
  await answer(1, 422, { error: { message: 'Zu klein' } });
  expect(row.querySelector('[role="alert"]')?.textContent).toContain('Zu klein');
  await waitFor(() => expect(sent).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: texts.cancelOf('b.jpg') }));
  await answer(2, 201, { id: '2' });
  expect(row.textContent).not.toContain(texts.arrived(1));
  expect(isLeavingAsked()).toBe(false);
});
