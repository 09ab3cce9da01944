import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { systemPrice } from '../market.ts';
import { yearsCalculated } from './cash-flow.ts';
import type { Costs } from './cost-lines.ts';

/** What a system costs to buy, euros. */
export function purchase(
  input: CalculatorInput,
  { solarCostPerKWp, systemPriceFactor, storageCostPerKWh }: Assumptions,
): { solarCost: number; storageCost: number } {
  return {
    solarCost:
      solarCostPerKWp === undefined
        ? systemPrice(input.kWp) * systemPriceFactor
        : input.kWp * solarCostPerKWp,
    storageCost: (input.feedIn === 'full' ? 0 : input.storageKWh) * storageCostPerKWh,
  };
}

/**
 * What one year costs. The inverter is replaced once. The storage is replaced at its price as often as its
 * life asks for; of the last one only the years within the twenty are paid.
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
  const { inverterCostPerKWp, inverterYear, storageLifeYears } = assumptions;
  const exists = input.kWp > 0 && !input.plugIn;
  const replaced = year > 1 && (year - 1) % Math.round(storageLifeYears) === 0;
  const served = Math.min(1, (yearsCalculated - (year - 1)) / storageLifeYears);
  return {
    insurance: exists ? insurancePerYear + insurancePerKWp * input.kWp : 0,
    service: exists ? servicePerYear : 0,
    metering,
    inverter: year === Math.round(inverterYear) ? inverterCostPerKWp * input.kWp : 0,
    storage: replaced ? storageCost * served : 0,
  };
}
