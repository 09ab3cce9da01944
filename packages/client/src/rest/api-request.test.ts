import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiRequest, getQueryFn } from './api-request.ts';

type Answer = { status: number; statusText?: string; body?: string };
type Received = { method?: string; url?: string; contentType?: string; body: string };

let server: Server;
let origin: string;
let answer: Answer;
let received: Received[];

async function receive(request: IncomingMessage): Promise<void> {
  received.push({
    method: request.method,
    url: request.url,
    contentType: request.headers['content-type'],
    body: await text(request),
  });
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    await receive(request);
    response.writeHead(answer.status, answer.statusText).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  answer = { status: 200, body: '{"ok":true}' };
  received = [];
});

function query(path: string, on401: 'throw' | 'returnNull') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return client.fetchQuery({ queryKey: [origin + path], queryFn: getQueryFn({ on401 }) });
}

test('a body travels as JSON', async () => {
  const response = await apiRequest('POST', `${origin}/api/contact`, { name: 'Änne' });
  expect(await response.json()).toEqual({ ok: true });
  expect(received).toEqual([
    {
      method: 'POST',
      url: '/api/contact',
      contentType: 'application/json',
      body: '{"name":"Änne"}',
    },
  ]);
});

test('without a body there is no content type; cookies come along', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await apiRequest('DELETE', `${origin}/api/thing`);
  expect(received).toEqual([
    { method: 'DELETE', url: '/api/thing', contentType: undefined, body: '' },
  ]);
  expect(fetched.mock.lastCall?.[1]?.credentials).toBe('include');
  fetched.mockRestore();
});

test('an answer that is not OK becomes an error of status and body', async () => {
  answer = { status: 422, body: 'Schon gesendet' };
  await expect(apiRequest('POST', `${origin}/api/contact`, {})).rejects.toThrow(
    /^422: Schon gesendet$/,
  );
});

test('with an empty body the error bears the status text', async () => {
  answer = { status: 503, statusText: 'Service Unavailable' };
  await expect(apiRequest('GET', `${origin}/`)).rejects.toThrow(/^503: Service Unavailable$/);
});

test('the default query GETs the first element of its key', async () => {
  expect(await query('/api/form-token', 'throw')).toEqual({ ok: true });
  expect(received).toMatchObject([{ method: 'GET', url: '/api/form-token' }]);
});

test('401 is null for a query that asks for it', async () => {
  answer = { status: 401, body: 'Nein' };
  expect(await query('/api/me', 'returnNull')).toBeNull();
});

test('401 is an error for any other query', async () => {
  answer = { status: 401, body: 'Nein' };
  await expect(query('/api/me', 'throw')).rejects.toThrow(/^401: Nein$/);
});

test('any other failure is an error, whatever is done about 401', async () => {
  answer = { status: 500, statusText: 'Internal Server Error' };
  await expect(query('/api/me', 'returnNull')).rejects.toThrow(/^500: Internal Server Error$/);
});
