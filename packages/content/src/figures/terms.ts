import { companyCurrent, type Figure } from './figure.ts';

/** Conditions of the contract that the texts name. */
export const terms = {
  paymentDue: { ...companyCurrent, value: 7, unit: 'Tage' },
} as const satisfies Record<string, Figure>;
