import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import type { Regime } from '../law/regime.ts';
import { regimeOf, timeLine, type YearOfLaw } from '../law/time-line.ts';
import type { Flows } from '../storage/simulate-year.ts';
import { cashFlow, type MoneyYear, paybackYears, returnOf, yearsCalculated } from './cash-flow.ts';
import { type Costs, costLines } from './cost-lines.ts';
import { costsOfYear, purchase } from './costs.ts';

/** Everything about money, euros. */
export interface Money {
  /** The law that it was calculated with. */
  regime: Regime;
  /** What the law does in each of the twenty years. */
  law: YearOfLaw[];
  storageCost: number;
  investment: number;
  years: MoneyYear[];
  /** What twenty years save and are paid, and what they cost by line. */
  sums: { avoidedPurchase: number; feedInRevenue: number; costs: Costs };
  /** Null when the investment does not come back within twenty years. */
  paybackYears: number | null;
  /** What twenty years bring, the investment taken off. */
  sumAfterTwentyYears: number;
  /** Interest a year that the investment bears; see `returnOf`. */
  returnPerYear: number;
}

/** The energy of one year that money depends on. Fed in and curtailed are those of the first year's limit. */
export const paidNames = [
  'consumptionKWh',
  'gridKWh',
  'feedInKWh',
  'curtailedKWh',
  'negativeFeedInKWh',
  'negativeCurtailedKWh',
  'moreCurtailedKWh',
  'negativeMoreCurtailedKWh',
] as const satisfies readonly (keyof Flows)[];
export type PaidFlows = Pick<Flows, (typeof paidNames)[number]>;

/**
 * Money over twenty years.
 *
 * @param flows energy of each year, the first one first
 */
export function money(
  input: CalculatorInput,
  assumptions: Assumptions,
  flows: readonly PaidFlows[],
): Money {
  const { electricityPrice, priceGrowthShare } = assumptions;
  const { investment, storageCost } = purchase(input, assumptions);
  const law = timeLine(input, assumptions);
  const years = cashFlow(
    investment,
    flows.map((energy, index) => {
      const byLaw = law[index] as YearOfLaw;
      return {
        avoidedPurchase:
          (energy.consumptionKWh - energy.gridKWh) *
          electricityPrice *
          (1 + priceGrowthShare) ** index,
        feedInRevenue: paidEnergy(energy, byLaw) * byLaw.paid,
        costs: costsOfYear(index + 1, input, assumptions, storageCost, byLaw.metering),
      };
    }),
  );
  const balances = years.map(({ balance }) => balance);
  const sum = (read: (year: MoneyYear) => number) =>
    years.reduce((total, year) => total + read(year), 0);
  return {
    regime: regimeOf(assumptions),
    law,
    storageCost,
    investment,
    years,
    sums: {
      avoidedPurchase: sum((year) => year.avoidedPurchase),
      feedInRevenue: sum((year) => year.feedInRevenue),
      costs: Object.fromEntries(
        costLines.map((line) => [line, sum(({ costs }) => costs[line])]),
      ) as Costs,
    },
    paybackYears: paybackYears(investment, balances),
    sumAfterTwentyYears: (years[yearsCalculated - 1] as MoneyYear).cumulative,
    returnPerYear: returnOf(investment, balances),
  };
}

/** What of a year's feed-in is paid: without its limit what it cut is fed in, too. */
function paidEnergy(energy: PaidFlows, byLaw: YearOfLaw): number {
  const unlimited = byLaw.feedInLimitShare === null;
  const fedIn = energy.feedInKWh + (unlimited ? energy.curtailedKWh : 0);
  const negative = energy.negativeFeedInKWh + (unlimited ? energy.negativeCurtailedKWh : 0);
  return byLaw.unpaidAtNegativePrices ? fedIn - negative : fedIn;
}
