import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import type { Regime } from '../law/regime.ts';
import type { MarketName } from '../market.ts';
import { leastReturn, paybackYears, returnOf, yearsCalculated } from '../money/cash-flow.ts';
import { type CostLine, costLines } from '../money/cost-lines.ts';
import { money, type PaidFlows } from '../money/money.ts';
import { energyOf, type Outcomes, outcomesOf, type Plan, sumOf } from './account.ts';
import { caseCount } from './cases.ts';
import { columns } from './energy.ts';

/** The median of the cases, and between which values eight of ten lie (the 10th and the 90th percentile). */
export interface Range {
  low: number;
  value: number;
  high: number;
}

/** Years until the money is back; null stands for more than twenty. */
export interface PaybackRange {
  low: number | null;
  value: number | null;
  high: number | null;
}

/**
 * What the cases make of a system under one law, rounded once as it is printed: medians of euros to a hundred and
 * percentiles to five hundred, of a year to ten, years to a half, per cent to a tenth.
 */
export interface Measures {
  regime: Regime;
  investment: Range;
  /** Left after twenty years, euros. */
  left: Range;
  /** Interest that the investment bears, per cent a year; −10 stands for less. */
  returnPercent: Range;
  payback: PaybackRange;
  /** In so many of a hundred cases the money is back after twenty years. */
  odds: number;
  /** What a year brings in the mean of the twenty, euros. */
  meanYear: Range;
  /** What has been earned by the end of each year, the investment taken off. */
  cumulative: Range[];
  /** A year in the mean of the twenty cases around the median: what is not bought, fed in, and what is paid. */
  lines: { avoided: number; feedIn: number; costs: Record<CostLine, number> };
}

/** The years of a case. */
const yearsOf = ({ balances }: Outcomes, index: number) =>
  balances.subarray(index * yearsCalculated, (index + 1) * yearsCalculated);

const returnsOf = (outcomes: Outcomes) =>
  outcomes.investments.map((investment, index) => returnOf(investment, yearsOf(outcomes, index)));

function paybackOf(outcomes: Outcomes, years = yearsCalculated): PaybackRange {
  const paybacks = outcomes.investments.map(
    (investment, index) =>
      paybackYears(investment, yearsOf(outcomes, index).subarray(0, years)) ??
      Number.POSITIVE_INFINITY,
  );
  const at = (share: number) => half(quantile(paybacks, share));
  return { low: at(0.1), value: at(0.5), high: at(0.9) };
}

/** The median interest of the cases, per cent a year as it is printed. */
export const returnIn = (outcomes: Outcomes) => printedReturn(medianOf(returnsOf(outcomes)));

export const medianOf = (values: Float64Array) => quantile(values, 0.5);

/**
 * The value that the given share of all does not exceed, between neighbours on their line; found without sorting the
 * rest.
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  const found = new Float64Array(values);
  const position = share * (found.length - 1);
  const above = Math.ceil(position);
  let from = 0;
  let to = found.length - 1;
  while (from < to) {
    const pivot = found[(from + to) >> 1] as number;
    let left = from;
    let right = to;
    while (left <= right) {
      while ((found[left] as number) < pivot) left++;
      while ((found[right] as number) > pivot) right--;
      if (left <= right) {
        const value = found[left] as number;
        found[left++] = found[right] as number;
        found[right--] = value;
      }
    }
    if (above <= right) to = right;
    else if (above >= left) from = left;
    else break;
  }
  const high = found[above] as number;
  let low = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < above; index++) low = Math.max(low, found[index] as number);
  return position === above || low === high ? high : high - (above - position) * (high - low);
}

/** Measures of one size under one law. */
export function measuresOf(plan: Plan, regime: Regime): Measures {
  const outcomes = outcomesOf(plan, regime);
  const { investments, balances } = outcomes;
  const left = sumOf(outcomes);
  const investment = rangeOf(investments, hundred, hundred);
  const leftRange = rangeOf(left, hundred, fiveHundred);
  const payback = paybackOf(outcomes);
  const earned = investments.map((investment) => -investment);
  const cumulative = Array.from({ length: yearsCalculated }, (_, year) => {
    for (let index = 0; index < caseCount; index++) {
      earned[index] =
        (earned[index] as number) + (balances[index * yearsCalculated + year] as number);
    }
    return rangeOf(earned, hundred, fiveHundred);
  });
  const meanYears = left.map(
    (sum, index) => (sum + (investments[index] as number)) / yearsCalculated,
  );
  const returnPercent = rangeOf(returnsOf(outcomes), printedReturn, printedReturn);
  // A return that is printed as 0.0 may lie just below it: then no year of the twenty brings the money back.
  const atLatest = returnPercent.value >= 0 ? yearsCalculated : null;
  return {
    regime,
    investment,
    left: leftRange,
    returnPercent,
    payback: { ...payback, value: payback.value ?? atLatest },
    odds: Math.min(99, Math.max(1, Math.round(shareOf(left, (sum) => sum >= 0) * 100))),
    meanYear: {
      ...rangeOf(meanYears, ten, ten),
      value: ten((leftRange.value + investment.value) / yearsCalculated),
    },
    cumulative,
    lines: linesAround(plan, regime, left),
  };
}

/**
 * What a storage brings by itself, beside the same roof without one, under the same law and in the same cases.
 *
 * @param price of one that a roof gets later, euros; left out, as the cases draw it
 * @param years within which it has to be paid
 */
export function storageAlone(
  withStorage: Plan,
  without: Plan,
  regime: Regime,
  price?: number,
  years = yearsCalculated,
): { left: Range; payback: PaybackRange } {
  const [more, less] = [outcomesOf(withStorage, regime), outcomesOf(without, regime)];
  const alone: Outcomes = {
    investments: more.investments.map(
      (euros, index) => price ?? euros - (less.investments[index] as number),
    ),
    balances: more.balances.map((euros, cell) => euros - (less.balances[cell] as number)),
  };
  return { left: rangeOf(sumOf(alone), hundred, fiveHundred), payback: paybackOf(alone, years) };
}

/** So many cases around the median are the year that is shown. */
const shownCases = 20;

/** The mean year of the cases around the median, by `money`, which has its lines. */
function linesAround(plan: Plan, regime: Regime, left: Float64Array): Measures['lines'] {
  const sorted = left.slice().sort();
  const from = (caseCount - shownCases) / 2;
  const shown = new Set(sorted.subarray(from, from + shownCases));
  const around = Array.from(left.keys()).filter((index) => shown.has(left[index] as number));
  const sums = around.slice(0, shownCases).map((index) => {
    const { input, assumptions } = caseOf(plan, regime, index);
    return money(input, assumptions, flowsOf(plan, regime, index)).sums;
  });
  const mean = (read: (of: (typeof sums)[number]) => number) =>
    sums.reduce((sum, of) => sum + read(of), 0) / shownCases / yearsCalculated;
  return {
    avoided: mean((of) => of.avoidedPurchase),
    feedIn: mean((of) => of.feedInRevenue),
    costs: Object.fromEntries(
      costLines.map((line) => [line, mean(({ costs }) => costs[line])]),
    ) as Record<CostLine, number>,
  };
}

/**
 * The lines of a year as they are printed: they add up to the balance, as the largest of them takes the rest.
 *
 * @param years so many of them together
 */
export function printedLines(
  { avoided, feedIn, costs }: Measures['lines'],
  years: number,
  balance: number,
  round: (value: number) => number,
): Measures['lines'] {
  const printed = Object.fromEntries(
    costLines.map((line) => [line, round(costs[line] * years)]),
  ) as Record<CostLine, number>;
  const earned = balance + costLines.reduce((sum, line) => sum + printed[line], 0);
  return avoided > feedIn
    ? { avoided: earned - round(feedIn * years), feedIn: round(feedIn * years), costs: printed }
    : { avoided: round(avoided * years), feedIn: earned - round(avoided * years), costs: printed };
}

/** A case as `money` takes it. */
export function caseOf(
  { input, assumptions, cases }: Plan,
  regime: Regime,
  index: number,
): { input: CalculatorInput; assumptions: Assumptions } {
  const drawn = Object.fromEntries(
    Object.entries(cases.market).map(([name, values]) => [name, values[index] as number]),
  ) as Record<MarketName, number>;
  return { input, assumptions: { ...assumptions, ...drawn, regime } };
}

/** The energy of a case's years under its law, as `money` takes it. */
export function flowsOf(plan: Plan, regime: Regime, index: number): PaidFlows[] {
  const { assumptions, cases } = plan;
  const negative =
    (cases.market.negativePriceShare[index] as number) / assumptions.negativePriceShare;
  return Array.from({ length: yearsCalculated }, (_, year) => {
    const missing = cases.aged[index * yearsCalculated + year] as number;
    const read = (column: number) => {
      const { years, moved, lessSun } = energyOf(plan, column);
      return (years[year] as number) + (moved[index] as number) + missing * lessSun;
    };
    const fed = read(columns.fed[regime]);
    const negativeFed = read(columns.negativeFed[regime]);
    return {
      consumptionKWh: read(columns.saved),
      gridKWh: 0,
      feedInKWh: fed,
      curtailedKWh: read(columns.surplus) - fed,
      negativeFeedInKWh: negative * negativeFed,
      negativeCurtailedKWh: negative * (read(columns.negativeSurplus) - negativeFed),
      moreCurtailedKWh: 0,
      negativeMoreCurtailedKWh: 0,
    };
  });
}

const shareOf = (values: Float64Array, is: (value: number) => boolean) =>
  values.reduce((count, value) => count + (is(value) ? 1 : 0), 0) / values.length;

function rangeOf(
  values: Float64Array,
  round: (value: number) => number,
  roundEnd: (value: number) => number,
): Range {
  const value = round(medianOf(values));
  // A coarser rounding must not take an end beyond the value.
  const end = (share: number) => roundEnd(quantile(values, share));
  return { low: Math.min(value, end(0.1)), value, high: Math.max(value, end(0.9)) };
}

/** Adding 0 makes the 0 of a small negative number a plain one. */
const to = (unit: number) => (value: number) => Math.round(value / unit) * unit + 0;
export const ten = to(10);
export const hundred = to(100);
const fiveHundred = to(500);
/** To a tenth of a per cent, from a share. */
export const printedReturn = (share: number) =>
  Math.round(Math.max(share, leastReturn) * 1000) / 10 + 0;
const half = (years: number) => (Number.isFinite(years) ? Math.round(years * 2) / 2 : null);
