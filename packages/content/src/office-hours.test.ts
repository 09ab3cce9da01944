import { expect, test } from 'vitest';
import { closedFor, type OpeningTimes, officeHoursOn } from './office-hours.ts';

const weekdays = {
  days: 'Mo–Fr',
  dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
  opens: '8:00',
  closes: '18:00',
} as const;
const saturday = { days: 'Sa', dayCodes: ['Sa'], opens: '9:00', closes: '14:00' } as const;
const office: OpeningTimes = {
  officeHours: [weekdays, saturday],
  state: 'SN',
  municipalHolidays: [],
  closedDays: [
    { from: '2026-12-23', to: '2027-01-03', reason: 'Betriebsferien' },
    { from: '2026-11-20', to: '2026-11-20', reason: 'Umzug' },
  ],
};

test.each([
  ['2026-11-23', weekdays],
  ['2026-11-27', weekdays],
  ['2026-11-28', saturday],
  ['2026-11-29', undefined],
  // Buß- und Bettag, a Wednesday
  ['2026-11-18', undefined],
  // Closed for one day, and from the first to the last of several.
  ['2026-11-19', weekdays],
  ['2026-11-20', undefined],
  ['2026-11-21', saturday],
  ['2026-12-22', weekdays],
  ['2026-12-23', undefined],
  ['2027-01-02', undefined],
  ['2027-01-04', weekdays],
] as const)('on %s the office is open %j', (day, hours) => {
  expect(officeHoursOn(day, office)).toEqual(hours);
});

test.each([
  ['2026-11-18', 'Buß- und Bettag'],
  ['2026-11-20', 'Umzug 20.11.2026'],
  // Its own reason goes before that of the holiday.
  ['2026-12-25', 'Betriebsferien 23.12.2026–03.01.2027'],
  ['2027-01-03', 'Betriebsferien 23.12.2026–03.01.2027'],
  ['2027-01-04', undefined],
  // A Sunday is no reason.
  ['2026-11-29', undefined],
] as const)('on %s it is closed for „%s“', (day, reason) => {
  expect(closedFor(day, office)).toBe(reason);
});

test('another state keeps other holidays', () => {
  expect(closedFor('2026-11-18', { ...office, state: 'BY' })).toBeUndefined();
  expect(officeHoursOn('2026-11-18', { ...office, state: 'BY' })).toEqual(weekdays);
});
