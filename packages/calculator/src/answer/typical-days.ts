import { type Assumptions, withDefaults } from '../assumptions.ts';
import { type CalculatorInput, checkInput } from '../input.ts';
import { stepsPerHour } from '../load/household.ts';
import { buildSystem, simulate } from '../system.ts';
import { calendar, localHour } from '../weather/calendar.ts';

/** A season whose mean day is drawn. */
export type Season = 'winter' | 'summer';

/** By month, January first. */
const seasons: readonly (Season | null)[] = [
  ...(['winter', 'winter', null, null, null, 'summer'] as const),
  ...(['summer', 'summer', null, null, null, 'winter'] as const),
];

const parts = ['direct', 'discharged', 'charged', 'feedIn', 'curtailed', 'grid'] as const;

/** A mean day: kW in each of 24 hours of German wall-clock time, to two decimals. */
export type Day = Record<(typeof parts)[number], number[]>;

/**
 * The mean days of winter and summer.
 *
 * @throws RangeError as `calculate` does
 */
export function typicalDays(
  input: CalculatorInput,
  overrides?: Partial<Assumptions>,
): Record<Season, Day> {
  checkInput(input);
  const system = buildSystem(input, withDefaults(overrides));
  const sums = { winter: emptyDay(), summer: emptyDay() };
  simulate(system, {
    onStep: (step, flows) => {
      const local = localHour(Math.floor(step / stepsPerHour));
      const season = seasons[calendar[Math.floor(local / 24)]?.month ?? 0];
      if (!season) return;
      const day = sums[season];
      const hour = local % 24;
      add(day.steps, hour, 1);
      // By name, as it is called for half of the year's 52,560 steps.
      add(day.direct, hour, flows.direct);
      add(day.discharged, hour, flows.discharged);
      add(day.charged, hour, flows.charged);
      add(day.feedIn, hour, flows.feedIn);
      add(day.curtailed, hour, flows.curtailed);
      add(day.grid, hour, flows.grid);
    },
  });
  return { winter: meanOf(sums.winter), summer: meanOf(sums.summer) };
}

const add = (to: Float64Array, hour: number, value: number) => {
  to[hour] = (to[hour] as number) + value;
};

const emptyDay = () =>
  Object.fromEntries(
    [...parts, 'steps' as const].map((part) => [part, new Float64Array(24)]),
  ) as Record<(typeof parts)[number] | 'steps', Float64Array>;

const meanOf = (day: ReturnType<typeof emptyDay>) =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      Array.from(
        day[part],
        (sum, hour) => Math.round((sum / (day.steps[hour] as number)) * 100) / 100,
      ),
    ]),
  ) as Day;
