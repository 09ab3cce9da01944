import { narrowSpace } from '../typography.ts';
import { companyCurrent, companyDated, type Figure } from './figure.ts';

/** Care for a running system. Visual inspection is yearly; measured service every two to three years. */
export const maintenance = {
  inspectionPerYear: { ...companyCurrent, value: 1, unit: 'Mal', per: 'im Jahr' },
  cleaningPerYear: { ...companyCurrent, value: [1, 2], unit: 'Mal', per: 'im Jahr' },
  serviceInterval: { ...companyCurrent, value: [2, 3], unit: 'Jahre' },
  bigInspectionInterval: { ...companyCurrent, value: [5, 10], unit: 'Jahre' },
  annualCost: { ...companyDated, value: [100, 300], unit: '€', per: 'im Jahr' },
  twoYearServiceCost: {
    ...companyDated,
    value: [300, 500],
    unit: '€',
    per: `alle 2${narrowSpace}Jahre`,
  },
  cleaningCost: { ...companyDated, value: [150, 250], unit: '€', per: 'je Reinigung' },
  averageAnnualCost: {
    ...companyDated,
    value: 225,
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
