import type { Assumptions } from '../assumptions.ts';
import { calculate } from '../calculate.ts';
import type { CalculatorInput } from '../input.ts';
import { paybackYears } from '../money/cash-flow.ts';

/** One size of storage for a house. */
interface StorageSize {
  storageKWh: number;
  selfSufficiencyShare: number | null;
  gridKWh: number;
  feedInKWh: number;
  /** What the storage brings in the first year compared with none, euros. */
  gainedEuros: number;
  /** What the house with this storage brings in twenty years, its cost taken off, euros. */
  sumAfterTwentyYears: number;
  /** Purchase that each kWh of storage beyond the size before saves, kWh a year. */
  savedKWhPerKWh: number;
}

/** All sizes of storage for one house. */
interface StorageSizes {
  sizes: StorageSize[];
  /** The size with the best sum of twenty years; 0 where none pays. */
  bestKWh: number;
}

/**
 * The same house with storage from 0 kWh to the largest in steps of 1 kWh: as long as so many calls of
 * `calculate`.
 */
export function storageSizes(
  input: CalculatorInput,
  overrides?: Partial<Assumptions>,
  largestKWh = 20,
): StorageSizes {
  const results = Array.from({ length: largestKWh + 1 }, (_, storageKWh) =>
    calculate({ ...input, storageKWh }, overrides),
  );
  const [none] = results;
  const sizes = results.map(
    (result, storageKWh): StorageSize => ({
      storageKWh,
      selfSufficiencyShare: result.selfSufficiencyShare,
      gridKWh: result.gridKWh,
      feedInKWh: result.feedInKWh,
      gainedEuros: result.money.firstYear.balance - (none?.money.firstYear.balance ?? 0),
      sumAfterTwentyYears: result.money.sumAfterTwentyYears,
      savedKWhPerKWh: (results[storageKWh - 1]?.gridKWh ?? result.gridKWh) - result.gridKWh,
    }),
  );
  const best = sizes.reduce((one, other) =>
    other.sumAfterTwentyYears > one.sumAfterTwentyYears ? other : one,
  );
  return { sizes, bestKWh: best.storageKWh };
}

/** What a storage brings by itself, compared with the same roof without one. */
interface StorageAlone {
  costEuros: number;
  /** Purchase that it saves in the first year, kWh. */
  savedKWh: number;
  /** What it brings in the first year, euros. */
  gainedEuros: number;
  /** What it brings in twenty years, its cost and that of its successor taken off; may be negative. */
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
