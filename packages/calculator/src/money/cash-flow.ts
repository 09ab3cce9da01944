import type { Costs } from './cost-lines.ts';

/** Money of one year, euros. */
export interface MoneyYear {
  /** 1 is the first year. */
  year: number;
  avoidedPurchase: number;
  feedInRevenue: number;
  costs: Costs;
  /** What the year brings. */
  balance: number;
  /** What all years so far have brought, the investment taken off. */
  cumulative: number;
}

/** The tariff by law is paid for twenty years; nothing is calculated beyond them. */
export const yearsCalculated = 20;

/** Adds up the years. */
export function cashFlow(
  investment: number,
  years: readonly Pick<MoneyYear, 'avoidedPurchase' | 'feedInRevenue' | 'costs'>[],
): MoneyYear[] {
  let cumulative = -investment;
  return years.map((money, index) => {
    const costs = Object.values(money.costs).reduce((sum, cost) => sum + cost, 0);
    const balance = money.avoidedPurchase + money.feedInRevenue - costs;
    cumulative += balance;
    return { year: index + 1, ...money, balance, cumulative };
  });
}

/**
 * Years until the balances have brought the investment back and nothing that comes later, as a new inverter,
 * takes it away again; the part of the last year by linear interpolation. Null when they do not within the
 * years given.
 */
export function paybackYears(investment: number, balances: ArrayLike<number>): number | null {
  let left = -investment;
  let payback: number | null = left >= 0 ? 0 : null;
  for (let index = 0; index < balances.length; index++) {
    const balance = balances[index] as number;
    const after = left + balance;
    if (after < 0) {
      payback = null;
    } else if (payback === null) {
      payback = index - left / balance;
    }
    left = after;
  }
  return payback;
}

/** What no return is below: it is printed as „unter −10 %“, and what brings nothing back has none. */
export const leastReturn = -0.1;

/** Far more than it takes. */
const mostSteps = 50;

/**
 * The interest a year at which the balances, each at the end of its year, are just worth the investment (internal
 * rate of return), not below {@link leastReturn}; of what costs nothing 0.
 */
export function returnOf(investment: number, balances: ArrayLike<number>): number {
  if (investment <= 0) return 0;
  /** What it is worth beyond its price, and how fast that grows with `kept`: the worth of a euro a year later. */
  const worth = (kept: number) => {
    let sum = 0;
    let slope = 0;
    for (let year = balances.length - 1; year >= 0; year--) {
      slope = slope * kept + sum;
      sum = sum * kept + (balances[year] as number);
    }
    return { sum: sum * kept - investment, slope: slope * kept + sum };
  };
  const most = 1 / (1 + leastReturn);
  if (worth(most).sum <= 0) return leastReturn;
  // Newton's method, until two decimals of a per cent no longer move.
  let kept = 1;
  for (let step = 0, change = 1; step < mostSteps && Math.abs(change) > 1e-4; step++) {
    const { sum, slope } = worth(kept);
    change = sum / slope;
    kept -= change;
  }
  return 1 / kept - 1;
}
