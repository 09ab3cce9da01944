import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import type { Regime } from '../law/regime.ts';
import { timeLine } from '../law/time-line.ts';
import { systemPrice } from '../market.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import { type Cases, caseCount } from './cases.ts';
import { columnCount, columns, type Energy, rows } from './energy.ts';

/** A system, whose money is reckoned in every case. */
export interface Plan {
  input: CalculatorInput;
  assumptions: Assumptions;
  energy: Energy;
  cases: Cases;
  /** What each case's weather, site and household change in every year, kWh, by column of the energy. */
  moved: readonly Float64Array[];
}

export function planOf(
  input: CalculatorInput,
  assumptions: Assumptions,
  energy: Energy,
  cases: Cases,
): Plan {
  const { weather, lessSun, use, byDay, lessStorage } = cases;
  const moved = Array.from({ length: columnCount }, (_, column) => {
    const at = (row: number) => energy[row * columnCount + column] as number;
    const [ofSun, ofUse, ofStorage] = [at(rows.lessSun), at(rows.use), at(rows.lessStorage)];
    const [ofDay, ofDaySquared] = [at(rows.byDay), at(rows.byDaySquared)];
    // Nobody feeds in less than nothing.
    const least = column === columns.saved ? Number.NEGATIVE_INFINITY : -at(rows.lessSun - 1);
    const found = new Float64Array(caseCount);
    for (let index = 0; index < caseCount; index++) {
      const day = byDay[index] as number;
      const by =
        (energy[(rows.weather + (weather[index] as number)) * columnCount + column] as number) +
        (lessSun[index] as number) * ofSun +
        (use[index] as number) * ofUse +
        (lessStorage[index] as number) * ofStorage +
        day * (ofDay + day * ofDaySquared);
      found[index] = Math.max(by, least);
    }
    return found;
  });
  return { input, assumptions, energy, cases, moved };
}

/** What each case costs, and what each of its years brings, euros. */
export interface Outcomes {
  investments: Float64Array;
  /** Twenty numbers for each case. */
  balances: Float64Array;
}

/** The account of `money` for all cases at once, in plain loops. */
export function outcomesOf(plan: Plan, regime: Regime): Outcomes {
  const { input, cases } = plan;
  const { prices, aged, inverter, storage } = cases;
  const storageKWh = storageOf(input);
  const running = runningCosts(plan);
  const { spans, metering } = lawOf(plan, regime);
  const saved = columnOf(plan, columns.saved);
  const balances = new Float64Array(caseCount * yearsCalculated);
  for (const span of spans) {
    const fed = columnOf(plan, span.fed);
    const negative = columnOf(plan, span.negative);
    const { unpaid, prices: paid } = sellingOf(plan, span);
    for (let index = 0; index < caseCount; index++) {
      for (let year = span.from; year < span.to; year++) {
        const cell = index * yearsCalculated + year;
        const missing = aged[cell] as number;
        const ofSaved =
          (saved.years[year] as number) + (saved.moved[index] as number) + missing * saved.lessSun;
        const ofFed =
          (fed.years[year] as number) + (fed.moved[index] as number) + missing * fed.lessSun;
        const ofNegative =
          (negative.years[year] as number) +
          (negative.moved[index] as number) +
          missing * negative.lessSun;
        balances[cell] =
          ofSaved * (prices[cell] as number) +
          (ofFed - (unpaid[index] as number) * ofNegative) * (paid[index] as number) -
          (running[index] as number) -
          (metering[year] as number) -
          input.kWp * (inverter[cell] as number) -
          storageKWh * (storage[cell] as number);
      }
    }
  }
  return { investments: investmentsOf(plan), balances };
}

/** What is left of each case after twenty years, euros. */
export function sumOf({ investments, balances }: Outcomes): Float64Array {
  return investments.map((investment, index) => {
    let left = -investment;
    for (let cell = index * yearsCalculated; cell < (index + 1) * yearsCalculated; cell++) {
      left += balances[cell] as number;
    }
    return left;
  });
}

/**
 * The same sums under several laws, without their years, for the many sizes that are compared by nothing else. A test
 * compares both.
 */
export function leftOf(plan: Plan, regimes: readonly Regime[]): Float64Array[] {
  const { input, cases } = plan;
  const { prices, agedUntil, sums } = cases;
  const storageKWh = storageOf(input);
  const running = runningCosts(plan);
  const saved = columnOf(plan, columns.saved);
  const withoutSold = investmentsOf(plan);
  for (let index = 0; index < caseCount; index++) {
    let sum =
      (saved.moved[index] as number) * (sums.prices[index] as number) +
      saved.lessSun * (sums.agedPrices[index] as number) -
      (withoutSold[index] as number) -
      yearsCalculated * (running[index] as number) -
      input.kWp * (sums.inverter[index] as number) -
      storageKWh * (sums.storage[index] as number);
    for (let year = 0; year < yearsCalculated; year++) {
      sum += (saved.years[year] as number) * (prices[index * yearsCalculated + year] as number);
    }
    withoutSold[index] = sum;
  }
  return regimes.map((regime) => {
    const { spans, metering } = lawOf(plan, regime);
    const meter = sumOfAll(metering);
    const left = withoutSold.map((sum) => sum - meter);
    for (const span of spans) {
      const { from, to } = span;
      const fed = columnOf(plan, span.fed);
      const negative = columnOf(plan, span.negative);
      const fedKWh = sumOfAll(fed.years.subarray(from, to));
      const negativeKWh = sumOfAll(negative.years.subarray(from, to));
      const { unpaid, prices } = sellingOf(plan, span);
      for (let index = 0; index < caseCount; index++) {
        const first = index * (yearsCalculated + 1);
        const missing = (agedUntil[first + to] as number) - (agedUntil[first + from] as number);
        const ofFed = fedKWh + (to - from) * (fed.moved[index] as number) + missing * fed.lessSun;
        const ofNegative =
          negativeKWh +
          (to - from) * (negative.moved[index] as number) +
          missing * negative.lessSun;
        const sold = ofFed - (unpaid[index] as number) * ofNegative;
        left[index] = (left[index] as number) + sold * (prices[index] as number);
      }
    }
    return left;
  });
}

const sumOfAll = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

/** A column of the energy: its years, what each case changes in all of them, and what a share of sun less changes. */
function columnOf({ energy, moved }: Plan, column: number) {
  return {
    years: Float64Array.from(
      { length: yearsCalculated },
      (_, year) => energy[(rows.years + year) * columnCount + column] as number,
    ),
    moved: moved[column] as Float64Array,
    lessSun: energy[rows.lessSun * columnCount + column] as number,
  };
}

/** By case: euros for each kWh, and how much of the expected sale at negative prices is not paid. */
function sellingOf({ assumptions, cases: { market } }: Plan, { paid, isUnpaid }: Span) {
  const prices = paid === null ? market.marketValue : new Float64Array(caseCount).fill(paid);
  const unpaid = isUnpaid
    ? market.negativePriceShare.map((share) => share / assumptions.negativePriceShare)
    : new Float64Array(caseCount);
  return { prices, unpaid };
}

const storageOf = ({ feedIn, storageKWh }: CalculatorInput) => (feedIn === 'full' ? 0 : storageKWh);

/** What each case costs to buy, euros. */
function investmentsOf({ input, assumptions, cases: { market } }: Plan): Float64Array {
  const storageKWh = storageOf(input);
  const price = systemPrice(input.kWp);
  const given = assumptions.solarCostPerKWp;
  return market.systemPriceFactor.map(
    (factor, index) =>
      (given === undefined ? price * factor : given * input.kWp) +
      storageKWh * (market.storageCostPerKWh[index] as number),
  );
}

/** Insurance and service of each case, euros a year. */
function runningCosts({ input, cases: { market } }: Plan): Float64Array {
  if (input.kWp === 0 || input.plugIn) return new Float64Array(caseCount);
  return market.insurancePerYear.map(
    (insurance, index) =>
      insurance +
      (market.insurancePerKWp[index] as number) * input.kWp +
      (market.servicePerYear[index] as number),
  );
}

/** Years that pay alike. */
interface Span {
  from: number;
  /** The year after the last. */
  to: number;
  /** Columns of the energy: what is fed in, and what of it at negative prices. */
  fed: number;
  negative: number;
  isUnpaid: boolean;
  /** Euros for each kWh; null for the value of the market. */
  paid: number | null;
}

/** The years of a plan by law, and what the meter costs in each. */
function lawOf({ input, assumptions }: Plan, regime: Regime) {
  const spans: Span[] = [];
  const law = timeLine(input, { ...assumptions, regime });
  for (const [year, byLaw] of law.entries()) {
    const isUnlimited = byLaw.feedInLimitShare === null;
    const span: Span = {
      from: year,
      to: year + 1,
      fed: isUnlimited ? columns.surplus : columns.fed[regime],
      negative: isUnlimited ? columns.negativeSurplus : columns.negativeFed[regime],
      isUnpaid: byLaw.unpaidAtNegativePrices,
      paid: byLaw.isMarket ? null : byLaw.paid,
    };
    const last = spans.at(-1);
    if (last?.fed === span.fed && last.isUnpaid === span.isUnpaid && last.paid === span.paid)
      last.to = span.to;
    else spans.push(span);
  }
  return { spans, metering: Float64Array.from(law, (year) => year.metering) };
}
