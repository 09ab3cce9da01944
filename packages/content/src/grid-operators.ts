import type { IsoMonth } from './typography.ts';

/** Who runs the grid where, and how a system is registered there. */
export type GridOperators = {
  asOf: IsoMonth;
  operators: readonly { area: string; name: string; registration: string }[];
};
