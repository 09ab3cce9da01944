import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

const [flooding, visitor, other] = ['203.0.113.7', '198.51.100.1', '192.0.2.1'];

/**
 * Asks for tasks while one is being done, each client for so many at once.
 * @returns which were done, in their order, and which have lost their place
 */
async function turnsOf(places: number, asked: [address: string | undefined, tasks: number][]) {
  const turns = new FairTurns(places);
  const first = Promise.withResolvers<void>();
  const active = turns.run(() => first.promise, flooding);
  const done: string[] = [];
  const rejected: string[] = [];
  const count = new Map<string, number>();
  const running = asked.flatMap(([address, tasks]) =>
    Array.from({ length: tasks }, () => {
      const client = address ?? 'mail';
      count.set(client, (count.get(client) ?? 0) + 1);
      const task = `${client} ${count.get(client)}`;
      return turns
        .run(async () => void done.push(task), address)
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'busy', retryAfter: 10 });
          rejected.push(task);
        });
    }),
  );
  first.resolve();
  await Promise.all([active, ...running]);
  return { done, rejected };
}

test('clients take turns, whoever came first and however many each has waiting', async () => {
  const { done, rejected } = await turnsOf(10, [
    [flooding, 4],
    [visitor, 1],
    [other, 2],
  ]);
  expect(done).toEqual([
    `${flooding} 1`,
    `${visitor} 1`,
    `${other} 1`,
    `${flooding} 2`,
    `${other} 2`,
    `${flooding} 3`,
    `${flooding} 4`,
  ]);
  expect(rejected).toEqual([]);
});

test('one client may use every place, and loses them to others when these come', async () => {
  const { done, rejected } = await turnsOf(3, [
    [flooding, 4],
    [visitor, 2],
    [other, 1],
  ]);
  expect(rejected).toEqual([`${flooding} 4`, `${flooding} 3`, `${visitor} 2`, `${flooding} 2`]);
  expect(done).toEqual([`${flooding} 1`, `${visitor} 1`, `${other} 1`]);
});

test('addresses of one /56 are one client', async () => {
  const addresses = Array.from({ length: 10 }, (_, index) => `2001:db8:1:20${index}::1`);
  const { done, rejected } = await turnsOf(10, [
    ...addresses.map((address): [string, number] => [address, 1]),
    [visitor, 1],
  ]);
  expect(done.indexOf(`${visitor} 1`)).toBe(1);
  expect(rejected).toEqual([`${addresses.at(-1)} 1`]);
});

test('work of the site itself takes its turn among the clients, and always has a place', async () => {
  const { done, rejected } = await turnsOf(1, [
    [undefined, 3],
    [flooding, 2],
  ]);
  expect(rejected).toEqual([`${flooding} 2`]);
  expect(done).toEqual(['mail 1', `${flooding} 1`, 'mail 2', 'mail 3']);
});

test('a task that fails lets the next one have its turn', async () => {
  const turns = new FairTurns(10);
  const failing = turns.run(() => Promise.reject(new Error('broken')), visitor);
  const next = turns.run(async () => 'done', visitor);
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
