import { company } from '@rebhang-solar/content/company-in-texts';
import { repliesWithin } from '@rebhang-solar/content/mails';
import { berlinMinuteOfWeek, momentOf, wallClock } from '../platform/berlin-time.ts';
import type { Submission } from './submission.entity.ts';

// Numbers called `wall` are `wallClock` times, on which a day always has 24 hours.

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const dayCodes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * Until when an answer to a submission is promised. The hours run while the office is open or merely
 * closed for the night; Sundays, holidays of Saxony and whatever precedes the next opening do not
 * count. Where they end outside the office's hours, its closing before is the end.
 * @returns undefined for a form after which no time is promised
 */
export function replyDue({
  kind,
  receivedAt,
}: Pick<Submission, 'kind' | 'receivedAt'>): Date | undefined {
  const hours = repliesWithin[kind];
  if (hours === undefined) return undefined;
  let now = nextOpenMoment(wallClock(receivedAt));
  let left = hours * hour;
  for (;;) {
    const midnight = startOfDay(now) + day;
    if (!hoursOn(now)) {
      now = midnight;
    } else if (now + left < midnight) {
      return momentOf(lastOpenMoment(now + left));
    } else {
      left -= midnight - now;
      now = midnight;
    }
  }
}

/** Whether the office opens on the day of this moment. */
export function isOfficeDay(moment: Date): boolean {
  return hoursOn(wallClock(moment)) !== undefined;
}

/** „Montag, 23.11., 18:00 Uhr“ */
export const formatDue = (due: Date) => `${berlinMinuteOfWeek(due)} Uhr`;

function nextOpenMoment(wall: number): number {
  const hours = hoursOn(wall);
  if (hours && wall < hours.closes) return Math.max(wall, hours.opens);
  return nextOpenMoment(startOfDay(wall) + day);
}

function lastOpenMoment(wall: number): number {
  const hours = hoursOn(wall);
  // At the moment of its opening nobody has answered anything yet.
  if (hours && wall > hours.opens) return Math.min(wall, hours.closes);
  return lastOpenMoment(startOfDay(wall) - 1);
}

/** The office's hours on the day of a moment; undefined when it stays closed. */
function hoursOn(wall: number): { opens: number; closes: number } | undefined {
  const start = startOfDay(wall);
  const code = dayCodes[new Date(start).getUTCDay()];
  const hours = company.officeHours.find((span) => span.dayCodes.some((known) => known === code));
  if (!hours || isHoliday(start)) return undefined;
  return { opens: start + timeOfDay(hours.opens), closes: start + timeOfDay(hours.closes) };
}

/** @param text „8:00“ */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours + minutes / 60) * hour;
}

/** Holidays of Saxony (§ 1 SächsSFG). */
function isHoliday(start: number): boolean {
  const date = new Date(start);
  const year = date.getUTCFullYear();
  const easter = easterSunday(year);
  // Good Friday, Easter Monday, Ascension Day, Whit Monday.
  const movable = [-2, 1, 39, 50].map((days) => easter + days * day);
  // The Wednesday before 23 November (Day of Repentance).
  const beforeAdvent = Date.UTC(year, 10, 22);
  movable.push(beforeAdvent - ((new Date(beforeAdvent).getUTCDay() + 4) % 7) * day);
  const fixed = ['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'];
  return movable.includes(start) || fixed.includes(date.toISOString().slice(5, 10));
}

/** Midnight of Easter Sunday, by Lichtenberg's form of Gauss's rule (1900–2199). */
function easterSunday(year: number): number {
  const moon = year % 19;
  const fullMoon = 21 + ((19 * moon + 24) % 30);
  const late = fullMoon === 50 || (fullMoon === 49 && moon > 10) ? 1 : 0;
  const march = fullMoon - late;
  const weekday = new Date(Date.UTC(year, 2, march)).getUTCDay();
  return Date.UTC(year, 2, march + 7 - weekday);
}

const startOfDay = (wall: number) => wall - (((wall % day) + day) % day);
