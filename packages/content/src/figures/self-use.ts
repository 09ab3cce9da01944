import type { Figure } from './figure.ts';

/**
 * One home as the calculator of this site computes it: yield, how much of the solar power it uses
 * itself (own use) and how much of its consumption the sun covers (self-sufficiency). Own use counts
 * what the storage loses, as the HTW Berlin does; the feed-in is that without the cap of 60 per cent. The results are held here because the texts need a
 * handful of numbers and not the weather data of a year.
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

/** The home of the examples, and what becomes of its power without and with storage. */
export const selfUse = {
  /** Faces south with 30 degrees, in Dresden, without shade. */
  size: { ...model, value: 10, unit: 'kWp' },
  tilt: { ...model, value: 30, unit: '°' },
  consumption: { ...model, value: 5000, unit: 'kWh', per: 'im Jahr' },
  yield: { ...energy, value: 10_492 },
  mediumStorage: { ...model, value: 5, unit: 'kWh' },
  largeStorage: { ...model, value: 9, unit: 'kWh' },
  veryLargeStorage: { ...model, value: 12, unit: 'kWh' },
  ownUseWithout: { ...percent, value: 17.73 },
  ownUseMedium: { ...percent, value: 35.48 },
  ownUseLarge: { ...percent, value: 41.54 },
  ownUseVeryLarge: { ...percent, value: 43.27 },
  sufficiencyWithout: { ...percent, value: 37.21 },
  sufficiencyMedium: { ...percent, value: 66.83 },
  sufficiencyLarge: { ...percent, value: 77.49 },
  sufficiencyVeryLarge: { ...percent, value: 80.54 },
  feedInWithout: { ...energy, value: 8631 },
  feedInMedium: { ...energy, value: 6769 },
  feedInLarge: { ...energy, value: 6134 },
  feedInVeryLarge: { ...energy, value: 5952 },
  gridWithout: { ...energy, value: 3139 },
  gridMedium: { ...energy, value: 1659 },
  gridLarge: { ...energy, value: 1125 },
  gridVeryLarge: { ...energy, value: 973 },
  /** Full charges in a year of the storage of {@link selfUse.largeStorage}. */
  cyclesLarge: { ...model, value: 230, unit: 'Mal', per: 'im Jahr', bound: 'about' },
} as const satisfies Record<string, Figure>;
