import { houseResults, type SystemResult } from '../houses/results.ts';
import { standardHouses } from '../houses/standard-houses.ts';
import type { Figure } from './figure.ts';

/**
 * The energy of the standard house `family` without and with its storage: yield, how much of the solar
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
const size = { ...model, unit: 'kWp' } as const;
const capacity = { ...model, unit: 'kWh' } as const;

const results = () => houseResults.family.eeg2023;

/** The same as the house in its size. */
const system = () => results().system;

/** The same without its storage. */
function bare() {
  const { withoutStorage } = results();
  if (withoutStorage === null) throw new RangeError('The house of the examples has no storage');
  return withoutStorage;
}

/** What is fed in where nothing limits it. */
const surplusOf = ({ feedInKWh, curtailedKWh }: SystemResult) => feedInKWh + curtailedKWh;

/**
 * The home of the examples, and what becomes of its power without and with its storage. What the model computes is
 * looked up when a text asks for it: without weather of the company's state it fails.
 */
export const selfUse = {
  /** In the size that the calculator names; faces south, without shade. */
  get size() {
    return { ...size, value: system().kWp };
  },
  get storage() {
    return { ...capacity, value: system().storageKWh };
  },
  tilt: { ...model, value: standardHouses.family.neigung, unit: '°' },
  consumption: {
    ...model,
    value: standardHouses.family.verbrauch,
    unit: 'kWh',
    per: 'im Jahr',
  },
  get yield() {
    return { ...energy, value: system().yieldKWh };
  },
  get ownUseWithout() {
    return { ...percent, value: bare().ownUse };
  },
  get ownUseWith() {
    return { ...percent, value: system().ownUse };
  },
  get sufficiencyWithout() {
    return { ...percent, value: bare().selfSufficiency };
  },
  get sufficiencyWith() {
    return { ...percent, value: system().selfSufficiency };
  },
  get feedInWithout() {
    return { ...energy, value: surplusOf(bare()) };
  },
  get feedInWith() {
    return { ...energy, value: surplusOf(system()) };
  },
  get gridWithout() {
    return { ...energy, value: bare().gridKWh };
  },
} as const satisfies Record<string, Figure>;
