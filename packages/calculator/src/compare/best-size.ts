import { type Assumptions, hardlyEuros, withDefaults } from '../assumptions.ts';
import { calculate } from '../calculate.ts';
import type { CalculatorInput } from '../input.ts';
import { type Regime, regimesOf } from '../law/regime.ts';
import { purchase } from '../money/costs.ts';

/** A system by its size. */
export interface Size {
  kWp: number;
  storageKWh: number;
}

/** What a system of a size leaves after twenty years, its price taken off; euros. */
interface SizeSum extends Size {
  sumAfterTwentyYears: number;
  investment: number;
}

/** What bounds the size. */
export interface Bounds {
  /** As many modules as fit on the roof. */
  mostKWp: number;
  /** Euros for everything; left out, there is no bound. */
  budget?: number | undefined;
  /** What is settled already. */
  kWp?: number | undefined;
  storageKWh?: number | undefined;
}

/** From the smallest to the largest size that leaves hardly less than the best one. */
export interface Span {
  from: number;
  to: number;
}

/** The best size under one law. */
export interface BestSize {
  regime: Regime;
  best: SizeSum;
  /** Sizes of the system with the recommended storage; the same ones under every law. */
  bySize: SizeSum[];
}

/** The best size under every law that may hold, the more cautious one first: that is the recommended one. */
interface BestSizes {
  recommended: Size;
  laws: [BestSize, ...BestSize[]];
  /** Sizes of the storage with the recommended system, under the more cautious law. */
  byStorage: SizeSum[];
  kWp: Span;
  storageKWh: Span;
  /** How many calls of `calculate` it took. */
  simulations: number;
}

/** Sizes in which systems and storages are usually offered. */
const systemSizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 27, 30];
const storageSizes = [0, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20];
/** Columns beside each other. */
const columns = 7;

/** Sums of sizes under one law, each simulated once. */
class Sums {
  readonly #known = new Map<string, SizeSum>();
  readonly #sum: (size: Size) => SizeSum;

  constructor(sum: (size: Size) => SizeSum) {
    this.#sum = sum;
  }

  get count(): number {
    return this.#known.size;
  }

  of(kWp: number, storageKWh: number): SizeSum {
    const key = `${kWp} ${storageKWh}`;
    const known = this.#known.get(key) ?? this.#sum({ kWp, storageKWh });
    this.#known.set(key, known);
    return known;
  }
}

/** A house and what its sizes are chosen from. */
interface Search {
  sums: (regime: Regime) => Sums;
  regimes: readonly [Regime, ...Regime[]];
  systems: readonly number[];
  storages: readonly number[];
  /** Whether it fits into the budget; the smallest system without storage always does. */
  isAffordable: (kWp: number, storageKWh: number) => boolean;
  /** Where the search begins, kWh. */
  usualStorageKWh: number;
}

/**
 * The size that leaves most after twenty years under the more cautious law: at most 19 calls of `calculate`.
 *
 * @param input its `kWp` and `storageKWh` do not count
 */
export function recommendedSize(
  input: CalculatorInput,
  overrides: Partial<Assumptions>,
  bounds: Bounds,
): Size {
  return recommended(searchOf(input, overrides, bounds));
}

/**
 * The best sizes under every law that may hold, and what a size more or less would leave: at most 40 calls of
 * `calculate`.
 *
 * @param input its `kWp` and `storageKWh` do not count
 */
export function bestSizes(
  input: CalculatorInput,
  overrides: Partial<Assumptions>,
  bounds: Bounds,
): BestSizes {
  const search = searchOf(input, overrides, bounds);
  const { regimes, sums, systems, storages, isAffordable } = search;
  const size = recommended(search);
  const [cautious, ...others] = regimes;
  const affordable = systems.filter((kWp) => isAffordable(kWp, size.storageKWh));
  const bestOthers = others.map((regime) =>
    bestOf(spread(affordable, 5).map((kWp) => sums(regime).of(kWp, size.storageKWh))),
  );
  const axis = window(affordable, [size.kWp, ...bestOthers.map(({ kWp }) => kWp)]);
  const byLaw = (regime: Regime): BestSize => {
    const bySize = axis.map((kWp) => sums(regime).of(kWp, size.storageKWh));
    return { regime, best: bestOf(bySize), bySize };
  };
  const near = around(storages, size.storageKWh, 2);
  const byStorage = [...new Set([storages[0] as number, ...near])]
    .filter((storageKWh) => isAffordable(size.kWp, storageKWh))
    .map((storageKWh) => sums(cautious).of(size.kWp, storageKWh));
  const first = byLaw(cautious);
  return {
    recommended: size,
    laws: [first, ...others.map(byLaw)],
    byStorage,
    kWp: spanOf(first.bySize, size, ({ kWp }) => kWp),
    storageKWh: spanOf(byStorage, size, ({ storageKWh }) => storageKWh),
    simulations: regimes.reduce((count, regime) => count + sums(regime).count, 0),
  };
}

function searchOf(
  input: CalculatorInput,
  overrides: Partial<Assumptions>,
  { mostKWp, budget = Number.POSITIVE_INFINITY, kWp, storageKWh }: Bounds,
): Search {
  const assumptions = withDefaults(overrides);
  const regimes = regimesOf(assumptions.commissioning);
  const byRegime = new Map(
    regimes.map((regime) => [
      regime,
      new Sums((size) => {
        const { money } = calculate({ ...input, ...size }, { ...overrides, regime });
        const { sumAfterTwentyYears, investment } = money;
        return { ...size, sumAfterTwentyYears, investment };
      }),
    ]),
  );
  const storages =
    input.feedIn === 'full' ? [0] : storageKWh === undefined ? storageSizes : [storageKWh];
  const fitting = systemSizes.filter((size) => size < mostKWp);
  const systems = kWp === undefined ? [...fitting, Math.max(mostKWp, 2)] : [kWp];
  const price = (size: Size) => {
    const { solarCost, storageCost } = purchase({ ...input, ...size }, assumptions);
    return solarCost + storageCost;
  };
  const isAffordable = (system: number, storage: number) =>
    price({ kWp: system, storageKWh: storage }) <= budget ||
    (system === systems[0] && storage === storages[0]);
  return {
    regimes,
    sums: (regime) => byRegime.get(regime) as Sums,
    systems,
    storages,
    isAffordable,
    usualStorageKWh: nearest(storages, input.consumptionKWh / 1000),
  };
}

/** Coarsely over all systems and storages, then finely around the best ones. */
function recommended(search: Search): Size {
  const { regimes, systems, storages, isAffordable, usualStorageKWh } = search;
  const sums = search.sums(regimes[0]);
  const bestSystem = (sizes: readonly number[], storageKWh: number) =>
    bestOf(
      affordable(sizes, (kWp) => isAffordable(kWp, storageKWh)).map((kWp) =>
        sums.of(kWp, storageKWh),
      ),
    ).kWp;
  const bestStorage = (sizes: readonly number[], kWp: number) =>
    bestOf(
      affordable(sizes, (storageKWh) => isAffordable(kWp, storageKWh)).map((storageKWh) =>
        sums.of(kWp, storageKWh),
      ),
    ).storageKWh;
  const start = isAffordable(systems[0] as number, usualStorageKWh)
    ? usualStorageKWh
    : (storages[0] as number);
  const coarse = bestSystem(spread(systems, 6), start);
  const storage = bestStorage(spread(storages, 5), coarse);
  const kWp = bestSystem(around(systems, coarse, 2), storage);
  return { kWp, storageKWh: bestStorage(around(storages, storage, 2), kWp) };
}

/** The affordable ones; where none is, the first. */
function affordable(sizes: readonly number[], isAffordable: (size: number) => boolean) {
  const found = sizes.filter(isAffordable);
  return found.length > 0 ? found : sizes.slice(0, 1);
}

function bestOf(sums: readonly SizeSum[]): SizeSum {
  return sums.reduce((best, one) =>
    one.sumAfterTwentyYears > best.sumAfterTwentyYears ? one : best,
  );
}

/** So many of them, evenly, the first and the last included. */
function spread(sizes: readonly number[], count: number): number[] {
  if (sizes.length <= count) {
    return [...sizes];
  }
  return Array.from(
    { length: count },
    (_, index) => sizes[Math.round((index * (sizes.length - 1)) / (count - 1))] as number,
  );
}

/** The size with its neighbours on both sides. */
function around(sizes: readonly number[], size: number, neighbours: number): number[] {
  const index = sizes.indexOf(size);
  return sizes.slice(Math.max(0, index - neighbours), index + neighbours + 1);
}

/** The columns of a drawing: all of the sizes to be shown, and their neighbours as far as there is room. */
function window(sizes: readonly number[], shown: readonly number[]): number[] {
  const indexes = shown.map((size) => sizes.indexOf(size)).filter((index) => index >= 0);
  let from = Math.min(...indexes);
  let to = Math.max(...indexes);
  if (indexes.length === 0) {
    return [...new Set(shown)];
  }
  while (to - from + 1 < columns && (from > 0 || to < sizes.length - 1)) {
    if (from > 0) {
      from--;
    }
    if (to - from + 1 < columns && to < sizes.length - 1) {
      to++;
    }
  }
  const all = sizes.slice(from, to + 1);
  const chosen = new Set([...spread(all, columns - shown.length), ...shown]);
  return all.length <= columns ? all : all.filter((size) => chosen.has(size));
}

function nearest(sizes: readonly number[], size: number): number {
  return sizes.reduce((best, one) => (Math.abs(one - size) < Math.abs(best - size) ? one : best));
}

/** Neighbours of the best that leave hardly less. */
function spanOf(sums: readonly SizeSum[], best: Size, read: (size: Size) => number): Span {
  const index = sums.findIndex((sum) => read(sum) === read(best));
  const top = sums[index];
  if (!top) {
    return { from: read(best), to: read(best) };
  }
  const isNear = (sum: SizeSum | undefined) =>
    sum !== undefined && top.sumAfterTwentyYears - sum.sumAfterTwentyYears <= hardlyEuros;
  let from = index;
  let to = index;
  while (isNear(sums[from - 1])) {
    from--;
  }
  while (isNear(sums[to + 1])) {
    to++;
  }
  return { from: read(sums[from] as SizeSum), to: read(sums[to] as SizeSum) };
}
