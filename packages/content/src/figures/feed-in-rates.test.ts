import { expect, test } from 'vitest';
import { feedInRate, halfYearOf, meanFeedInRate, stepsUntil } from './feed-in-rates.ts';

/** As published by the Bundesnetzagentur: surplus feed-in, up to 10, 10–40 and 40–100 kWp. */
const published = [
  ['2024-02', 8.11, 7.03, 5.74],
  ['2024-08', 8.03, 6.95, 5.68],
  ['2025-02', 7.94, 6.88, 5.62],
  ['2025-08', 7.86, 6.8, 5.56],
  ['2026-02', 7.78, 6.73, 5.5],
  ['2026-08', 7.7, 6.66, 5.44],
] as const;

test.each(published)(
  'the formula gives the published rates from %s on',
  (from, small, medium, large) => {
    expect(feedInRate(from, 'upTo10kwp')).toBe(small);
    expect(feedInRate(from, 'from10to40kwp')).toBe(medium);
    expect(feedInRate(from, 'from40to100kwp')).toBe(large);
  },
);

test('full feed-in since August 2026', () => {
  expect(feedInRate('2026-08', 'upTo10kwp', 'full')).toBe(12.22);
  expect(feedInRate('2026-08', 'from10to40kwp', 'full')).toBe(10.24);
  expect(feedInRate('2026-08', 'from40to100kwp', 'full')).toBe(10.24);
});

test('a day belongs to the half-year that began in February or August', () => {
  expect(halfYearOf('2027-01-31')).toBe('2026-08');
  expect(halfYearOf('2027-02-01')).toBe('2027-02');
  expect(halfYearOf('2026-07-31')).toBe('2026-02');
  expect(stepsUntil('2024-02-01')).toBe(1);
  expect(stepsUntil('2026-11-21')).toBe(6);
  expect(() => stepsUntil('2024-01-31')).toThrow(RangeError);
});

test('a larger system is paid for each part of its power', () => {
  expect(meanFeedInRate('2026-08', 10)).toBe(7.7);
  expect(meanFeedInRate('2026-08', 15)).toBe(7.35);
  expect(meanFeedInRate('2026-08', 20)).toBe(7.18);
  expect(meanFeedInRate('2026-08', 30)).toBe(7.01);
  expect(meanFeedInRate('2026-08', 15, 'full')).toBe(11.56);
});
