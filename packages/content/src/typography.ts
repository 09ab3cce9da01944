/**
 * How numbers, units, money and dates are set in German. Every text of the site uses these,
 * so that a figure looks the same on each page.
 */

/** Space at which no line ends: between a number and a word or a unit of letters, and after §. */
export const wordSpace = '\u00A0';
/** The narrow one, which stands before a sign. */
const narrowSpace = '\u202F';

/** The space before what follows a number: „40 km“, „40 %“. */
export const spaceBefore = (unit: string) => (/^(?:%|€|°C)/.test(unit) ? narrowSpace : wordSpace);

/** Sets the `~` of a text (`md.ts`): the space at which no line ends. */
export function noBreak(text: string): string {
  return text.replaceAll(/~(?=(.{0,2}))/g, (_, next: string) => spaceBefore(next));
}

/** A whole calendar date, a month or a year, as ISO 8601 writes it. */
export type IsoDate = `${number}-${number}-${number}`;
export type IsoMonth = `${number}-${number}`;
export type IsoYear = `${number}`;

/** January first. */
export const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/**
 * `1050` becomes „1.050“, `4.75` becomes „4,75“. With `decimals`, exactly so many places. Not by `Intl`,
 * whose first use holds a browser up for longer than all else that a page computes.
 */
export function formatNumber(value: number, decimals?: number): string {
  const [whole = '', places = ''] = value.toFixed(decimals ?? 2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const shown = decimals === undefined ? places.replace(/0+$/, '') : places;
  return shown === '' ? grouped : `${grouped},${shown}`;
}

const numberWords = 'Keine Ein Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(
  ' ',
);

/** „Fünf“, as a sentence begins with it; from thirteen on a figure. */
export function numberWord(count: number): string {
  return numberWords[count] ?? formatNumber(count);
}

/** Two numbers with an en dash and no spaces: „1.400–1.800“. */
export function germanRange(from: number, to: number, decimals?: number): string {
  return `${formatNumber(from, decimals)}–${formatNumber(to, decimals)}`;
}

/** Joins a number that is already set with its unit; the sign for degrees stands without a space. */
export function withUnit(amount: string, unit: string): string {
  if (unit === '') return amount;
  return unit === '°' ? `${amount}°` : `${amount}${spaceBefore(unit)}${unit}`;
}

export function kWh(value: number): string {
  return withUnit(formatNumber(value), 'kWh');
}

export function kWp(value: number): string {
  return withUnit(formatNumber(value), 'kWp');
}

export function kW(value: number): string {
  return withUnit(formatNumber(value), 'kW');
}

export function watts(value: number): string {
  return withUnit(formatNumber(value), 'W');
}

export function kilometres(value: number): string {
  return withUnit(formatNumber(value), 'km');
}

/** „37,5 %“ for 37.5. With `decimals`, exactly so many places. */
export function percent(value: number, decimals?: number): string {
  return withUnit(formatNumber(value, decimals), '%');
}

/** What a kilowatt-hour costs: „7,7 ct/kWh“ for 0.077 euros. */
export function centsPerKWh(euros: number): string {
  return withUnit(formatNumber(euros * 100), 'ct/kWh');
}

/** Money: whole euros without places, „1.400 €“, anything else with two, „64,88 €“. */
export function euro(amount: number): string {
  return withUnit(formatNumber(amount, Number.isInteger(amount) ? 0 : 2), '€');
}

/** The same with a minus that is as wide as a plus, where it is a loss: „−1.800 €“. */
export function signedEuro(amount: number): string {
  return amount < 0 ? `−${euro(-amount)}` : euro(amount);
}

/** „31.01.2019“ for a day, „August 2026“ for a month, „2025“ for a year. */
export function germanDate(date: IsoDate | IsoMonth | IsoYear): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  if (day === undefined) return `${monthNames[Number(month) - 1]} ${year}`;
  return `${day}.${month}.${year}`;
}

/** „Stand: August 2026“ */
export function asOfNote(date: IsoDate | IsoMonth | IsoYear): string {
  return `Stand: ${germanDate(date)}`;
}

/** „Dach, Zähler und Speicher“ */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' und ');
}

/** The same words as a sentence begins with them: „Bliebe es“ for „bliebe es“. */
export function sentenceBegin(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** „Mehrfamilien-haus“: long compounds may be parted before their last word, also by browsers without a German dictionary. */
export function withSoftHyphens(text: string): string {
  return text.replace(/(?<=\p{L}{7})(?=(?:haus|hälfte)\b)/gu, '\u00AD');
}
