import { meteringOf } from '@rebhang-solar/calculator/law/metering';
import { expect, test } from 'vitest';
import { metering } from './metering.ts';

const { modernMeter, controlBox } = metering;

test.each([
  ['to 15', 15, metering.from7kw],
  ['to 25', 25, metering.from15kw],
  ['over 25', 25.1, metering.from25kw],
] as const)('%s kWp cost in the texts what they cost in the calculator', (_class, kWp, meter) => {
  const house = { kWp, tilt: 35, azimuth: 180, consumptionKWh: 4000, storageKWh: 0 };
  expect(meter.value + controlBox.value - modernMeter.value).toBe(
    meteringOf(house, false).costPerYear,
  );
});
