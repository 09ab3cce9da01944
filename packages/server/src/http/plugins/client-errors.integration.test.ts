import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { answerClientError } from './client-errors.ts';

/** Sends bytes that no HTTP client would, and reads the answer to its end. */
async function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return readAll(socket);
}

const rest = 'connection: close\r\n\r\n';

const unreadable: [what: string, status: number, bytes: string][] = [
  ['no HTTP', 400, 'Guten Tag\r\n\r\n'],
  ['headers that are too large', 431, `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n`],
  [
    'parts of a body that say more of themselves than they hold',
    413,
    `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}`,
  ],
  [
    'a path of a call that is too long',
    404,
    `GET /trpc/${'x'.repeat(6_000)} HTTP/1.1\r\nhost: x\r\n${rest}`,
  ],
];

test('what Node or Fastify cannot read is rejected with the headers of every answer', async ({
  site,
}) => {
  for (const [what, status, bytes] of unreadable) {
    const answer = await sendRaw(site.url, bytes);
    expect(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer, what).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer, what).toMatch(/^x-content-type-options: nosniff/im);
    expect(answer, what).toMatch(/^cache-control: no-store/m);
    expect(answer, what).toMatch(/^content-type: application\/(problem\+)?json/m);
    const code = { 404: 'NOT_FOUND', 413: 'PAYLOAD_TOO_LARGE' }[status] ?? 'BAD_REQUEST';
    expect(answer, what).toContain(`"code":"${code}"`);
  }
  expect(await sendRaw(site.url, `GET /healthz HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a client that is too slow with the headers gets a 408 with the headers of every error', async () => {
  const app = Fastify({
    requestTimeout: 400,
    http: { headersTimeout: 300, connectionsCheckingInterval: 50 },
    clientErrorHandler: answerClientError,
  });
  const answer = await sendRaw(await app.listen(), 'GET / HTTP/1.1\r\nhost: x\r\n');
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toMatch(/^x-frame-options: DENY/m);
  expect(answer).toMatch(/^connection: close/m);
  const [, body = ''] = answer.split('\r\n\r\n');
  expect(answer).toMatch(new RegExp(`^content-length: ${body.length}\r$`, 'm'));
  expect(JSON.parse(body)).toEqual({
    status: 408,
    title: 'Request Timeout',
    error: { message: 'Request Timeout', code: -32008, data: { code: 'TIMEOUT', httpStatus: 408 } },
  });
});
