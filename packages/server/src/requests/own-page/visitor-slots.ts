import {
  berlinDay,
  berlinLongDay,
  fromBerlinWallClock,
  wallClock,
} from '@rebhang-solar/content/berlin-clock';
import { hoursOn, startOfDay } from '../../status/reply-due.ts';

/** A part of a day in which somebody of the office can call. */
export type CallTime = {
  /** `2026-11-24T13` */
  value: string;
  /** „Dienstag, 24. November, 13 bis 16 Uhr“ */
  label: string;
};

const hour = 60 * 60 * 1_000;
/** The parts of a day, in hours; what lies outside the office's own is left out. */
const parts = [
  [8, 10],
  [10, 13],
  [13, 16],
  [16, 19],
] as const;

/** On how many days times are offered. */
const days = 2;

/** By the clock of Berlin. */
type Slot = { start: number; end: number };

/** The parts of the coming two days on which the office opens; of today those that have not begun. */
export const visitorSlots = (now: Date): CallTime[] => slotsFrom(now).map(callTime);

const separator = '; ';
/** Chosen times, as the history keeps them. */
export const wordsOfTimes = (times: readonly CallTime[]) =>
  times.map(({ label }) => label).join(separator);

/** When they begin, ISO 8601. @param words as `wordsOfTimes` makes them @param at when they were chosen */
export function beginningsOf(words: string, at: Date): string[] {
  const labels = words.split(separator);
  return slotsFrom(at)
    .filter((slot) => labels.includes(callTime(slot).label))
    .map(({ start }) => fromBerlinWallClock(start).toISOString());
}

function slotsFrom(now: Date): Slot[] {
  const wall = wallClock(now);
  const times: Slot[] = [];
  let found = 0;
  for (let midnight = startOfDay(wall); found < days; midnight += 24 * hour) {
    const hours = hoursOn(midnight);
    if (!hours) continue;
    const offered = parts
      .map(([from, to]) => ({
        start: Math.max(midnight + from * hour, hours.opens),
        end: Math.min(midnight + to * hour, hours.closes),
      }))
      .filter(({ start, end }) => start > wall && end - start >= hour);
    if (offered.length > 0) found += 1;
    times.push(...offered);
  }
  return times;
}

function callTime({ start, end }: Slot): CallTime {
  const moment = fromBerlinWallClock(start);
  return {
    value: `${berlinDay(moment)}T${new Date(start).toISOString().slice(11, 13)}`,
    label: `${berlinLongDay(moment)}, ${clock(start)} bis ${clock(end)} Uhr`,
  };
}

/** „13“, „8:30“ */
const clock = (wall: number) =>
  new Date(wall).toISOString().slice(11, 16).replace(/^0/, '').replace(':00', '');
