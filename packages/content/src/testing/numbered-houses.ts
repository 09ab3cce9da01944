import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { weatherPlace } from '@rebhang-solar/calculator/weather/places';
import type { HouseResult, SystemResult } from '../houses/results.ts';
import type { StandardHouse } from '../houses/standard-houses.ts';

/*
 * In the place of what the model gives: results that no house has, in which each number tells whose it is. The first
 * digit is the house, the second the law (3 today's, 7 the draft), a hundred before them is without storage.
 */

const system = (n: number): SystemResult => ({
  kWp: n,
  storageKWh: n - 10,
  selfSufficiency: n + 40,
  ownUse: n + 20,
  yieldKWh: 9060 + n,
  consumptionKWh: 5000 + 10 * n,
  gridKWh: 2044 + 10 * n,
  feedInKWh: 6000 + 10 * n,
  curtailedKWh: 200 + n,
  atNegativePrices: n,
  investment: 20_000 + 100 * n,
  saved: 700 + 10 * n,
  earned: 300 + 2 * n,
  cost: 200 + n,
  meanYear: { low: -n, value: 10 * n, high: 20 * n },
  afterTwenty: { low: -100 * n, value: 100 * n, high: 300 * n },
  returnPercent: { low: 0, value: n / 10, high: n },
  payback: { low: n - 3, value: n, high: n + 5 },
});

const house = (n: number): HouseResult => ({
  system: system(n),
  withoutStorage: { ...system(n + 100), kWp: n, storageKWh: 0 },
  storage: {
    price: 1000 + 100 * n,
    savedKWh: 1500 + n,
    gain: 100 + n,
    afterTwenty: { low: -10 * n, value: 10 * n, high: 30 * n },
    payback: { low: n - 4, value: n + 0.5, high: n + 6 },
    breakEvenPerKWh: 700 + n,
    bestKWh: n - 8,
  },
  sizes: [0, 1, 2, 3].map((size) => ({
    kWh: size * n,
    selfSufficiency: size * 10 + 1,
    ownUse: size * 10 + 2,
    gridKWh: size * 10 + 3,
    surplusKWh: size * 10 + 4,
    price: size * 1000 + n,
    gain: size * 10 + 5,
    afterTwenty: size * 100 - 2 * n * 10,
  })),
  months: Array.from(
    { length: 12 },
    (_, month) => n * (10 * (month + 1) + 3 * Math.floor(n / 10)) + 8,
  ),
});

const byLaw = (tens: number): Record<Regime, HouseResult> => ({
  eeg2023: house(tens + 3),
  eeg2027: house(tens + 7),
});

export const houseResults: Record<StandardHouse, Record<Regime, HouseResult>> = {
  family: byLaw(10),
  couple: byLaw(20),
  familyWithCar: byLaw(30),
  heatPumpAndCar: byLaw(40),
};

const here = (value: number) => ({ [weatherPlace.id]: value });

/** What a kWp yields, by direction, at the place of the weather. */
export const roofYields = {
  sued: here(1000),
  suedost: here(956),
  suedwest: here(946),
  ost: here(816),
  west: here(806),
  'ost-west': here(796),
  nord: here(556),
};
