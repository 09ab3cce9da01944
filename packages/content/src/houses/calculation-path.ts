import { formatQuery } from '@rebhang-solar/calculator/query/query';
import { paths } from '../paths.ts';
import { needCalculator, withCalculator } from '../with-calculator.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

/**
 * The calculator with a standard house filled in: its answer has the numbers that the texts state.
 * @throws Error without weather of the company's state
 */
export function calculationPath(house: StandardHouse): string {
  needCalculator();
  return `${paths.solarCalculator}?${formatQuery(standardHouses[house])}`;
}

/** Where a call to have something calculated leads at the end of an article: without a calculator to the consultation. */
export const calculationCallPath: string =
  withCalculator(() => calculationPath('family')) ?? paths.consultation;
