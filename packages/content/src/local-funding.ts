import type { IsoMonth } from './typography.ts';

/** What state, district and towns pay towards a system. */
export type LocalFunding = {
  /** The month in which the company asked. */
  asOf: IsoMonth;
  /** A sentence or two: who pays what, or that nobody pays anything. */
  text: string;
};
