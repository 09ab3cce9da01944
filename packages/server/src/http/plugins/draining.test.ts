import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { draining } from './draining.ts';
import { errorHandler } from './error-handler.ts';

test('while it stops, what has begun is answered, the process says that it lives, and others are sent away', async () => {
  const app = Fastify({ return503OnClosing: false });
  await app.register(errorHandler, {
    clientLimits: { countRejection: async (_address: string, error: unknown) => error } as never,
  });
  await app.register(draining);
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  app.get('/lang', async () => {
    begun.resolve();
    await finish.promise;
    return 'fertig';
  });
  app.get('/healthz', async () => 'lebt');
  app.get('/', async () => 'da');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(url)).text()).toBe('da');
  const long = fetch(`${url}/lang`);
  await begun.promise;
  const closed = app.close();
  const [alive, late] = await Promise.all([fetch(`${url}/healthz`), fetch(url)]);
  expect([alive.status, await alive.text()]).toEqual([200, 'lebt']);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  finish.resolve();
  expect(await (await long).text()).toBe('fertig');
  await closed;
});
