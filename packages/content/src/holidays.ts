import { getHolidays } from 'feiertagejs';
import { region } from './company/region.ts';
import type { MunicipalHoliday, State } from './states.ts';
import type { IsoDate } from './typography.ts';

/** Whose holidays count: a state's, and those that only parts of it have. */
export type HolidayPlace = { state: State; municipalHolidays: readonly MunicipalHoliday[] };

export type Holiday = { day: IsoDate; name: string };

const known = new Map<string, Holiday[]>();

/**
 * The holidays of a year, first to last, made once, as the office's hours ask for them day by day. No module of the
 * client imports this one: the list of all states weighs too much for a page, and the server names the day.
 */
export function holidays(
  year: number,
  { state, municipalHolidays }: HolidayPlace = region,
): Holiday[] {
  const key = [year, state, ...municipalHolidays].join();
  const made = known.get(key) ?? holidaysOf(year, state, municipalHolidays);
  known.set(key, made);
  return made;
}

function holidaysOf(
  year: number,
  state: State,
  municipalHolidays: readonly MunicipalHoliday[],
): Holiday[] {
  const ofState = named(getHolidays(year, state)).filter(
    // Bavaria has it only where most people are Catholic.
    ({ name }) => state !== 'BY' || name !== 'Mariä Himmelfahrt',
  );
  const ofSome = named([...getHolidays(year, 'ALL'), ...getHolidays(year, 'AUGSBURG')]);
  const ofMunicipality = ofSome.filter(({ name }) => municipalHolidays.some((own) => own === name));
  const byDay = new Map([...ofState, ...ofMunicipality].map((holiday) => [holiday.day, holiday]));
  return [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day));
}

/** The name of the holiday on a day: „Buß- und Bettag“. */
export function holidayOn(day: IsoDate, place?: HolidayPlace): string | undefined {
  return holidays(Number(day.slice(0, 4)), place).find((holiday) => holiday.day === day)?.name;
}

function named(all: ReturnType<typeof getHolidays>): Holiday[] {
  return all.map((holiday) => ({
    // Noon in UTC, so the day of Germany.
    day: holiday.date.toISOString().slice(0, 10) as IsoDate,
    name: holiday.translate('de') ?? holiday.name,
  }));
}
