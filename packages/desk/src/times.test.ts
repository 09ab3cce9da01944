import { expect, test } from 'vitest';
import * as times from './times.ts';

const {
  ageOf,
  dayOf,
  durationOf,
  formatDue,
  formatMoment,
  megabytes,
  nextOf,
  remainingOf,
  sinceOf,
} = times;

const now = new Date('2026-11-24T11:12:00+01:00');
const at = (text: string) => new Date(text);
/** With the spaces that can be typed. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

test('a moment is named by its day as seen from today', () => {
  expect(formatMoment(at('2026-11-24T14:20:00+01:00'), now)).toBe('heute, 14:20');
  expect(formatMoment(at('2026-11-23T09:15:00+01:00'), now)).toBe('gestern, 9:15');
  expect(formatMoment(at('2026-11-25T08:47:00+01:00'), now)).toBe('morgen, 8:47');
  expect(formatMoment(at('2026-11-20T16:48:00+01:00'), now)).toBe('Fr 20.11., 16:48');
  expect(formatMoment(at('2026-11-24T23:10:00Z'), now)).toBe('morgen, 0:10');
  expect(formatMoment(at('2025-03-12T10:00:00+01:00'), now)).toBe('12.03.2025');
  expect(plain(formatDue(at('2026-11-24T14:20:00+01:00'), now))).toBe('heute, 14:20 Uhr');
  expect(formatDue(at('2025-03-12T10:00:00+01:00'), now)).toBe('12.03.2025');
});

test('what is left, and for how long something is late', () => {
  expect(plain(remainingOf(at('2026-11-24T14:20:00+01:00'), now))).toBe('noch 3 h 08 min');
  expect(plain(remainingOf(at('2026-11-24T09:38:00+01:00'), now))).toBe('seit 1 h 34 min');
  expect(plain(remainingOf(at('2026-11-25T08:47:00+01:00'), now))).toBe('morgen');
  expect(plain(remainingOf(at('2026-11-20T09:00:00+01:00'), now))).toBe('seit 4 Tagen');
  expect(sinceOf(at('2026-11-24T08:12:00+01:00'), now)).toBe('8:12');
  expect(sinceOf(at('2026-11-23T17:22:00+01:00'), now)).toBe('Mo 17:22');
  expect(sinceOf(at('2026-11-20T16:48:00+01:00'), now)).toBe('Fr 20.11.');
  expect(plain(durationOf(20 * 60_000))).toBe('20 min');
  const minutes = [0, 59, 60, 2879, 2880].map((count) => count * 60_000);
  const durations = ['0 min', '59 min', '1 h 00 min', '47 h 59 min', '2 Tage'];
  expect(minutes.map(durationOf).map(plain)).toEqual(durations);
  expect(minutes.map(ageOf).map(plain)).toEqual(['0 min', '59 min', '1 h', '47 h', '2 Tage']);
  const unfinished = [59, 119].map((count) => count * 60_000 + 59_000);
  expect(unfinished.map(durationOf).map(plain)).toEqual(['59 min', '1 h 59 min']);
  expect([0, 5_100_000].map(megabytes).map(plain)).toEqual(['0,1 MB', '5,1 MB']);
  expect(plain(remainingOf(now, now))).toBe('seit 0 min');
});

test('a day is named as seen from today; of another year than this the date alone', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  expect(days.map((day) => dayOf(at(`${day}T00:10:00+01:00`), now))).toEqual([
    'Mo 23.11.',
    'heute',
    'morgen',
    'Do 26.11.',
  ]);
  const far = ['2026-01-28', '2026-01-27', '2027-09-20', '2027-09-21'];
  expect(far.map((day) => formatMoment(at(`${day}T12:00:00Z`), now))).toEqual([
    'Mi 28.01., 13:00',
    '27.01.2026',
    'Mo 20.09., 14:00',
    '21.09.2027',
  ]);
  const tomorrow = '2026-11-25T08:47:00+01:00';
  expect([true, false].map((isFollowUp) => nextOf(tomorrow, isFollowUp, now))).toEqual([
    'morgen',
    'morgen, 8:47',
  ]);
  // Its clock may be behind the server's.
  expect(plain(ageOf(-1))).toBe('0 min');
  expect([50_000, 149_000, 151_000, 12_345_678].map(megabytes).map(plain)).toEqual([
    '0,1 MB',
    '0,1 MB',
    '0,2 MB',
    '12,3 MB',
  ]);
});
