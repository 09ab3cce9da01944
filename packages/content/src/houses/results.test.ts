import { market, systemPrice } from '@rebhang-solar/calculator/market';
import { expect, test } from 'vitest';
import { hasCalculator } from '../with-calculator.ts';
import { houseResults, roofYields } from './results.ts';
import { southYield, yieldShare, yieldShareOf } from './roof-yield.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

const all = hasCalculator
  ? (Object.keys(standardHouses) as StandardHouse[]).flatMap((house) =>
      (['eeg2023', 'eeg2027'] as const).map(
        (regime) => [house, regime, houseResults[house][regime]] as const,
      ),
    )
  : [];
const hundred = (euros: number) => Math.round(euros / 100) * 100;

// Without weather of the company's state there are no results.
test.each(all)('the energy of %s under %s is balanced', (_house, _regime, { system, months }) => {
  const sum = months.reduce((total, month) => total + month, 0);
  expect(months).toHaveLength(12);
  expect(Math.abs(sum - system.yieldKWh)).toBeLessThanOrEqual(6);
  // June brings more than December.
  expect(months[5]).toBeGreaterThan(2 * (months[11] ?? 0));
  const kept = system.yieldKWh - system.feedInKWh - system.curtailedKWh;
  expect(Math.abs((100 * kept) / system.yieldKWh - system.ownUse)).toBeLessThan(0.6);
  const covered = system.consumptionKWh - system.gridKWh;
  expect(Math.abs((100 * covered) / system.consumptionKWh - system.selfSufficiency)).toBeLessThan(
    0.6,
  );
  expect(system.atNegativePrices).toBeGreaterThan(0);
  expect(system.atNegativePrices).toBeLessThan(60);
});

test.each(all)('the money of a year of %s under %s adds up', (_house, _regime, { system }) => {
  const { saved, earned, cost, meanYear, afterTwenty, investment } = system;
  for (const part of [saved, earned, cost]) expect(part).toBeGreaterThan(0);
  // Each is rounded to ten euros.
  const left = saved + earned - cost;
  const price = hundred(
    systemPrice(system.kWp) + system.storageKWh * market.storageCostPerKWh.value,
  );
  expect(investment).toBe(price);
  const wholeYears = left * 20 - investment;
  expect(Math.abs(wholeYears - afterTwenty.value)).toBeLessThan(1500);
  expect(meanYear.low).toBeLessThan(meanYear.value);
  expect(meanYear.value).toBeLessThan(meanYear.high);
});

test.each(all)('the storage of %s under %s is what it adds', (_house, _regime, result) => {
  const { system, withoutStorage, storage, sizes } = result;
  if (!withoutStorage || !storage) throw new Error('Each of the houses has a storage');
  expect(withoutStorage).toMatchObject({ kWp: system.kWp, storageKWh: 0 });
  expect(storage.price).toBe(hundred(system.storageKWh * market.storageCostPerKWh.value));
  expect(Math.abs(withoutStorage.gridKWh - system.gridKWh - storage.savedKWh)).toBeLessThanOrEqual(
    1,
  );
  expect(storage.gain).toBe(Math.round((storage.afterTwenty.value + storage.price) / 200) * 10);
  expect(storage.gain % 10).toBe(0);
  // A storage that brings something may cost more than it does, and one that loses may not.
  const price = market.storageCostPerKWh.value;
  expect(Math.sign(storage.breakEvenPerKWh - price)).toBe(Math.sign(storage.afterTwenty.value));
  expect(storage.bestKWh).toBeGreaterThan(0);
  const named = system.storageKWh;
  expect(sizes.map(({ kWh }) => kWh)).toEqual([0, Math.ceil(named / 2), named, 2 * named]);
  expect(sizes[0]).toMatchObject({
    price: 0,
    gain: 0,
    afterTwenty: 0,
    ownUse: withoutStorage.ownUse,
    selfSufficiency: withoutStorage.selfSufficiency,
    gridKWh: withoutStorage.gridKWh,
  });
  expect(sizes[2]).toMatchObject({
    price: storage.price,
    gain: storage.gain,
    afterTwenty: storage.afterTwenty.value,
    ownUse: system.ownUse,
    selfSufficiency: system.selfSufficiency,
    gridKWh: system.gridKWh,
  });
  const surplus = system.feedInKWh + system.curtailedKWh;
  expect(Math.abs((sizes[2]?.surplusKWh ?? 0) - surplus)).toBeLessThanOrEqual(1);
});

test.runIf(hasCalculator)('a roof brings the less the further it is turned from the south', () => {
  const shares = (['sued', 'suedost', 'suedwest', 'ost', 'west', 'nord'] as const).map(
    yieldShareOf,
  );
  const [south = 0, southEast = 0, southWest = 0, east = 0, west = 0, north = 0] = shares;
  expect(south).toBe(100);
  for (const half of [southEast, southWest]) {
    expect(half).toBeLessThan(south);
    expect(half).toBeGreaterThan(Math.max(east, west));
  }
  expect(north).toBeLessThan(Math.min(east, west));
  expect(yieldShare('sued')).toBe('100\u202F%');
  const [place = '', ofSouth = 0] = Object.entries(roofYields.sued)[0] ?? [];
  // A kWp, not ten of them, nor a module.
  expect(ofSouth).toBeGreaterThan(800);
  expect(ofSouth).toBeLessThan(1400);
  expect(southYield(place)?.replaceAll(/\D/g, '')).toBe(String(ofSouth));
  expect(southYield('utgard')).toBeUndefined();
});
