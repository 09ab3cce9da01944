import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { BoundedThread } from './bounded-thread.ts';

const moody = (timeLimit = 60_000) =>
  new BoundedThread<string, string>(new URL('../../testing/moody.thread.ts', import.meta.url), {
    mostWaiting: 2,
    timeLimit,
    resourceLimits: {},
  });

test('a thread that dies takes only its own order with it', async () => {
  const thread = moody();
  const [first, dead, next] = await Promise.allSettled(['a', 'die', 'b'].map((o) => thread.run(o)));
  expect(first).toEqual({ status: 'fulfilled', value: 'a done' });
  expect(dead?.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: 'b done' });
  expect(await thread.run('c')).toBe('c done');
});

test('an order that takes too long is given up, and the next one is done', async () => {
  const thread = moody(3_000);
  const [hanging, next] = await Promise.allSettled([thread.run('hang'), thread.run('a')]);
  expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(next).toEqual({ status: 'fulfilled', value: 'a done' });
});

test('what fails says only how', async () => {
  await expect(moody().run('fail')).rejects.toThrow(/^Failed in a thread: TypeError$/);
});

test('once closed, it does nothing of what still waits', async () => {
  const thread = moody();
  const orders = ['hang', 'a', 'b'].map((order) => thread.run(order));
  const outcomes = Promise.allSettled(orders);
  await thread.close();
  expect(await outcomes).toMatchObject(orders.map(() => ({ status: 'rejected' })));
});

test('only so many wait; urgent ones always do, and go first', async () => {
  const thread = moody();
  const done: string[] = [];
  const run = (order: string, isUrgent = false) =>
    thread.run(order, { isUrgent }).then((answer) => done.push(answer));
  const running = [run('in hand'), run('a'), run('b')];
  const refusal: unknown = await thread.run('c').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'busy', retryAfter: expect.any(Number) });
  await Promise.all([...running, run('mail', true), run('other mail', true)]);
  expect(done).toEqual(['in hand done', 'mail done', 'other mail done', 'a done', 'b done']);
});
