import { expect, test } from 'vitest';
import type { CalculatorInput } from '../input.ts';
import { houseOf, parseQuery } from '../query/query.ts';
import { householdsByChance, tryEverySize } from '../testing/every-size.ts';
import { type House, sizesOf } from './sizes.ts';
import { verdictOf, verdicts } from './verdict.ts';

const south = [{ tilt: 30, azimuth: 180 }];
const eastWest = [90, 270].map((azimuth) => ({ tilt: 30, azimuth }));
const none = { kWp: 0, storageKWh: 0 };

/** Households and as much as fits on their roofs, kWp. */
const houses: Record<string, [CalculatorInput, number]> = {
  family: [{ ...none, planes: south, consumptionKWh: 4200 }, 12],
  'east and west': [{ ...none, planes: eastWest, consumptionKWh: 3500 }, 12],
  'two persons': [{ ...none, planes: south, consumptionKWh: 2800 }, 6],
  'with a car': [
    {
      ...none,
      planes: south,
      consumptionKWh: 4200,
      electricCar: { kilometresPerYear: 15_000, charging: 'surplus' },
    },
    12,
  ],
  'with a heat pump': [
    {
      ...none,
      planes: eastWest,
      consumptionKWh: 3500,
      heatPump: { heatKWh: 15_000, source: 'air' },
    },
    8,
  ],
};

test.each(Object.entries(houses))(
  '%s: trying every size finds none with a smaller regret',
  (_, house) => {
    const [input, mostKWp] = house;
    const of: House = { input, layouts: [() => input.planes ?? []], bounds: { mostKWp } };
    const { all, least, named: tried, regretOf } = tryEverySize(of);
    const { named } = sizesOf(of, {});
    const same = all.find(
      ({ kWp, storageKWh }) => kWp === named.kWp && storageKWh === named.storageKWh,
    );
    expect(same?.verdict).toBe(tried.verdict);
    expect(same && regretOf(same)).toBeLessThanOrEqual(least + 300 + 50);
  },
);

const named = (address: string) => {
  const { query } = parseQuery(new URLSearchParams(address));
  return sizesOf(houseOf(query), {});
};
const rank = (returns: readonly number[]) => verdicts.indexOf(verdictOf(returns));

test.each(householdsByChance(30))(
  'no size of its table has a better verdict than %s',
  (address) => {
    const { named: one, systems, storages } = named(address);
    for (const { returns } of [...systems, ...storages]) {
      expect(rank(returns)).toBeGreaterThanOrEqual(rank(one.returns));
    }
  },
);

test.each(householdsByChance(50))(
  'a second plane to the north makes no answer worse: %s',
  (address) => {
    const before = named(address).named;
    const after = named(`${address}&richtung2=nord&flaeche2=40`).named;
    expect(rank(after.returns)).toBeLessThanOrEqual(rank(before.returns));
  },
);
