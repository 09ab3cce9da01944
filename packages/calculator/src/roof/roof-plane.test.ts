import { expect, test } from 'vitest';
import { sourceData } from '../testing/source-data.ts';
import { monthStarts } from '../weather/calendar.ts';
import { packedSite } from '../weather/weather-year.ts';
import { planeOf } from './roof-plane.ts';

const afterLosses = 0.86;
const yearly = (power: Float64Array) => power.reduce((sum, kW) => sum + kW * afterLosses, 0);
const monthly = (power: Float64Array) =>
  monthStarts
    .slice(0, 12)
    .map((start, month) => yearly(power.slice(start, monthStarts[month + 1])));

test('a roof of 35° to the south yields 1,058 kWh for each kWp', () => {
  const found = yearly(planeOf(packedSite(), 35, 180).power);
  expect(Math.abs(found / 1058 - 1)).toBeLessThan(0.01);
  expect(found).toBeGreaterThan(1033);
  expect(found).toBeLessThan(1085);
});

const table = JSON.parse(sourceData('dresden-yield-perez-smoothed.json')) as {
  az: number[];
  kwhPerKwp: Record<string, number[]>;
};
test.each(Object.entries(table.kwhPerKwp))('yields at a tilt of %s°', (tilt, yields) => {
  const errors = yields.map((expected, index) =>
    Math.abs(
      yearly(planeOf(packedSite(), Number(tilt), table.az[index] as number).power) / expected - 1,
    ),
  );
  expect(Math.max(...errors)).toBeLessThan(0.01);
});

test('the months of a roof of 35° to the south', () => {
  const expected = [37, 52, 91, 118, 128, 126, 133, 121, 101, 74, 45, 33];
  const months = monthly(planeOf(packedSite(), 35, 180).power);
  const errors = months.map((kWh, month) => Math.abs(kWh - (expected[month] as number)));
  expect(Math.max(...errors)).toBeLessThan(2);
  const rising = months.slice(0, 4);
  expect([...rising].sort((one, other) => one - other)).toEqual(rising);
  expect(Math.min(...months)).toBe(months[11]);
});

test('there is no power at night', () => {
  const power = planeOf(packedSite(), 30, 180).power;
  const midnights = Array.from({ length: 365 }, (_, day) => power[day * 24 + 23]);
  expect(new Set(midnights)).toEqual(new Set([0]));
});
