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

/** A date of a payload as it is read in German: 23.11.2026; all else unchanged. */
export function toGermanDate(value: string): string {
  return value.replace(iso, '$3.$2.$1');
}

/** The calendar moves 31 February on to March: such a day is none. */
function isDay(date: string): boolean {
  const time = iso.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
