import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { systemPrice } from '../market.ts';
import { yearsCalculated } from './cash-flow.ts';
import type { Costs } from './cost-lines.ts';

/** What a system costs to buy, euros: all of it, and of that its storage. */
export function purchase(
  input: CalculatorInput,
  { solarCostPerKWp, systemPriceFactor, storageCostPerKWh }: Assumptions,
): { investment: number; storageCost: number } {
  const solarCost =
    solarCostPerKWp === undefined
      ? systemPrice(input.kWp) * systemPriceFactor
      : input.kWp * solarCostPerKWp;
  const storageCost = (input.feedIn === 'full' ? 0 : input.storageKWh) * storageCostPerKWh;
  return { investment: solarCost + storageCost, storageCost };
}

/**
 * Of a part with such a life, what is paid in a year: its price whenever it is replaced; of the last one
 * only the years within the twenty.
 *
 * @param year 1 is the first
 */
export function replaced(year: number, lifeYears: number): number {
  const isDue = year > 1 && (year - 1) % Math.round(lifeYears) === 0;
  return isDue ? Math.min(1, (yearsCalculated - (year - 1)) / lifeYears) : 0;
}

/**
 * What one year costs.
 *
 * @param metering what the meter costs in this year
 */
export function costsOfYear(
  year: number,
  input: CalculatorInput,
  assumptions: Assumptions,
  storageCost: number,
  metering: number,
): Costs {
  const { insurancePerYear, insurancePerKWp, servicePerYear } = assumptions;
  const { inverterCostPerKWp, inverterLifeYears, storageLifeYears } = assumptions;
  const exists = input.kWp > 0 && !input.plugIn;
  return {
    insurance: exists ? insurancePerYear + insurancePerKWp * input.kWp : 0,
    service: exists ? servicePerYear : 0,
    metering,
    inverter: inverterCostPerKWp * input.kWp * replaced(year, inverterLifeYears),
    storage: storageCost * replaced(year, storageLifeYears),
  };
}
