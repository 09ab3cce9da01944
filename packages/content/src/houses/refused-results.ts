import { type Direction, directions } from '@rebhang-solar/calculator/query/choices';
import { needCalculator } from '../with-calculator.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

const names = Object.keys({ ...standardHouses, ...directions });

/** In the place of the results without weather of the company's state: nothing is there, and asking for it fails. */
export const refusedResults = Object.defineProperties(
  {},
  Object.fromEntries(names.map((name) => [name, { get: needCalculator }])),
) as Record<StandardHouse | Direction, never>;
