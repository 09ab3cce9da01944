import type { Assumptions } from '../assumptions.ts';
import { sumFlows } from '../storage/simulate-year.ts';
import { type System, simulate } from '../system.ts';
import { yearsCalculated } from './cash-flow.ts';
import { type PaidFlows, paidNames } from './money.ts';

/**
 * The energy of twenty years, as modules and storage age and the storage is replaced. Up to the end of the
 * first storage's life the years lie on the line between the first and the last, which are simulated; of each
 * later storage the middle of its years stands for all of them.
 */
export function ageingYears(
  system: System,
  assumptions: Assumptions,
  first: PaidFlows,
): PaidFlows[] {
  const { degradationShare, storageLifeYears } = assumptions;
  const life = system.storage ? Math.round(storageLifeYears) : yearsCalculated;
  /** Years are counted from 0. */
  const simulated = (year: number): PaidFlows =>
    sumFlows(
      simulate(system, {
        solarFactors: Array.from({ length: 12 }, () => (1 - degradationShare) ** year),
        storageFactor: capacityLeft(assumptions, year % life),
      }),
    );
  const lastOfFirst = Math.min(life, yearsCalculated) - 1;
  const last = lastOfFirst === 0 ? first : simulated(lastOfFirst);
  const years = Array.from({ length: lastOfFirst + 1 }, (_, year) =>
    between(first, last, year / Math.max(1, lastOfFirst)),
  );
  for (let begin = life; begin < yearsCalculated; begin += life) {
    const end = Math.min(begin + life, yearsCalculated);
    const middle = simulated((begin + end - 1) / 2);
    years.push(...Array.from({ length: end - begin }, () => middle));
  }
  return years;
}

/** Share of its capacity that a storage of so many years has. */
export const capacityLeft = (of: Assumptions, years: number) =>
  Math.max(of.storageLeastShare, 1 - of.storageAgeingShare * years);

function between(from: PaidFlows, until: PaidFlows, part: number): PaidFlows {
  return Object.fromEntries(
    paidNames.map((name) => [name, from[name] * (1 - part) + until[name] * part]),
  ) as PaidFlows;
}
