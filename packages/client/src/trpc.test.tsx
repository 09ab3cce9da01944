// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataProvider, trpc } from './trpc.tsx';

const request = { name: 'Ada', email: 'ada@beispiel.example', message: 'Hallo' };
let asked: string[];
let given: RequestInit[];

beforeEach(() => {
  asked = [];
  given = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push(address);
    given.push(options);
    const answers = Object.keys(JSON.parse(String(options.body))).map((index) => ({
      result: { data: { reference: `Nr. ${index}`, receivedAt: '2026-11-21T12:00:00Z' } },
    }));
    return new Response(JSON.stringify(answers));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Sends() {
  const { mutate, data } = trpc.contact.submit.useMutation();
  useEffect(() => mutate(request), [mutate]);
  return <p>{data?.reference}</p>;
}

test('calls made at once travel together, with this site’s cookies, and are given up after twenty seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  render(
    <DataProvider>
      <Sends />
      <Sends />
    </DataProvider>,
  );
  await screen.findByText('Nr. 0');
  await screen.findByText('Nr. 1');
  expect(asked).toEqual(['/trpc/contact.submit,contact.submit?batch=1']);
  expect(timeout.mock.calls).toEqual([[20_000]]);
  expect(given).toMatchObject([{ credentials: 'same-origin' }]);
  expect(given[0]?.signal).toBe(timeout.mock.results[0]?.value);
  timeout.mockRestore();
});

test('no batch has a longer path than the server takes', async () => {
  render(
    <DataProvider>
      {Array.from({ length: 12 }, (_, index) => (
        <Sends key={index} />
      ))}
    </DataProvider>,
  );
  await screen.findAllByText('Nr. 1');
  expect(asked).toHaveLength(2);
  for (const address of asked) expect(address.length).toBeLessThan(300);
});
