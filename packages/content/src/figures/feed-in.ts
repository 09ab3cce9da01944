import { lawRates } from '@rebhang-solar/calculator/money/tariff';
import { type IsoDate, type IsoMonth, wordSpace } from '../typography.ts';
import { companyCurrent, companyDated, type Figure, statuteHref } from './figure.ts';

const section = (number: string) => `EEG 2023, §${wordSpace}${number}`;

/** The law that the rates follow from; where it can be read, and who publishes the rates. */
export const tariffLaw = {
  href: statuteHref('eeg_2014', '48'),
  agency:
    'https://www.bundesnetzagentur.de/DE/Fachthemen/ElektrizitaetundGas/ErneuerbareEnergien/EEG_Foerderung/start.html',
} as const;

/** Parts of a system's power that are paid at one rate each, in the order of the law. */
const bands = ['upTo10kwp', 'from10to40kwp'] as const;
type Band = (typeof bands)[number];

function rateOf(band: Band, month: IsoMonth, kind: 'surplus' | 'full' = 'surplus'): number {
  const rate = lawRates(month, kind)[bands.indexOf(band)];
  if (rate === undefined) throw new RangeError(`The law has no rate for ${band}`);
  return rate;
}

/** The rate of a half-year by the law's formula. */
function rate(band: Band, from: IsoMonth, to: IsoDate, shownAs: 'current' | 'dated') {
  return {
    value: rateOf(band, from),
    decimals: 2,
    unit: 'ct/kWh',
    asOf: from,
    validUntil: to,
    source: `EEG 2023, §§${wordSpace}48, 49 und 53`,
    sourceHref: tariffLaw.href,
    shownAs,
  } as const;
}

const fullFeedIn = {
  decimals: 2,
  unit: 'ct/kWh',
  asOf: '2026-08',
  validUntil: '2027-01-31',
  source: section('48 Abs. 2a'),
  sourceHref: tariffLaw.href,
  shownAs: 'current',
} as const;

const peakLaw = {
  asOf: '2025-02-25',
  validUntil: '2026-12-31',
  shownAs: 'current',
} as const;

/** What the grid operator pays for surplus power (partial feed-in), and its limits. */
export const feedIn = {
  /** The specification's value, which it calls that of 2025. */
  upTo10kwp2024: {
    ...rate('upTo10kwp', '2024-02', '2024-07-31', 'dated'),
    note: 'Galt für Anlagen, die von Februar bis Juli 2024 in Betrieb gingen.',
  },
  from10to40kwp2024: rate('from10to40kwp', '2024-02', '2024-07-31', 'dated'),
  upTo10kwpAugust2024: rate('upTo10kwp', '2024-08', '2025-01-31', 'dated'),
  from10to40kwpAugust2024: rate('from10to40kwp', '2024-08', '2025-01-31', 'dated'),
  upTo10kwpFebruary2025: rate('upTo10kwp', '2025-02', '2025-07-31', 'dated'),
  from10to40kwpFebruary2025: rate('from10to40kwp', '2025-02', '2025-07-31', 'dated'),
  upTo10kwpAugust2025: rate('upTo10kwp', '2025-08', '2026-01-31', 'dated'),
  from10to40kwpAugust2025: rate('from10to40kwp', '2025-08', '2026-01-31', 'dated'),
  upTo10kwpFebruary2026: rate('upTo10kwp', '2026-02', '2026-07-31', 'dated'),
  from10to40kwpFebruary2026: rate('from10to40kwp', '2026-02', '2026-07-31', 'dated'),
  upTo10kwpCurrent: {
    ...rate('upTo10kwp', '2026-08', '2027-01-31', 'current'),
    note: 'Wer jetzt bestellt, nimmt meist erst nach dem nächsten Schritt in Betrieb: upTo10kwpNext gehört daneben.',
  },
  from10to40kwpCurrent: rate('from10to40kwp', '2026-08', '2027-01-31', 'current'),
  /** The next half-year, by the law as it stands; the reform may change it before it begins. */
  upTo10kwpNext: rate('upTo10kwp', '2027-02', '2027-07-31', 'current'),
  from10to40kwpNext: rate('from10to40kwp', '2027-02', '2027-07-31', 'current'),
  nextStep: {
    value: '2027-02-01',
    unit: '',
    asOf: '2026-08',
    validUntil: '2027-01-31',
    source: section('49'),
    sourceHref: statuteHref('eeg_2014', '49'),
    shownAs: 'current',
  },
  /** For those who feed in everything and register so before commissioning. */
  fullUpTo10kwp: { ...fullFeedIn, value: rateOf('upTo10kwp', '2026-08', 'full') },
  fullUpTo10kwpNext: {
    ...fullFeedIn,
    asOf: '2027-02',
    validUntil: '2027-07-31',
    value: rateOf('upTo10kwp', '2027-02', 'full'),
  },
  fullFrom10to40kwp: { ...fullFeedIn, value: rateOf('from10to40kwp', '2026-08', 'full') },
  /** The rounded example of the page on technical details. */
  roundedExample: { ...companyDated, value: 7, unit: 'ct/kWh' },
  smallSystemLimit: {
    value: 10,
    unit: 'kWp',
    bound: 'upTo',
    asOf: '2023-01-01',
    checkAgain: '2026-12-31',
    source: section('48'),
    sourceHref: tariffLaw.href,
    shownAs: 'current',
  },
  mediumSystemRange: {
    value: [10, 40],
    unit: 'kWp',
    asOf: '2023-01-01',
    checkAgain: '2026-12-31',
    source: section('48'),
    sourceHref: tariffLaw.href,
    shownAs: 'current',
  },
  duration: {
    value: 20,
    unit: 'Jahre',
    asOf: '2023-01-01',
    validUntil: '2026-12-31',
    source: section('25'),
    sourceHref: statuteHref('eeg_2014', '25'),
    note: 'Für neue Anlagen mit den Einschränkungen seit dem 25.02.2025; eine Reform war im Entwurf (EEG 2027), ihr Stand ist vor dem Ablaufdatum zu prüfen.',
    shownAs: 'current',
  },
  paymentWithin: {
    ...companyCurrent,
    value: 30,
    unit: 'Tage',
    note: 'Das Gesetz verlangt nur monatliche Abschläge; abgerechnet wird im folgenden Jahr (EEG § 26).',
  },
  /** A month's surplus, for the example of the bill. */
  exampleMonth: { ...companyCurrent, value: 800, unit: 'kWh' },
  /** A year's surplus, for the example of the year. */
  exampleYear: { ...companyCurrent, value: 7000, unit: 'kWh', bound: 'about', per: 'im Jahr' },
  /** From this day on new systems get nothing at negative prices and are capped until a control box is in. */
  newRulesSince: {
    value: '2025-02-25',
    unit: '',
    asOf: '2025-02-25',
    checkAgain: '2026-12-31',
    source: 'Solarspitzengesetz vom 21.02.2025',
    shownAs: 'current',
  },
  capUntilControlBox: {
    ...peakLaw,
    value: 60,
    unit: '%',
    per: 'der Leistung',
    source: section('9'),
    sourceHref: statuteHref('eeg_2014', '9'),
    note: 'Gilt für neue Anlagen unter capBelow, bis Smart Meter und Steuerbox eingebaut und geprüft sind; ausgenommen Steckersolargeräte und ab 25 kW die Direktvermarktung (Clearingstelle EEG, Frage 154).',
  },
  capBelow: {
    ...peakLaw,
    value: 100,
    unit: 'kW',
    source: section('9'),
    sourceHref: statuteHref('eeg_2014', '9'),
  },
  /** Smaller systems are paid at negative prices too. */
  negativePricesFrom: {
    ...peakLaw,
    value: 2,
    unit: 'kW',
    source: section('51'),
    sourceHref: statuteHref('eeg_2014', '51'),
    note: 'Unter 100 kW erst nach Ablauf des Kalenderjahres, in dem der Smart Meter eingebaut wird.',
  },
  negativeHours2025: {
    value: 573,
    unit: 'Stunden',
    asOf: '2025',
    source: 'pv magazine, 26.01.2026, nach Daten der Strombörse',
    shownAs: 'dated',
  },
  shareInNegativeHours2025: {
    value: 16,
    unit: '%',
    bound: 'about',
    asOf: '2025',
    source: 'pv magazine, 26.01.2026',
    note: 'Anteil des deutschen Solarstroms, der 2025 in Stunden mit negativem Preis fiel (15,97 %).',
    shownAs: 'dated',
  },
  /** The „70-Prozent-Regel“ of the specification. */
  historicCap: {
    value: 70,
    unit: '%',
    per: 'der Leistung',
    asOf: '2012',
    validUntil: '2022-09-13',
    source: 'EEG 2012 bis EEG 2021',
    note: 'Für neue Anlagen seit dem 14.09.2022 entfallen; alte über 7 kW behalten sie bis Zähler, Box und Test.',
    shownAs: 'dated',
  },
  /** Older systems above this size keep the 70 per cent until meter, box and test; smaller ones do not. */
  historicCapKeptFrom: {
    value: 7,
    unit: 'kW',
    asOf: '2023-01-01',
    checkAgain: '2026-12-31',
    source: section('100'),
    sourceHref: statuteHref('eeg_2014', '100'),
    shownAs: 'current',
  },
  historicCapEnded: {
    value: '2022-09-14',
    unit: '',
    asOf: '2022-09-14',
    source: 'EEG 2023',
    shownAs: 'dated',
  },
  historicCapLimit: {
    value: 25,
    unit: 'kW',
    bound: 'upTo',
    asOf: '2022-09-14',
    source: 'EEG 2023',
    shownAs: 'dated',
  },
} as const satisfies Record<string, Figure>;
