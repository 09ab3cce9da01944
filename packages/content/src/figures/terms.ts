import { prices } from '../company/prices.ts';
import type { Figure } from './figure.ts';

/** Conditions of the contract that the texts name. */
export const terms = {
  paymentDue: prices.paymentDue,
} as const satisfies Record<string, Figure>;
