import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { timeLimit } from './time-limit.ts';

test('a handler that never answers a body is given up', async () => {
  const app = Fastify();
  await app.register(errorHandler);
  await app.register(timeLimit, { milliseconds: 50 });
  app.post('/', () => new Promise(() => {}));
  const answer = await fetch(await app.listen(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await app.close();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
