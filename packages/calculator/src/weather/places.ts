/**
 * Irradiation of each place compared with Dresden, the means of 2005 to 2023 (CM SAF). The
 * differences are smaller than the uncertainty of the data itself (5 %).
 */
export const placeFactors = {
  dresden: 1,
  meissen: 1.026,
  radebeul: 1.006,
  klipphausen: 1.004,
} as const;

/** The places that can be chosen, as they stand in the page's address. */
export type Place = keyof typeof placeFactors;
