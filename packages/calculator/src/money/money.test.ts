import { expect, test } from 'vitest';
import { cashFlow, leastReturn, paybackYears, returnOf } from './cash-flow.ts';
import { feedInTariff, feedInTariffOfYear } from './tariff.ts';

test.each([
  ['2024-02', 8.11, 7.03, 5.74],
  ['2024-08', 8.03, 6.95, 5.68],
  ['2025-02', 7.94, 6.88, 5.62],
  ['2025-08', 7.86, 6.8, 5.56],
  ['2026-02', 7.78, 6.73, 5.5],
  ['2026-08', 7.7, 6.66, 5.44],
  ['2027-01', 7.7, 6.66, 5.44],
  ['2027-02', 7.62, 6.59, 5.38],
])('the bands of a start in %s', (month, small, middle, large) => {
  const cents = (kWp: number) => feedInTariff(kWp, month);
  expect(cents(10)).toBeCloseTo(small, 9);
  expect(cents(40) * 40 - cents(10) * 10).toBeCloseTo(30 * middle, 9);
  expect(cents(100) * 100 - cents(40) * 40).toBeCloseTo(60 * large, 9);
});

test.each([
  ['surplus', 15, 7.35],
  ['surplus', 20, 7.18],
  ['surplus', 30, 7.01],
  ['full', 10, 12.22],
  ['full', 15, 11.56],
] as const)('%s feeding in of %d kWp', (feedIn, kWp, cents) => {
  expect(Math.abs(feedInTariff(kWp, '2026-08', feedIn) - cents)).toBeLessThan(0.005 + 1e-9);
});

test.each(['2024-01', '2026-13', '2026', 'bald'])('%s is no month of a start', (month) => {
  expect(() => feedInTariff(10, month)).toThrow(RangeError);
});

test('the rate of a year is the mean of what was paid in it', () => {
  expect(feedInTariffOfYear(7, 2009)).toBe(43.01);
  // 8.11 from February and 8.03 from August.
  expect(feedInTariffOfYear(10, 2024)).toBeCloseTo(8.07, 9);
  expect(feedInTariffOfYear(20, 2026)).toBeLessThan(feedInTariffOfYear(10, 2026));
  expect(() => feedInTariffOfYear(7, 2006)).toThrow(RangeError);
});

test('a new inverter takes back what had come in', () => {
  const balances = [100, 100, -100, 100, 100];
  expect(paybackYears(150, balances)).toBe(3.5);
  expect(paybackYears(350, balances)).toBeNull();
});

test('what costs nothing is paid back at once, what brings too little never', () => {
  expect(paybackYears(0, [100])).toBe(0);
  expect(paybackYears(1000, [10, 10])).toBeNull();
  expect(paybackYears(1000, [-10, -10])).toBeNull();
});

test('a case calculated by hand', () => {
  const years = cashFlow(
    1000,
    Array.from({ length: 20 }, () => ({
      avoidedPurchase: 500 * 0.4,
      feedInRevenue: 500 * 0.08,
      costs: { insurance: 0, service: 0, metering: 0, inverter: 0, storage: 0 },
    })),
  );
  const balances = years.map(({ balance }) => balance);
  expect(balances[0]).toBe(240);
  expect(paybackYears(1000, balances)).toBeCloseTo(1000 / 240, 12);
  expect(years[19]?.cumulative).toBeCloseTo(20 * 240 - 1000, 9);
});

test('the return is the interest at which the balances are worth the price', () => {
  expect(returnOf(100, [0, 121])).toBeCloseTo(0.1, 4);
  expect(returnOf(120, [60, 60])).toBeCloseTo(0, 4);
  expect(returnOf(200, [60, 60, 60])).toBeCloseTo(-0.0509, 4);
  expect(returnOf(1000, [1, 1])).toBe(leastReturn);
  expect(returnOf(0, [10])).toBe(0);
});
