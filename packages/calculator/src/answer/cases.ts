import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { keep } from '../keep.ts';
import { normalQuantile } from '../load/random.ts';
import { drawnUse, type MarketName, type MarketValue, market, siteDeviation } from '../market.ts';
import { capacityLeft } from '../money/ageing.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import { replaced } from '../money/costs.ts';
import { rangeYears } from '../weather/weather-years.ts';
import { sobolNumbers } from './sobol.ts';

/** So many cases of everything that may come: the same for every size and law. */
export const caseCount = 2048;
const seed = 3;

/** What is drawn: everything of the market but what hardly moves a sum, and the bonus that nobody has yet. */
const drawnNames = (Object.keys(market) as MarketName[]).filter(
  (name) => !['meterYear', 'peakLossShare', 'marketingBonus'].includes(name),
);

/** Values of the cases by name, one for each case. */
export type Drawn = Record<MarketName, Float64Array>;

/** What may come, case by case, with what follows from it for every size. */
export interface Cases {
  market: Drawn;
  /** Which of the real years stands for the weather. */
  weather: Uint8Array;
  /** Share of sun less than expected, by the site. */
  lessSun: Float64Array;
  /** From −1, the least, to 1, the most: the use by day, and how much is used. */
  byDay: Float64Array;
  use: Float64Array;
  /** Share of the storage that its life leaves less than the usual one, in the mean of the twenty years. */
  lessStorage: Float64Array;
  /** For each case and year: the price of electricity in euros, and the share of sun that the ageing modules miss. */
  prices: Float64Array;
  aged: Float64Array;
  /** For each case and year: euros for each kWp of inverter, and for each kWh of storage. */
  inverter: Float64Array;
  storage: Float64Array;
  /** For each case: the missing sun of all years before each year, and the sums of the twenty years. */
  agedUntil: Float64Array;
  sums: Record<'prices' | 'agedPrices' | 'inverter' | 'storage', Float64Array>;
}

/**
 * The cases of a household; the same for all sizes and laws, and kept for the next call with the same values.
 *
 * @param overrides what the visitor has said himself; it is not drawn
 * @param another for tests: other cases of the same kind
 */
export function casesOf(
  { isUseTyped = false }: Pick<CalculatorInput, 'isUseTyped'>,
  assumptions: Assumptions,
  overrides: Partial<Assumptions>,
  another = seed,
): Cases {
  const { degradationShare, storageAgeingShare, storageLeastShare } = assumptions;
  const said = drawnNames.map((name) => overrides[name]);
  const ageing = [degradationShare, storageAgeingShare, storageLeastShare];
  const mostUse = drawnUse[isUseTyped ? 'typed' : 'guessed'];
  const key = JSON.stringify([mostUse, ageing, said, another]);
  // Each takes two megabytes.
  return keep(known, key, () => drawCases(mostUse, assumptions, said, another), 8);
}

const known = new Map<string, Cases>();
/** Of each thing that is drawn its even numbers; they are the same every time. */
const evenNumbersOf = new Map<number, Float64Array[]>();

function drawCases(
  mostUse: number,
  assumptions: Assumptions,
  said: readonly (number | undefined)[],
  another: number,
): Cases {
  const even = keep(evenNumbersOf, another, () =>
    Array.from({ length: drawnNames.length + 4 }, (_, dimension) =>
      sobolNumbers(caseCount, dimension, another),
    ),
  );
  const drawn = Object.fromEntries(
    drawnNames.map((name, index) => {
      const numbers = even[index] as Float64Array;
      const value = said[index];
      return [
        name,
        value === undefined
          ? numbers.map(spread(market[name]))
          : new Float64Array(caseCount).fill(value),
      ];
    }),
  ) as Drawn;
  const [weather, site, byDay, use] = even.slice(drawnNames.length) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const cells = caseCount * yearsCalculated;
  const prices = new Float64Array(cells);
  const aged = new Float64Array(cells);
  const inverter = new Float64Array(cells);
  const storage = new Float64Array(cells);
  const lessStorage = new Float64Array(caseCount);
  const agedUntil = new Float64Array(caseCount * (yearsCalculated + 1));
  const sums: Cases['sums'] = {
    prices: new Float64Array(caseCount),
    agedPrices: new Float64Array(caseCount),
    inverter: new Float64Array(caseCount),
    storage: new Float64Array(caseCount),
  };
  for (let index = 0; index < caseCount; index++) {
    const of = (name: MarketName) => drawn[name][index] as number;
    const growth = 1 + of('priceGrowthShare');
    const kept = 1 - of('degradationShare');
    const [inverterPrice, inverterLife] = [of('inverterCostPerKWp'), of('inverterLifeYears')];
    const [storagePrice, storageLife] = [of('storageCostPerKWh'), of('storageLifeYears')];
    let price = of('electricityPrice');
    let usual = 1;
    let power = 1;
    for (let year = 0; year < yearsCalculated; year++) {
      const cell = index * yearsCalculated + year;
      prices[cell] = price;
      aged[cell] = usual - power;
      inverter[cell] = inverterPrice * replaced(year + 1, inverterLife);
      storage[cell] = storagePrice * replaced(year + 1, storageLife);
      const until = index * (yearsCalculated + 1) + year;
      agedUntil[until + 1] = (agedUntil[until] as number) + usual - power;
      sums.prices[index] = (sums.prices[index] as number) + price;
      sums.agedPrices[index] = (sums.agedPrices[index] as number) + price * (usual - power);
      sums.inverter[index] = (sums.inverter[index] as number) + (inverter[cell] as number);
      sums.storage[index] = (sums.storage[index] as number) + (storage[cell] as number);
      const capacity = (life: number) => capacityLeft(assumptions, year % Math.round(life));
      const less = capacity(assumptions.storageLifeYears) - capacity(storageLife);
      lessStorage[index] = (lessStorage[index] as number) + less / yearsCalculated;
      price *= growth;
      usual *= 1 - assumptions.degradationShare;
      power *= kept;
    }
  }
  return {
    market: drawn,
    weather: Uint8Array.from(weather, (number) => Math.floor(number * rangeYears.length)),
    lessSun: site.map((number) => -siteDeviation * normalQuantile(number)),
    byDay: byDay.map((number) => 2 * number - 1),
    use: use.map((number) => mostUse * (2 * number - 1)),
    lessStorage,
    prices,
    aged,
    inverter,
    storage,
    agedUntil,
    sums,
  };
}

/** From a number between 0 and 1 to one in the range of the market. */
function spread({ value, range: [low, high], isTriangular }: MarketValue) {
  if (!isTriangular) {
    return (number: number) => low + (high - low) * number;
  }
  const left = (value - low) / (high - low);
  return (number: number) =>
    number < left
      ? low + Math.sqrt(number * (high - low) * (value - low))
      : high - Math.sqrt((1 - number) * (high - low) * (high - value));
}
