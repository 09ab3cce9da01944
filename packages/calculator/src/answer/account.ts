import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import type { Regime } from '../law/regime.ts';
import { timeLine, type YearOfLaw } from '../law/time-line.ts';
import { systemPrice } from '../market.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import { type Cases, caseCount } from './cases.ts';
import { columnCount, columns, type Energy, rows } from './energy.ts';

/** A system under one law, whose money is reckoned in every case. */
export interface Plan {
  input: CalculatorInput;
  assumptions: Assumptions;
  regime: Regime;
  energy: Energy;
  cases: Cases;
}

/** What each case costs, and what each of its years brings, euros. */
export interface Outcomes {
  investments: Float64Array;
  /** Twenty numbers for each case. */
  balances: Float64Array;
}

/** The account of `money` for all cases at once, in plain loops. */
export function outcomesOf(plan: Plan): Outcomes {
  const { input, assumptions, cases } = plan;
  const { market, prices, aged, inverter, storage } = cases;
  const { saved, fed, negative, isUnpaid, paid, isMarket, metering } = columnsOf(plan);
  const storageKWh = storageOf(input);
  const running = runningCosts(plan);
  const balances = new Float64Array(caseCount * yearsCalculated);
  for (let index = 0; index < caseCount; index++) {
    const moved = movedBy(plan, index);
    const share = (market.negativePriceShare[index] as number) / assumptions.negativePriceShare;
    const value = market.marketValue[index] as number;
    for (let year = 0; year < yearsCalculated; year++) {
      const cell = index * yearsCalculated + year;
      const missing = aged[cell] as number;
      const inCase = (of: Column) =>
        (of.values[year] as number) +
        (moved[of.columns[year] as number] as number) +
        missing * (of.lessSun[year] as number);
      const sold = inCase(fed) - (isUnpaid[year] ? share * inCase(negative) : 0);
      balances[cell] =
        inCase(saved) * (prices[cell] as number) +
        sold * (isMarket[year] ? value : (paid[year] as number)) -
        (running[index] as number) -
        (metering[year] as number) -
        input.kWp * (inverter[cell] as number) -
        storageKWh * (storage[cell] as number);
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
 * The same sums without their years, for the many sizes that are compared by nothing else: a quarter of the time. A
 * test compares both.
 */
export function leftOf(plan: Plan): Float64Array {
  const { input, assumptions, cases } = plan;
  const { market, prices, agedUntil, sums } = cases;
  const { saved, fed, negative, isUnpaid, paid, isMarket, metering } = columnsOf(plan);
  const storageKWh = storageOf(input);
  const meter = metering.reduce((sum, cost) => sum + cost, 0);
  const running = runningCosts(plan);
  const spans = spansOf(fed, isUnpaid, paid);
  const sumIn = ({ values }: Column, { from, to }: Span) =>
    values.subarray(from, to).reduce((sum, value) => sum + value, 0);
  const fedIn = spans.map((span) => sumIn(fed, span));
  const negativeIn = spans.map((span) => sumIn(negative, span));
  const left = investmentsOf(plan);
  for (let index = 0; index < caseCount; index++) {
    const moved = movedBy(plan, index);
    const share = (market.negativePriceShare[index] as number) / assumptions.negativePriceShare;
    let sum =
      (moved[columns.saved] as number) * (sums.prices[index] as number) +
      (saved.lessSun[0] as number) * (sums.agedPrices[index] as number);
    for (let year = 0; year < yearsCalculated; year++) {
      sum += (saved.values[year] as number) * (prices[index * yearsCalculated + year] as number);
    }
    for (let span = 0; span < spans.length; span++) {
      const { from, to } = spans[span] as Span;
      const first = index * (yearsCalculated + 1);
      const missing = (agedUntil[first + to] as number) - (agedUntil[first + from] as number);
      let sold =
        (fedIn[span] as number) +
        (to - from) * (moved[fed.columns[from] as number] as number) +
        missing * (fed.lessSun[from] as number);
      if (isUnpaid[from]) {
        sold -=
          share *
          ((negativeIn[span] as number) +
            (to - from) * (moved[negative.columns[from] as number] as number) +
            missing * (negative.lessSun[from] as number));
      }
      sum +=
        sold * (isMarket[from] ? (market.marketValue[index] as number) : (paid[from] as number));
    }
    left[index] =
      sum -
      (left[index] as number) -
      yearsCalculated * (running[index] as number) -
      meter -
      input.kWp * (sums.inverter[index] as number) -
      storageKWh * (sums.storage[index] as number);
  }
  return left;
}

const storageOf = ({ feedIn, storageKWh }: CalculatorInput) => (feedIn === 'full' ? 0 : storageKWh);

/** What each case costs to buy, euros. */
function investmentsOf({ input, assumptions, cases: { market } }: Plan): Float64Array {
  const storageKWh = storageOf(input);
  const price = systemPrice(input.kWp);
  const given = assumptions.solarCostPerKWp;
  const found = new Float64Array(caseCount);
  for (let index = 0; index < caseCount; index++) {
    found[index] =
      (given === undefined
        ? price * (market.systemPriceFactor[index] as number)
        : given * input.kWp) +
      storageKWh * (market.storageCostPerKWh[index] as number);
  }
  return found;
}

/** Insurance and service of each case, euros a year. */
function runningCosts({ input, cases: { market } }: Plan): Float64Array {
  const found = new Float64Array(caseCount);
  if (input.kWp === 0 || input.plugIn) return found;
  for (let index = 0; index < caseCount; index++) {
    found[index] =
      (market.insurancePerYear[index] as number) +
      (market.insurancePerKWp[index] as number) * input.kWp +
      (market.servicePerYear[index] as number);
  }
  return found;
}

const moved = new Float64Array(columnCount);

/** What a case's weather, site and household change in every year, kWh by column; valid until the next call. */
export function movedBy({ energy, cases }: Plan, index: number): Float64Array {
  const real = (rows.weather + (cases.weather[index] as number)) * columnCount;
  const sun = cases.lessSun[index] as number;
  const use = cases.use[index] as number;
  const day = cases.byDay[index] as number;
  for (let column = 0; column < columnCount; column++) {
    const by =
      (energy[real + column] as number) +
      sun * (energy[rows.lessSun * columnCount + column] as number) +
      use * (energy[rows.use * columnCount + column] as number) +
      day * (energy[rows.byDay * columnCount + column] as number) +
      day * day * (energy[rows.byDaySquared * columnCount + column] as number);
    const last = energy[(rows.lessSun - 1) * columnCount + column] as number;
    // Nobody feeds in less than nothing.
    moved[column] = column === columns.saved ? by : Math.max(by, -last);
  }
  return moved;
}

/** A quantity of each year: its column of the energy, its value, and what a share of sun less takes from it. */
interface Column {
  columns: Uint8Array;
  values: Float64Array;
  lessSun: Float64Array;
}

/** What the years of a plan need, as columns of twenty. */
function columnsOf({ input, assumptions, regime, energy }: Plan) {
  const law = timeLine(input, { ...assumptions, regime });
  const column = (of: (year: YearOfLaw) => number): Column => {
    const found = Uint8Array.from(law, of);
    return {
      columns: found,
      values: Float64Array.from(
        found,
        (column, year) => energy[(rows.years + year) * columnCount + column] as number,
      ),
      lessSun: Float64Array.from(
        found,
        (column) => energy[rows.lessSun * columnCount + column] as number,
      ),
    };
  };
  const isUnlimited = ({ feedInLimitShare }: YearOfLaw) => feedInLimitShare === null;
  return {
    saved: column(() => columns.saved),
    fed: column((year) => (isUnlimited(year) ? columns.surplus : columns.fed[regime])),
    negative: column((year) =>
      isUnlimited(year) ? columns.negativeSurplus : columns.negativeFed[regime],
    ),
    isUnpaid: Uint8Array.from(law, ({ unpaidAtNegativePrices }) => Number(unpaidAtNegativePrices)),
    paid: Float64Array.from(law, ({ paid }) => paid),
    isMarket: Uint8Array.from(law, ({ isMarket }) => Number(isMarket)),
    metering: Float64Array.from(law, ({ metering }) => metering),
  };
}

/** Years that pay alike, `to` is the one after the last. */
interface Span {
  from: number;
  to: number;
}

function spansOf(fed: Column, isUnpaid: Uint8Array, paid: Float64Array): Span[] {
  const spans: Span[] = [];
  for (let year = 0; year < yearsCalculated; year++) {
    const last = spans.at(-1);
    const isSame =
      last !== undefined &&
      fed.columns[last.from] === fed.columns[year] &&
      isUnpaid[last.from] === isUnpaid[year] &&
      paid[last.from] === paid[year];
    if (isSame) last.to = year + 1;
    else spans.push({ from: year, to: year + 1 });
  }
  return spans;
}
