import { defaultAssumptions } from '@rebhang-solar/calculator/assumptions';
import { calculate } from '@rebhang-solar/calculator/calculate';
import { roundedRanges, roundedStorage } from '@rebhang-solar/calculator/compare/headline';
import {
  type PaybackRange,
  type Range,
  rangesOf,
  type Study,
  study,
} from '@rebhang-solar/calculator/compare/ranges';
import { storageSizes } from '@rebhang-solar/calculator/compare/storage-sizes';
import type { CalculatorInput } from '@rebhang-solar/calculator/input';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { market } from '@rebhang-solar/calculator/market';
import type { Costs } from '@rebhang-solar/calculator/money/cost-lines';
import { hasCalculator } from '../with-calculator.ts';
import { refusedResults } from './refused-results.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

/*
 * What the model gives for the standard houses. The build puts the numbers in this module's place
 * (client/vite.config.ts), so that browsers get them and not the model with its weather.
 */

/** A system on a house under one law: energy of the first year in kWh, money in whole euros. */
export type SystemResult = {
  /** Per cent. */
  selfSufficiency: Range;
  ownUse: Range;
  yieldKWh: number;
  consumptionKWh: number;
  gridKWh: number;
  feedInKWh: number;
  curtailedKWh: number;
  /** Per cent of what is fed in. */
  atNegativePrices: number;
  investment: number;
  /** The first year, to ten euros: not bought, fed in, running cost, and what is left. */
  saved: number;
  earned: number;
  cost: number;
  firstYear: Range;
  /** Twenty years, to a hundred euros. */
  savedInTwenty: number;
  /** With 0 ct after the draft's transition payment, as expected, and with 3 ct and the bonus. */
  earnedInTwenty: Range;
  costsInTwenty: Costs;
  afterTwenty: Range;
  netPresentValue: Range;
  /** To half a year; null is more than twenty. */
  payback: PaybackRange;
};

/** A storage by itself, beside the same house without one. */
type StorageResult = {
  price: number;
  savedKWh: number;
  /** Euros in the first year, to ten. */
  gain: number;
  afterTwenty: Range;
  payback: PaybackRange;
  /** Full charges in a year. */
  cycles: number;
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

function systemResult(studied: Study, regime: Regime): SystemResult {
  const { input } = studied;
  const result = calculate(input, { regime });
  const shown = roundedRanges(rangesOf(studied));
  const { money } = result;
  const earned = (marketValue: number, marketingBonus: number) =>
    hundred(calculate(input, { regime, marketValue, marketingBonus }).money.sums.feedInRevenue);
  return {
    selfSufficiency: shown.selfSufficiency,
    ownUse: shown.selfConsumption,
    yieldKWh: one(result.yieldKWh),
    consumptionKWh: one(result.consumptionKWh),
    gridKWh: one(result.gridKWh),
    feedInKWh: one(result.feedInKWh),
    curtailedKWh: one(result.curtailedKWh),
    atNegativePrices: one((100 * result.negativeFeedInKWh) / Math.max(1, result.feedInKWh)),
    investment: hundred(money.investment),
    saved: ten(money.firstYear.avoidedPurchase),
    earned: ten(money.firstYear.feedInRevenue),
    cost: ten(money.firstYear.operatingCost),
    firstYear: shown.firstYearEuros,
    savedInTwenty: hundred(money.sums.avoidedPurchase),
    earnedInTwenty: {
      low: earned(market.marketValue.range[0], market.marketingBonus.range[0]),
      value: hundred(money.sums.feedInRevenue),
      high: earned(market.marketValue.range[1], market.marketingBonus.range[1]),
    },
    costsInTwenty: Object.fromEntries(
      Object.entries(money.sums.costs).map(([line, sum]) => [line, hundred(sum)]),
    ) as Costs,
    afterTwenty: shown.afterTwentyYears,
    netPresentValue: shown.netPresentValue,
    payback: shown.payback,
  };
}

function storageResult(withStorage: Study, without: Study, regime: Regime): StorageResult {
  const { input } = withStorage;
  const own = calculate(input, { regime });
  const bare = calculate(without.input, { regime });
  const { sumAfterTwentyYears, storageCost, sums, firstYear } = own.money;
  const paid = storageCost + sums.costs.storage;
  const { afterTwentyYears, payback } = roundedStorage(withStorage, without);
  const gained = sumAfterTwentyYears - bare.money.sumAfterTwentyYears + paid;
  return {
    price: hundred(storageCost),
    savedKWh: one(bare.gridKWh - own.gridKWh),
    gain: ten(firstYear.balance - bare.money.firstYear.balance),
    afterTwenty: afterTwentyYears,
    payback,
    cycles: ten(own.storageCycles),
    breakEvenPerKWh: ten((defaultAssumptions.storageCostPerKWh * gained) / paid),
    bestKWh: storageSizes(input, { regime }).bestKWh,
  };
}

/** The sizes that the texts compare. */
const comparedSizes = [0, 3, 5, 7, 9, 12, 15];

function sizeResults(input: CalculatorInput, regime: Regime): SizeResult[] {
  const results = comparedSizes.map((storageKWh) =>
    calculate({ ...input, storageKWh }, { regime }),
  );
  const [none] = results;
  return results.map((result, index) => ({
    kWh: comparedSizes[index] as number,
    selfSufficiency: one((result.selfSufficiencyShare ?? 0) * 100),
    ownUse: one((result.selfConsumptionShare ?? 0) * 100),
    gridKWh: one(result.gridKWh),
    surplusKWh: one(result.feedInKWh + result.curtailedKWh),
    price: hundred(result.money.storageCost),
    gain: ten(result.money.firstYear.balance - (none?.money.firstYear.balance ?? 0)),
    afterTwenty: hundred(result.money.sumAfterTwentyYears - (none?.money.sumAfterTwentyYears ?? 0)),
  }));
}

function houseResult(input: CalculatorInput, regime: Regime): HouseResult {
  const studied = study(input, { regime });
  const bare = input.storageKWh > 0 ? study({ ...input, storageKWh: 0 }, { regime }) : null;
  return {
    system: systemResult(studied, regime),
    withoutStorage: bare && systemResult(bare, regime),
    storage: bare && storageResult(studied, bare, regime),
    sizes: bare ? sizeResults(input, regime) : [],
    months: calculate(input, { regime }).months.map(({ yieldKWh }) => one(yieldKWh)),
  };
}

const byRegime = (input: CalculatorInput): Record<Regime, HouseResult> => ({
  eeg2023: houseResult(input, 'eeg2023'),
  eeg2027: houseResult(input, 'eeg2027'),
});

/** Each house under both laws, at the usual start. */
export const houseResults: Record<StandardHouse, Record<Regime, HouseResult>> = hasCalculator
  ? (Object.fromEntries(
      Object.entries(standardHouses).map(([name, input]) => [name, byRegime(input)]),
    ) as Record<StandardHouse, Record<Regime, HouseResult>>)
  : refusedResults;
