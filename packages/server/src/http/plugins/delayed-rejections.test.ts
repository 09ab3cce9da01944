import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { delayedRejections } from './delayed-rejections.ts';

test('whoever asks too often hears so a moment later, everybody else is answered at once', async () => {
  const app = Fastify();
  await app.register(delayedRejections);
  app.get<{ Params: { status: string } }>('/:status', ({ params }, reply) =>
    reply.status(Number(params.status)).send(params.status),
  );
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answered: string[] = [];
  const ask = async (status: string) => answered.push((await app.inject(`/${status}`)).body);
  const rejected = ask('429');
  await Promise.all(['200', '404', '503'].map(ask));
  expect(answered).toEqual(['200', '404', '503']);
  vi.runAllTimers();
  await rejected;
  expect(answered.at(-1)).toBe('429');
  vi.useRealTimers();
  await app.close();
});
