import { company } from '@rebhang-solar/content/company-in-texts';
import { repliesWithin } from '@rebhang-solar/content/mails';
import { isHoliday } from 'feiertagejs';
import { berlinMinuteOfWeek, momentOf, wallClock } from '../platform/berlin-time.ts';
import type { Submission } from './submission.entity.ts';

// Numbers called `wall` are `wallClock` times, on which a day always has 24 hours.

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
/** Whose holidays count: Saxony. */
const state = 'SN';
const dayCodes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * Until when an answer to a submission is promised. The hours run while the office is open or merely
 * closed for the night; Sundays, holidays and whatever precedes the next opening do not
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
  if (!hours || isHoliday(new Date(start), state)) return undefined;
  return { opens: start + timeOfDay(hours.opens), closes: start + timeOfDay(hours.closes) };
}

/** @param text „8:00“ */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours + minutes / 60) * hour;
}

const startOfDay = (wall: number) => wall - (((wall % day) + day) % day);
