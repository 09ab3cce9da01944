import { costs } from './costs.ts';
import { duties } from './duties.ts';
import { electricity } from './electricity.ts';
import { expansion } from './expansion.ts';
import { feedIn } from './feed-in.ts';
import type { Figure } from './figure.ts';
import { insurance } from './insurance.ts';
import { longRun } from './long-run.ts';
import { maintenance } from './maintenance.ts';
import { selfUse } from './self-use.ts';
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
const bought = electricity.householdPrice.value;
const fedInNow = feedIn.upTo10kwpCurrent;

/** A year of the home of `self-use.ts`, in kWh and euros, and when its price has come in. */
export type ExampleYear = {
  /** kWh that need not be bought any more, and what they would have cost. */
  covered: number;
  saved: number;
  /** kWh that go into the grid, and what they bring. */
  fedIn: number;
  earned: number;
  total: number;
  /** What was paid for it, at the lower and at the upper price. */
  price: readonly [from: number, to: number];
  /** Whole years until the price has come in; running costs are not deducted. */
  payback: readonly [from: number, to: number];
  /** The same after maintenance and insurance, at their lower and at their upper price. */
  paybackAfterCosts: readonly [from: number, to: number];
};

function exampleYear(
  grid: { value: number },
  fedIn: { value: number },
  price: readonly [number, number],
): ExampleYear {
  const covered = selfUse.consumption.value - grid.value;
  const saved = Math.round((covered * bought) / 100);
  const earned = feedInReturnWhole(fedIn, fedInNow);
  const total = saved + earned;
  const runningCosts = (end: 0 | 1) =>
    maintenance.annualCost.value[end] + insurance.smallPremium.value[end];
  const years = (end: 0 | 1, costs: number) => Math.round(price[end] / (total - costs));
  return {
    covered,
    saved,
    fedIn: fedIn.value,
    earned,
    total,
    price,
    payback: [years(0, 0), years(1, 0)],
    paybackAfterCosts: [years(0, runningCosts(0)), years(1, runningCosts(1))],
  };
}

/** What a storage of so many kWh costs at the lower and at the upper price. */
export function storagePrice(capacity: { value: number }): readonly [from: number, to: number] {
  const [low, high] = expansion.storagePerKwh.value;
  return [capacity.value * low, capacity.value * high];
}

/**
 * One year of the home of `self-use.ts`, whose system costs `tax.exampleMediumNet`: without storage, and
 * with the large one at the prices of retrofitting. Yield, price and tariff stay the same. Left out:
 * interest, repairs, a new inverter or storage, fees of the meter, hours of negative prices and the cap.
 */
export function oneYearExample(): { without: ExampleYear; withStorage: ExampleYear } {
  const system = tax.exampleMediumNet.value;
  const [low, high] = storagePrice(selfUse.largeStorage);
  return {
    without: exampleYear(selfUse.gridWithout, selfUse.feedInWithout, [system, system]),
    withStorage: exampleYear(selfUse.gridLarge, selfUse.feedInLarge, [system + low, system + high]),
  };
}

/**
 * Share of its power, in whole percent, that the home of {@link oneYearExample} would have to use
 * itself to have the price of the system back after so many years, running costs not deducted.
 */
export function selfConsumptionFor(years: { value: number }): number {
  const neededPerKwh = (tax.exampleMediumNet.value * 100) / years.value / selfUse.yield.value;
  return Math.ceil(((neededPerKwh - fedInNow.value) / (bought - fedInNow.value)) * 100);
}

export type StorageRow = {
  capacity: { value: number };
  ownUse: Figure;
  sufficiency: Figure;
  /** Euros a year more than without storage: less bought, less fed in. */
  gain: number;
  price: readonly [from: number, to: number];
  /** Whole years until the price has come in. */
  payback: readonly [from: number, to: number];
};

/** What storages of three sizes bring to the home of `self-use.ts`, rounded down to tens of euros. */
export function storageExample(): readonly StorageRow[] {
  return (
    [
      [selfUse.mediumStorage, 'Medium'],
      [selfUse.largeStorage, 'Large'],
      [selfUse.veryLargeStorage, 'VeryLarge'],
    ] as const
  ).map(([capacity, size]) => {
    const lessBought = selfUse.gridWithout.value - selfUse[`grid${size}`].value;
    const lessFedIn = selfUse.feedInWithout.value - selfUse[`feedIn${size}`].value;
    const gain = Math.floor((lessBought * bought - lessFedIn * fedInNow.value) / 1000) * 10;
    const price = storagePrice(capacity);
    return {
      capacity,
      ownUse: selfUse[`ownUse${size}`],
      sufficiency: selfUse[`sufficiency${size}`],
      gain,
      price,
      payback: [Math.round(price[0] / gain), Math.round(price[1] / gain)],
    };
  });
}

/** What service every two years and so many cleanings a year cost, at the lower and at the upper price. */
export function maintenanceCost(cleanings: number): readonly [from: number, to: number] {
  const [serviceLow, serviceHigh] = maintenance.twoYearServiceCost.value;
  const [cleaningLow, cleaningHigh] = maintenance.cleaningCost.value;
  return [serviceLow / 2 + cleanings * cleaningLow, serviceHigh / 2 + cleanings * cleaningHigh];
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
