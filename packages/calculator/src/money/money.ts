import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import type { Flows } from '../storage/simulate-year.ts';
import { cashFlow, type MoneyYear, paybackYears, yearsCalculated } from './cash-flow.ts';
import { feedInTariff, type Tariff } from './tariff.ts';

/** Everything about money, euros. */
export interface Money {
  /** The roof's system without the storage. */
  solarCost: number;
  storageCost: number;
  investment: number;
  tariff: Tariff;
  /** What the electricity of the first year would cost without a system. */
  purchaseWithoutSystem: number;
  /** What the rest from the grid costs in the first year. */
  purchaseWithSystem: number;
  firstYear: MoneyYear;
  years: MoneyYear[];
  /** Null when the investment does not come back within twenty years. */
  paybackYears: number | null;
  /** What twenty years bring, the investment taken off. */
  sumAfterTwentyYears: number;
}

/** The energy of one year that money depends on. */
export type PaidFlows = Pick<Flows, 'consumptionKWh' | 'gridKWh' | 'feedInKWh'>;

/** What a system costs. */
export function costs(
  input: CalculatorInput,
  assumptions: Assumptions,
): { solarCost: number; storageCost: number } {
  const storageKWh = input.feedIn === 'full' ? 0 : input.storageKWh;
  return {
    solarCost: input.kWp * assumptions.solarCostPerKWp,
    storageCost: storageKWh * assumptions.storageCostPerKWh,
  };
}

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
  const { electricityPrice, priceGrowthShare, unpaidFeedInShare } = assumptions;
  const { solarCost, storageCost } = costs(input, assumptions);
  const investment = solarCost + storageCost;
  const tariff: Tariff =
    assumptions.feedInTariff === undefined
      ? feedInTariff(input.kWp, assumptions.commissioning, input.feedIn)
      : { cents: assumptions.feedInTariff * 100, known: true };
  const paid = (tariff.cents / 100) * (1 - unpaidFeedInShare);
  const years = cashFlow(
    investment,
    flows.map(({ consumptionKWh, gridKWh, feedInKWh }, index) => ({
      avoidedPurchase:
        (consumptionKWh - gridKWh) * electricityPrice * (1 + priceGrowthShare) ** index,
      feedInRevenue: feedInKWh * paid,
      operatingCost: solarCost * assumptions.operatingCostShare,
    })),
  );
  const first = flows[0] as PaidFlows;
  return {
    solarCost,
    storageCost,
    investment,
    tariff,
    purchaseWithoutSystem: first.consumptionKWh * electricityPrice,
    purchaseWithSystem: first.gridKWh * electricityPrice,
    firstYear: years[0] as MoneyYear,
    years,
    paybackYears: paybackYears(
      investment,
      years.map(({ balance }) => balance),
    ),
    sumAfterTwentyYears: (years[yearsCalculated - 1] as MoneyYear).cumulative,
  };
}
