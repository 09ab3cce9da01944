import { expect, test } from 'vitest';
import { type HolidayPlace, holidayOn, holidays } from './holidays.ts';

const saxony: HolidayPlace = { state: 'SN', municipalHolidays: [] };
const bavaria: HolidayPlace = { state: 'BY', municipalHolidays: [] };

test('a state has its holidays, each on one day, from New Year to Christmas', () => {
  expect(holidays(2026, saxony).map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-01-01 Neujahrstag',
    '2026-04-03 Karfreitag',
    '2026-04-06 Ostermontag',
    '2026-05-01 Tag der Arbeit',
    '2026-05-14 Christi Himmelfahrt',
    '2026-05-25 Pfingstmontag',
    '2026-10-03 Tag der Deutschen Einheit',
    '2026-10-31 Reformationstag',
    '2026-11-18 Buß- und Bettag',
    '2026-12-25 1. Weihnachtstag',
    '2026-12-26 2. Weihnachtstag',
  ]);
});

test.each<[string, HolidayPlace, string | undefined]>([
  ['2026-08-15', bavaria, undefined],
  ['2026-08-15', { ...bavaria, municipalHolidays: ['Mariä Himmelfahrt'] }, 'Mariä Himmelfahrt'],
  ['2026-08-15', { ...bavaria, state: 'SL' }, 'Mariä Himmelfahrt'],
  ['2026-08-08', bavaria, undefined],
  [
    '2026-08-08',
    { ...bavaria, municipalHolidays: ['Augsburger Friedensfest'] },
    'Augsburger Friedensfest',
  ],
  ['2026-06-04', saxony, undefined],
  ['2026-06-04', { ...saxony, municipalHolidays: ['Fronleichnam'] }, 'Fronleichnam'],
  ['2026-06-04', { ...saxony, state: 'BW' }, 'Fronleichnam'],
  // Another year has other days.
  ['2027-03-26', saxony, 'Karfreitag'],
  ['2027-04-03', saxony, undefined],
])('%s in %o is %s', (day, place, name) => {
  expect(holidayOn(day as `${number}-${number}-${number}`, place)).toBe(name);
});
