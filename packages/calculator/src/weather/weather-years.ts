import { years } from './packed-place.ts';
import { decodeAt, levels } from './packed-text.ts';
import { packedIrradiation } from './packed-years.ts';

/** The typical year's months have the mean irradiation of the years from `meanFrom` to `meanUntil`. */
const { first: firstYear, last: lastYear, meanFrom, meanUntil } = years;

/** Years with their own weather, from which the ranges are taken; older ones were darker. */
export const rangeYears: readonly number[] = Array.from(
  { length: lastYear - meanFrom + 1 },
  (_, index) => meanFrom + index,
);

/**
 * Irradiation on the horizontal at the place of the packed weather, kWh/m².
 *
 * @param month 0 for January
 */
export function monthlyIrradiation(year: number, month: number): number {
  if (year < firstYear || year > lastYear) {
    throw new RangeError(`year must be from ${firstYear} to ${lastYear}, not ${year}`);
  }
  const cell = ((year - firstYear) * 12 + month) * 2;
  return (decodeAt(packedIrradiation, cell) * levels + decodeAt(packedIrradiation, cell + 1)) / 10;
}

/** Mean irradiation of a month in the typical year, kWh/m². */
export function meanIrradiation(month: number): number {
  let sum = 0;
  for (let year = meanFrom; year <= meanUntil; year++) {
    sum += monthlyIrradiation(year, month);
  }
  return sum / (meanUntil - meanFrom + 1);
}

/** How much more sun each month of a real year had than the typical year, as factors. */
export function weatherFactors(year: number): number[] {
  return Array.from(
    { length: 12 },
    (_, month) => monthlyIrradiation(year, month) / meanIrradiation(month),
  );
}
