/** Money of one year, euros. */
export interface MoneyYear {
  /** 1 is the first year. */
  year: number;
  avoidedPurchase: number;
  feedInRevenue: number;
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
  years: readonly Pick<MoneyYear, 'avoidedPurchase' | 'feedInRevenue' | 'operatingCost'>[],
): MoneyYear[] {
  let cumulative = -investment;
  return years.map((money, index) => {
    const balance = money.avoidedPurchase + money.feedInRevenue - money.operatingCost;
    cumulative += balance;
    return { year: index + 1, ...money, balance, cumulative };
  });
}

/**
 * Years until the balances have brought the investment back; the part of the last year by linear
 * interpolation. Null when they do not within the years given.
 */
export function paybackYears(investment: number, balances: readonly number[]): number | null {
  let missing = investment;
  if (missing <= 0) {
    return 0;
  }
  for (const [index, balance] of balances.entries()) {
    if (balance >= missing) {
      return index + missing / balance;
    }
    missing -= balance;
  }
  return null;
}
