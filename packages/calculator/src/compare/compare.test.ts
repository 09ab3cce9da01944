import { expect, test } from 'vitest';
import { whatIfValues } from '../assumptions.ts';
import { calculate } from '../calculate.ts';
import type { CalculatorInput } from '../input.ts';
import { typicalDays } from './typical-days.ts';
import { whatIfChanges } from './what-ifs.ts';

const house: CalculatorInput = {
  kWp: 10,
  tilt: 30,
  azimuth: 180,
  consumptionKWh: 5000,
  storageKWh: 9,
};

test('typical days: the sun of summer is high, and nothing shines at midnight', () => {
  const { winter, spring, summer } = typicalDays(house);
  const sun = (day: typeof winter) => day.reduce((sum, { solar }) => sum + solar, 0);
  expect([winter, spring, summer].map((day) => day.length)).toEqual([24, 24, 24]);
  expect(sun(winter)).toBeLessThan(sun(spring));
  expect(sun(spring)).toBeLessThan(sun(summer));
  expect(summer[0]?.solar).toBe(0);
  const year = calculate(house);
  const summerYield =
    (year.months[5]?.yieldKWh ?? 0) +
    (year.months[6]?.yieldKWh ?? 0) +
    (year.months[7]?.yieldKWh ?? 0);
  expect(sun(summer) * 92).toBeCloseTo(summerYield, 0);
});

test('a house is offered every change that makes sense', () => {
  const names = (input: CalculatorInput, assumptions = {}) =>
    whatIfChanges(input, assumptions).map(({ whatIf }) => whatIf);
  expect(names(house)).toEqual([
    'electricCar',
    'heatPump',
    'eastWest',
    'highPrice',
    'lowPrice',
    'shade',
    'noFeedIn',
  ]);
  expect(
    names(
      {
        ...house,
        planes: [
          { tilt: 15, azimuth: 90 },
          { tilt: 15, azimuth: 270 },
        ],
        electricCar: { kilometresPerYear: 10_000, charging: 'arrival' },
        heatPump: { heatKWh: 10_000, source: 'ground' },
        feedIn: 'full',
      },
      { electricityPrice: whatIfValues.lowPrice },
    ),
  ).toEqual(['highPrice', 'shade']);
});

test('a roof to the north is offered its other side, one to the south is not', () => {
  const otherSide = (azimuth: number) =>
    whatIfChanges({ ...house, azimuth }).find(({ whatIf }) => whatIf === 'otherSide');
  expect(otherSide(180)).toBeUndefined();
  expect(otherSide(90)).toBeUndefined();
  const changed = otherSide(0);
  expect(changed && calculate(changed.input).yieldKWh).toBeCloseTo(calculate(house).yieldKWh, 6);
});
