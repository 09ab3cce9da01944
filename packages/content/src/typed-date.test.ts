import { expect, test } from 'vitest';
import { toBirthDate, toGermanDate, toIsoDate } from './typed-date.ts';

test.each([
  ['24.05.1968', '1968-05-24'],
  [' 4.5.1968 ', '1968-05-04'],
  ['4. 5. 1968', '1968-05-04'],
  ['1968-05-24', '1968-05-24'],
  ['29.02.2024', '2024-02-29'],
])('„%s“ is a day', (typed, date) => {
  expect(toIsoDate(typed)).toBe(date);
});

test.each([
  '',
  '24.05.68',
  '31.02.2024',
  '29.02.2023',
  '24.13.1968',
  '0.1.1990',
  'Mai 1968',
  '24051968',
])('„%s“ is no day', (typed) => {
  expect(toIsoDate(typed)).toBeUndefined();
});

test.each([
  ['24.05.1968', '1968-05-24'],
  ['1968-05-24', '1968-05-24'],
  ['24.5.68', '1968-05-24'],
  [' 24. 5. 05 ', '2005-05-24'],
  ['29.02.00', '2000-02-29'],
  // In that year's summer it had not come yet.
  ['24.12.26', '1926-12-24'],
  ['01.01.1900', '1900-01-01'],
  ['23.11.2026', '2026-11-23'],
])('„%s“ is a birth date', (typed, date) => {
  expect(toBirthDate(typed, new Date('2026-11-23T12:00:00Z'))).toBe(date);
});

test.each(['24.05.2968', '24.05.1868', '24.11.2026', '31.12.1899', '31.02.68', 'Mai 68', ''])(
  '„%s“ is no birth date',
  (typed) => {
    expect(toBirthDate(typed, new Date('2026-11-23T12:00:00Z'))).toBeUndefined();
  },
);

test('a date of a payload is read in German, all else as it is', () => {
  expect(toGermanDate('1968-05-24')).toBe('24.05.1968');
  expect(toGermanDate('im Mai')).toBe('im Mai');
});
