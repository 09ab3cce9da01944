// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
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
  kind: unknown;
  timeout = 0;
  responseType = '';
  opened: string[] = [];
  headers: Record<string, string> = {};

  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = (name: string) => (name === 'retry-after' ? this.retryAfter : null);

  send(body: FormData) {
    this.kind = body.get('art');
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
  vi.restoreAllMocks();
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
  return chooseFiles(...names.map((name) => new File(['x'], name, { type: 'image/jpeg' })));
}

function chooseFiles(...files: File[]): HTMLElement {
  return chooseIn('meter', ...files);
}

function chooseIn(kind: PhotographKind, ...files: File[]): HTMLElement {
  const row = document.querySelector(`#foto-${kind}`) as HTMLElement;
  const field = row.querySelector('input[type="file"]') as HTMLInputElement;
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
  const announced = [...document.querySelectorAll('#fotos > [role="status"] p')];
  expect(announced.map(({ textContent }) => textContent)).toEqual(
    ['a.jpg', 'b.jpg'].map(texts.announced),
  );
  // Whoever has the link alone sees none, and of ten there is room for eight more.
  expect(row.querySelector('img')).toBeNull();
  chooseMore(...'123456789');
  expect(row.textContent).toContain(texts.failed.tooMany(8));
});

test('what is under way takes its room, so that no more are chosen than the server takes', async () => {
  const names = Array.from({ length: view.photographsLeft - 1 }, (_, index) => `${index}.jpg`);
  const row = choose(...names);
  await waitFor(() => expect(sent).toHaveLength(1));
  chooseMore('fits.jpg', 'too-many.jpg');
  expect(row.textContent).toContain(texts.failed.tooMany(1));
  expect(row.querySelector('input[type="file"]')).toBeNull();
  // Not yet: one may still be cancelled.
  expect(document.body.textContent).not.toContain(texts.full);
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
  await answer(1, status, { id: '1' }, retryAfter);
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

/** Breaks the line of what was sent last. */
const breakOff = (type: 'error' | 'timeout') =>
  act(async () => void sent.at(-1)?.dispatchEvent(new Event(type)));

const withHead = (head: string, name: string, type: string) =>
  new File([`\0\0\0\0${head}`, 'x'.repeat(20)], name, { type });

test('a photograph is sent to the page of its request, as what it shows, for 130 s at most', async () => {
  choose('a.jpg');
  await waitFor(() => expect(sent).toHaveLength(1));
  const [request] = sent;
  expect(request?.opened).toEqual(['POST', '/anfrage/AAAAAAAAAAAAAAAAAAAAAA/fotos']);
  expect([request?.kind, request?.timeout, request?.responseType]).toEqual([
    'meter',
    130_000,
    'json',
  ]);
  expect(request?.headers).toEqual({ accept: 'application/json' });
});

test('how much has been sent is said in parts of a hundred and in megabytes', async () => {
  const row = choose('a.jpg');
  await waitFor(() => expect(sent).toHaveLength(1));
  const progress = { loaded: 1_572_864, total: 4_194_304 };
  await act(
    async () => void sent[0]?.upload.dispatchEvent(Object.assign(new Event('progress'), progress)),
  );
  const text = row.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('38 %');
  expect(text).toContain('1,5 von 4,0 MB');
  // It begins anew as soon as the browser says that the network is back.
  await breakOff('error');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(2);
  expect(row.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(/\D0 %/);
});

test.each(['heic', 'hevc', 'mif1', 'msf1'])(
  'a photograph of the form „%s“ is not sent, and the way out is said',
  async (form) => {
    const row = choose();
    chooseFiles(withHead(`ftyp${form}`, 'a.heic', 'image/heic'));
    await waitFor(() => expect(row.textContent).toContain(texts.failed.title('a.heic')));
    expect(row.textContent).toContain(texts.failed.heic);
    expect(sent).toEqual([]);
  },
);

test.each(['image/heic', 'image/heif', ''])(
  'what is called a HEIC by its type „%s“ is sent where it is none',
  async (type) => {
    choose();
    chooseFiles(withHead('JFIF', 'a.heic', type));
    await waitFor(() => expect(sent.map(({ file }) => file)).toEqual(['a.heic']));
  },
);

test('what is no photograph is not sent', async () => {
  const row = choose();
  chooseFiles(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(row.textContent).toContain(texts.failed.noPhotograph('a.pdf')));
  expect(row.textContent).toContain(texts.failed.way);
  expect(sent).toEqual([]);
});

test('12 MB are sent, not a byte more', async () => {
  const row = choose();
  const sized = (bytes: number, name: string) =>
    new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
  chooseFiles(sized(12 * 1_048_576 + 1, 'large.jpg'), sized(12 * 1_048_576, 'fits.jpg'));
  await waitFor(() => expect(sent.map(({ file }) => file)).toEqual(['fits.jpg']));
  expect(row.textContent).toContain(texts.failed.tooLarge('large.jpg'));
  expect(row.textContent).toContain(texts.failed.smaller);
});

test.each(['', '1', '5'])(
  'a busy server that asks for „%s“ seconds is asked again after five',
  async (retryAfter) => {
    choose('a.jpg');
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers();
    await answer(1, 503, null, retryAfter);
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(sent).toHaveLength(2);
  },
);

test.each(['error', 'timeout'] as const)(
  'on a line that is there, what broke off by %s is sent again after five seconds',
  async (type) => {
    const row = choose('a.jpg');
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers();
    await breakOff(type);
    expect(row.textContent).toContain(texts.waiting);
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(sent).toHaveLength(2);
  },
);

test('without a network it waits until there is one, however long; whoever cancels is not waited for', async () => {
  const row = choose('a.jpg', 'b.jpg');
  await waitFor(() => expect(sent).toHaveLength(1));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.useFakeTimers();
  await breakOff('error');
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(sent).toHaveLength(1);
  expect(row.textContent).toContain(texts.waiting);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(sent.map(({ file }) => file)).toEqual(['a.jpg', 'a.jpg']);
  await breakOff('error');
  fireEvent.click(screen.getByRole('button', { name: texts.cancelOf('a.jpg') }));
  await vi.waitFor(() => expect(sent.at(-1)?.file).toBe('b.jpg'));
});

test('what went wrong goes with the next choice in its place, or by being read', async () => {
  const row = choose('a.jpg');
  await answer(1, 422, { title: 'Zu groß' });
  expect(row.textContent).toContain('Zu groß');
  fireEvent.click(screen.getByRole('button', { name: texts.dismiss }));
  expect(row.textContent).not.toContain('Zu groß');
  chooseMore('b.jpg');
  await answer(2, 422, { title: 'Zu klein' });
  chooseIn('bill', new File(['x'], 'd.jpg', { type: 'image/jpeg' }));
  expect(row.textContent).toContain('Zu klein');
  chooseMore('c.jpg');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(row.textContent).not.toContain('Zu klein');
});
