import type { FormKind } from './form-kinds.ts';

/**
 * The fields of each form that a link may fill in beforehand. Nothing about the person is among them: it
 * would stand in the address, and in the logs of every proxy.
 */
export const prefillable = {
  contact: ['message'],
  consultation: ['message', 'haustyp', 'dachflaeche', 'stromverbrauch'],
  maintenance: ['message'],
  gridConnection: [],
} as const satisfies Record<FormKind, readonly string[]>;
