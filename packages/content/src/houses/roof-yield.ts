import type { Direction } from '@rebhang-solar/calculator/query/choices';
import { weatherPlace } from '@rebhang-solar/calculator/weather/places';
import { roof } from '../figures/roof.ts';
import { kWh, percent } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { roofYields } from './results.ts';

/** What the company has stated for each direction, with those between. */
const stated = {
  sued: roof.yieldSouth,
  suedost: roof.yieldSouthEastWest,
  suedwest: roof.yieldSouthEastWest,
  ost: roof.yieldEastWest,
  west: roof.yieldEastWest,
  'ost-west': roof.yieldEastWest,
  nord: roof.yieldNorth,
} as const;

export type StatedDirection = keyof typeof stated;

/** „1.049 kWh“: what a kWp to the south yields in a year by the model; undefined where it has no weather of the place. */
export function southYield(place: string): string | undefined {
  return withCalculator(() => {
    const found = roofYields.sued[place];
    return found === undefined ? undefined : kWh(found);
  });
}

const ofModel = (direction: Direction) => roofYields[direction][weatherPlace.id] ?? 0;

/** Per cent of a roof to the south, by the model; without one as the company states it. */
export function yieldShareOf(direction: StatedDirection): number {
  return (
    withCalculator(() => Math.round((100 * ofModel(direction)) / ofModel('sued'))) ??
    stated[direction].value
  );
}

/** „79 %“ */
export const yieldShare = (direction: StatedDirection) => percent(yieldShareOf(direction));
