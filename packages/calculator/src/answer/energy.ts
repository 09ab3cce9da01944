import { type Assumptions, withDefaults } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { keep } from '../keep.ts';
import type { Regime } from '../law/regime.ts';
import { drawnUse } from '../market.ts';
import { ageingYears } from '../money/ageing.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import type { PaidFlows } from '../money/money.ts';
import { type Flows, sumFlows } from '../storage/simulate-year.ts';
import { buildSystem, daytimeFactors, simulate } from '../system.ts';
import { rangeYears, weatherFactors } from '../weather/weather-years.ts';

/** Energy of a year that money depends on, kWh: columns of {@link Energy}. */
export const columns = {
  /** Not bought. */
  saved: 0,
  /** What the house leaves, whatever of it may be fed in; and what of it falls into times of negative prices. */
  surplus: 1,
  negativeSurplus: 2,
  /** The same up to the limit of the law as it stands, and up to the draft's. */
  fed: { eeg2023: 3, eeg2027: 5 } satisfies Record<Regime, number>,
  negativeFed: { eeg2023: 4, eeg2027: 6 } satisfies Record<Regime, number>,
} as const;
export const columnCount = 7;

/** First rows of {@link Energy}: the twenty years, and what changes each of them. */
export const rows = {
  years: 0,
  /** For each share of sun less and of use more. */
  lessSun: yearsCalculated,
  use: yearsCalculated + 1,
  /** By day, from −1, the least, to 1, the most: times the number, and times its square. */
  byDay: yearsCalculated + 2,
  byDaySquared: yearsCalculated + 3,
  /** For each share of the storage less. */
  lessStorage: yearsCalculated + 4,
  /** Real years instead of the typical one, one after the other. */
  weather: yearsCalculated + 5,
} as const;
const rowCount = rows.weather + rangeYears.length;

/** The energy of one size of a system in all years, and what moves it: columns of rows, one after the other. */
export type Energy = Float64Array;

export const columnOf = (energy: Energy, column: number): Float64Array =>
  energy.subarray(column * rowCount, (column + 1) * rowCount);

/** Factors on the use by day, between which households with these answers lie. */
const [least, most] = drawnUse.byDay;
const boundsByDay = { little: [least, 1], normal: [least, most], much: [1, most] } as const;
/** Shares by which sun, use and storage are changed to see what follows. */
const tried = { sun: 0.2, use: 0.1, storage: 0.2 } as const;

/**
 * Simulates one size; the latest few are kept. As long as three calls of `calculate`.
 *
 * @throws RangeError as `calculate` does
 */
export function simulateEnergy(input: CalculatorInput, overrides: Partial<Assumptions>): Energy {
  return keep(known, JSON.stringify([input, overrides]), () =>
    energyLike(input, overrides, changedEnergy(input, overrides)),
  );
}

const known = new Map<string, Energy>();

/** The twenty years of one size, and what changes them from a similar one: at less than half the time. */
export function energyLike(
  input: CalculatorInput,
  overrides: Partial<Assumptions>,
  similar: Energy,
): Energy {
  const assumptions = ofHigherLimit(overrides);
  const system = buildSystem(input, assumptions);
  const energy = similar.slice();
  const years = ageingYears(system, assumptions, sumFlows(simulate(system)));
  for (const [year, flows] of years.entries()) {
    setRow(energy, rows.years + year, (of) => of(flows));
  }
  return energy;
}

/** The law with the higher limit; what the draft's curtails besides is simulated with it. */
const ofHigherLimit = (overrides: Partial<Assumptions>) =>
  withDefaults({ ...overrides, regime: 'eeg2023' });

function setRow(
  energy: Energy,
  row: number,
  read: (column: (flows: PaidFlows) => number) => number,
): void {
  for (const [column, of] of columnsOf.entries()) {
    energy[column * rowCount + row] = read(of);
  }
}

/** What less sun, more use, other hours, less storage and real years change; without the twenty years themselves. */
export function changedEnergy(input: CalculatorInput, overrides: Partial<Assumptions>): Energy {
  const energy: Energy = new Float64Array(rowCount * columnCount);
  const assumptions = ofHigherLimit(overrides);
  const system = buildSystem(input, assumptions);
  const months = simulate(system);
  const { daytime = 'normal', consumptionKWh } = input;
  const base = sumFlows(months);
  const yearOf = (changed: CalculatorInput, more: Partial<Assumptions> = {}) =>
    sumFlows(simulate(buildSystem(changed, { ...assumptions, ...more })));
  const usesMore = yearOf({ ...input, consumptionKWh: consumptionKWh * (1 + tried.use) });
  setRow(energy, rows.use, (of) => (of(usesMore) - of(base)) / tried.use);
  const expected = (assumptions.daytimeFactor ?? daytimeFactors[daytime]) / daytimeFactors[daytime];
  const [least, most] = boundsByDay[daytime].map((bound) =>
    yearOf(input, { daytimeFactor: bound * expected }),
  ) as [Flows, Flows];
  setRow(energy, rows.byDay, (of) => (of(most) - of(least)) / 2);
  setRow(energy, rows.byDaySquared, (of) => (of(most) + of(least)) / 2 - of(base));
  const smaller = system.storage
    ? sumFlows(simulate(system, { storageFactor: 1 - tried.storage }))
    : base;
  setRow(energy, rows.lessStorage, (of) => (of(smaller) - of(base)) / tried.storage);
  const withSun = (factor: number) =>
    simulate(system, { solarFactors: Array.from({ length: 12 }, () => factor) });
  const darker = withSun(1 - tried.sun);
  const brighter = withSun(1 + tried.sun);
  /** What follows from so much more sun in each month, on the curve through darker, typical and brighter. */
  const moreSun =
    (more: (month: number) => number, bent: boolean) => (of: (flows: PaidFlows) => number) =>
      months.reduce((sum, flows, month) => {
        const low = of(darker[month] as Flows) - of(flows);
        const high = of(brighter[month] as Flows) - of(flows);
        const share = more(month) / tried.sun;
        return sum + (share * (high - low) + (bent ? share ** 2 * (high + low) : 0)) / 2;
      }, 0);
  const lessSun = moreSun(() => -1, false);
  setRow(energy, rows.lessSun, lessSun);
  for (const [index, year] of rangeYears.entries()) {
    const factors = weatherFactors(year);
    const ofYear = moreSun((month) => (factors[month] as number) - 1, true);
    setRow(energy, rows.weather + index, ofYear);
  }
  return energy;
}

/** By the number of the column. */
const columnsOf: readonly ((flows: PaidFlows) => number)[] = [
  ({ consumptionKWh, gridKWh }) => consumptionKWh - gridKWh,
  ({ feedInKWh, curtailedKWh }) => feedInKWh + curtailedKWh,
  ({ negativeFeedInKWh, negativeCurtailedKWh }) => negativeFeedInKWh + negativeCurtailedKWh,
  ({ feedInKWh }) => feedInKWh,
  ({ negativeFeedInKWh }) => negativeFeedInKWh,
  ({ feedInKWh, moreCurtailedKWh }) => feedInKWh - moreCurtailedKWh,
  ({ negativeFeedInKWh, negativeMoreCurtailedKWh }) => negativeFeedInKWh - negativeMoreCurtailedKWh,
];

/**
 * The energy of any size between some that are simulated when they are asked for: on the cubic curves through the four
 * nearest.
 *
 * @param systems kWp, rising
 * @param storages kWh, rising
 */
export function energyOnCurves(
  systems: readonly number[],
  storages: readonly number[],
  simulated: (kWp: number, storageKWh: number) => Energy,
): (kWp: number, storageKWh: number) => Energy {
  const known = new Map<string, Energy>();
  return (kWp, storageKWh) => {
    const energy = new Float64Array(rowCount * columnCount);
    for (const [system, systemWeight] of weights(systems, kWp)) {
      for (const [storage, storageWeight] of weights(storages, storageKWh)) {
        const weight = systemWeight * storageWeight;
        const key = `${system} ${storage}`;
        const node = known.get(key) ?? simulated(system, storage);
        known.set(key, node);
        for (let cell = 0; cell < energy.length; cell++) {
          energy[cell] = (energy[cell] as number) + weight * (node[cell] as number);
        }
      }
    }
    return energy;
  };
}

/** Lagrange's weights of the four nodes around a value; of a node itself it alone. */
function weights(nodes: readonly number[], value: number): [node: number, weight: number][] {
  if (nodes.includes(value)) return [[value, 1]];
  const above = nodes.findIndex((node) => node > value);
  const from = Math.max(0, Math.min(nodes.length - 4, (above < 0 ? nodes.length : above) - 2));
  const near = nodes.slice(from, from + 4);
  return near.map((node) => [
    node,
    near.reduce(
      (weight, other) => (other === node ? weight : (weight * (value - other)) / (node - other)),
      1,
    ),
  ]);
}
