import { type Assumptions, withDefaults } from './assumptions.ts';
import { type CalculatorInput, checkInput } from './input.ts';
import { ageingYears } from './money/ageing.ts';
import { type Money, money } from './money/money.ts';
import { type Flows, sumFlows } from './storage/simulate-year.ts';
import { buildSystem, simulate } from './system.ts';
import { packedSite, type Site } from './weather/weather-year.ts';

/** The first, typical year, and the money of twenty. Energy in kWh, shares from 0 to 1. */
export interface CalculatorResult extends Flows {
  specificYieldKWhPerKWp: number | null;
  /** Irradiation of a year on the planes, kWh/m². */
  poaKWhPerM2: number;
  /** Yield for each kWp divided by that irradiation; null without modules. */
  performanceRatio: number | null;
  /** Share of the consumption that does not come from the grid; null without consumption. */
  selfSufficiencyShare: number | null;
  /**
   * Share of the yield that is neither fed in nor lost, losses and own use of the storage included;
   * null without yield.
   */
  selfConsumptionShare: number | null;
  /** How often the usable capacity went through the storage. */
  storageCycles: number;
  /** Twelve months, January first. */
  months: Flows[];
  money: Money;
}

/**
 * Yield, use and money of a roof: the same numbers in browser and server.
 *
 * @param site the place with its sun and weather; that of the packed weather, unless `createSite` made another
 * @throws RangeError that names the field, for input that cannot be computed
 */
export function calculate(
  input: CalculatorInput,
  overrides?: Partial<Assumptions>,
  site: Site = packedSite(),
): CalculatorResult {
  checkInput(input);
  const assumptions = withDefaults(overrides);
  const system = buildSystem(input, assumptions, site);
  const months = simulate(system);
  const year = sumFlows(months);
  const capacity = system.storage?.capacityKWh ?? 0;
  const used = year.consumptionKWh - year.gridKWh;
  return {
    ...year,
    specificYieldKWhPerKWp: input.kWp > 0 ? year.yieldKWh / input.kWp : null,
    poaKWhPerM2: system.poaKWhPerM2,
    performanceRatio: input.kWp > 0 ? year.yieldKWh / input.kWp / system.poaKWhPerM2 : null,
    selfSufficiencyShare: year.consumptionKWh > 0 ? Math.max(0, used / year.consumptionKWh) : null,
    selfConsumptionShare:
      year.yieldKWh > 0
        ? Math.max(0, 1 - (year.feedInKWh + year.curtailedKWh) / year.yieldKWh)
        : null,
    storageCycles: capacity > 0 ? year.dischargedKWh / capacity : 0,
    months,
    money: money(input, assumptions, ageingYears(system, assumptions, year)),
  };
}
