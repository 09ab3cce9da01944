import { type Assumptions, withDefaults } from '../assumptions.ts';
import type { CalculatorInput, RoofPlane } from '../input.ts';
import { type Regime, regimesOf } from '../law/regime.ts';
import { returnOf, yearsCalculated } from '../money/cash-flow.ts';
import { purchase } from '../money/costs.ts';
import { leftOf, outcomesOf, type Plan, planOf } from './account.ts';
import { casesOf } from './cases.ts';
import {
  changedEnergy,
  type Energy,
  energyLike,
  energyOnCurves,
  simulateEnergy,
} from './energy.ts';
import { medianOf, printedReturn, returnIn } from './measures.ts';
import { isNearBorder, verdictOf, verdicts } from './verdict.ts';

/** A system by its size. */
export interface Size {
  kWp: number;
  storageKWh: number;
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

/** From the smallest to the largest. */
export interface Span {
  from: number;
  to: number;
}

/** Which modules lie where, by the size of the whole system. */
export type Layout = (kWp: number) => readonly RoofPlane[];

/** A household and the roof on which its system may lie. */
export interface House {
  /** Its `kWp`, `storageKWh` and planes do not count. */
  input: CalculatorInput;
  /** The household without what is only planned. */
  today?: CalculatorInput | undefined;
  layouts: readonly [Layout, ...Layout[]];
  bounds: Bounds;
}

/** A size with the medians of what is left after twenty years, euros. */
export interface SizeSums extends Size {
  layout: Layout;
  /** One for each law that may hold, the more cautious first; then the same without what is planned. */
  left: number[];
  /** Interest a year under each law, printed; of a size that is not simulated itself, that of its mean year. */
  returns: number[];
  /** Its energy is simulated, and does not lie between that of others. */
  isExact: boolean;
}

/** The sizes of a house, each with what it leaves. */
export interface Sizes {
  /** The laws that may hold at the start, the more cautious first. */
  regimes: readonly [Regime, ...Regime[]];
  named: SizeSums;
  /** All that are hardly worse than the named one. */
  kWp: Span;
  storageKWh: Span;
  /** Of each law the size that leaves most. */
  best: SizeSums[];
  /** Sizes of the system with the named storage, and of the storage with the named system. */
  systems: SizeSums[];
  storages: SizeSums[];
}

/** Sizes in which systems are offered, kWp, the roof's own maximum last. */
export function systemsTo(most: number): number[] {
  const steps = [...Array.from({ length: 15 }, (_, index) => 3 + index / 2), ...count(11, 30)];
  return [...steps.filter((kWp) => kWp < most), most];
}
export const storageSizes = [0, ...count(3, 20)];

function count(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Sizes that are simulated; the energy of the others lies between them. */
const simulatedSystems = [3, 4, 5.5, 7.5, 10, 13, 17, 22, 30];
const simulatedStorages = [0, 3, 4, 6, 8, 11, 14, 17, 20];
/** Those of them with which the search begins. */
const firstSystems = [3, 5.5, 10, 17];
const firstStorages = [0, 4];
/** Those whose weather and habits are simulated, too. */
const changedSystems = [8, 20];
const changedStorages = [0, 3, 6, 12, 20];

/** Regrets that are no more apart are alike, euros. */
const alike = 300;
/** From this size on a system sells its power directly: reckoned, but not named for a household, kWp. */
const notNamedFromKWp = 25;
/** Columns beside each other. */
const columns = 7;

/**
 * The size that costs least among those whose regret is about the smallest, whatever law holds and whether or not
 * what is planned comes, and what the others leave.
 */
export function sizesOf(house: House, overrides: Partial<Assumptions>): Sizes {
  const assumptions = withDefaults(overrides);
  const regimes = regimesOf(assumptions.commissioning);
  const cost = (size: Size) => purchase({ ...house.input, ...size }, assumptions).investment;
  const { budget = Number.POSITIVE_INFINITY } = house.bounds;
  const isAffordable = (kWp: number, storageKWh: number) => cost({ kWp, storageKWh }) <= budget;
  const { systems, storages } = gridOf(house);
  const known = new Map<string, SizeSums>();
  const reckon = reckonerOf(house, overrides, systems, storages);
  const isSettled = systems.length * storages.length === 1;
  const sums = (kWp: number, storageKWh: number, isExact = isSettled): SizeSums => {
    const key = `${kWp} ${storageKWh}`;
    const before = known.get(key);
    if (before && (before.isExact || !isExact)) return before;
    const found = reckon(kWp, storageKWh, isExact);
    known.set(key, found);
    return found;
  };
  const all = () => [...known.values()];
  /** Under each law, and without what is planned, the one that leaves most. */
  const most = () => (all()[0] as SizeSums).left.map((_, index) => mostOf(all(), index));
  const best = () => most().slice(0, regimes.length);
  /** The one with the best return: its verdict may be better than that of those which leave most. */
  const safest = () =>
    all().reduce((one, other) =>
      (other.returns[0] as number) > (one.returns[0] as number) ? other : one,
    );

  // Coarsely over all of them, then the neighbours of the good ones until there are no new ones.
  for (const kWp of firstOf(systems, firstSystems)) {
    for (const storageKWh of firstOf(storages, firstStorages)) {
      if (isAffordable(kWp, storageKWh)) sums(kWp, storageKWh);
    }
  }
  if (known.size === 0) sums(systems[0] as number, storages[0] as number);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const { kWp, storageKWh } of [...goodOnes(all(), regimes.length), ...most(), safest()]) {
      for (const nextKWp of beside(systems, kWp)) {
        for (const nextKWh of beside(storages, storageKWh)) {
          if (isAffordable(nextKWp, nextKWh)) sums(nextKWp, nextKWh);
        }
      }
    }
  }

  const choices = () => {
    const good = goodOnes(all(), regimes.length);
    const forHouseholds = good.filter(({ kWp }) => kWp < notNamedFromKWp);
    return forHouseholds.length > 0 ? forHouseholds : good;
  };
  const cheapest = () => choices().reduce((one, other) => (cost(other) < cost(one) ? other : one));
  // What decides the verdict is simulated itself; and what is named, which must still be the one then.
  const undecided = () => {
    const [most] = safest().returns as [number];
    return all().find(
      ({ isExact, returns }) =>
        !isExact && (returns[0] as number) >= most && isNearBorder(returns, 0.1),
    );
  };
  for (let size = undecided(); size; size = undecided()) sums(size.kWp, size.storageKWh, true);
  let named = cheapest();
  while (!named.isExact) {
    sums(named.kWp, named.storageKWh, true);
    named = cheapest();
  }
  const axis = around(
    systems.filter((kWp) => isAffordable(kWp, named.storageKWh)),
    [named.kWp, ...best().map(({ kWp }) => kWp)],
  );
  return {
    regimes,
    named,
    kWp: spanOf(choices().map(({ kWp }) => kWp)),
    storageKWh: spanOf(choices().map(({ storageKWh }) => storageKWh)),
    best: best(),
    systems: axis.map((kWp) => sums(kWp, named.storageKWh)),
    storages: around(
      storages.filter((storageKWh) => isAffordable(named.kWp, storageKWh)),
      [0, named.storageKWh],
    ).map((storageKWh) => sums(named.kWp, storageKWh)),
  };
}

/** How a size is reckoned: between simulated ones, or simulated itself; on the layout of the modules that leaves most. */
function reckonerOf(
  { input, today, layouts }: House,
  overrides: Partial<Assumptions>,
  systems: readonly number[],
  storages: readonly number[],
): (kWp: number, storageKWh: number, isExact: boolean) => SizeSums {
  const assumptions = withDefaults(overrides);
  const regimes = regimesOf(assumptions.commissioning);
  const cases = casesOf(input, assumptions, overrides);
  const roofs = layouts.map((layout) => ({
    layout,
    households: [input, ...(today ? [today] : [])].map((household) => {
      const at = (kWp: number, storageKWh: number) => ({
        ...household,
        kWp,
        storageKWh,
        planes: layout(kWp),
      });
      return { at, between: energyBetween(at, overrides, systems, storages) };
    }),
  }));
  return (kWp, storageKWh, isExact) => {
    const byLayout = roofs.map(({ layout, households }): SizeSums => {
      const plans = households.map(({ at, between }) => {
        const input = at(kWp, storageKWh);
        const energy = isExact ? simulateEnergy(input, overrides) : between(kWp, storageKWh);
        return planOf(input, assumptions, energy, cases);
      });
      const left = plans.flatMap((plan) => leftOf(plan, regimes).map(medianOf));
      const [plan] = plans as [Plan];
      const price = purchase(plan.input, assumptions).investment;
      const nearly = regimes.map((_, law) => {
        const meanYear = ((left[law] as number) + price) / yearsCalculated;
        return printedReturn(returnOf(price, new Float64Array(yearsCalculated).fill(meanYear)));
      });
      const returns = regimes.reduce(
        (found, regime, law) =>
          isExact || isNearBorder(found, 0.2, law)
            ? found.with(law, returnIn(outcomesOf(plan, regime)))
            : found,
        nearly,
      );
      return { kWp, storageKWh, layout, left, returns, isExact };
    });
    return mostOf(byLayout, 0);
  };
}

/** The energy of all sizes of a household's system, between those that are simulated. */
export function energyBetween(
  at: (kWp: number, storageKWh: number) => CalculatorInput,
  overrides: Partial<Assumptions>,
  systems: readonly number[],
  storages: readonly number[],
): (kWp: number, storageKWh: number) => Energy {
  // What weather and habits change follows the size more evenly than the years themselves.
  const changesAt = energyOnCurves(
    nodesFor(systems, changedSystems),
    nodesFor(storages, changedStorages),
    (kWp, storageKWh) => changedEnergy(at(kWp, storageKWh), overrides),
  );
  return energyOnCurves(
    nodesFor(systems, simulatedSystems),
    nodesFor(storages, simulatedStorages),
    (kWp, kWh) => energyLike(at(kWp, kWh), overrides, changesAt(kWp, kWh)),
  );
}

/**
 * Of the sizes with the best verdict (of those that have none, the ones that leave something under today's law) those
 * whose greatest regret is hardly above the least: what they leave less than the best size, where that is most.
 */
function goodOnes(all: readonly SizeSums[], laws: number): SizeSums[] {
  const at = ({ left }: SizeSums, index: number) => left[index] as number;
  const candidates =
    [
      ...verdicts
        .slice(0, -1)
        .map((verdict) => all.filter((size) => verdictOf(size.returns) === verdict)),
      all.filter((size) => at(size, laws - 1) >= 0),
    ].find((found) => found.length > 0) ?? all;
  const most = (all[0]?.left ?? []).map((_, index) => at(mostOf(all, index), index));
  const regret = (size: SizeSums) => Math.max(...most.map((best, index) => best - at(size, index)));
  const least = Math.min(...candidates.map(regret));
  return candidates.filter((size) => regret(size) <= least + alike);
}

function mostOf(all: readonly SizeSums[], index: number): SizeSums {
  return all.reduce((one, other) =>
    (other.left[index] as number) > (one.left[index] as number) ? other : one,
  );
}

/** The sizes that come into question, rising. */
function gridOf({ input, bounds: { mostKWp, kWp, storageKWh } }: House) {
  const storages =
    input.feedIn === 'full' ? [0] : storageKWh === undefined ? storageSizes : [storageKWh];
  return { systems: kWp === undefined ? systemsTo(mostKWp) : [kWp], storages };
}

/** Few sizes are simulated themselves; of many, the nodes between them and both ends. */
function nodesFor(sizes: readonly number[], nodes: readonly number[]): number[] {
  const [first, last] = [sizes[0] as number, sizes.at(-1) as number];
  const inside = nodes.filter((node) => node > first && node < last);
  return inside.length + 2 > sizes.length ? [...sizes] : [first, ...inside, last];
}

const firstOf = (sizes: readonly number[], first: readonly number[]) =>
  sizes.filter((size, index) => index === 0 || first.includes(size));

/** A size with its neighbours on both sides. */
function beside(sizes: readonly number[], size: number): number[] {
  const index = sizes.indexOf(size);
  return sizes.slice(Math.max(0, index - 1), index + 2);
}

/** The columns of a drawing: all of the sizes to be shown, the others as evenly as there is room. */
function around(sizes: readonly number[], shown: readonly number[]): number[] {
  const indexes = shown.map((size) => sizes.indexOf(size)).filter((index) => index >= 0);
  const from = Math.max(0, Math.min(...indexes) - 2);
  const to = Math.min(sizes.length - 1, Math.max(...indexes, from + columns - 3) + 2);
  const span = sizes.slice(from, to + 1);
  const step = Math.max(1, (span.length - 1) / (columns - 1));
  const even = Array.from({ length: columns }, (_, column) => span[Math.round(column * step)]);
  return span.filter((size) => even.includes(size) || shown.includes(size));
}

const spanOf = (values: readonly number[]): Span => ({
  from: Math.min(...values),
  to: Math.max(...values),
});
