import { planned } from '@rebhang-solar/calculator/assumptions';
import {
  consumptionByPersons,
  exampleQuery,
  type Query,
} from '@rebhang-solar/calculator/query/query';
import { weatherPlace } from '@rebhang-solar/calculator/weather/places';
import { numberWord } from '../typography.ts';

/** Where all of them stand. */
export const houseTown = weatherPlace.name;

/**
 * The only houses whose money the texts state, as questions to the calculator: it names the size of each, and its
 * page shows the same numbers. Five at most.
 */
export const standardHouses = {
  /** „Fünf Personen“: the calculator's own example. */
  family: exampleQuery,
  /** „Zwei Personen“, a roof to east and west. */
  couple: {
    ...exampleQuery,
    personen: 2,
    verbrauch: consumptionByPersons[1] as number,
    richtung: 'ost-west',
  },
  /** „Fünf Personen mit Elektroauto“. */
  familyWithCar: { ...exampleQuery, auto: planned.kilometresPerYear },
  /** „Elektroauto und Wärmepumpe“. */
  heatPumpAndCar: {
    ...exampleQuery,
    auto: planned.kilometresPerYear,
    waerme: planned.heatKWh,
  },
} as const satisfies Record<string, Query>;

/** „fünf Personen“: who lives in the house `family`. */
export const familyInWords = `${numberWord(standardHouses.family.personen ?? 0).toLowerCase()} Personen`;

export type StandardHouse = keyof typeof standardHouses;
