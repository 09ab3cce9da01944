import type { LocalFunding } from '../company-types.ts';

/** Outside Saxony; `undefined` where the company has not asked, and the site says so. */
export const localFunding: LocalFunding | undefined = undefined as LocalFunding | undefined;
