import { type Assumptions, hardlyWorthKWh, withDefaults } from '../assumptions.ts';
import { calculate } from '../calculate.ts';
import { type CalculatorInput, checkInput } from '../input.ts';
import { paybackYears } from '../money/cash-flow.ts';
import { feedInTariff } from '../money/tariff.ts';
import { sumFlows } from '../storage/simulate-year.ts';
import { buildSystem, simulate } from '../system.ts';

/** The first year with one size of storage. */
export interface StorageSize {
  storageKWh: number;
  selfSufficiencyShare: number | null;
  gridKWh: number;
  feedInKWh: number;
  /** What the storage brings in the first year compared with none, euros. */
  gainedEuros: number;
  /** Purchase that each kWh of storage beyond the size before saves, kWh a year. */
  savedKWhPerKWh: number;
}

/** All sizes of storage for one house. */
export interface StorageSizes {
  sizes: StorageSize[];
  /** From this size on another kWh of storage hardly saves anything; null when all do. */
  hardlyMoreFromKWh: number | null;
}

/**
 * The same house with storage from 0 kWh to the largest in steps of 1 kWh: about as long as three
 * calls of `calculate`.
 */
export function storageSizes(
  input: CalculatorInput,
  overrides?: Partial<Assumptions>,
  largestKWh = 20,
): StorageSizes {
  checkInput(input);
  const assumptions = withDefaults(overrides);
  const cents =
    assumptions.feedInTariff === undefined
      ? feedInTariff(input.kWp, assumptions.commissioning, input.feedIn).cents
      : assumptions.feedInTariff * 100;
  const paid = (cents / 100) * (1 - assumptions.unpaidFeedInShare);
  const years = Array.from({ length: largestKWh + 1 }, (_, storageKWh) =>
    sumFlows(simulate(buildSystem({ ...input, storageKWh }, assumptions))),
  );
  const [none] = years;
  const sizes = years.map((year, storageKWh): StorageSize => {
    const saved = (none?.gridKWh ?? 0) - year.gridKWh;
    const notFedIn = (none?.feedInKWh ?? 0) - year.feedInKWh;
    return {
      storageKWh,
      selfSufficiencyShare:
        year.consumptionKWh > 0 ? Math.max(0, 1 - year.gridKWh / year.consumptionKWh) : null,
      gridKWh: year.gridKWh,
      feedInKWh: year.feedInKWh,
      gainedEuros: saved * assumptions.electricityPrice - notFedIn * paid,
      savedKWhPerKWh: (years[storageKWh - 1]?.gridKWh ?? year.gridKWh) - year.gridKWh,
    };
  });
  const first = sizes.findIndex(
    ({ storageKWh, savedKWhPerKWh }) => storageKWh > 0 && savedKWhPerKWh < hardlyWorthKWh,
  );
  return { sizes, hardlyMoreFromKWh: first === -1 ? null : first - 1 };
}

/** What a storage brings by itself, compared with the same roof without one. */
export interface StorageAlone {
  costEuros: number;
  /** Purchase that it saves in the first year, kWh. */
  savedKWh: number;
  /** What it brings in the first year, euros. */
  gainedEuros: number;
  /** What it brings in twenty years, its cost taken off, if it lasts so long; may be negative. */
  sumAfterTwentyYears: number;
  /** Years until its cost is back; null when not within twenty. */
  paybackYears: number | null;
}

/** The storage of the input for itself; null when there is none. */
export function storageAlone(
  input: CalculatorInput,
  overrides?: Partial<Assumptions>,
): StorageAlone | null {
  if (input.storageKWh === 0 || input.feedIn === 'full') {
    return null;
  }
  const withStorage = calculate(input, overrides);
  const without = calculate({ ...input, storageKWh: 0 }, overrides);
  const gains = withStorage.money.years.map(
    ({ balance }, index) => balance - (without.money.years[index]?.balance ?? 0),
  );
  const costEuros = withStorage.money.storageCost;
  return {
    costEuros,
    savedKWh: without.gridKWh - withStorage.gridKWh,
    gainedEuros: gains[0] as number,
    sumAfterTwentyYears: withStorage.money.sumAfterTwentyYears - without.money.sumAfterTwentyYears,
    paybackYears: paybackYears(costEuros, gains),
  };
}
