import { germanDate, type IsoDate, wordSpace } from './typography.ts';

/** Some days of the week with the same hours; a time is written „8:00“. */
export type OpeningHours = {
  /** As printed: „Mo–Fr“. */
  days: string;
  dayCodes: readonly ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[];
  opens: string;
  closes: string;
};

/** First and last day, and why: „Betriebsferien“. */
export type ClosedDays = { from: IsoDate; to: IsoDate; reason: string };

/** Whom to call when a system fails: in a list of services, and beside the hours of the service. */
export type Hotline = { short: string; text: string };

/** „Mo–Fr 8:00–18:00 Uhr“ */
export function formatHours({
  days,
  opens,
  closes,
}: Pick<OpeningHours, 'days' | 'opens' | 'closes'>): string {
  return `${days} ${opens}–${closes}${wordSpace}Uhr`;
}

/** „Betriebsferien 24.12.2026–03.01.2027“ */
export function formatClosedDays({ from, to, reason }: ClosedDays): string {
  return `${reason} ${from === to ? '' : `${germanDate(from)}–`}${germanDate(to)}`;
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const shortNames = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** „Mo–Sa“ where days follow one another, else „Mo, Mi“. */
export function daysOf(dayCodes: readonly string[]): string {
  const days = dayCodes.map((code) => weekdays.indexOf(code)).sort((one, other) => one - other);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  return days.length > 2 && last - first === days.length - 1
    ? `${shortNames[first]}–${shortNames[last]}`
    : days.map((day) => shortNames[day]).join(', ');
}
