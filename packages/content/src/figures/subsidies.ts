import { companyDated, type Figure } from './figure.ts';

const toBeConfirmed =
  'Nicht bestätigt: nur mit Datum und „bitte vor dem Antrag bestätigen lassen“ nennen, nie damit rechnen.';
const endedIn2022 =
  'Das Programm ist nach 2022 nicht fortgesetzt worden: nur als Rückblick nennen, nie damit rechnen.';

/** Loans and grants. None of them is ever used in a calculation. */
export const subsidies = {
  kfwRate: {
    ...companyDated,
    value: 4.75,
    unit: '%',
    bound: 'from',
    note: 'Der Zins ändert sich täglich und hängt von der Bonität ab: immer mit Stand.',
  },
  kfwMax: { ...companyDated, value: 150000, unit: '€', bound: 'upTo' },
  /** What the bank itself says of its programme 270, beside the older amount. */
  kfwProgrammeMax: {
    value: 150_000_000,
    unit: '€',
    bound: 'upTo',
    asOf: '2026-11',
    checkAgain: '2027-01-31',
    source: 'KfW, Programm 270 (Erneuerbare Energien – Standard)',
    sourceHref: 'https://www.kfw.de/270',
    shownAs: 'current',
  },
  kfwProgrammeShare: {
    value: 100,
    unit: '%',
    bound: 'upTo',
    per: 'der Kosten',
    asOf: '2026-11',
    checkAgain: '2027-01-31',
    source: 'KfW, Programm 270 (Erneuerbare Energien – Standard)',
    sourceHref: 'https://www.kfw.de/270',
    shownAs: 'current',
  },
  stateStoragePerKwh: {
    state: 'SN',
    value: 200,
    unit: '€',
    per: 'je kWh',
    asOf: '2022',
    validUntil: '2022-12-31',
    source: 'Angabe des Unternehmens zum Programm der Sächsischen Aufbaubank',
    note: endedIn2022,
    shownAs: 'dated',
  },
  stateStorageMax: {
    state: 'SN',
    value: 1000,
    unit: '€',
    bound: 'upTo',
    asOf: '2022',
    validUntil: '2022-12-31',
    source: 'Angabe des Unternehmens zum Programm der Sächsischen Aufbaubank',
    note: endedIn2022,
    shownAs: 'dated',
  },
  dresdenMax: {
    ...companyDated,
    state: 'SN',
    value: 1500,
    unit: '€',
    bound: 'upTo',
    note: toBeConfirmed,
  },
  meissenPerKwp: {
    ...companyDated,
    state: 'SN',
    value: 500,
    unit: '€',
    per: 'je kWp',
    note: toBeConfirmed,
  },
  meissenMax: {
    ...companyDated,
    state: 'SN',
    value: 2000,
    unit: '€',
    bound: 'upTo',
    note: toBeConfirmed,
  },
  radebeulPerKwp: {
    ...companyDated,
    state: 'SN',
    value: 300,
    unit: '€',
    per: 'je kWp',
    note: toBeConfirmed,
  },
  radebeulMax: {
    ...companyDated,
    state: 'SN',
    value: 1500,
    unit: '€',
    bound: 'upTo',
    note: toBeConfirmed,
  },
} as const satisfies Record<string, Figure>;
