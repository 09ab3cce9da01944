import { expect, test } from 'vitest';
import { monthStarts } from '../weather/calendar.ts';
import { packedSite } from '../weather/weather-year.ts';
import { addCar, type Charging, carConsumption } from './electric-car.ts';
import { addCycles, heatPumpPower } from './heat-pump.ts';
import { householdLoad, standardProfile } from './household.ts';

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
const byMonth = (values: Float64Array) =>
  monthStarts.slice(0, 12).map((start, month) => sum(values.slice(start, monthStarts[month + 1])));

test('the standard household by month, for each MWh', () => {
  const expected = [101.1, 87.8, 88, 81.9, 78.4, 71, 73.7, 73.5, 72.6, 83.4, 88.7, 99.9];
  const profile = standardProfile();
  expect(Math.abs(sum(profile) / 1_000_000 - 1)).toBeLessThan(0.001);
  const errors = byMonth(profile).map((kWh, month) =>
    Math.abs(kWh / 1000 / (expected[month] as number) - 1),
  );
  expect(Math.max(...errors)).toBeLessThan(0.001);
});

test('one household uses its whole consumption, summer time or not', () => {
  const load = householdLoad({ daytimeFactor: 1, seed: 1, consumptionKWh: 5000 });
  expect(load.length).toBe(52_560);
  expect(sum(load) / 6).toBeCloseTo(1, 5);
  expect(Math.min(...load)).toBeGreaterThan(0);
});

test('more use by day leaves the sum of the year as it is', () => {
  const load = householdLoad({ daytimeFactor: 1.5, seed: 1, consumptionKWh: 5000 });
  expect(sum(load) / 6).toBeCloseTo(1, 5);
});

test.each<Charging>(['arrival', 'surplus', 'surplus-by-day'])(
  'a car that charges by "%s" gets its whole energy',
  (charging) => {
    const load = new Float32Array(52_560);
    const sun = new Float64Array(8760).map((_, hour) => (hour % 24 === 11 ? 3 : 0));
    const car = { kilometresPerYear: 15_000, charging };
    addCar(load, sun, car);
    expect(carConsumption(car)).toBeCloseTo(2550, 6);
    expect(sum(load) / 6).toBeCloseTo(2550, 2);
  },
);

test('a heat pump takes its electricity in winter, by its performance factor', () => {
  const power = heatPumpPower(
    { heatKWh: 17_500, source: 'air', annualPerformanceFactor: 3.5 },
    packedSite().weather,
  );
  expect(sum(power)).toBeCloseTo(5000, 6);
  const winter = byMonth(power).filter((_, month) => month < 3 || month > 8);
  const share = winter.reduce((all, kWh) => all + kWh, 0) / 5000;
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(0.95);
});

test.each([
  ['air', 3.3],
  ['ground', 4.3],
] as const)('without a performance factor a heat pump on %s has %d', (source, factor) => {
  expect(
    17_500 / sum(heatPumpPower({ heatKWh: 17_500, source }, packedSite().weather)),
  ).toBeCloseTo(factor, 9);
});

test('a heat pump that would run below half of its most switches on and off, and keeps its energy', () => {
  const load = new Float32Array(24);
  addCycles(load, Float64Array.of(4, 1, 0.5, 3));
  expect([...load.slice(0, 6)]).toEqual([4, 4, 4, 4, 4, 4]);
  expect(new Set(load.slice(6, 18))).toEqual(new Set([0, 2]));
  expect(sum(load) / 6).toBeCloseTo(8.5, 5);
});

test('the smaller the household, the higher its peaks above its mean', () => {
  const peaks = [2000, 3000, 5000, 8000].map((consumptionKWh) =>
    Math.max(...householdLoad({ daytimeFactor: 1, seed: 1, consumptionKWh })),
  );
  expect(peaks[0]).toBeGreaterThan(peaks[1] ?? 0);
  expect(peaks[1]).toBeGreaterThan(peaks[2] ?? 0);
  expect(peaks[2]).toBe(peaks[3]);
});
