import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { ThreadQueue } from './thread-queue.ts';

const flaky = (timeLimit = 60_000) =>
  new ThreadQueue<string, string>(new URL('../../testing/flaky.thread.ts', import.meta.url), {
    places: 2,
    timeLimit,
    resourceLimits: {},
  });

test('a thread that dies takes only its own task with it', async () => {
  const thread = flaky();
  const [first, dead, next] = await Promise.allSettled(
    ['a', 'die', 'b'].map((task) => thread.run(task)),
  );
  expect(first).toEqual({ status: 'fulfilled', value: 'a done' });
  expect(dead?.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: 'b done' });
  expect(await thread.run('c')).toBe('c done');
});

test('a task that takes too long is given up, and the next one is done', async () => {
  const thread = flaky(3_000);
  const [hanging, next] = await Promise.allSettled([thread.run('hang'), thread.run('a')]);
  expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(next).toEqual({ status: 'fulfilled', value: 'a done' });
});

test('what fails says only how', async () => {
  await expect(flaky().run('fail')).rejects.toThrow(/^Failed in a thread: TypeError$/);
});

test('once closed, it does nothing of what still waits', async () => {
  const thread = flaky();
  const tasks = ['hang', 'a', 'b'].map((task) => thread.run(task));
  const outcomes = Promise.allSettled(tasks);
  await thread.close();
  expect(await outcomes).toMatchObject(tasks.map(() => ({ status: 'rejected' })));
});

test('only so many wait; tasks for mails always do, and take turns with clients', async () => {
  const thread = flaky();
  const done: string[] = [];
  const address = '203.0.113.7';
  const run = (task: string, client?: string) =>
    thread.run(task, client).then((answer) => done.push(answer));
  const running = ['active', 'a', 'b'].map((task) => run(task, address));
  const rejected: unknown = await thread.run('c', address).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(AppError);
  expect(rejected).toMatchObject({ code: 'busy', retryAfter: expect.any(Number) });
  await Promise.all([...running, run('mail'), run('other mail')]);
  expect(done).toEqual(['active done', 'a done', 'mail done', 'b done', 'other mail done']);
});
