import { calculate } from '@rebhang-solar/calculator';
import { expect, test } from 'vitest';
import { houseResults } from '../houses/results.ts';
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
] as const;

/** A share in per cent; none where nothing is produced or consumed. */
function percent(share: number | null): number {
  return share === null ? Number.NaN : share * 100;
}

if (hasCalculator) {
  test.each(sizes)(
    'the shares of the texts are the calculator’s, %s storage',
    (size, storageKWh) => {
      const result = calculate({ ...home, storageKWh });
      expect(selfUse[`ownUse${size}`].value).toBeCloseTo(percent(result.selfConsumptionShare), 0);
      expect(selfUse[`sufficiency${size}`].value).toBeCloseTo(
        percent(result.selfSufficiencyShare),
        0,
      );
    },
  );

  test('the energy of the texts is the calculator’s', () => {
    const without = calculate({ ...home, storageKWh: 0 });
    const large = calculate({ ...home, storageKWh: selfUse.largeStorage.value });
    expect(selfUse.yield.value).toBe(Math.round(without.yieldKWh));
    expect(selfUse.gridWithout.value).toBe(Math.round(without.gridKWh));
    expect(selfUse.feedInWithout.value).toBe(Math.round(without.feedInKWh + without.curtailedKWh));
    expect(selfUse.feedInLarge.value).toBe(Math.round(large.feedInKWh + large.curtailedKWh));
  });

  const { system, sizes: ofStorage } = houseResults.family.eeg2023;

  test.each(ofStorage)(
    'with $kWh kWh own use is at most what the home consumes, and the shares agree',
    ({ surplusKWh, gridKWh, ownUse, selfSufficiency }) => {
      const kept = system.yieldKWh - surplusKWh;
      const covered = system.consumptionKWh - gridKWh;
      expect(covered).toBeLessThanOrEqual(system.consumptionKWh);
      // What is kept and does not cover the consumption is lost in the storage: a seventh of it at most.
      expect(kept).toBeGreaterThanOrEqual(covered);
      expect(kept - covered).toBeLessThanOrEqual(kept / 7);
      // The shares are rounded to whole ones, and the energy to ten kWh.
      expect(Math.abs((kept / system.yieldKWh) * 100 - ownUse)).toBeLessThan(0.7);
      expect(Math.abs((covered / system.consumptionKWh) * 100 - selfSufficiency)).toBeLessThan(0.7);
    },
  );

  test('each further kWh of storage covers less than the one before', () => {
    const gains = ofStorage.slice(1).map(({ kWh, gridKWh }, index) => {
      const before = ofStorage[index];
      return before && (before.gridKWh - gridKWh) / (kWh - before.kWh);
    });
    expect(gains).toEqual(gains.toSorted((a, b) => Number(b) - Number(a)));
  });
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
