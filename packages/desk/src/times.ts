import {
  berlinDate,
  berlinShortDay,
  berlinShortWeekday,
  berlinTime,
  daysBetween,
} from '@rebhang-solar/content/berlin-clock';
import { desk, deskList } from '@rebhang-solar/content/desk-words';
import { wordSpace } from '@rebhang-solar/content/typography';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** „heute, 14:20“, „gestern, 9:15“, „Fr 20.11., 16:48“, „12.03.2026“ */
export function formatMoment(moment: Date, now: Date): string {
  const days = daysBetween(now, moment);
  const time = berlinTime(moment);
  if (days === 0) return `heute, ${time}`;
  if (days === 1) return `morgen, ${time}`;
  if (days === -1) return `gestern, ${time}`;
  if (Math.abs(days) > 300) return berlinDate(moment);
  return `${berlinShortDay(moment)}, ${time}`;
}

/** „heute“, „morgen“, „Fr 20.11.“ */
export function dayOf(moment: Date, now: Date): string {
  const days = daysBetween(now, moment);
  if (days === 0) return deskList.today;
  return days === 1 ? deskList.tomorrow : berlinShortDay(moment);
}

/** The next moment that counts of a request: „heute, 14:20“, of a day alone „heute“. */
export const nextOf = (moment: string, isFollowUp: boolean, now: Date) =>
  (isFollowUp ? dayOf : formatMoment)(new Date(moment), now);

/** „1 h 34 min“, „20 min“; from two days on „4 Tage“. @param milliseconds not negative */
export function durationOf(milliseconds: number): string {
  if (milliseconds >= 2 * day) return unit(Math.floor(milliseconds / day), 'Tage');
  const hours = Math.floor(milliseconds / hour);
  const minutes = Math.floor((milliseconds % hour) / minute);
  if (hours === 0) return unit(minutes, 'min');
  return `${unit(hours, 'h')}${wordSpace}${String(minutes).padStart(2, '0')}${wordSpace}min`;
}

/** Since when something waits, beside how long that is: „8:12“, „Mo 17:22“, „Fr 20.11.“ */
export function sinceOf(moment: Date, now: Date): string {
  const days = daysBetween(now, moment);
  if (days === 0) return berlinTime(moment);
  if (days === -1) return `${berlinShortWeekday(moment)} ${berlinTime(moment)}`;
  return berlinShortDay(moment);
}

/** The same of something that has waited: only its largest unit. „4 Tage“, „18 h“, „52 min“ */
export function ageOf(milliseconds: number): string {
  if (milliseconds >= 2 * day) return unit(Math.floor(milliseconds / day), 'Tage');
  if (milliseconds >= hour) return unit(Math.floor(milliseconds / hour), 'h');
  return unit(Math.max(0, Math.floor(milliseconds / minute)), 'min');
}

/** „seit 4 Tagen“ */
export const inDative = (duration: string) => duration.replace(/Tage$/, 'Tagen');

/** „5,1 MB“; what is small is no nought. */
export const megabytes = (bytes: number) =>
  unit(
    (Math.max(bytes, 50_000) / 1_000_000).toLocaleString('de-DE', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
    'MB',
  );

const unit = (count: number | string, name: string) => `${count}${wordSpace}${name}`;

/** „heute, 14:20 Uhr“, for a sentence of its own. */
export function formatDue(moment: Date, now: Date): string {
  const words = formatMoment(moment, now);
  return /\d:\d\d$/.test(words) ? desk.oClock(words) : words;
}

/** What stands beside the time by which something has to happen: „noch 3 h 08 min“, „morgen“. */
export function remainingOf(moment: Date, now: Date): string {
  const left = moment.getTime() - now.getTime();
  if (left <= 0) return deskList.since(inDative(durationOf(-left)));
  if (daysBetween(now, moment) === 0) return deskList.left(durationOf(left));
  return dayOf(moment, now);
}
