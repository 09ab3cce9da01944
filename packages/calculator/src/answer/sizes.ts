import { type Assumptions, withDefaults } from '../assumptions.ts';
import type { CalculatorInput, RoofPlane } from '../input.ts';
import { type Regime, regimesOf } from '../law/regime.ts';
import { returnOf, yearsCalculated } from '../money/cash-flow.ts';
import { purchase } from '../money/costs.ts';
import { leftOf, outcomesOf, type Plan } from './account.ts';
import { casesOf } from './cases.ts';
import { type Energy, energyLike, SimulatedSizes, simulateEnergy } from './energy.ts';
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
function systemsTo(most: number): number[] {
  const steps = [...Array.from({ length: 15 }, (_, index) => 3 + index / 2), ...count(11, 30)];
  return [...steps.filter((kWp) => kWp < most), most];
}
const storageSizes = [0, ...count(3, 20)];

function count(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Sizes that are simulated; the energy of the others lies between them. */
const simulatedSystems = [3, 4, 5.5, 7.5, 10, 13, 17, 22, 30];
const simulatedStorages = [0, 3, 4.5, 6.5, 10, 14, 20];
/** Those of them whose weather and habits are simulated, too. */
const movedSystems = [7.5];
const movedStorages = [0, 3, 10, 20];

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
  const { input, today, layouts } = house;
  const assumptions = withDefaults(overrides);
  const regimes = regimesOf(assumptions.commissioning);
  const cases = casesOf(input, assumptions, overrides);
  const { systems, storages, isAffordable } = gridOf(house, assumptions);
  const households = today ? [input, today] : [input];
  const sized = (of: CalculatorInput, layout: Layout, kWp: number, storageKWh: number) => ({
    ...of,
    kWp,
    storageKWh,
    planes: layout(kWp),
  });
  const between = layouts.map((layout) =>
    households.map((household) => {
      const at = (kWp: number, storageKWh: number) => sized(household, layout, kWp, storageKWh);
      // What weather and habits change follows the size more evenly than the years themselves.
      const moves = new SimulatedSizes(
        nodesFor(systems, movedSystems),
        nodesFor(storages, movedStorages),
        (kWp, storageKWh) => simulateEnergy(at(kWp, storageKWh), overrides),
      );
      const sizes = new SimulatedSizes(
        nodesFor(systems, simulatedSystems),
        nodesFor(storages, simulatedStorages),
        (kWp, storageKWh) => energyLike(at(kWp, storageKWh), overrides, moves.at(kWp, storageKWh)),
      );
      return sizes.at.bind(sizes);
    }),
  );
  const exactly: typeof between = layouts.map((layout) =>
    households.map(
      (household) => (kWp, storageKWh) =>
        simulateEnergy(sized(household, layout, kWp, storageKWh), overrides),
    ),
  );
  const known = new Map<string, SizeSums & { isExact: boolean }>();
  const sumsBy = (
    energies: typeof between,
    isExact: boolean,
    kWp: number,
    storageKWh: number,
  ): SizeSums => {
    const key = `${kWp} ${storageKWh}`;
    const before = known.get(key);
    if (before && (before.isExact || !isExact)) return before;
    const byLayout = layouts.map((layout, index) => ({
      kWp,
      storageKWh,
      layout,
      isExact,
      ...sumsIn(
        households.flatMap((household, one) => {
          const energy = energies[index]?.[one]?.(kWp, storageKWh) as Energy;
          const input = { ...household, kWp, storageKWh };
          return regimes.map((regime) => ({ input, assumptions, regime, energy, cases }));
        }),
        regimes.length,
        isExact,
      ),
    }));
    const found = mostOf(byLayout, 0);
    known.set(key, found);
    return found;
  };
  const sums = (kWp: number, storageKWh: number) => sumsBy(between, false, kWp, storageKWh);
  const all = () => [...known.values()];
  const cost = (size: Size) => costOf({ ...input, ...size }, assumptions);

  // Coarsely over all of them, then the neighbours of the good ones until there are no new ones.
  for (const kWp of everyThird(systems)) {
    for (const storageKWh of everyThird(storages)) {
      if (isAffordable(kWp, storageKWh)) sums(kWp, storageKWh);
    }
  }
  if (known.size === 0) sums(systems[0] as number, storages[0] as number);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    const most = regimes.map((_, law) => mostOf(all(), law));
    for (const { kWp, storageKWh } of [...goodOnes(all(), regimes.length), ...most]) {
      for (const nextKWp of beside(systems, kWp)) {
        for (const nextKWh of beside(storages, storageKWh)) {
          if (isAffordable(nextKWp, nextKWh)) sums(nextKWp, nextKWh);
        }
      }
    }
  }

  const choose = () => {
    const good = goodOnes(all(), regimes.length);
    const forHouseholds = good.filter(({ kWp }) => kWp < notNamedFromKWp);
    const choice = forHouseholds.length > 0 ? forHouseholds : good;
    return {
      choice,
      named: choice.reduce((one, other) => (cost(other) < cost(one) ? other : one)),
    };
  };
  // What is named is simulated itself, and named only if it still is the one.
  let { choice, named } = choose();
  while (!named.isExact) {
    sumsBy(exactly, true, named.kWp, named.storageKWh);
    ({ choice, named } = choose());
  }
  const best = regimes.map((_, law) => mostOf(all(), law));
  const axis = around(
    systems.filter((kWp) => isAffordable(kWp, named.storageKWh)),
    [named.kWp, ...best.map(({ kWp }) => kWp)],
  );
  return {
    regimes,
    named,
    kWp: spanOf(choice.map(({ kWp }) => kWp)),
    storageKWh: spanOf(choice.map(({ storageKWh }) => storageKWh)),
    best,
    systems: axis.map((kWp) => sums(kWp, named.storageKWh)),
    storages: around(
      storages.filter((storageKWh) => isAffordable(named.kWp, storageKWh)),
      [0, named.storageKWh],
    ).map((storageKWh) => sums(named.kWp, storageKWh)),
  };
}

/** Medians of what is left in each law and household, and the returns under the laws. */
function sumsIn(
  plans: readonly Plan[],
  laws: number,
  isExact: boolean,
): Pick<SizeSums, 'left' | 'returns'> {
  const left = plans.map((plan) => medianOf(leftOf(plan)));
  const returns = plans.slice(0, laws).map((plan, law) => {
    const price = costOf(plan.input, plan.assumptions);
    const meanYear = ((left[law] as number) + price) / yearsCalculated;
    const nearly = printedReturn(returnOf(price, new Float64Array(yearsCalculated).fill(meanYear)));
    return isExact || isNearBorder(nearly) ? returnIn(outcomesOf(plan)) : nearly;
  });
  return { left, returns };
}

function costOf(input: CalculatorInput, assumptions: Assumptions): number {
  const { solarCost, storageCost } = purchase(input, assumptions);
  return solarCost + storageCost;
}

/**
 * Of the sizes with the best verdict (of those that have none, the ones that leave something under today's law) those
 * whose greatest regret is hardly above the least: what they leave less than the best size, where that is most.
 */
function goodOnes<Sums extends SizeSums>(all: readonly Sums[], laws: number): Sums[] {
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

function mostOf<Sums extends SizeSums>(all: readonly Sums[], index: number): Sums {
  return all.reduce((one, other) =>
    (other.left[index] as number) > (one.left[index] as number) ? other : one,
  );
}

/** The sizes that come into question, rising, and whether one fits into the budget. */
function gridOf({ input, bounds }: House, assumptions: Assumptions) {
  const { mostKWp, budget = Number.POSITIVE_INFINITY, kWp, storageKWh } = bounds;
  const storages =
    input.feedIn === 'full' ? [0] : storageKWh === undefined ? storageSizes : [storageKWh];
  const systems = kWp === undefined ? systemsTo(mostKWp) : [kWp];
  const isAffordable = (kWp: number, storageKWh: number) =>
    costOf({ ...input, kWp, storageKWh }, assumptions) <= budget;
  return { systems, storages, isAffordable };
}

/** Few sizes are simulated themselves; of many, the nodes between them and both ends. */
function nodesFor(sizes: readonly number[], nodes: readonly number[]): number[] {
  const [first, last] = [sizes[0] as number, sizes.at(-1) as number];
  const inside = nodes.filter((node) => node > first && node < last);
  return inside.length + 2 > sizes.length ? [...sizes] : [first, ...inside, last];
}

function everyThird(sizes: readonly number[]): number[] {
  return sizes.filter((_, index) => index % 3 === 0 || index === sizes.length - 1);
}

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
