import { expect, test } from 'vitest';
import { monthStarts } from '../weather/calendar.ts';
import { packedSite } from '../weather/weather-year.ts';
import { addCar, type Charging, carConsumption } from './electric-car.ts';
import { addCycles, heatPumpPower } from './heat-pump.ts';
import { householdLoad, standardProfile } from './household.ts';
import { loadOf } from './load.ts';
import { normalQuantile, randomNumbers } from './random.ts';

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

test('use by day is from nine to four o’clock of the wall, in winter and in summer', () => {
  const load = (daytimeFactor: number) =>
    householdLoad({ daytimeFactor, seed: 1, consumptionKWh: 5000 });
  const [usual, more] = [load(1), load(1.5)];
  // 21 January and 20 July: one hour before UTC, and two.
  for (const [day, offset] of [
    [20, 1],
    [200, 2],
  ] as const) {
    const shareAt = (hour: number) => {
      const step = (day * 24 + hour - offset) * 6;
      return (more[step] ?? 0) / (usual[step] ?? 0);
    };
    for (const hour of [9, 15]) expect(shareAt(hour) / shareAt(12), String(hour)).toBeCloseTo(1, 5);
    for (const hour of [8, 16, 20])
      expect(shareAt(12) / shareAt(hour), String(hour)).toBeCloseTo(1.5, 5);
  }
});

test('each seed has its own household, the same every time, and the peaks below 1,000 kWh are those of 1,000', () => {
  const load = (seed: number, consumptionKWh = 5000) =>
    householdLoad({ daytimeFactor: 1, seed, consumptionKWh });
  const isSame = (one: Float32Array, other: Float32Array) =>
    one.every((power, step) => power === other[step]);
  expect(isSame(load(2), load(1))).toBe(false);
  expect(isSame(load(1), load(1))).toBe(true);
  expect(isSame(load(1, 500), load(1, 1000))).toBe(true);
});

const hourOfDay = (day: number, hourUtc: number) => (day * 24 + hourUtc) * 6;
/** The model year begins on a Thursday, a holiday; Friday is a working day. */
const [holiday, friday, saturday] = [0, 1, 2];

/** A car whose sun shines in one hour of each day, 7 kWh a day. */
function charged(charging: Charging, sunAt = 11, sunKW = 0, house = 0, kilometresPerYear = 15_000) {
  const load = new Float32Array(52_560).fill(house);
  const sun = new Float64Array(8760).map((_, hour) => (hour % 24 === sunAt ? sunKW : 0));
  addCar(load, sun, { kilometresPerYear, charging });
  return (day: number, hourUtc: number, step = 0) =>
    (load[hourOfDay(day, hourUtc) + step] as number) - house;
}

test('a car that charges on coming home begins at six in the evening, with the power of a plain wallbox', () => {
  const at = charged('arrival', 11, 20);
  for (const day of [holiday, friday]) {
    // 18 o’clock is 17 UTC; 6.99 kWh take nearly two hours.
    expect(
      [at(day, 16, 5), at(day, 17), at(day, 17, 5), at(day, 18, 4)].map(
        (kW) => Math.round(kW * 10) / 10,
      ),
    ).toEqual([0, 3.7, 3.7, 3.7]);
    expect(at(day, 18, 5)).toBeCloseTo((6 * 2550) / 365 - 11 * 3.7, 3);
    expect([at(day, 19), at(day, 11)]).toEqual([0, 0]);
  }
  // In summer it is 16 UTC.
  expect([at(200, 15, 5), at(200, 16)].map((kW) => Math.round(kW * 10) / 10)).toEqual([0, 3.7]);
});

test.each([
  ['surplus', holiday, 11, 3, 0, 3],
  ['surplus', friday, 11, 3, 0, 0],
  ['surplus', saturday, 11, 3, 0, 3],
  ['surplus-by-day', friday, 11, 3, 0, 3],
  // On a working day it leaves at seven and is back at six.
  ['surplus', friday, 5, 3, 0, 3],
  ['surplus', friday, 6, 3, 0, 0],
  ['surplus', friday, 16, 3, 0, 0],
  ['surplus', friday, 17, 3, 0, 3],
  // The house comes first; from 1.4 kW up to 11 the rest is charged.
  ['surplus', holiday, 11, 3, 1, 2],
  ['surplus', holiday, 11, 1.4, 0, 1.4],
  ['surplus', holiday, 11, 1.3, 0, 0],
  ['surplus', holiday, 11, 20, 0, 11],
] as const)(
  'charging by "%s" on day %d, with sun at %d UTC of %d kW and a house of %d, takes %d kW',
  (charging, day, hourUtc, sunKW, house, kW) => {
    expect(charged(charging, hourUtc, sunKW, house)(day, hourUtc)).toBeCloseTo(kW, 5);
  },
);

test('without sun a car waits three days, then takes from the grid at night what is missing beyond them', () => {
  const at = charged('surplus-by-day');
  // The fourth day’s need is missing since seven o’clock; at two in the night of the fifth it is charged.
  expect([at(4, 0, 5), at(4, 1), at(3, 1)].map((kW) => Math.round(kW * 10) / 10)).toEqual([
    0, 3.7, 0,
  ]);
  // A need that a night does not meet is left at seven, also by a car that stays.
  const far = charged('surplus-by-day', 11, 0, 0, 40_000);
  const farther = charged('surplus-by-day', 11, 0, 0, 80_000);
  expect(far(4, 5, 0)).toBeCloseTo(3.7, 5);
  expect([farther(4, 5, 5), farther(4, 6)].map((kW) => Math.round(kW * 10) / 10)).toEqual([3.7, 0]);
});

test.each([
  ['air', 0.204, 0.0112, 3.113],
  ['ground', 0.181, 0.0159, 1.366],
] as const)(
  'a heat pump on %s takes its parts of the year in January and July, and has its peak',
  (source, january, july, peak) => {
    const power = heatPumpPower({ heatKWh: 10_000, source }, packedSite().weather);
    const months = byMonth(power);
    expect((months[0] ?? 0) / sum(power)).toBeCloseTo(january, 3);
    expect((months[6] ?? 0) / sum(power)).toBeCloseTo(july, 4);
    expect(Math.max(...power)).toBeCloseTo(peak, 3);
  },
);

test('in an hour that asks for nothing a heat pump rests, and what it owes comes at the end', () => {
  const load = new Float32Array(30);
  addCycles(load, Float64Array.of(4, 1.9, 0, 0.3, 4));
  const tenths = [...load].map((kW) => Math.round(kW * 10) / 10);
  expect(tenths.slice(6, 12)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(tenths.slice(12, 18)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(tenths.slice(18)).toEqual([0, 0, 0, 0, 0, 2, 4, 4, 4, 4, 4, 3.2]);
});

test('a load knows of each hour the sum of its steps, the least and the most', () => {
  const steps = new Float32Array(52_560).fill(1);
  steps.set([3, 0.5, 2, 1, 1, 4], 6);
  const { sums, least, most } = loadOf(steps);
  expect([sums[0], least[0], most[0]]).toEqual([6, 1, 1]);
  expect([sums[1], least[1], most[1]]).toEqual([11.5, 0.5, 4]);
  expect([sums[8759], least.length, most.length]).toEqual([6, 8760, 8760]);
});

test('chance is the same everywhere, and the quantiles are those of the normal distribution', () => {
  // The first number of mulberry32 for the seed 1.
  expect(randomNumbers(1)()).toBe(0.6270739405881613);
  for (const [share, quantile] of [
    [0.0001, -3.719016],
    [0.01, -2.326348],
    [0.03, -1.880794],
    [0.5, 0],
    [0.975, 1.959964],
    [0.99, 2.326348],
  ] as const) {
    expect(normalQuantile(share), String(share)).toBeCloseTo(quantile, 5);
  }
});
