import { expect, test } from 'vitest';
import { isJustArrived, markOpened } from './just-arrived.ts';

test('a new request is marked for a minute, until somebody has opened it or taken it', () => {
  const request = { reference: 'PV-A', receivedAt: '2026-11-24T10:00:00Z', state: 'new' } as const;
  const at = (time: string, one: Parameters<typeof isJustArrived>[0] = request) =>
    isJustArrived(one, new Date(`2026-11-24T10:${time}Z`));
  expect([at('00:59.999'), at('01:00'), at('00:10', { ...request, state: 'taken' })]).toEqual([
    true,
    false,
    false,
  ]);
  markOpened('PV-A');
  expect([at('00:10'), at('00:10', { ...request, reference: 'PV-B' })]).toEqual([false, true]);
});
