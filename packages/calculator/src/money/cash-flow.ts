import type { Costs } from './cost-lines.ts';

/** Money of one year, euros. */
export interface MoneyYear {
  /** 1 is the first year. */
  year: number;
  avoidedPurchase: number;
  feedInRevenue: number;
  costs: Costs;
  /** All costs of the year. */
  operatingCost: number;
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
    const operatingCost = Object.values(money.costs).reduce((sum, cost) => sum + cost, 0);
    const balance = money.avoidedPurchase + money.feedInRevenue - operatingCost;
    cumulative += balance;
    return { year: index + 1, ...money, operatingCost, balance, cumulative };
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

/**
 * The interest a year at which the balances, each at the end of its year, are just worth the investment (internal
 * rate of return), not below {@link leastReturn}; of what costs nothing 0.
 */
export function returnOf(investment: number, balances: ArrayLike<number>): number {
  const worth = (rate: number) => {
    let sum = 0;
    for (let year = balances.length - 1; year >= 0; year--) {
      sum = (sum + (balances[year] as number)) / (1 + rate);
    }
    return sum - investment;
  };
  if (investment <= 0) {
    return 0;
  }
  let low = leastReturn;
  let high = 1;
  if (worth(low) <= 0) {
    return low;
  }
  // Until two decimals of a per cent no longer move.
  while (high - low > 1e-5) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
