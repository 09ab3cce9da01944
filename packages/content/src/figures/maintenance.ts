import { prices } from '../company/prices.ts';
import { companyCurrent, companyDated, type Figure } from './figure.ts';

/** Care for a running system. Visual inspection is yearly; measured service every two to three years. */
export const maintenance = {
  inspectionPerYear: { ...companyCurrent, value: 1, unit: 'Mal', per: 'im Jahr' },
  cleaningPerYear: { ...companyCurrent, value: [1, 2], unit: 'Mal', per: 'im Jahr' },
  serviceInterval: { ...companyCurrent, value: [2, 3], unit: 'Jahre' },
  bigInspectionInterval: { ...companyCurrent, value: [5, 10], unit: 'Jahre' },
  annualCost: prices.maintenance,
  twoYearServiceCost: prices.service,
  cleaningCost: prices.cleaning,
  averageAnnualCost: {
    ...prices.service,
    value: (prices.service.value[0] + prices.cleaning.value[0]) / 2,
    unit: '€',
    bound: 'about',
    per: 'im Jahr',
    note: 'Service und eine Reinigung alle zwei Jahre, beides zum unteren Preis; das steht neben dem Beispiel.',
  },
  yieldGainUpperBound: {
    ...companyCurrent,
    value: 20,
    unit: '%',
    bound: 'upTo',
    note: 'Die Obergrenze bei stark verschmutzten oder gestörten Anlagen; üblich ist yieldGain.',
  },
  yieldGain: { ...companyCurrent, value: 15, unit: '%', bound: 'upTo' },
  dirtLoss: { ...companyCurrent, value: [5, 15], unit: '%' },
  /** Beside it: what public sources say of roofs of homes. */
  dirtLossAtHome: {
    value: [2, 5],
    unit: '%',
    asOf: '2026',
    checkAgain: '2027-06-30',
    source: 'öffentliche Quellen zu Hausdächern',
    shownAs: 'current',
  },
  lifetimeWithout: { ...companyCurrent, value: 20, unit: 'Jahre', bound: 'plus' },
  lifetimeWith: { ...companyCurrent, value: 25, unit: 'Jahre', bound: 'plus' },
  /** Assumptions of the example „480 € im Jahr“, see `examples.ts`. */
  exampleYield: {
    ...companyDated,
    value: 10000,
    unit: 'kWh',
    per: 'im Jahr',
    note: 'Etwa eine Anlage mit 10 kWp.',
  },
  exampleElectricityPrice: { ...companyDated, value: 32, unit: 'ct/kWh' },
} as const satisfies Record<string, Figure>;
