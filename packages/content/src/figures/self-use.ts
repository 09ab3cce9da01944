import { houseResults, type SizeResult } from '../houses/results.ts';
import { standardHouses } from '../houses/standard-houses.ts';
import type { Figure } from './figure.ts';

/**
 * The energy of the standard house `family` without and with storages of three sizes: yield, how much of the solar
 * power it uses itself (own use) and how much of its consumption the sun covers (self-sufficiency). Own use
 * counts what the storage loses, as the HTW Berlin does; the feed-in is that without a limit.
 */
const model = {
  asOf: '2026-11',
  checkAgain: '2027-06-30',
  source: 'Rechenmodell dieser Website, verglichen mit dem Unabhängigkeitsrechner der HTW Berlin',
  sourceHref: 'https://solar.htw-berlin.de/rechner/unabhaengigkeitsrechner/',
  shownAs: 'current',
} as const;

const percent = { ...model, unit: '%', decimals: 0, bound: 'about' } as const;
const energy = { ...model, unit: 'kWh', per: 'im Jahr', bound: 'about' } as const;

const home = standardHouses.family;
const { system, storage, sizes } = houseResults.family.eeg2023;

/** The house with one size of storage, which `houses/results.ts` computes. */
function sized(kWh: number): SizeResult {
  const found = sizes.find((size) => size.kWh === kWh);
  if (found === undefined) throw new RangeError(`The house is not computed with ${kWh} kWh`);
  return found;
}
const [none, medium, large, veryLarge] = [0, 5, home.storageKWh, 12].map(sized) as [
  SizeResult,
  SizeResult,
  SizeResult,
  SizeResult,
];

/** The home of the examples, and what becomes of its power without and with storage. */
export const selfUse = {
  /** Faces south with 30 degrees, without shade. */
  size: { ...model, value: home.kWp, unit: 'kWp' },
  tilt: { ...model, value: home.tilt, unit: '°' },
  consumption: { ...model, value: home.consumptionKWh, unit: 'kWh', per: 'im Jahr' },
  yield: { ...energy, value: system.yieldKWh },
  mediumStorage: { ...model, value: medium.kWh, unit: 'kWh' },
  largeStorage: { ...model, value: large.kWh, unit: 'kWh' },
  veryLargeStorage: { ...model, value: veryLarge.kWh, unit: 'kWh' },
  ownUseWithout: { ...percent, value: none.ownUse },
  ownUseMedium: { ...percent, value: medium.ownUse },
  ownUseLarge: { ...percent, value: large.ownUse },
  ownUseVeryLarge: { ...percent, value: veryLarge.ownUse },
  sufficiencyWithout: { ...percent, value: none.selfSufficiency },
  sufficiencyMedium: { ...percent, value: medium.selfSufficiency },
  sufficiencyLarge: { ...percent, value: large.selfSufficiency },
  sufficiencyVeryLarge: { ...percent, value: veryLarge.selfSufficiency },
  feedInWithout: { ...energy, value: none.surplusKWh },
  feedInMedium: { ...energy, value: medium.surplusKWh },
  feedInLarge: { ...energy, value: large.surplusKWh },
  feedInVeryLarge: { ...energy, value: veryLarge.surplusKWh },
  gridWithout: { ...energy, value: none.gridKWh },
  gridMedium: { ...energy, value: medium.gridKWh },
  gridLarge: { ...energy, value: large.gridKWh },
  gridVeryLarge: { ...energy, value: veryLarge.gridKWh },
  /** Full charges in a year of the storage of {@link selfUse.largeStorage}. */
  cyclesLarge: {
    ...model,
    value: storage?.cycles ?? 0,
    unit: 'Mal',
    per: 'im Jahr',
    bound: 'about',
  },
} as const satisfies Record<string, Figure>;
