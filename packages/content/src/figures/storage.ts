import { companyCurrent, type Figure } from './figure.ts';

/**
 * The company's rule of thumb: share of the solar power that is used at home. It holds where a system
 * yields about as much as the home consumes; for a home that consumes half of it see `self-use.ts`.
 * Never without „des Solarstroms“. Prices stand in `costs.ts`.
 */
export const storage = {
  selfConsumptionWithout: { ...companyCurrent, value: 30, unit: '%', bound: 'about' },
  selfConsumptionWith: { ...companyCurrent, value: 70, unit: '%', bound: 'orMore' },
} as const satisfies Record<string, Figure>;
