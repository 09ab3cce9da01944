import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import {
  type PaybackRange,
  type Range,
  type Ranges,
  rangesOf,
  type Study,
  storageRanges,
  study,
} from './ranges.ts';

/**
 * The numbers of the first sentences, rounded as far as they can be relied on. Rounding keeps each
 * value within its range.
 */
export interface Headline {
  /** kWh, to a hundred. */
  yieldKWh: Range;
  /** Self-sufficiency in whole per cent without storage. Null without consumption. */
  withoutStorage: Range | null;
  /** The same with the storage of the input; null without storage. */
  withStorage: (Range & { storageKWh: number }) | null;
  /** Share of the yield that is used at home, in whole per cent. */
  selfConsumption: Range;
  /** What it costs to buy, euros to a hundred. */
  investment: Range;
  /** Balance of the first year, euros to ten. */
  firstYearEuros: Range;
  /** Balance of a year in the mean of the twenty, euros to ten. */
  meanYearEuros: Range;
  /** What twenty years bring, the investment taken off, and its net present value; euros to a hundred. */
  afterTwentyYears: Range;
  netPresentValue: Range;
  /** Years to a half; null stands for more than twenty. */
  payback: PaybackRange;
  /** In so many of a hundred cases the money is back after twenty years. */
  paidPercent: number;
  /** What has been earned by the end of each year, the investment taken off; euros to a hundred. */
  cumulative: Range[];
  /** What moves the pay-back, the cause that moves it most first. */
  causes: Ranges['causes'];
  /** The storage by itself; null without one. */
  storage: { afterTwentyYears: Range; payback: PaybackRange } | null;
}

/** The ranges of a house, rounded: euros of a year to ten, of twenty years to a hundred, years to a half. */
export function roundedRanges(found: Ranges) {
  const share = (range: Range) => rounded(range, (value) => Math.round(value * 100));
  return {
    yieldKWh: rounded(found.yieldKWh, hundreds),
    selfSufficiency: share(found.selfSufficiencyShare),
    selfConsumption: share(found.selfConsumptionShare),
    investment: rounded(found.investment, hundreds),
    firstYearEuros: rounded(found.firstYearBalance, (value) => Math.round(value / 10) * 10 + 0),
    meanYearEuros: rounded(found.meanYearBalance, (value) => Math.round(value / 10) * 10 + 0),
    afterTwentyYears: rounded(found.sumAfterTwentyYears, hundreds),
    netPresentValue: rounded(found.netPresentValue, hundreds),
    payback: inHalves(found.payback),
    paidPercent: Math.round(found.paidShare * 100),
    cumulative: found.cumulative.map((range) => rounded(range, hundreds)),
    causes: found.causes.map(({ cause, payback }) => ({ cause, payback: inHalves(payback) })),
  };
}

/** A storage by itself, rounded in the same way. */
export function roundedStorage(withStorage: Study, without: Study) {
  const { sumAfterTwentyYears, payback } = storageRanges(withStorage, without);
  return { afterTwentyYears: rounded(sumAfterTwentyYears, hundreds), payback: inHalves(payback) };
}

/** The first sentences of the answer: about as long as two calls of `ranges`. */
export function headline(input: CalculatorInput, overrides?: Partial<Assumptions>): Headline {
  const studied = study(input, overrides);
  const { selfSufficiency, ...found } = roundedRanges(rangesOf(studied));
  const hasStorage = input.storageKWh > 0 && input.feedIn !== 'full';
  const bare = hasStorage ? study({ ...input, storageKWh: 0 }, overrides) : null;
  const { consumptionKWh, electricCar, heatPump } = input;
  const consumes = consumptionKWh > 0 || electricCar !== undefined || heatPump !== undefined;
  const without = bare ? roundedRanges(rangesOf(bare)).selfSufficiency : selfSufficiency;
  return {
    ...found,
    withoutStorage: consumes ? without : null,
    withStorage: consumes && bare ? { ...selfSufficiency, storageKWh: input.storageKWh } : null,
    storage: bare && roundedStorage(studied, bare),
  };
}

// Adding 0 makes the 0 of a small negative number a plain one.
const hundreds = (value: number) => Math.round(value / 100) * 100 + 0;

function rounded({ low, value, high }: Range, round: (value: number) => number): Range {
  return { low: round(low), value: round(value), high: round(high) };
}

function inHalves({ low, value, high }: PaybackRange): PaybackRange {
  return { low: toHalf(low), value: toHalf(value), high: toHalf(high) };
}

function toHalf(years: number | null): number | null {
  return years === null ? null : Math.round(years * 2) / 2;
}
