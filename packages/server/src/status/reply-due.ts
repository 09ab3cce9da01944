import {
  berlinDay,
  berlinMinuteOfWeek,
  fromBerlinWallClock,
  wallClock,
} from '@rebhang-solar/content/berlin-clock';
import { company } from '@rebhang-solar/content/company-in-texts';
import { closedFor, officeHoursOn } from '@rebhang-solar/content/office-hours';
import { repliesWithin } from '@rebhang-solar/content/replies-within';
import type { IsoDate } from '@rebhang-solar/content/typography';
import type { SubmissionKind } from '../forms/submission-kind.ts';

// Numbers called `wall` are `wallClock` times, on which a day always has 24 hours.

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** What a promise depends on. */
type Received = { kind: SubmissionKind; receivedAt: Date };

/** A promised time, and how it came about. */
type ReplyPromise = {
  hours: number;
  /** From when the hours run. */
  from: Date;
  /** The days between that do not count, with what the office is closed for where it is no usual one; closed days once. */
  skipped: { day: Date; reason: string | undefined }[];
  due: Date;
};

/**
 * Until when an answer to a submission is promised. The hours run while the office is open or merely
 * closed for the night; Sundays, holidays, closed days and whatever precedes the next
 * opening do not count. Where they end outside the office's hours, its closing before is the end.
 * @returns undefined for a form after which no time is promised
 */
export function replyDue(submission: Received): Date | undefined {
  return promiseOf(submission)?.due;
}

/** The same with how it came about. */
export function promiseOf({ kind, receivedAt }: Received): ReplyPromise | undefined {
  const hours = repliesWithin[kind];
  if (hours === undefined) return undefined;
  const start = nextOpenMoment(wallClock(receivedAt));
  const skipped: ReplyPromise['skipped'] = [];
  let now = start;
  let left = hours * hour;
  for (;;) {
    const midnight = startOfDay(now) + day;
    if (!hoursOn(now)) {
      const reason = closedAt(now);
      if (!reason || reason !== skipped.at(-1)?.reason) {
        skipped.push({ day: fromBerlinWallClock(now), reason });
      }
      now = midnight;
    } else if (now + left < midnight) {
      const due = fromBerlinWallClock(lastOpenMoment(now + left));
      return { hours, from: fromBerlinWallClock(start), skipped, due };
    } else {
      left -= midnight - now;
      now = midnight;
    }
  }
}

/** Milliseconds of office hours between two moments. */
export function officeTimeBetween(start: Date, end: Date): number {
  const [from, to] = [wallClock(start), wallClock(end)];
  let total = 0;
  for (let midnight = startOfDay(from); midnight < to; midnight += day) {
    const hours = hoursOn(midnight);
    if (!hours) continue;
    total += Math.max(0, Math.min(to, hours.closes) - Math.max(from, hours.opens));
  }
  return total;
}

/** Whether the office opens on the day of this moment. */
export function isOfficeDay(moment: Date): boolean {
  return hoursOn(wallClock(moment)) !== undefined;
}

export type DueState = 'overdue' | 'dueToday';

/** @param due as promised; undefined stands for none */
export function dueState(due: Date | undefined, now: Date): DueState | undefined {
  if (!due) return undefined;
  if (due <= now) return 'overdue';
  return berlinDay(due) === berlinDay(now) ? 'dueToday' : undefined;
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

/** The office's hours on the day of a moment, on a wall clock; undefined when it stays closed. */
export function hoursOn(wall: number): { opens: number; closes: number } | undefined {
  const start = startOfDay(wall);
  const hours = officeHoursOn(dateOf(start), company);
  return (
    hours && { opens: start + timeOfDay(hours.opens), closes: start + timeOfDay(hours.closes) }
  );
}

/** @param text „8:00“ */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours + minutes / 60) * hour;
}

/** What the office is closed for on the day of a moment, on a wall clock. */
export const closedAt = (wall: number): string | undefined => closedFor(dateOf(wall), company);

const dateOf = (wall: number) => new Date(wall).toISOString().slice(0, 10) as IsoDate;

export const startOfDay = (wall: number) => wall - (((wall % day) + day) % day);
