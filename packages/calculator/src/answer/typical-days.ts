import { type Assumptions, withDefaults } from '../assumptions.ts';
import { type CalculatorInput, checkInput } from '../input.ts';
import { stepsPerHour } from '../load/household.ts';
import type { StepFlows } from '../storage/simulate-year.ts';
import { buildSystem, simulate } from '../system.ts';
import { calendar, localHour } from '../weather/calendar.ts';

/** The seasons whose mean day is drawn, with their months (0 is January). */
const seasons = {
  winter: [11, 0, 1],
  spring: [2, 3, 4],
  summer: [5, 6, 7],
} as const;

/** A season with a day to be drawn. */
export type Season = keyof typeof seasons;

/** The mean day of a season: 24 hours of German wall-clock time, kW. */
type TypicalDay = StepFlows[];

/** The mean days of winter, spring and summer. */
export function typicalDays(
  input: CalculatorInput,
  overrides?: Partial<Assumptions>,
): Record<Season, TypicalDay> {
  checkInput(input);
  const byMonth = calendarHours();
  simulate(buildSystem(input, withDefaults(overrides)), {
    onStep: (step, flows) => {
      const local = localHour(Math.floor(step / stepsPerHour));
      const hour = byMonth[calendar[Math.floor(local / 24)]?.month ?? 0]?.[local % 24];
      if (hour) {
        hour.steps++;
        add(hour.sum, flows);
      }
    },
  });
  const day = (months: readonly number[]) =>
    Array.from({ length: 24 }, (_, hour) => {
      const total = emptyFlows();
      let steps = 0;
      for (const month of months) {
        const cell = byMonth[month]?.[hour];
        if (cell) {
          add(total, cell.sum);
          steps += cell.steps;
        }
      }
      return divided(total, steps);
    });
  return { winter: day(seasons.winter), spring: day(seasons.spring), summer: day(seasons.summer) };
}

function calendarHours() {
  return Array.from({ length: 12 }, () =>
    Array.from({ length: 24 }, () => ({ steps: 0, sum: emptyFlows() })),
  );
}

function emptyFlows(): StepFlows {
  return {
    solar: 0,
    load: 0,
    direct: 0,
    discharged: 0,
    charged: 0,
    grid: 0,
    feedIn: 0,
    curtailed: 0,
  };
}

// By name, as it is called for each of the year's 52,560 steps.
function add(sum: StepFlows, flows: StepFlows): void {
  sum.solar += flows.solar;
  sum.load += flows.load;
  sum.direct += flows.direct;
  sum.discharged += flows.discharged;
  sum.charged += flows.charged;
  sum.grid += flows.grid;
  sum.feedIn += flows.feedIn;
  sum.curtailed += flows.curtailed;
}

function divided(sum: StepFlows, by: number): StepFlows {
  const mean = emptyFlows();
  for (const name of Object.keys(sum) as (keyof StepFlows)[]) {
    mean[name] = sum[name] / by;
  }
  return mean;
}
