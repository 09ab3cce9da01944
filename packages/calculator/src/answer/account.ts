import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import type { Regime } from '../law/regime.ts';
import { timeLine } from '../law/time-line.ts';
import { systemPrice } from '../market.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import { type Cases, caseCount } from './cases.ts';
import { columnCount, columnOf, columns, type Energy, rows } from './energy.ts';

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
    const of = columnOf(energy, column);
    const at = (row: number) => of[row] as number;
    const [ofSun, ofUse, ofStorage] = [at(rows.lessSun), at(rows.use), at(rows.lessStorage)];
    const [ofDay, ofDaySquared] = [at(rows.byDay), at(rows.byDaySquared)];
    // Nobody feeds in less than nothing.
    const least = column === columns.saved ? Number.NEGATIVE_INFINITY : -at(rows.lessSun - 1);
    const found = new Float64Array(caseCount);
    for (let index = 0; index < caseCount; index++) {
      const day = byDay[index] as number;
      const by =
        (of[rows.weather + (weather[index] as number)] as number) +
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
  const { cases } = plan;
  const { prices, aged, inverter, storage } = cases;
  const { kWp, storageKWh, investment, running } = costsOf(plan);
  const { spans, metering } = lawOf(plan, regime);
  const saved = energyOf(plan, columns.saved);
  const balances = new Float64Array(caseCount * yearsCalculated);
  for (const span of spans) {
    const fed = energyOf(plan, span.fed);
    const negative = energyOf(plan, span.negative);
    const { unpaid, price } = sellingOf(plan, span);
    for (let index = 0; index < caseCount; index++) {
      const share = unpaid(index);
      const paid = price(index);
      const costs = running(index);
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
          (ofFed - share * ofNegative) * paid -
          costs -
          (metering[year] as number) -
          kWp * (inverter[cell] as number) -
          storageKWh * (storage[cell] as number);
      }
    }
  }
  return { investments: Float64Array.from(cases.use.keys(), investment), balances };
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
  const { prices, agedUntil, sums } = plan.cases;
  const { kWp, storageKWh, investment, running } = costsOf(plan);
  const saved = energyOf(plan, columns.saved);
  const withoutSold = new Float64Array(caseCount);
  for (let index = 0; index < caseCount; index++) {
    let sum =
      (saved.moved[index] as number) * (sums.prices[index] as number) +
      saved.lessSun * (sums.agedPrices[index] as number) -
      investment(index) -
      yearsCalculated * running(index) -
      kWp * (sums.inverter[index] as number) -
      storageKWh * (sums.storage[index] as number);
    for (let year = 0; year < yearsCalculated; year++) {
      sum += (saved.years[year] as number) * (prices[index * yearsCalculated + year] as number);
    }
    withoutSold[index] = sum;
  }
  return regimes.map((regime) => {
    const { spans, metering } = lawOf(plan, regime);
    const meter = sumOfAll(metering);
    const left = withoutSold.slice();
    for (const span of spans) {
      const { from, to } = span;
      const years = to - from;
      const fed = energyOf(plan, span.fed);
      const negative = energyOf(plan, span.negative);
      const fedKWh = sumOfAll(fed.years.subarray(from, to));
      const negativeKWh = sumOfAll(negative.years.subarray(from, to));
      const { unpaid, price } = sellingOf(plan, span);
      for (let index = 0; index < caseCount; index++) {
        const first = index * (yearsCalculated + 1);
        const missing = (agedUntil[first + to] as number) - (agedUntil[first + from] as number);
        const ofFed = fedKWh + years * (fed.moved[index] as number) + missing * fed.lessSun;
        const ofNegative =
          negativeKWh + years * (negative.moved[index] as number) + missing * negative.lessSun;
        const sold = (ofFed - unpaid(index) * ofNegative) * price(index);
        left[index] = (left[index] as number) + sold - (from === 0 ? meter : 0);
      }
    }
    return left;
  });
}

const sumOfAll = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

/** Energy of the years, what each case changes in all of them, and what a share of sun less changes. */
export function energyOf({ energy, moved }: Plan, column: number) {
  const years = columnOf(energy, column);
  return { years, moved: moved[column] as Float64Array, lessSun: years[rows.lessSun] as number };
}

/** Of a case: euros for each kWh, and how much of the expected sale at negative prices is not paid. */
function sellingOf({ assumptions, cases: { market } }: Plan, { paid, isUnpaid }: Span) {
  const { marketValue, negativePriceShare } = market;
  const expected = assumptions.negativePriceShare;
  return {
    price: (index: number) => paid ?? (marketValue[index] as number),
    unpaid: (index: number) => (isUnpaid ? (negativePriceShare[index] as number) / expected : 0),
  };
}

/** What a case costs to buy, and what its insurance and service cost a year, euros; and the sizes it pays for. */
function costsOf({ input, assumptions, cases: { market } }: Plan) {
  const { kWp, plugIn, feedIn } = input;
  const storageKWh = feedIn === 'full' ? 0 : input.storageKWh;
  const given = assumptions.solarCostPerKWp;
  const price = given === undefined ? systemPrice(kWp) : given * kWp;
  const { systemPriceFactor, storageCostPerKWh } = market;
  const { insurancePerYear, insurancePerKWp, servicePerYear } = market;
  const isFree = kWp === 0 || plugIn;
  return {
    kWp,
    storageKWh,
    investment: (index: number) =>
      price * (given === undefined ? (systemPriceFactor[index] as number) : 1) +
      storageKWh * (storageCostPerKWh[index] as number),
    running: (index: number) =>
      isFree
        ? 0
        : (insurancePerYear[index] as number) +
          (insurancePerKWp[index] as number) * kWp +
          (servicePerYear[index] as number),
  };
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
