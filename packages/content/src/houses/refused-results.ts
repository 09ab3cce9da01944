import { needCalculator } from '../with-calculator.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

/** In the place of the results without weather of the company's state: no house is there, and asking for one fails. */
export const refusedResults = Object.defineProperties(
  {},
  Object.fromEntries(Object.keys(standardHouses).map((house) => [house, { get: needCalculator }])),
) as Record<StandardHouse, never>;
