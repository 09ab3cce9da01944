import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { afterAnswers } from './after-answers.ts';

test('an answer waits for nothing that begins after it, and a stop does', async () => {
  const order: string[] = [];
  const app = Fastify();
  const afterAnswer = afterAnswers(app);
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  app.get('/', async (_request, reply) => {
    afterAnswer(reply, async () => {
      begun.resolve();
      await released.promise;
      order.push('worked');
    });
    order.push('answering');
    return 'da';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(url, { headers: { connection: 'close' } })).text()).toBe('da');
  await begun.promise;
  const closed = app.close().then(() => order.push('closed'));
  // Longer than a stop takes that waits for nothing.
  setTimeout(released.resolve, 200);
  await closed;
  expect(order).toEqual(['answering', 'worked', 'closed']);
});
