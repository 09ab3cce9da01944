import { answerTo, lawsOf, storageOf } from '@rebhang-solar/calculator/answer/answer';
import type { PaybackRange, Range } from '@rebhang-solar/calculator/answer/measures';
import { sizesOf } from '@rebhang-solar/calculator/answer/sizes';
import { calculate } from '@rebhang-solar/calculator/calculate';
import { type CalculatorInput, roofPlanes } from '@rebhang-solar/calculator/input';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { market } from '@rebhang-solar/calculator/market';
import { yearsCalculated } from '@rebhang-solar/calculator/money/cash-flow';
import { type Direction, directions, planesOf } from '@rebhang-solar/calculator/query/choices';
import { calculationOf, defaultQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { type Place, placeFactors } from '@rebhang-solar/calculator/weather/places';
import { hasCalculator } from '../with-calculator.ts';
import { refusedResults } from './refused-results.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

/*
 * What the model gives for the standard houses. The build puts the numbers in this module's place
 * (client/vite.config.ts), so that browsers get them and not the model with its weather.
 */

/** A system on a house under one law: energy of a typical year in kWh, money in whole euros, the median of the cases. */
export type SystemResult = {
  kWp: number;
  storageKWh: number;
  /** Per cent. */
  selfSufficiency: number;
  ownUse: number;
  yieldKWh: number;
  consumptionKWh: number;
  gridKWh: number;
  feedInKWh: number;
  curtailedKWh: number;
  /** Per cent of what is fed in. */
  atNegativePrices: number;
  investment: number;
  /** A year in the mean of the twenty, to ten euros: not bought, fed in, running cost, and what is left. */
  saved: number;
  earned: number;
  cost: number;
  meanYear: Range;
  /** After twenty years, to a hundred euros. */
  afterTwenty: Range;
  /** Per cent a year. */
  returnPercent: Range;
  /** To half a year; null is more than twenty. */
  payback: PaybackRange;
};

/** A storage by itself, beside the same house without one. */
type StorageResult = {
  price: number;
  savedKWh: number;
  /** Euros of a year in the mean of the twenty, to ten. */
  gain: number;
  afterTwenty: Range;
  payback: PaybackRange;
  /** The most that a kWh of storage may cost to be paid for in twenty years, euros to ten. */
  breakEvenPerKWh: number;
  /** The size with the best sum of twenty years, kWh. */
  bestKWh: number;
};

/** One size of storage for a house. */
export type SizeResult = {
  kWh: number;
  selfSufficiency: number;
  ownUse: number;
  gridKWh: number;
  /** What is fed in and curtailed. */
  surplusKWh: number;
  price: number;
  gain: number;
  /** More or less than without storage, to a hundred euros. */
  afterTwenty: number;
};

export type HouseResult = {
  system: SystemResult;
  /** The same without its storage; null where it has none. */
  withoutStorage: SystemResult | null;
  storage: StorageResult | null;
  sizes: SizeResult[];
  /** kWh of yield in each month, January first. */
  months: number[];
};

const to = (unit: number) => (value: number) => Math.round(value / unit) * unit + 0;
const one = to(1);
const ten = to(10);
const hundred = to(100);

function systemResult(input: CalculatorInput, regime: Regime): SystemResult {
  const result = calculate(input, { regime });
  const [law] = lawsOf(input, {}, [regime]);
  const { left, meanYear, returnPercent, payback, mean } = law;
  const investment = hundred(result.money.investment);
  return {
    kWp: input.kWp,
    storageKWh: input.storageKWh,
    selfSufficiency: one((result.selfSufficiencyShare ?? 0) * 100),
    ownUse: one((result.selfConsumptionShare ?? 0) * 100),
    yieldKWh: one(result.yieldKWh),
    consumptionKWh: one(result.consumptionKWh),
    gridKWh: one(result.gridKWh),
    feedInKWh: one(result.feedInKWh),
    curtailedKWh: one(result.curtailedKWh),
    atNegativePrices: one((100 * result.negativeFeedInKWh) / Math.max(1, result.feedInKWh)),
    investment,
    saved: mean.avoided,
    earned: mean.feedIn,
    cost: Object.values(mean.costs).reduce((sum, cost) => sum + cost, 0),
    meanYear,
    afterTwenty: left,
    returnPercent,
    payback,
  };
}

function storageResult(input: CalculatorInput, regime: Regime): StorageResult | null {
  const alone = storageOf(input, {}, regime);
  if (!alone) return null;
  const own = calculate(input, { regime });
  const bare = calculate({ ...input, storageKWh: 0 }, { regime });
  const { storageCost, sums } = own.money;
  const paid = storageCost + sums.costs.storage;
  const sizes = sizesOf(
    {
      input,
      layouts: [() => roofPlanes(input)],
      bounds: { mostKWp: input.kWp, kWp: input.kWp },
    },
    { regime },
  );
  return {
    price: hundred(storageCost),
    savedKWh: one(bare.gridKWh - own.gridKWh),
    gain: ten((alone.left.value + hundred(storageCost)) / yearsCalculated),
    afterTwenty: alone.left,
    payback: alone.payback,
    breakEvenPerKWh: ten((market.storageCostPerKWh.value * (alone.left.value + paid)) / paid),
    bestKWh: sizes.best[sizes.regimes.indexOf(regime)]?.storageKWh ?? 0,
  };
}

function sizeResults(input: CalculatorInput, regime: Regime): SizeResult[] {
  // What the texts compare: without, half, named and double.
  const comparedSizes = [0, 0.5, 1, 2].map((part) => Math.ceil(part * input.storageKWh));
  const results = comparedSizes.map((storageKWh) => {
    const sized = { ...input, storageKWh };
    return { result: calculate(sized, { regime }), alone: storageOf(sized, {}, regime) };
  });
  return results.map(({ result, alone }, index) => ({
    kWh: comparedSizes[index] as number,
    selfSufficiency: one((result.selfSufficiencyShare ?? 0) * 100),
    ownUse: one((result.selfConsumptionShare ?? 0) * 100),
    gridKWh: one(result.gridKWh),
    surplusKWh: one(result.feedInKWh + result.curtailedKWh),
    price: hundred(result.money.storageCost),
    gain: alone ? ten((alone.left.value + hundred(result.money.storageCost)) / yearsCalculated) : 0,
    afterTwenty: alone?.left.value ?? 0,
  }));
}

function houseResult(input: CalculatorInput, regime: Regime): HouseResult {
  const hasStorage = input.storageKWh > 0;
  return {
    system: systemResult(input, regime),
    withoutStorage: hasStorage ? systemResult({ ...input, storageKWh: 0 }, regime) : null,
    storage: storageResult(input, regime),
    sizes: hasStorage ? sizeResults(input, regime) : [],
    months: calculate(input, { regime }).months.map(({ yieldKWh }) => one(yieldKWh)),
  };
}

const recordOf = <Name extends string, Value>(names: object, value: (name: Name) => Value) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, value(name as Name)])) as Record<
    Name,
    Value
  >;

function byRegime(query: Query): Record<Regime, HouseResult> {
  const { input } = calculationOf({ ...query, ...answerTo(query).size });
  return { eeg2023: houseResult(input, 'eeg2023'), eeg2027: houseResult(input, 'eeg2027') };
}

/** Each house in the size that the calculator names, under both laws, at the usual start. */
export const houseResults: Record<StandardHouse, Record<Regime, HouseResult>> = hasCalculator
  ? recordOf(standardHouses, (name: StandardHouse) => byRegime(standardHouses[name]))
  : refusedResults;

const yieldPerKWp = (direction: Direction, place: Place) =>
  one(
    calculate({
      kWp: 1,
      planes: planesOf(direction, defaultQuery.neigung),
      place,
      consumptionKWh: 0,
      storageKWh: 0,
    }).yieldKWh,
  );

/** What a kWp without shade yields in a typical year, kWh, in the tilt of the standard houses. */
export const roofYields: Record<Direction, Record<string, number>> = hasCalculator
  ? recordOf(directions, (direction: Direction) =>
      recordOf(placeFactors, (place: Place) => yieldPerKWp(direction, place)),
    )
  : refusedResults;
