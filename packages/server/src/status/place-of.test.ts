import { expect, test } from 'vitest';
import { untouched } from '../testing/action-table.ts';
import { afterAction } from './after-action.ts';
import { applyAction, hasAppointmentAhead, type Status } from './apply-action.ts';
import { compareOpen, isOpen, lastMinuteOf, type Place, placeOf } from './place-of.ts';

const promised = {
  receivedAt: '2026-06-01T10:00:00.000Z',
  promisedAt: '2026-06-02T16:00:00.000Z',
};
const place = (status: Partial<Status>) => placeOf({ ...untouched, ...status }, promised);

test.each([
  ['2026-07-01', '2026-07-01T21:59:00.000Z'],
  ['2026-12-01', '2026-12-01T22:59:00.000Z'],
  ['2026-10-25', '2026-10-25T22:59:00.000Z'],
])('the last minute of %s is that of Berlin', (day, expected) => {
  expect(lastMinuteOf(day)).toBe(expected);
});

test.each([
  ['is new', {}, 'open', '2026-06-02T16:00:00.000Z', false],
  ['was answered', { firstContactAt: promised.receivedAt }, 'open', null, false],
  [
    'was agreed upon',
    { until: '2026-06-05T08:00:00.000Z' },
    'open',
    '2026-06-05T08:00:00.000Z',
    false,
  ],
  [
    'comes back before that',
    { until: '2026-06-05T08:00:00.000Z', followUpOn: '2026-06-04' },
    'open',
    '2026-06-04T21:59:00.000Z',
    true,
  ],
  [
    'comes back after it',
    { until: '2026-06-05T08:00:00.000Z', followUpOn: '2026-06-06' },
    'open',
    '2026-06-05T08:00:00.000Z',
    false,
  ],
  [
    'comes back at the same minute',
    { until: '2026-06-05T21:59:00.000Z', followUpOn: '2026-06-05' },
    'open',
    '2026-06-05T21:59:00.000Z',
    false,
  ],
  ['is suspected', { suspicion: 'too-fast' }, 'suspected', '2026-06-02T16:00:00.000Z', false],
  ['is spam', { suspicion: 'by-hand', followUpOn: '2026-06-04' }, 'spam', null, false],
  ['is done', { state: 'done', until: '2026-06-05T08:00:00.000Z' }, 'done', null, false],
  ['is spam and done', { state: 'done', suspicion: 'by-hand' }, 'spam', null, false],
  ['was suspected and done', { state: 'done', suspicion: 'too-fast' }, 'done', null, false],
] as const)('where a request stands that %s', (_what, status, folder, moment, isFollowUp) => {
  expect(place(status)).toMatchObject({ folder, moment, isFollowUp });
});

test('one that is done is listed by when it was, one without a time by when it came', () => {
  const doneAt = '2026-06-03T09:00:00.000Z';
  expect(place({ state: 'done', doneAt })).toMatchObject({ listedAt: doneAt, dueAt: null });
  expect(place({ state: 'done', doneAt, suspicion: 'by-hand' }).listedAt).toBe(promised.receivedAt);
  expect(place({ firstContactAt: doneAt }).listedAt).toBe(promised.receivedAt);
  expect(
    (['open', 'done', 'suspected', 'spam'] as const).filter((folder) => isOpen({ folder })),
  ).toEqual(['open', 'suspected']);
});

test('first comes what has to happen first, within an hour what is suspected last, without a time at the end', () => {
  const at = (listedAt: string, more: Partial<Place> = {}): Place => ({
    folder: 'open',
    moment: listedAt,
    isFollowUp: false,
    dueAt: null,
    listedAt,
    ...more,
  });
  const inOrder = [
    at('2026-06-02T07:59:00.000Z', { folder: 'suspected' }),
    at('2026-06-02T08:10:00.000Z'),
    at('2026-06-02T08:59:00.000Z'),
    at('2026-06-02T08:00:00.000Z', { folder: 'suspected' }),
    at('2026-06-02T09:00:00.000Z'),
    at('2026-05-01T08:00:00.000Z', { moment: null }),
    at('2026-05-01T09:00:00.000Z', { moment: null }),
  ];
  expect(inOrder.toReversed().sort(compareOpen)).toEqual(inOrder);
  expect([3, 0, 6, 2, 5, 1, 4].map((index) => inOrder[index] as Place).sort(compareOpen)).toEqual(
    inOrder,
  );
});

const now = '2026-06-02T22:30:00.000Z';
const who = { by: 'Anna', now };

test('an appointment is ahead until its moment, and nothing else is one', () => {
  expect(hasAppointmentAhead({ state: 'appointment', until: now }, now)).toBe(false);
  expect(
    hasAppointmentAhead({ state: 'appointment', until: '2026-06-02T22:30:00.001Z' }, now),
  ).toBe(true);
  expect(hasAppointmentAhead({ state: 'notReached', until: '2026-07-01T00:00:00.000Z' }, now)).toBe(
    false,
  );
  expect(hasAppointmentAhead({ state: 'appointment', until: null }, now)).toBe(false);
});

test('who is reached on the day on which to come back has been come back to; by the clock of Berlin', () => {
  // It is past midnight there.
  const followUpOn = (day: string) =>
    applyAction({ ...untouched, followUpOn: day }, { type: 'reached' }, who).followUpOn;
  expect([followUpOn('2026-06-02'), followUpOn('2026-06-03'), followUpOn('2026-06-04')]).toEqual([
    null,
    null,
    '2026-06-04',
  ]);
});

test('who is not reached before an appointment is called again on that day, by the clock of Berlin', () => {
  const ahead = { ...untouched, state: 'appointment', until: '2026-06-09T08:00:00.000Z' } as const;
  const until = '2026-06-03T22:30:00.000Z';
  expect(applyAction(ahead, { type: 'notReached', until }, who)).toMatchObject({
    state: 'appointment',
    until: '2026-06-09T08:00:00.000Z',
    followUpOn: '2026-06-04',
    attempts: 1,
    holder: 'Anna',
    firstContactAt: now,
  });
});

test('after an action what was added is no news, and whatever else is known of the request stays', () => {
  const row = { ...untouched, ...promised, ...place({}), news: ['remark'], reference: 'PV-1' };
  expect(afterAction(row, { type: 'take' }, who)).toEqual({
    ...row,
    state: 'taken',
    holder: 'Anna',
    news: [],
  });
});
