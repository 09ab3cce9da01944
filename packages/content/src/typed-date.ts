/** What somebody types as a date: 24.05.1968 or 24.5.1968; a browser fills in 1968-05-24. */
const german = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A typed date as a payload carries it: 24.05.1968 becomes 1968-05-24.
 *
 * @returns undefined for what is no day of the calendar
 */
export function toIsoDate(typed: string): string | undefined {
  const text = typed.trim();
  const [, day, month, year] = german.exec(text) ?? [];
  const date = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  return isDay(date) ? date : undefined;
}

/** With the year's last two digits: 24.5.68 */
const shortYear = /^(\d{1,2}\. ?\d{1,2}\. ?)(\d{2})$/;

/**
 * A typed birth date as a payload carries it: from 1900 on, and not in the future. 24.5.68 is the last such day that
 * has been.
 *
 * @returns undefined for what is none
 */
export function toBirthDate(typed: string, now = new Date()): string | undefined {
  const [, day, year] = shortYear.exec(typed.trim()) ?? [];
  const dates = year ? [`${day}20${year}`, `${day}19${year}`] : [typed];
  const today = now.toISOString().slice(0, 10);
  return dates
    .map(toIsoDate)
    .find((date) => date !== undefined && date >= '1900-01-01' && date <= today);
}

/** A date of a payload as it is read in German: 23.11.2026; all else unchanged. */
export function toGermanDate(value: string): string {
  return value.replace(iso, '$3.$2.$1');
}

/** The calendar moves 31 February on to March: such a day is none. */
function isDay(date: string): boolean {
  const time = iso.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
