import { costs } from './costs.ts';
import { duties } from './duties.ts';
import type { Figure } from './figure.ts';
import { longRun } from './long-run.ts';
import { maintenance } from './maintenance.ts';
import { tax } from './tax.ts';

/**
 * The computed examples of the texts. They take their values from the ledger, so that text and
 * figure cannot drift apart; `euro()` from `typography.ts` sets the results.
 */

/** What a feed-in of so many kWh brings at a tariff, to the cent: 800 kWh at 8.11 ct are 64.88 €. */
export function feedInReturn(energy: { value: number }, tariff: { value: number }): number {
  return Math.round(energy.value * tariff.value) / 100;
}

/** The same in whole euros, rounded down: an example should not promise more than it computes. */
export function feedInReturnWhole(energy: { value: number }, tariff: { value: number }): number {
  return Math.floor(feedInReturn(energy, tariff));
}

/** What a system pays in a month in which its entry in the register is missing (EEG 2023, § 52). */
export function penaltyOf(size: { value: number }): number {
  return size.value * duties.penalty.value;
}

/** What a system would cost with the regular tax, and what the zero rate saves. */
export function vatExample(net: { value: number }): { net: number; gross: number; saved: number } {
  const saved = (net.value * tax.regularVatRate.value) / 100;
  return { net: net.value, gross: net.value + saved, saved };
}

/** Up to which size systems on a house with so many homes or business units are free of income tax. */
export function incomeTaxLimit(units: number): number {
  return Math.min(units * tax.incomeTaxLimitPerUnit.value, tax.incomeTaxLimitTotal.value);
}

/** What a system of the usual size costs: the prices per kWp, rounded outwards to whole thousands. */
export const typicalTotal = {
  value: [
    Math.floor((costs.typicalSize.value[0] * costs.perKwp.value[0]) / 1000) * 1000,
    Math.ceil((costs.typicalSize.value[1] * costs.perKwp.value[1]) / 1000) * 1000,
  ],
  unit: '€',
  asOf: costs.perKwp.asOf,
  source: costs.perKwp.source,
  shownAs: costs.perKwp.shownAs,
} as const satisfies Figure;

/** What regular maintenance brings in a year, and what is left of it after its costs. */
export function maintenanceExample(): { gain: number; cost: number; left: number } {
  const savedEnergy = (maintenance.exampleYield.value * maintenance.yieldGain.value) / 100;
  const gain = Math.round((savedEnergy * maintenance.exampleElectricityPrice.value) / 100);
  const cost = maintenance.averageAnnualCost.value;
  return { gain, cost, left: gain - cost };
}

/** Thirty years in total, in euros rounded down to whole hundreds; the assumptions stand in `long-run.ts`. */
export function thirtyYearExample(): {
  production: number;
  return: number;
  investment: number;
  profit: number;
} {
  const production = longRun.averageYield.value * longRun.years.value;
  const exact = (production * longRun.valuePerKwh.value) / 100;
  const rounded = Math.floor(exact / 100) * 100;
  const investment = longRun.investment.value;
  return { production, return: rounded, investment, profit: rounded - investment };
}
