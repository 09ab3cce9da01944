import type { Assumptions } from '../assumptions.ts';
import { sumFlows } from '../storage/simulate-year.ts';
import { type System, simulate } from '../system.ts';
import { yearsCalculated } from './cash-flow.ts';
import type { PaidFlows } from './money.ts';

/** The energy of twenty years, as modules and storage age and the storage is replaced. */
export function ageingYears(
  system: System,
  { degradationShare, storageAgeingShare, storageLeastShare, storageLifeYears }: Assumptions,
  first: PaidFlows,
): PaidFlows[] {
  const life = system.storage ? Math.round(storageLifeYears) : yearsCalculated;
  const knots = simulatedYears(life).map((year) => ({
    year,
    flows:
      year === 1
        ? first
        : sumFlows(
            simulate(system, {
              solarFactors: Array.from({ length: 12 }, () => (1 - degradationShare) ** (year - 1)),
              storageFactor: Math.max(
                storageLeastShare,
                1 - storageAgeingShare * ((year - 1) % life),
              ),
            }),
          ),
  }));
  return Array.from({ length: yearsCalculated }, (_, index) => {
    const year = index + 1;
    const next = Math.max(
      1,
      knots.findIndex((knot) => knot.year >= year),
    );
    const [from, until] = [knots[next - 1], knots[next]] as [Knot, Knot];
    return between(from.flows, until.flows, (year - from.year) / (until.year - from.year));
  });
}

interface Knot {
  year: number;
  flows: PaidFlows;
}

/**
 * Years that are simulated; those between them are taken from the line between their neighbours: the first
 * and the last, and those on both sides of a new storage.
 */
function simulatedYears(life: number): number[] {
  const years = [1, yearsCalculated];
  for (let last = life; last < yearsCalculated; last += life) {
    years.push(last, last + 1);
  }
  return [...new Set(years)].sort((one, other) => one - other);
}

function between(from: PaidFlows, until: PaidFlows, part: number): PaidFlows {
  const on = (name: keyof PaidFlows) => from[name] * (1 - part) + until[name] * part;
  return {
    consumptionKWh: on('consumptionKWh'),
    gridKWh: on('gridKWh'),
    feedInKWh: on('feedInKWh'),
    curtailedKWh: on('curtailedKWh'),
    negativeFeedInKWh: on('negativeFeedInKWh'),
    negativeCurtailedKWh: on('negativeCurtailedKWh'),
  };
}
