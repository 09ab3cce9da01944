import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allowLongBody, bodyTimer } from './body-timer.ts';
import { answerClientError } from './client-errors.ts';

async function startServer() {
  const app = Fastify({
    requestTimeout: 120_000,
    http: { headersTimeout: 100_000 },
    clientErrorHandler: answerClientError,
  });
  await app.register(bodyTimer, { milliseconds: 300 });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/patient') allowLongBody(request.raw, () => undefined);
    if (request.url === '/early') reply.status(204).send();
    else done();
  });
  for (const path of ['/usual', '/patient']) {
    app.post(path, ({ body }, reply) => reply.send({ read: body }));
  }
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  return Number(address.port);
}

/** Sends the headers of a POST, and the first byte of two. */
async function begin(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const headers = 'host: x\r\ncontent-type: application/json';
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\ncontent-length: 2\r\n\r\n1`);
  return socket;
}

test('a body that is sent too slowly is ended, but where a route waits for it', async () => {
  const port = await startServer();
  const patient = await begin(port, '/patient');
  const ended = await readAll(await begin(port, '/usual'));
  expect(ended).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(ended).toMatch(/^x-frame-options: DENY/m);
  patient.end('2');
  expect(await readAll(patient)).toMatch(/^HTTP\/1\.1 200 .*\{"read":12\}$/s);
});

test('a body whose length nobody knows is ended as well', async () => {
  const socket = connect(await startServer(), '127.0.0.1');
  await once(socket, 'connect');
  const head = 'host: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked';
  socket.write(`POST /usual HTTP/1.1\r\n${head}\r\n\r\n1\r\n1\r\n`);
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a connection ends too whose body nobody waits for', async () => {
  const answer = await readAll(await begin(await startServer(), '/early'));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 204']);
});

test('a long body is waited for while 320 KB of it come in ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  const slow: string[] = [];
  const sockets: Socket[] = [];
  app.addHook('onRequest', (request, _reply, done) => {
    sockets.push(request.raw.socket);
    allowLongBody(request.raw, () => slow.push(request.url));
    done();
  });
  for (const path of ['/fast', '/slow']) app.post(path, async () => 'read');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  const clients = await Promise.all(
    [
      { path: '/fast', bytes: 700_000 },
      { path: '/slow', bytes: 600_000 },
    ].map(async ({ path, bytes }) => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      const head = 'host: x\r\ncontent-type: text/plain\r\ncontent-length: 700001';
      return { socket, path, bytes, head: `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n` };
    }),
  );
  for (const { socket, head } of clients) socket.write(head);
  await vi.waitFor(() => expect(sockets).toHaveLength(2), 40_000);
  const come = () => sockets.map(({ bytesRead }) => bytesRead).sort((a, b) => a - b);
  for (const part of [1, 2]) {
    for (const { socket, bytes } of clients) socket.write(Buffer.alloc(bytes / 2));
    await vi.waitFor(() => {
      expect(come()[0]).toBeGreaterThan(300_000 * part);
      expect(come()[1]).toBeGreaterThan(350_000 * part);
    }, 40_000);
    vi.advanceTimersByTime(10_000);
    await new Promise(setImmediate);
  }
  expect(slow).toEqual(['/slow']);
  for (const { socket } of clients) socket.destroy();
});
