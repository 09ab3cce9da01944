import { calculate } from '@rebhang-solar/calculator';
import { expect, test } from 'vitest';
import { houseResults } from '../houses/results.ts';
import { hasCalculator } from '../with-calculator.ts';
import { selfUse } from './self-use.ts';
import { storage } from './storage.ts';

const roof = { tilt: selfUse.tilt.value, azimuth: 180, consumptionKWh: selfUse.consumption.value };

/** A share in per cent; none where nothing is produced or consumed. */
function percent(share: number | null): number {
  return share === null ? Number.NaN : share * 100;
}

if (hasCalculator) {
  const home = { ...roof, kWp: selfUse.size.value };

  test.each([
    ['Without', 0],
    ['With', selfUse.storage.value],
  ] as const)('the shares of the texts are the calculator’s, %s storage', (size, storageKWh) => {
    const result = calculate({ ...home, storageKWh });
    expect(selfUse[`ownUse${size}`].value).toBeCloseTo(percent(result.selfConsumptionShare), 0);
    expect(selfUse[`sufficiency${size}`].value).toBeCloseTo(
      percent(result.selfSufficiencyShare),
      0,
    );
  });

  test('the energy of the texts is the calculator’s', () => {
    const without = calculate({ ...home, storageKWh: 0 });
    const stored = calculate({ ...home, storageKWh: selfUse.storage.value });
    expect(selfUse.yield.value).toBe(Math.round(without.yieldKWh));
    expect(selfUse.gridWithout.value).toBe(Math.round(without.gridKWh));
    // Fed in and cut off are rounded apart.
    const surplus = ({ feedInKWh, curtailedKWh }: typeof without) => feedInKWh + curtailedKWh;
    expect(Math.abs(selfUse.feedInWithout.value - surplus(without))).toBeLessThan(1.5);
    expect(Math.abs(selfUse.feedInWith.value - surplus(stored))).toBeLessThan(1.5);
  });

  const { system, sizes: ofStorage } = houseResults.family.eeg2023;

  test.each(ofStorage)(
    'with $kWh kWh own use is at most what the home consumes, and the shares agree',
    ({ surplusKWh, gridKWh, ownUse, selfSufficiency }) => {
      const kept = system.yieldKWh - surplusKWh;
      const covered = system.consumptionKWh - gridKWh;
      expect(covered).toBeLessThanOrEqual(system.consumptionKWh);
      // What is kept and does not cover the consumption is lost in the storage: a seventh of it at most, and whole kWh are rounded apart.
      expect(kept).toBeGreaterThan(covered - 2);
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
  const asMuch = calculate({ ...roof, kWp: 5, storageKWh: 0 });
  const somewhatLess = calculate({ ...roof, kWp: 4, storageKWh: 5 });
  // Whatever weather is packed: under more sun a little less is used in the house.
  const tolerance = 2;
  const { selfConsumptionWithout, selfConsumptionWith } = storage;
  const without = percent(asMuch.selfConsumptionShare);
  expect(Math.abs(without - selfConsumptionWithout.value)).toBeLessThan(tolerance);
  expect(percent(somewhatLess.selfConsumptionShare)).toBeGreaterThan(
    selfConsumptionWith.value - tolerance,
  );
});
