import { costs } from './costs.ts';
import { expansion } from './expansion.ts';
import { feedIn } from './feed-in.ts';
import type { Figure } from './figure.ts';
import { insurance } from './insurance.ts';
import { lifespan } from './lifespan.ts';
import { longRun } from './long-run.ts';
import { maintenance } from './maintenance.ts';
import { storage } from './storage.ts';
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

/** What a system would cost with the regular tax, and what the zero rate saves. */
export function vatExample(net: { value: number }): { net: number; gross: number; saved: number } {
  const saved = (net.value * tax.regularVatRate.value) / 100;
  return { net: net.value, gross: net.value + saved, saved };
}

/** Up to which size systems on a house with so many homes or business units are free of income tax. */
export function incomeTaxLimit(units: number): number {
  return Math.min(units * tax.incomeTaxLimitPerUnit.value, tax.incomeTaxLimitTotal.value);
}

/** What a system of this size costs at the lower and at the upper price per kWp. */
export function priceRange(size: { value: number }): readonly [from: number, to: number] {
  const [low, high] = costs.perKwp.value;
  return [size.value * low, size.value * high];
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

/** The yield per kWp of a place at another orientation, in whole kWh, rounded down. */
export function yieldAt(place: { value: number }, orientation: { value: number }): number {
  return Math.floor((place.value * orientation.value) / 100);
}

/** What bought power costs and what fed-in power brings: each kWh of own power is worth one or the other. */
const bought = maintenance.exampleElectricityPrice.value;
const fedInNow = feedIn.upTo10kwpCurrent;

/**
 * One year of a system of `tax.exampleMediumSize` without storage. Assumed: the yield of
 * `maintenance.exampleYield`, the usual self-consumption, and yield, price and tariff that stay the
 * same. Left out: interest, repairs, a new inverter and hours of negative prices.
 */
export function oneYearExample(): {
  usedAtHome: number;
  saved: number;
  fedIn: number;
  earned: number;
  total: number;
  /** Whole years until the price has come in; running costs are not deducted. */
  payback: number;
  /** The same after maintenance and insurance, at their lower and at their upper price. */
  paybackAfterCosts: readonly [from: number, to: number];
} {
  const production = maintenance.exampleYield.value;
  const usedAtHome = (production * storage.selfConsumptionWithout.value) / 100;
  const fedIn = production - usedAtHome;
  const saved = Math.round((usedAtHome * bought) / 100);
  const earned = feedInReturnWhole({ value: fedIn }, fedInNow);
  const total = saved + earned;
  const yearsAt = (perYear: number) => Math.round(tax.exampleMediumNet.value / perYear);
  const runningCosts = (end: 0 | 1) =>
    maintenance.annualCost.value[end] + insurance.smallPremium.value[end];
  return {
    usedAtHome,
    saved,
    fedIn,
    earned,
    total,
    payback: yearsAt(total),
    paybackAfterCosts: [yearsAt(total - runningCosts(0)), yearsAt(total - runningCosts(1))],
  };
}

/**
 * Share of its power, in whole percent, that the home of {@link oneYearExample} would have to use
 * itself to have the price back after so many years, running costs not deducted.
 */
export function selfConsumptionFor(years: { value: number }): number {
  const neededPerKwh =
    (tax.exampleMediumNet.value * 100) / years.value / maintenance.exampleYield.value;
  return Math.ceil(((neededPerKwh - fedInNow.value) / (bought - fedInNow.value)) * 100);
}

/** Rounded up to tens: the reader should not expect to need less than the example computes. */
function upToTens(value: number): number {
  return Math.ceil(value / 10) * 10;
}

/**
 * What the cheapest storage has to do to earn its price within its life, the longest and the
 * shortest. Left out: interest and what is lost in charging.
 */
export function storageExample(): {
  price: number;
  /** Cents gained by each kWh that is stored instead of fed in. */
  gainPerKwh: number;
  /** Euros a year, rounded up to tens. */
  money: readonly [from: number, to: number];
  /** kWh a year that bring this money, rounded up to tens. */
  energy: readonly [from: number, to: number];
  /** Whole kWh that the price buys, at the dearer and at the cheaper price per kWh. */
  capacity: readonly [from: number, to: number];
  /** Full charges a year, rounded up to tens: cheap and long-lived, dear and short-lived. */
  fullCharges: readonly [from: number, to: number];
} {
  const price = costs.storage.value[0];
  const gainPerKwh = bought - fedInNow.value;
  const [shortLife, longLife] = lifespan.storage.value;
  const [cheap, dear] = expansion.storagePerKwh.value;
  const money = (years: number) => upToTens(price / years);
  const energy = (years: number) => upToTens((money(years) * 100) / gainPerKwh);
  const fullCharges = (years: number, perKwh: number) => upToTens(energy(years) / (price / perKwh));
  return {
    price,
    gainPerKwh,
    money: [money(longLife), money(shortLife)],
    energy: [energy(longLife), energy(shortLife)],
    capacity: [Math.round(price / dear), Math.round(price / cheap)],
    fullCharges: [fullCharges(longLife, cheap), fullCharges(shortLife, dear)],
  };
}

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
