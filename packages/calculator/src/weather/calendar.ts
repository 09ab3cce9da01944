import { hoursPerYear, modelYearStart } from '../sun/sun-year.ts';
import { holidays } from './packed-holidays.ts';

/** Days of each month of the model year. */
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const dayLength = 86_400_000;

/** First hour of each month, and the end of the year: 13 values, in hours of the model year. */
export const monthStarts: readonly number[] = [0, ...daysOfMonths].map((_, month) =>
  daysOfMonths.slice(0, month).reduce((hours, days) => hours + days * 24, 0),
);

/** The kinds of day of the household's profile: Saturday, Sunday or holiday, working day. */
export type DayKind = 'saturday' | 'holiday' | 'workday';

/** Working days that households spend like a Saturday, as BDEW has it. */
const halfHolidays = new Set(['12-24', '12-31']);

/** One day of the model year. */
interface CalendarDay {
  /** 0 for January. */
  month: number;
  kind: DayKind;
}

/** The 365 days of the model year. */
export const calendar: readonly CalendarDay[] = Array.from({ length: 365 }, (_, index) => {
  const date = new Date(modelYearStart + index * dayLength);
  const month = date.getUTCMonth();
  const weekday = date.getUTCDay();
  const name = `${month + 1}-${date.getUTCDate()}`;
  if (weekday === 0 || holidays.includes(name)) {
    return { month, kind: 'holiday' };
  }
  return { month, kind: weekday === 6 || halfHolidays.has(name) ? 'saturday' : 'workday' };
});

/** Summer time begins and ends at 1 o'clock UTC on the last Sundays of March and October. */
const summerTimeStart = (31 + 28 + 28) * 24 + 1;
const summerTimeEnd = (365 - 31 - 30 - 7) * 24 + 1;

/** The hour of German wall-clock time, counted from the model year's start, for an hour UTC. */
export function localHour(hourUtc: number): number {
  const offset = hourUtc >= summerTimeStart && hourUtc < summerTimeEnd ? 2 : 1;
  return (hourUtc + offset) % hoursPerYear;
}
