import { wordSpace } from '../typography.ts';
import { companyDated, type Figure, statuteHref } from './figure.ts';

const vatAct = `Umsatzsteuergesetz, §${wordSpace}12 Abs. 3`;
const vatLaw = {
  source: vatAct,
  sourceHref: statuteHref('ustg_1980', '12'),
  checkAgain: '2026-12-31',
} as const;
const incomeTaxAct = `Einkommensteuergesetz, §${wordSpace}3 Nr. 72`;

const incomeTaxLaw = {
  source: incomeTaxAct,
  sourceHref: statuteHref('estg', '3'),
  checkAgain: '2026-12-31',
} as const;

/** Value-added tax and income tax. Gross examples are computed, see `examples.ts`. */
export const tax = {
  vatRate: { value: 0, unit: '%', asOf: '2023-01-01', ...vatLaw, shownAs: 'current' },
  regularVatRate: {
    value: 19,
    unit: '%',
    asOf: '2021-01-01',
    source: `Umsatzsteuergesetz, §${wordSpace}12 Abs. 1`,
    checkAgain: '2026-12-31',
    shownAs: 'current',
  },
  zeroVatSince: {
    value: '2023-01-01',
    unit: '',
    asOf: '2023-01-01',
    ...vatLaw,
    shownAs: 'current',
  },
  vatLimit: {
    value: 30,
    unit: 'kWp',
    bound: 'upTo',
    asOf: '2023-01-01',
    ...vatLaw,
    note: 'Eine Vereinfachung: Bis zu dieser Größe gilt der Nullsteuersatz ohne Prüfung des Gebäudes, auf Wohngebäuden auch darüber.',
    shownAs: 'current',
  },
  incomeTaxLimitPerUnit: {
    value: 30,
    unit: 'kWp',
    bound: 'upTo',
    per: 'je Wohn- oder Gewerbeeinheit',
    asOf: '2025-01-01',
    ...incomeTaxLaw,
    shownAs: 'current',
  },
  incomeTaxLimitTotal: {
    value: 100,
    unit: 'kWp',
    bound: 'upTo',
    per: 'je steuerpflichtiger Person',
    asOf: '2023-01-01',
    ...incomeTaxLaw,
    shownAs: 'current',
  },
  /** Up to these turnovers a business pays no value-added tax on what it sells. */
  smallBusinessLastYear: {
    value: 25_000,
    unit: '€',
    asOf: '2025-01-01',
    source: `Umsatzsteuergesetz, §${wordSpace}19`,
    sourceHref: statuteHref('ustg_1980', '19'),
    checkAgain: '2026-12-31',
    shownAs: 'current',
  },
  smallBusinessThisYear: {
    value: 100_000,
    unit: '€',
    asOf: '2025-01-01',
    source: `Umsatzsteuergesetz, §${wordSpace}19`,
    sourceHref: statuteHref('ustg_1980', '19'),
    checkAgain: '2026-12-31',
    shownAs: 'current',
  },
  exampleSmallSize: { ...companyDated, value: 5, unit: 'kWp' },
  exampleSmallNet: { ...companyDated, value: 7500, unit: '€' },
  exampleMediumSize: { ...companyDated, value: 10, unit: 'kWp' },
  exampleMediumNet: { ...companyDated, value: 15000, unit: '€' },
  exampleLargeSize: { ...companyDated, value: 15, unit: 'kWp' },
  exampleLargeNet: { ...companyDated, value: 22500, unit: '€' },
  /** The reduction of income tax for craftsmen's work on one's own home: labour alone, for all of it together. */
  craftsmenShare: {
    value: 20,
    unit: '%',
    asOf: '2026-04',
    source: `Einkommensteuergesetz, §${wordSpace}35a Abs. 3`,
    sourceHref: statuteHref('estg', '35a'),
    checkAgain: '2027-01-31',
    shownAs: 'current',
  },
  craftsmenMost: {
    value: 1200,
    unit: '€',
    per: 'im Jahr',
    asOf: '2026-04',
    source: `Einkommensteuergesetz, §${wordSpace}35a Abs. 3`,
    sourceHref: statuteHref('estg', '35a'),
    checkAgain: '2027-01-31',
    shownAs: 'current',
  },
} as const satisfies Record<string, Figure>;
