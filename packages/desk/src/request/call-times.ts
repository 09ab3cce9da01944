import { type OpeningHours, officeHours } from '@rebhang-solar/content/company/hours';
import { dayOf, momentAt, timeOf } from '../times.ts';

const hour = 3_600_000;
const halfHour = hour / 2;
const day = 24 * hour;
const dayCodes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * When to try again somebody who did not answer: in two hours, before the office closes, and the next morning
 * on which it opens. What is no longer possible today is left out.
 */
export function callTimes(now: Date, hours: readonly OpeningHours[] = officeHours): Date[] {
  const inTwoHours = new Date(Math.ceil((now.getTime() + 2 * hour) / halfHour) * halfHour);
  const closing = closingOn(now, hours);
  const beforeClosing = closing && new Date(closing.getTime() - 1.5 * hour);
  const today = [inTwoHours, beforeClosing].filter(
    (moment): moment is Date =>
      moment !== undefined &&
      closing !== undefined &&
      moment.getTime() > now.getTime() + halfHour &&
      moment < closing,
  );
  const times = [...today, nextMorning(now, hours)].sort(
    (one, other) => one.getTime() - other.getTime(),
  );
  return times.filter((moment, index) => moment.getTime() !== times[index - 1]?.getTime());
}

/** Nine o'clock, or the opening where that is later, on the next day on which the office opens. */
function nextMorning(now: Date, hours: readonly OpeningHours[]): Date {
  for (let ahead = 1; ; ahead += 1) {
    const date = new Date(now.getTime() + ahead * day);
    const span = hoursOn(date, hours);
    if (!span) continue;
    const opens = span.opens.padStart(5, '0');
    const morning = momentAt(dayOf(date), opens > '09:00' ? opens : '09:00');
    if (morning) return morning;
  }
}

function closingOn(date: Date, hours: readonly OpeningHours[]): Date | undefined {
  const span = hoursOn(date, hours);
  return span && momentAt(dayOf(date), span.closes.padStart(5, '0'));
}

function hoursOn(date: Date, hours: readonly OpeningHours[]) {
  const code = dayCodes[new Date(dayOf(date)).getUTCDay()];
  return hours.find((span) => span.dayCodes.some((known) => known === code));
}

/** What fields for day and time begin with. */
export const fieldsOf = (moment: Date) => ({
  date: dayOf(moment),
  time: timeOf(moment).padStart(5, '0'),
});
