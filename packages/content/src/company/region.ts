import type { State } from '../states.ts';

/** Where the company works. No other file of the project names its state, its towns or its river. */
export const region = {
  // BEISPIEL: Kürzel des Bundeslands, in dem die Firma sitzt
  state: 'SN' as State,
} as const;
