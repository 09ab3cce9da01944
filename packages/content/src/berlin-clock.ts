import { germanDate, type IsoDate, monthNames } from './typography.ts';

// Numbers called `wall` are times on the clock of Berlin, in milliseconds as if it were UTC: on it a day always has
// 24 hours, so that days and hours can be counted.

/** As `Date.getUTCDay` counts them. */
const weekdays = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

const day = 24 * 60 * 60 * 1_000;

let formatter: Intl.DateTimeFormat | undefined;

/** „2026-11-24 09:38:00“. Numbers alone, which every browser and the server write alike: a page is hydrated with them. */
function read(moment: Date): string {
  // Made once, when it is needed: the first use of `Intl` holds a browser up for longer than all else of a page.
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  return formatter.format(moment);
}

/** The clock of Berlin at a moment, in milliseconds as if it were UTC. Milliseconds of the second are left out. */
export const wallClock = (moment: Date): number => Date.parse(`${read(moment).replace(' ', 'T')}Z`);

/**
 * The moment at which the clock of Berlin shows this: in the hour that the end of summer time repeats, the later one;
 * in the hour that its beginning leaves out, an hour later.
 * @param wall as `wallClock` gives it
 */
export function fromBerlinWallClock(wall: number): Date {
  const guess = wall - (wallClock(new Date(wall)) - wall);
  // The guess may lie on the other side of a change to or from summer time.
  return new Date(wall - (wallClock(new Date(guess)) - guess));
}

/** The moment of a typed day and time; undefined for what is none. @param date „2026-11-24“ @param time „16:30“ */
export function momentAt(date: string, time: string): Date | undefined {
  const wall = Date.parse(`${date}T${time}Z`);
  // A year that is still being typed, „0002“, is one that no clock here can show.
  return wall >= Date.UTC(2000) ? fromBerlinWallClock(wall) : undefined;
}

/** „2026-11-23“ */
export const berlinDay = (moment: Date) => read(moment).slice(0, 10) as IsoDate;

/** How many days lie between, by the calendar of Berlin; negative when `to` is the earlier day. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(berlinDay(to)) - Date.parse(berlinDay(from))) / day;

/** „9:38“ */
export const berlinTime = (moment: Date) => read(moment).slice(11, 16).replace(/^0/, '');

/** „24.11.2026“ */
export const berlinDate = (moment: Date) => germanDate(berlinDay(moment));

/** „21.11.2026, 05:03“ */
export const berlinMinute = (moment: Date) =>
  `${berlinDate(moment)}, ${read(moment).slice(11, 16)}`;

/** „Montag, 23.11., 8:00“ */
export const berlinMinuteOfWeek = (moment: Date) =>
  `${weekday(moment)}, ${dayAndMonth(moment)}, ${berlinTime(moment)}`;

/** „Fr 20.11.“ */
export const berlinShortDay = (moment: Date) =>
  `${berlinShortWeekday(moment)} ${dayAndMonth(moment)}`;

/** „Fr“ */
export const berlinShortWeekday = (moment: Date) => weekday(moment).slice(0, 2);

/** „Montag, 23. November“ */
export const berlinLongDay = (moment: Date) => `${weekday(moment)}, ${dayOfMonth(moment)}`;

/** „23. November 2026 um 8:05“ */
export const berlinLongMinute = (moment: Date) =>
  `${dayOfMonth(moment)} ${berlinDay(moment).slice(0, 4)} um ${berlinTime(moment)}`;

const weekday = (moment: Date) => weekdays[dateOf(moment).getUTCDay()] ?? '';

/** „1. März“ */
const dayOfMonth = (moment: Date) =>
  `${dateOf(moment).getUTCDate()}. ${monthNames[dateOf(moment).getUTCMonth()]}`;

/** „01.03.“ */
const dayAndMonth = (moment: Date) => berlinDate(moment).slice(0, 6);

/** Of which the parts in UTC are those that Berlin shows. */
const dateOf = (moment: Date) => new Date(wallClock(moment));
