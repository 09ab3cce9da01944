import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { AlertChannel } from './notify.ts';
import { databaseWatch } from './watch-database.ts';

/** Looks each time at a database that answers so. @returns what is sent, how it looks, and whether the webhook takes it */
function watchOver() {
  const sent: string[] = [];
  const way = { isOpen: true };
  let fault: Error | undefined;
  const storage = {
    check: async () => {
      if (fault) throw fault;
    },
    works: async () => fault === undefined,
  };
  const look = databaseWatch(
    storage,
    async (channel: AlertChannel, { isOver, facts }) => {
      if (channel === 'webhook' && !way.isOpen) throw new Error('The webhook is away');
      sent.push([channel, isOver ? 'over' : facts.code].join(' '));
    },
    { warn: vi.fn(), error: vi.fn() } as unknown as FastifyBaseLogger,
  );
  const after = async (...faults: (Error | undefined)[]) => {
    sent.length = 0;
    for (fault of faults) await look();
    return sent;
  };
  return { way, after };
}

const away = new Error('away');
const raised = ['webhook unknown', 'mail unknown'];
const over = ['webhook over', 'mail over'];

test('only two failures in a row raise an alert, its end is sent once, and the next one anew', async () => {
  const { after } = watchOver();
  expect(await after(away, undefined, away)).toEqual([]);
  expect(await after(away)).toEqual(raised);
  expect(await after(away)).toEqual([]);
  expect(await after(undefined, undefined)).toEqual(over);
  expect(await after(away, away)).toEqual(raised);
});

test('a webhook that was away is told the end alone, not what was over by then', async () => {
  const { after, way } = watchOver();
  way.isOpen = false;
  expect(await after(away, away, away)).toEqual(['mail unknown']);
  way.isOpen = true;
  expect(await after(undefined)).toEqual(over);
  expect(await after(undefined)).toEqual([]);
});
