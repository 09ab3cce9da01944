import { expect, test } from 'vitest';
import { toGermanDate, toIsoDate } from './typed-date.ts';

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

test('a date of a payload is read in German, all else as it is', () => {
  expect(toGermanDate('1968-05-24')).toBe('24.05.1968');
  expect(toGermanDate('im Mai')).toBe('im Mai');
});
