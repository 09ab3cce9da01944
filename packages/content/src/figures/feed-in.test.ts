import { feedInTariff } from '@rebhang-solar/calculator/money/tariff';
import { expect, test } from 'vitest';
import { feedIn } from './feed-in.ts';

/** As published by the Bundesnetzagentur: surplus feed-in, up to 10 and 10–40 kWp. */
const published = [
  [feedIn.upTo10kwp2024, feedIn.from10to40kwp2024, '2024-02', 8.11, 7.03],
  [feedIn.upTo10kwpAugust2024, feedIn.from10to40kwpAugust2024, '2024-08', 8.03, 6.95],
  [feedIn.upTo10kwpFebruary2025, feedIn.from10to40kwpFebruary2025, '2025-02', 7.94, 6.88],
  [feedIn.upTo10kwpAugust2025, feedIn.from10to40kwpAugust2025, '2025-08', 7.86, 6.8],
  [feedIn.upTo10kwpFebruary2026, feedIn.from10to40kwpFebruary2026, '2026-02', 7.78, 6.73],
  [feedIn.upTo10kwpCurrent, feedIn.from10to40kwpCurrent, '2026-08', 7.7, 6.66],
] as const;

test.each(published)(
  "the law's formula gives the published rates",
  (small, medium, from, ...rates) => {
    expect([small.asOf, medium.asOf]).toEqual([from, from]);
    expect([small.value, medium.value]).toEqual(rates);
  },
);

test('the next half-year and full feed-in follow from the same formula', () => {
  expect([feedIn.upTo10kwpNext.value, feedIn.from10to40kwpNext.value]).toEqual([7.62, 6.59]);
  expect([feedIn.fullUpTo10kwp.value, feedIn.fullFrom10to40kwp.value]).toEqual([12.22, 10.24]);
});

test('half-years follow each other without a gap', () => {
  const ends = published.map(([small]) => small.validUntil);
  const begins = [...published.slice(1).map(([small]) => small.asOf), feedIn.upTo10kwpNext.asOf];
  const dayAfter = (day: string) =>
    new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
  expect(ends.map(dayAfter)).toEqual(begins);
});

test.each([
  [15, 7.35],
  [20, 7.18],
  [30, 7.01],
])('a system of %d kWp gets %d ct on average', (kWp, cents) => {
  expect(feedInTariff(kWp, feedIn.upTo10kwpCurrent.asOf)).toBeCloseTo(cents, 2);
});
