import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { rememberList } from '../list/list-address.ts';
import type { RequestItem } from '../list/use-requests.ts';
import { createRouter } from '../routes.tsx';
import { DataProvider } from '../trpc.tsx';

/** A Tuesday, 11:12 in Berlin. */
export const now = new Date('2026-11-24T10:12:00Z');
export const [me, colleague] = ['Anna Vogel', 'Jens Kretzschmar'];

/** A consultation that came in the day before, promised until this afternoon. */
export const item: RequestItem = {
  reference: 'PV-1111-2222-3333',
  version: 4,
  kind: 'consultation',
  about: 'Einfamilienhaus',
  name: 'Familie Sommer',
  town: 'Weinböhla',
  phone: '0351 4711',
  email: 'sommer@beispiel.example' as RequestItem['email'],
  state: 'new',
  folder: 'open',
  holder: null,
  outcome: null,
  firstContactAt: null,
  until: null,
  followUpOn: null,
  doneAt: null,
  attempts: 0,
  receivedAt: '2026-11-23T16:00:00Z',
  dueAt: '2026-11-24T16:00:00Z',
  promisedAt: '2026-11-24T16:00:00Z',
  moment: '2026-11-24T13:20:00Z',
  listedAt: '2026-11-24T13:20:00Z',
  isFollowUp: false,
  suspicion: null,
  news: [],
  photographCount: 0,
};

/** The texts of all elements that are found, with the spaces that can be typed. */
export const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/[\u202f\u00a0\u00ad]/g, ' '),
  );

/** An answer by which the server refuses. */
export class Refusal {
  readonly error: object;
  constructor(code: string, data = {}) {
    this.error = { message: 'Abgelehnt.', code: -32_000, data: { code, path: 'a.call', ...data } };
  }
}

/** Until the end of the test, in pixels. */
export function setWidth(width: number): void {
  const { happyDOM } = globalThis as unknown as {
    happyDOM: { setViewport: (size: { width: number }) => void };
  };
  happyDOM.setViewport({ width });
  onTestFinished(() => happyDOM.setViewport({ width: 1024 }));
}

/** Calls and mails have nowhere to go here. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('[href^="tel:"], [href^="mailto:"]'))
    event.preventDefault();
}

/**
 * Opens the desk at an address, for somebody who is signed in.
 * @param answers of the server, by the name of the procedure; a function gets the input
 * @param stopped what passes only as the test lets it, besides the day and the hour
 * @returns the changes that are sent
 */
export function openDesk(
  path: string,
  answers: Record<string, unknown>,
  stopped: ('setInterval' | 'clearInterval' | 'setTimeout' | 'clearTimeout')[] = [],
) {
  vi.useFakeTimers({ now, toFake: ['Date', ...stopped] });
  addEventListener('click', stayHere);
  onTestFinished(() => {
    removeEventListener('click', stayHere);
    cleanup();
    localStorage.clear();
    rememberList('/');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const users = [me, colleague].map((name) => ({ name }));
  const known: Record<string, unknown> = {
    'session.current': { user: { name: me, email: 'anna@beispiel.example' }, users },
    'requests.list': { requests: [], nextCursor: null },
    'requests.counts': { overdue: 0, mailsGivenUp: 0, holders: [], today: {} },
    ...answers,
  };
  const sent: [procedure: string, input: unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string }) => {
    const names = new URL(address, location.href).pathname.replace('/trpc/', '').split(',');
    const inputs = JSON.parse(body);
    return Response.json(
      names.map((name, index) => {
        if (!/list|counts|get|current|givenUp|search/.test(name)) sent.push([name, inputs[index]]);
        const answer = known[name];
        const data = typeof answer === 'function' ? answer(inputs[index]) : answer;
        return data instanceof Refusal ? data : { result: { data } };
      }),
    );
  });
  history.replaceState(null, '', path);
  render(
    <MantineProvider env="test">
      <DataProvider>
        <RouterProvider router={createRouter()} />
      </DataProvider>
    </MantineProvider>,
  );
  return sent;
}
