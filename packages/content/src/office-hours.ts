import { company } from './company-in-texts.ts';
import { type HolidayPlace, holidayOn } from './holidays.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { IsoDate } from './typography.ts';

/** When it is open, and whose holidays it keeps. */
export type OpeningTimes = HolidayPlace & { officeHours: readonly OpeningHours[] };

const codes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** From when until when the office is open on a day; undefined when it stays closed. */
export function officeHoursOn(
  day: IsoDate,
  office: OpeningTimes = company,
): OpeningHours | undefined {
  const code = codes[new Date(day).getUTCDay()];
  const hours = office.officeHours.find(({ dayCodes }) => dayCodes.some((known) => known === code));
  return hours && !holidayOn(day, office) ? hours : undefined;
}
