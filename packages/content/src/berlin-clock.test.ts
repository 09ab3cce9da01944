import { expect, test } from 'vitest';
import {
  berlinDate,
  berlinDay,
  berlinLongDay,
  berlinLongMinute,
  berlinMinute,
  berlinMinuteOfWeek,
  berlinShortDay,
  berlinShortWeekday,
  berlinTime,
  daysBetween,
  fromBerlinWallClock,
  momentAt,
  wallClock,
} from './berlin-clock.ts';

// A machine on the other side of the date line writes the same.
process.env.TZ = 'Pacific/Kiritimati';

test.each([
  [berlinDay, '2026-03-01'],
  [berlinTime, '0:05'],
  [berlinDate, '01.03.2026'],
  [berlinMinute, '01.03.2026, 00:05'],
  [berlinMinuteOfWeek, 'Sonntag, 01.03., 0:05'],
  [berlinShortDay, 'So 01.03.'],
  [berlinShortWeekday, 'So'],
  [berlinLongDay, 'Sonntag, 1. März'],
  [berlinLongMinute, '1. März 2026 um 0:05'],
])('%o writes a moment of the last evening of February in UTC as „%s“', (write, expected) => {
  expect(write(new Date('2026-02-28T23:05:59Z'))).toBe(expected);
});

test('on every day of a year it writes what the German locale does', () => {
  const german = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' });
  const minute = german({ dateStyle: 'medium', timeStyle: 'short' });
  const longDay = german({ weekday: 'long', day: 'numeric', month: 'long' });
  const longMinute = german({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  // Each a little later in the day than the one before.
  for (let index = 0; index < 366; index += 1) {
    const moment = new Date(Date.UTC(2026, 0, 1) + index * (24 * 60 + 7) * 60_000);
    expect(berlinMinute(moment)).toBe(minute.format(moment));
    expect(berlinLongDay(moment)).toBe(longDay.format(moment));
    expect(berlinLongMinute(moment)).toBe(longMinute.format(moment));
  }
});

test.each(['2026-07-01T09:30:00+02:00', '2026-11-24T09:30:00+01:00', '2026-03-29T03:00:00+02:00'])(
  'the clock shows %s, and leads back to it',
  (text) => {
    const shown = Date.parse(`${text.slice(0, 19)}Z`);
    expect(wallClock(new Date(text))).toBe(shown);
    expect(fromBerlinWallClock(shown)).toEqual(new Date(text));
  },
);

test('of an hour that the clock shows twice the later one is meant; one that it leaves out is an hour later', () => {
  const meant = (text: string) => fromBerlinWallClock(Date.parse(text)).toISOString();
  expect(meant('2026-10-25T02:30:00Z')).toBe('2026-10-25T01:30:00.000Z');
  expect(meant('2026-03-29T02:30:00Z')).toBe('2026-03-29T01:30:00.000Z');
});

test('days are those of the calendar, however many hours they have', () => {
  const days = (from: string, to: string) => daysBetween(new Date(from), new Date(to));
  expect(days('2026-10-24T23:59:00+02:00', '2026-10-25T00:01:00+02:00')).toBe(1);
  expect(days('2026-10-25T00:01:00+02:00', '2026-10-25T23:59:00+01:00')).toBe(0);
  expect(days('2026-10-26T12:00:00+01:00', '2026-10-24T12:00:00+02:00')).toBe(-2);
});

test.each(['2026-07-01T09:30:00+02:00', '2026-11-24T09:30:00+01:00'])(
  'day and time as typed are those of Berlin: %s',
  (moment) => {
    expect(momentAt(moment.slice(0, 10), '09:30')).toEqual(new Date(moment));
  },
);

test('what is no time is none', () => {
  expect(momentAt('2026-11-24', '')).toBeUndefined();
  expect(momentAt('0202-11-24', '09:00')).toBeUndefined();
  expect(momentAt('1999-12-31', '23:59')).toBeUndefined();
  expect(momentAt('2000-01-01', '00:00')).toEqual(new Date('1999-12-31T23:00:00Z'));
});
