import type { CalculatorInput } from '@rebhang-solar/calculator/input';
import { choices, directions } from '@rebhang-solar/calculator/query/choices';
import { defaultQuery, formatQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { paths } from '../paths.ts';
import { needCalculator, withCalculator } from '../with-calculator.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

/**
 * The calculator with a standard house filled in: its answer has the numbers that the texts state.
 * @throws Error without weather of the company's state
 */
export function calculationPath(house: StandardHouse): string {
  needCalculator();
  const input: CalculatorInput = standardHouses[house];
  const { kWp, consumptionKWh, storageKWh, electricCar, heatPump } = input;
  const planes = input.planes ?? [{ tilt: input.tilt ?? 0, azimuth: input.azimuth ?? 0 }];
  const query: Query = {
    ...defaultQuery,
    kwp: kWp,
    verbrauch: consumptionKWh,
    speicher: storageKWh,
    neigung: planes[0]?.tilt ?? defaultQuery.neigung,
    richtung: nameOf(
      directions,
      (azimuths) => azimuths.join() === planes.map(({ azimuth }) => azimuth).join(),
    ),
    einspeisung: nameOf(choices.einspeisung, (feedIn) => feedIn === (input.feedIn ?? 'surplus')),
    ...(electricCar && {
      auto: electricCar.kilometresPerYear,
      laden: nameOf(choices.laden, (charging) => charging === electricCar.charging),
    }),
    ...(heatPump && {
      waerme: heatPump.heatKWh,
      waermequelle: nameOf(choices.waermequelle, (source) => source === heatPump.source),
    }),
  };
  return `${paths.solarCalculator}?${formatQuery(query)}`;
}

/** Where a call to have something calculated leads at the end of an article: without a calculator to the consultation. */
export const calculationCallPath: string =
  withCalculator(() => calculationPath('family')) ?? paths.consultation;

/** The key under which a value of the calculator's address stands. */
function nameOf<Name extends string, Value>(
  named: Record<Name, Value>,
  matches: (value: Value) => boolean,
): Name {
  const names = Object.keys(named) as Name[];
  const name = names.find((one) => matches(named[one]));
  if (name === undefined) throw new Error('The calculator’s address has no name for this house');
  return name;
}
