import { type Assumptions, withDefaults } from '../assumptions.ts';
import { type CalculatorInput, checkInput } from '../input.ts';
import { stepsPerHour } from '../load/household.ts';
import { buildSystem, simulate } from '../system.ts';
import { calendar, localHour } from '../weather/calendar.ts';

/** The months of the seasons whose mean days are drawn, January is 0. */
const seasons = { winter: [11, 0, 1], summer: [5, 6, 7] } as const;

export type Season = keyof typeof seasons;

const parts = ['direct', 'discharged', 'charged', 'feedIn', 'curtailed', 'grid'] as const;

/** A mean day: kW in each of 24 hours of German wall-clock time, to two decimals. */
export type Day = Record<(typeof parts)[number], number[]>;

/** The mean days of winter and summer, and of each month what the roof gives: kW by the hour, to one decimal. */
export type TypicalDays = Record<Season, Day> & { roof: number[][] };

/** @throws RangeError as `calculate` does */
export function typicalDays(input: CalculatorInput, overrides?: Partial<Assumptions>): TypicalDays {
  checkInput(input);
  const system = buildSystem(input, withDefaults(overrides));
  const months = Array.from(
    { length: 12 },
    () =>
      Object.fromEntries([...parts, 'solar'].map((part) => [part, new Float64Array(24)])) as Sums,
  );
  simulate(system, {
    onStep: (step, flows) => {
      const local = localHour(Math.floor(step / stepsPerHour));
      const day = months[calendar[Math.floor(local / 24)]?.month ?? 0] as Sums;
      const hour = local % 24;
      // By name, as it is called for each of the year's 52,560 steps.
      add(day.solar, hour, flows.solar);
      add(day.direct, hour, flows.direct);
      add(day.discharged, hour, flows.discharged);
      add(day.charged, hour, flows.charged);
      add(day.feedIn, hour, flows.feedIn);
      add(day.curtailed, hour, flows.curtailed);
      add(day.grid, hour, flows.grid);
    },
  });
  /** @param places 10 for one decimal */
  const meanOf = (of: readonly number[], part: keyof Sums, places: number) =>
    Array.from({ length: 24 }, (_, hour) => {
      const sum = of.reduce((all, month) => all + (months[month]?.[part][hour] as number), 0);
      const days = calendar.filter(({ month }) => of.includes(month)).length;
      return Math.round((sum / days / stepsPerHour) * places) / places;
    });
  const dayOf = (season: Season) =>
    Object.fromEntries(parts.map((part) => [part, meanOf(seasons[season], part, 100)])) as Day;
  return {
    winter: dayOf('winter'),
    summer: dayOf('summer'),
    roof: months.map((_, month) => meanOf([month], 'solar', 10)),
  };
}

type Sums = Record<(typeof parts)[number] | 'solar', Float64Array>;

const add = (to: Float64Array, hour: number, value: number) => {
  to[hour] = (to[hour] as number) + value;
};
