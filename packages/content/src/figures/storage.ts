import { companyCurrent, type Figure } from './figure.ts';

/** How much of the own power is used at home; a storage raises it. Prices stand in `costs.ts`. */
export const storage = {
  selfConsumptionWithout: { ...companyCurrent, value: 30, unit: '%', bound: 'about' },
  selfConsumptionWith: { ...companyCurrent, value: 70, unit: '%', bound: 'orMore' },
} as const satisfies Record<string, Figure>;
