import { prices } from '../company/prices.ts';
import { companyCurrent, companyDated, type Figure } from './figure.ts';

const cautious =
  'Die vorsichtige Erwartung; was der Hersteller garantiert, steht in warranty.performanceAfter25.';

/** How long the parts last and how their output falls. */
export const lifespan = {
  modules: { ...companyCurrent, value: [25, 30], unit: 'Jahre', bound: 'plus' },
  inverter: { ...companyCurrent, value: [15, 20], unit: 'Jahre' },
  storage: { ...companyCurrent, value: [10, 15], unit: 'Jahre' },
  mounting: { ...companyCurrent, value: 30, unit: 'Jahre', bound: 'plus' },
  outputAfter10: { ...companyCurrent, value: 90, unit: '%' },
  outputAfter20: { ...companyCurrent, value: 85, unit: '%' },
  outputAfter25: { ...companyCurrent, value: 80, unit: '%', note: cautious },
  outputAfter30: { ...companyCurrent, value: [75, 80], unit: '%' },
  degradation: { ...companyCurrent, value: [0.5, 0.7], unit: '%', per: 'im Jahr' },
  storageCapacityLoss: { ...companyCurrent, value: [1, 2], unit: '%', per: 'im Jahr' },
  inverterReplacement: prices.inverterReplacement,
  inverterReplacementSize: { ...companyDated, value: 10, unit: 'kWp' },
} as const satisfies Record<string, Figure>;
