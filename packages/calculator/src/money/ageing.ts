import type { Assumptions } from '../assumptions.ts';
import { sumFlows } from '../storage/simulate-year.ts';
import { type System, simulate } from '../system.ts';
import { yearsCalculated } from './cash-flow.ts';
import type { PaidFlows } from './money.ts';

/** Years that are simulated; those between them are taken from the line between their neighbours. */
const simulatedYears = [1, 6, 11, 16, 20];

/** The energy of twenty years, as modules and storage age. */
export function ageingYears(
  system: System,
  { degradationShare, storageAgeingShare, storageLeastShare }: Assumptions,
  first: PaidFlows,
): PaidFlows[] {
  const knots = simulatedYears.map((year) =>
    year === 1
      ? first
      : sumFlows(
          simulate(system, {
            solarFactors: Array.from({ length: 12 }, () => (1 - degradationShare) ** (year - 1)),
            storageFactor: Math.max(storageLeastShare, 1 - storageAgeingShare * (year - 1)),
          }),
        ),
  );
  return Array.from({ length: yearsCalculated }, (_, index) => {
    const year = index + 1;
    const after = Math.max(
      1,
      simulatedYears.findIndex((simulated) => simulated >= year),
    );
    const from = simulatedYears[after - 1] as number;
    const until = simulatedYears[after] as number;
    const part = (year - from) / (until - from);
    const between = (name: keyof PaidFlows) =>
      (knots[after - 1] as PaidFlows)[name] * (1 - part) + (knots[after] as PaidFlows)[name] * part;
    return {
      consumptionKWh: between('consumptionKWh'),
      gridKWh: between('gridKWh'),
      feedInKWh: between('feedInKWh'),
    };
  });
}
