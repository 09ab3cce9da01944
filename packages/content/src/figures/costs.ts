import { companyCurrent, companyDated, type Figure } from './figure.ts';

/** What a new system costs and when it has paid for itself. */
export const costs = {
  perKwp: { ...companyDated, value: [1400, 1800], unit: '€', per: 'je kWp' },
  typicalSize: { ...companyCurrent, value: [8, 12], unit: 'kWp' },
  storage: { ...companyDated, value: [5000, 20000], unit: '€' },
  paybackBestCase: {
    ...companyCurrent,
    value: 7,
    unit: 'Jahre',
    bound: 'about',
    note: 'Der günstigste Fall; üblich ist paybackUsual.',
  },
  paybackUsual: { ...companyCurrent, value: [8, 12], unit: 'Jahre' },
} as const satisfies Record<string, Figure>;
