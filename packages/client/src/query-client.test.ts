import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

let asked: [unknown, RequestInit | undefined][];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: unknown, options?: RequestInit) => {
    asked.push([address, options]);
    return new Response('{"ok":true}', { status: asked.length === 1 ? 200 : 500 });
  });
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('a query GETs the first element of its key with cookies, and is never stale', async () => {
  const client = createQueryClient();
  const query = { queryKey: ['/api/thing', 5] };
  expect(await client.fetchQuery(query)).toEqual({ ok: true });
  expect(await client.fetchQuery(query)).toEqual({ ok: true });
  expect(asked).toEqual([['/api/thing', { credentials: 'include' }]]);
});

test('what fails is not tried again', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['/api/thing'] });
  await expect(client.fetchQuery({ queryKey: ['/api/other'] })).rejects.toThrow(/^500: /);
  expect(asked).toHaveLength(2);
});

test('offline a submission is tried at once, instead of waiting without a word', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const submission = client.getMutationCache().build(client, { mutationFn: async () => 'sent' });
  void submission.execute(undefined);
  await vi.waitFor(() => expect(submission.state.data).toBe('sent'));
});

test('nothing is asked by itself: no focus, no polling, no retries', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  });
});
