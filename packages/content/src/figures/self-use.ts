import { houseResults, type SizeResult } from '../houses/results.ts';
import { standardHouses } from '../houses/standard-houses.ts';
import type { Figure } from './figure.ts';

/**
 * The energy of the standard house `family` without and with storages: yield, how much of the solar
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
const cycles = { ...model, unit: 'Mal', per: 'im Jahr', bound: 'about' } as const;

const home = standardHouses.family;
const storages = { none: 0, medium: 5, large: home.storageKWh } as const;

const results = () => houseResults.family.eeg2023;

/** The house with one size of storage, which `houses/results.ts` computes. */
function withStorage(size: keyof typeof storages): SizeResult {
  const kWh = storages[size];
  const found = results().sizes.find((result) => result.kWh === kWh);
  if (found === undefined) throw new RangeError(`The house is not computed with ${kWh} kWh`);
  return found;
}

/**
 * The home of the examples, and what becomes of its power without and with storage. What the model computes is
 * looked up when a text asks for it: without weather of the company's state it fails.
 */
export const selfUse = {
  /** Faces south with 30 degrees, without shade. */
  size: { ...model, value: home.kWp, unit: 'kWp' },
  tilt: { ...model, value: home.tilt, unit: '°' },
  consumption: { ...model, value: home.consumptionKWh, unit: 'kWh', per: 'im Jahr' },
  get yield() {
    return { ...energy, value: results().system.yieldKWh };
  },
  mediumStorage: { ...model, value: storages.medium, unit: 'kWh' },
  largeStorage: { ...model, value: storages.large, unit: 'kWh' },
  veryLargeStorage: { ...model, value: 12, unit: 'kWh' },
  get ownUseWithout() {
    return { ...percent, value: withStorage('none').ownUse };
  },
  get ownUseMedium() {
    return { ...percent, value: withStorage('medium').ownUse };
  },
  get ownUseLarge() {
    return { ...percent, value: withStorage('large').ownUse };
  },
  get sufficiencyWithout() {
    return { ...percent, value: withStorage('none').selfSufficiency };
  },
  get sufficiencyMedium() {
    return { ...percent, value: withStorage('medium').selfSufficiency };
  },
  get sufficiencyLarge() {
    return { ...percent, value: withStorage('large').selfSufficiency };
  },
  get feedInWithout() {
    return { ...energy, value: withStorage('none').surplusKWh };
  },
  get feedInLarge() {
    return { ...energy, value: withStorage('large').surplusKWh };
  },
  get gridWithout() {
    return { ...energy, value: withStorage('none').gridKWh };
  },
  /** Full charges in a year of the storage of {@link selfUse.largeStorage}. */
  get cyclesLarge() {
    return { ...cycles, value: results().storage?.cycles ?? 0 };
  },
} as const satisfies Record<string, Figure>;
