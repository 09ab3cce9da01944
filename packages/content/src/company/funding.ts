import type { IsoMonth } from '../typography.ts';

/** What state, district and towns pay towards a system. */
type LocalFunding = {
  /** The month in which the company asked. */
  asOf: IsoMonth;
  /** A sentence or two: who pays what, or that nobody pays anything. */
  text: string;
};

/** Outside Saxony; `undefined` where the company has not asked, and the site says so. */
export const localFunding: LocalFunding | undefined = undefined as LocalFunding | undefined;
