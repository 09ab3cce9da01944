import { claims } from '@rebhang-solar/content/company/claims';
import { expect, test, vi } from 'vitest';
import {
  dueState,
  formatDue,
  isOfficeDay,
  officeTimeBetween,
  promiseOf,
  replyDue,
} from './reply-due.ts';

vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company } = await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  const { knownOffice } = await import('../testing/known-hours.ts');
  return { company: { ...company, ...knownOffice } };
});
vi.mock('@rebhang-solar/content/replies-within', () => import('../testing/known-hours.ts'));

/** @param received by the clock of Berlin */
function due(received: string): string | undefined {
  const moment = replyDue({ kind: 'consultation', receivedAt: new Date(received) });
  return moment && formatDue(moment);
}

test('the promise is one of hours', () => {
  expect(claims.replyWithin.unit).toBe('Stunden');
});

test.each([
  ['a working morning', '2026-11-17T10:17:00+01:00', 'Donnerstag, 19.11., 10:17 Uhr'],
  ['a Monday', '2026-11-23T10:17:00+01:00', 'Dienstag, 24.11., 10:17 Uhr'],
  ['an evening', '2026-11-23T20:00:00+01:00', 'Dienstag, 24.11., 18:00 Uhr'],
  ['early morning', '2026-11-23T05:00:00+01:00', 'Montag, 23.11., 18:00 Uhr'],
  ['Friday afternoon', '2026-11-20T16:00:00+01:00', 'Samstag, 21.11., 14:00 Uhr'],
  ['Saturday morning', '2026-11-21T10:00:00+01:00', 'Montag, 23.11., 10:00 Uhr'],
  ['Saturday at closing', '2026-11-21T14:00:00+01:00', 'Montag, 23.11., 18:00 Uhr'],
  ['Saturday after closing', '2026-11-21T16:17:00+01:00', 'Montag, 23.11., 18:00 Uhr'],
  ['a Sunday', '2026-11-22T12:00:00+01:00', 'Montag, 23.11., 18:00 Uhr'],
  ['Christmas Eve', '2026-12-24T12:00:00+01:00', 'Montag, 28.12., 12:00 Uhr'],
  ['Maundy Thursday', '2027-03-25T20:00:00+01:00', 'Dienstag, 30.03., 9:00 Uhr'],
  ['the change to summer time', '2027-03-27T13:00:00+01:00', 'Dienstag, 30.03., 13:00 Uhr'],
  [
    'the eve of a holiday of the municipality',
    '2028-06-14T10:00:00+02:00',
    'Freitag, 16.06., 10:00 Uhr',
  ],
  ['the last day of summer time', '2026-10-24T13:00:00+02:00', 'Montag, 26.10., 13:00 Uhr'],
])('%s', (_moment, received, expected) => {
  expect(due(received)).toBe(expected);
});

test.each([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-25',
  '2026-10-03',
  '2026-10-31',
  '2026-11-18',
  '2026-12-25',
  '2027-03-26',
  '2027-11-17',
  '2028-11-22',
  '2038-04-26',
])('the office is closed on the holiday %s', (date) => {
  expect(isOfficeDay(new Date(`${date}T10:00:00Z`))).toBe(false);
});

test('days beside holidays are not', () => {
  for (const date of ['2026-04-02', '2026-11-17', '2026-11-19', '2026-12-24', '2028-11-23']) {
    expect(isOfficeDay(new Date(`${date}T10:00:00Z`)), date).toBe(true);
  }
});

test('a form without a promised time has none', () => {
  expect(replyDue({ kind: 'contact', receivedAt: new Date() })).toBeUndefined();
});

test('what is due just after midnight is due tomorrow, by the clock of Berlin', () => {
  const dueAt = new Date('2026-11-24T00:30:00+01:00');
  expect(dueState(dueAt, new Date('2026-11-23T23:50:00+01:00'))).toBeUndefined();
  expect(dueState(dueAt, new Date('2026-11-24T00:20:00+01:00'))).toBe('dueToday');
  expect(dueState(dueAt, dueAt)).toBe('overdue');
});

test('office time is counted while it is open alone, and is never negative', () => {
  const hours = (from: string, to: string) =>
    officeTimeBetween(new Date(from), new Date(to)) / 3_600_000;
  expect(hours('2026-11-23T20:00:00+01:00', '2026-11-24T09:30:00+01:00')).toBe(1.5);
  expect(hours('2026-11-23T17:00:00+01:00', '2026-11-24T07:00:00+01:00')).toBe(1);
  expect(hours('2026-11-23T19:00:00+01:00', '2026-11-23T21:00:00+01:00')).toBe(0);
});

test('a promise says from when its hours run, and which days do not count, holidays by name', () => {
  const promise = promiseOf({
    kind: 'consultation',
    receivedAt: new Date('2026-12-24T19:00:00+01:00'),
  });
  expect(promise).toMatchObject({ hours: 24, from: new Date('2026-12-28T08:00:00+01:00') });
  expect(promise?.skipped).toEqual([]);
  const overSunday = promiseOf({
    kind: 'consultation',
    receivedAt: new Date('2026-11-21T10:00:00+01:00'),
  });
  expect(overSunday?.skipped).toEqual([
    { day: new Date('2026-11-22T00:00:00+01:00'), reason: undefined },
  ]);
  const begun = promiseOf({
    kind: 'consultation',
    receivedAt: new Date('2026-12-24T12:00:00+01:00'),
  });
  expect(begun?.from).toEqual(new Date('2026-12-24T12:00:00+01:00'));
  expect(begun?.skipped.map(({ day, reason }) => [formatDue(day).split(',')[0], reason])).toEqual([
    ['Freitag', '1. Weihnachtstag'],
    ['Samstag', '2. Weihnachtstag'],
    ['Sonntag', undefined],
  ]);
});

test('closed days of the office count no more than holidays, and are named once', () => {
  const promise = promiseOf({
    kind: 'consultation',
    receivedAt: new Date('2027-12-22T17:00:00+01:00'),
  });
  expect(promise?.due).toEqual(new Date('2028-01-03T17:00:00+01:00'));
  expect(promise?.skipped.map(({ reason }) => reason)).toEqual([
    'Betriebsferien 23.12.2027–02.01.2028',
  ]);
  expect(isOfficeDay(new Date('2027-12-30T12:00:00+01:00'))).toBe(false);
});
