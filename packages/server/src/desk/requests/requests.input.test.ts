import { expect, test } from 'vitest';
import { actInput, enterInput, listInput, searchInput } from './requests.input.ts';

const seen = { reference: 'PV-7K3M-Q9XD-0001', version: 1 };

test('a moment is stored in UTC, and none is taken without its offset', () => {
  const action = (until: string) => ({ ...seen, action: { type: 'appointment', until } });
  const until = '2026-10-25T02:30:00+01:00';
  expect(actInput.parse(action(until)).action).toMatchObject({ until: '2026-10-25T01:30:00.000Z' });
  for (const other of ['2026-10-25T02:30:00', '2026-10-25', '25.10.2026'])
    expect(actInput.safeParse(action(other)).success, other).toBe(false);
});

test('nobody is mailed unless it was asked for', () => {
  const entered = enterInput.parse({
    kind: 'contact',
    fields: {},
    submissionId: '00000000-0000-4000-8000-000000000001',
  });
  expect(entered).toMatchObject({ confirm: false });
  const defaults = (action: object) => actInput.parse({ ...seen, action }).action;
  expect(defaults({ type: 'notSpam' })).toMatchObject({ confirm: false });
  expect(defaults({ type: 'notReached', until: '2026-11-24T10:00:00Z' })).toMatchObject({
    askVisitor: false,
  });
});

test('a list is open requests, fifty at a time and never more than a hundred; spam is searched when asked', () => {
  expect(listInput.parse({})).toEqual({ view: 'open', limit: 50 });
  expect(searchInput.parse({ search: ' Eva ' })).toEqual({
    search: 'Eva',
    withSpam: false,
    limit: 50,
  });
  for (const [limit, isTaken] of [
    [1, true],
    [100, true],
    [0, false],
    [101, false],
  ] as const)
    expect(listInput.safeParse({ limit }).success, String(limit)).toBe(isTaken);
  expect(searchInput.safeParse({ search: ' ' }).success).toBe(false);
});
