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
export function paybackYears(investment: number, balances: readonly number[]): number | null {
  let left = -investment;
  let payback: number | null = left >= 0 ? 0 : null;
  for (const [index, balance] of balances.entries()) {
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

/** Today's value of the balances, each at the end of its year, the investment taken off. */
export function netPresentValue(
  investment: number,
  balances: readonly number[],
  discountRate: number,
): number {
  return balances.reduce(
    (sum, balance, index) => sum + balance / (1 + discountRate) ** (index + 1),
    -investment,
  );
}
