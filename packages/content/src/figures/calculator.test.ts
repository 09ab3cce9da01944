import { calculate } from '@rebhang-solar/calculator';
import { expect, test } from 'vitest';
import { hasCalculator } from '../with-calculator.ts';
import { selfUse } from './self-use.ts';
import { storage } from './storage.ts';

const south = 180;
const home = {
  kWp: selfUse.size.value,
  tilt: selfUse.tilt.value,
  azimuth: south,
  consumptionKWh: selfUse.consumption.value,
};

const sizes = [
  ['Without', 0],
  ['Medium', selfUse.mediumStorage.value],
  ['Large', selfUse.largeStorage.value],
  ['VeryLarge', selfUse.veryLargeStorage.value],
] as const;

/** A share in per cent; none where nothing is produced or consumed. */
function percent(share: number | null): number {
  return share === null ? Number.NaN : share * 100;
}

/** Within one per cent, as near as the calculator's own tests hold it to what is published. */
function expectNear(shown: number, computed: number) {
  expect(Math.abs(shown - computed) / computed).toBeLessThan(0.01);
}

if (hasCalculator) {
  test.each(sizes)(
    'the home of the texts is what the calculator gives, %s storage',
    (size, storageKWh) => {
      const result = calculate({ ...home, storageKWh });
      expectNear(selfUse.yield.value, result.yieldKWh);
      expectNear(selfUse[`grid${size}`].value, result.gridKWh);
      expectNear(selfUse[`feedIn${size}`].value, result.feedInKWh + result.curtailedKWh);
      expect(selfUse[`ownUse${size}`].value).toBeCloseTo(percent(result.selfConsumptionShare), 0);
      expect(selfUse[`sufficiency${size}`].value).toBeCloseTo(
        percent(result.selfSufficiencyShare),
        0,
      );
    },
  );
}

test('the rule of thumb holds where the texts state it: as much as is consumed, and somewhat less', () => {
  const consumptionKWh = selfUse.consumption.value;
  const asMuch = calculate({ ...home, kWp: 5, consumptionKWh, storageKWh: 0 });
  const somewhatLess = calculate({ ...home, kWp: 4, consumptionKWh, storageKWh: 5 });
  // Whatever weather is packed: under more sun a little less is used in the house.
  const tolerance = 2;
  const { selfConsumptionWithout, selfConsumptionWith } = storage;
  const without = percent(asMuch.selfConsumptionShare);
  expect(Math.abs(without - selfConsumptionWithout.value)).toBeLessThan(tolerance);
  expect(percent(somewhatLess.selfConsumptionShare)).toBeGreaterThan(
    selfConsumptionWith.value - tolerance,
  );
});
