// Made once each: making a formatter takes as long as using it a hundred times.
const timeZone = 'Europe/Berlin';
const minute = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});
const shortDay = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
const minuteOfYear = new Intl.DateTimeFormat('de-DE', { ...shortDay, timeZone });
const minuteOfWeek = new Intl.DateTimeFormat('de-DE', { ...shortDay, weekday: 'long', timeZone });
const longDay = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
});
const second = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone,
});

/** „21.11.2026, 05:03“ */
export const berlinMinute = (date: Date) => minute.format(date);

/** „23.11., 18:00“ */
export const berlinMinuteOfYear = (date: Date) => minuteOfYear.format(date);

/** „Montag, 23.11., 8:00“ */
export const berlinMinuteOfWeek = (date: Date) => minuteOfWeek.format(date).replace(', 0', ', ');

/** „Montag, 23. November“ */
export const berlinLongDay = (date: Date) => longDay.format(date);

/** „2026-11-23“ */
export const berlinDay = (date: Date) => second.format(date).slice(0, 10);

/** The clock of Berlin, in milliseconds as if it were UTC: days and hours can be counted on it. */
export function wallClock(moment: Date): number {
  return Date.parse(`${second.format(moment).replace(' ', 'T')}Z`);
}

/** The moment at which the clock of Berlin shows this. @param wall as `wallClock` gives it */
export function momentOf(wall: number): Date {
  const guess = wall - (wallClock(new Date(wall)) - wall);
  // The guess may lie on the other side of a change to or from summer time.
  return new Date(wall - (wallClock(new Date(guess)) - guess));
}
