import { expect, test } from 'vitest';
import {
  actInput,
  changeInput,
  correctInput,
  emptyNoteInput,
  enterInput,
  listInput,
  noteInput,
  requestInput,
  resendMailInput,
  searchInput,
} from './requests.input.ts';

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

const { reference } = seen;
const x = (count: number) => 'x'.repeat(count);
const act = (action: object, more: object = {}) => ({ ...seen, action, ...more });
const entry = { kind: 'contact', fields: {}, submissionId: '00000000-0000-4000-8000-000000000001' };

test.each([
  [listInput, { holder: x(200) }, { holder: x(201) }],
  [listInput, { holder: 'Anna' }, { holder: '' }],
  [listInput, { view: 'overdue' }, { view: 'late' }],
  [listInput, { direction: 'forward' }, { direction: 'backward' }],
  [listInput, { cursor: null }, { cursor: x(501) }],
  [searchInput, { search: x(200) }, { search: x(201) }],
  [requestInput, { reference: x(40) }, { reference: x(41) }],
  [requestInput, { reference }, { reference: '' }],
  [requestInput, { reference }, { reference, version: 1 }],
  [changeInput, seen, { reference, version: 0 }],
  [changeInput, seen, { reference }],
  [noteInput, { reference, note: 'x' }, { reference, note: ' ' }],
  [emptyNoteInput, { reference, id: 1 }, { reference, id: 0 }],
  [resendMailInput, { reference, recipient: 'visitor' }, { reference, recipient: 'all' }],
  [
    correctInput,
    { ...seen, fields: { [x(50)]: x(20_000) } },
    { ...seen, fields: { [x(51)]: x(20_000) } },
  ],
  [correctInput, { ...seen, fields: {} }, { ...seen, fields: { name: x(20_001) } }],
  [enterInput, entry, { ...entry, fields: { [x(51)]: '' } }],
  [enterInput, entry, { ...entry, submissionId: 'x' }],
  [actInput, act({ type: 'take' }, { note: 'x' }), act({ type: 'take' }, { note: '' })],
  [actInput, act({ type: 'handOver', to: null }), act({ type: 'handOver' })],
  [actInput, act({ type: 'handOver', to: x(200) }), act({ type: 'handOver', to: x(201) })],
  [actInput, act({ type: 'handOver', to: 'x' }), act({ type: 'handOver', to: '' })],
  [actInput, act({ type: 'waiting' }), act({ type: 'followUp' })],
  [
    actInput,
    act({ type: 'waiting', on: '2026-11-24' }),
    act({ type: 'waiting', on: '24.11.2026' }),
  ],
  [actInput, act({ type: 'followUp', on: null }), act({ type: 'followUp', on: '2026-11-31' })],
  [actInput, act({ type: 'done', outcome: 'order' }), act({ type: 'done' })],
])(
  'of its inputs the desk takes the one within its bounds alone (%#)',
  (schema, within, beyond) => {
    expect(schema.safeParse(within).success, JSON.stringify(within)).toBe(true);
    expect(schema.safeParse(beyond).success, JSON.stringify(beyond)).toBe(false);
  },
);

test('a cursor is one of its own list: by a moment alone where all is over, by rank in a search', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [moment, id] = ['2026-11-24T10:00:00.000Z', '00000000-0000-4000-8000-000000000001'];
  const cursors = {
    open: encoded([true, moment, 'open', moment, id]),
    over: encoded([true, moment, id]),
    found: encoded([1, moment, 'open', moment, id]),
  };
  const listsOf = (cursor: string) => [
    listInput.safeParse({ view: 'open', cursor }).success,
    listInput.safeParse({ view: 'suspected', cursor }).success,
    listInput.safeParse({ view: 'done', cursor }).success,
    listInput.safeParse({ view: 'spam', cursor }).success,
    searchInput.safeParse({ search: 'x', cursor }).success,
  ];
  expect(listsOf(cursors.open)).toEqual([true, true, false, false, false]);
  expect(listsOf(cursors.over)).toEqual([false, false, true, true, false]);
  expect(listsOf(cursors.found)).toEqual([false, false, false, false, true]);
});
