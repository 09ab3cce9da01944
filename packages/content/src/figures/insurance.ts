import { companyCurrent, companyDated, type Figure } from './figure.ts';

/** Premiums of a photovoltaic insurance and how long lost yield is paid for. */
export const insurance = {
  exampleSize: { ...companyDated, value: 10, unit: 'kWp' },
  /** For a system of `exampleSize`. */
  entryPremium: { ...companyDated, value: 50, unit: '€', bound: 'from', per: 'im Jahr' },
  smallSize: { ...companyDated, value: 10, unit: 'kWp', bound: 'upTo' },
  smallPremium: { ...companyDated, value: [50, 80], unit: '€', per: 'im Jahr' },
  mediumSize: { ...companyDated, value: [10, 20], unit: 'kWp' },
  mediumPremium: { ...companyDated, value: [100, 150], unit: '€', per: 'im Jahr' },
  largeSize: { ...companyDated, value: 20, unit: 'kWp', bound: 'over' },
  largePremium: { ...companyDated, value: 200, unit: '€', bound: 'plus', per: 'im Jahr' },
  lossOfYield: { ...companyCurrent, value: 12, unit: 'Monate', bound: 'upTo' },
  lossOfYieldLargeSystems: { ...companyCurrent, value: 24, unit: 'Monate', bound: 'upTo' },
} as const satisfies Record<string, Figure>;
