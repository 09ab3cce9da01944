import { company } from './company-in-texts.ts';
import { type HolidayPlace, holidayOn } from './holidays.ts';
import { type ClosedDays, formatClosedDays, type OpeningHours } from './opening-hours.ts';
import type { IsoDate } from './typography.ts';

/** When it is open, whose holidays it keeps, and when it is closed besides. */
export type OpeningTimes = HolidayPlace & {
  officeHours: readonly OpeningHours[];
  closedDays: readonly ClosedDays[];
};

const codes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** From when until when the office is open on a day; undefined when it stays closed. */
export function officeHoursOn(
  day: IsoDate,
  office: OpeningTimes = company,
): OpeningHours | undefined {
  const code = codes[new Date(day).getUTCDay()];
  const hours = office.officeHours.find(({ dayCodes }) => dayCodes.some((known) => known === code));
  return hours && !closedFor(day, office) ? hours : undefined;
}

/** What the office is closed for on a day: days of its own with their dates, else the name of a holiday. */
export function closedFor(day: IsoDate, office: OpeningTimes = company): string | undefined {
  const own = office.closedDays.find(({ from, to }) => from <= day && day <= to);
  return own ? formatClosedDays(own) : holidayOn(day, office);
}
