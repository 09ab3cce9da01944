import { berlinDay, momentAt } from './berlin-clock.ts';
import { type OpeningTimes, officeHoursOn } from './office-hours.ts';

const hour = 3_600_000;
const halfHour = hour / 2;
const day = 24 * hour;

/**
 * When to try again somebody who did not answer: the next morning on which the office opens, which is chosen until
 * another is; today in two hours and before the office closes, as far as that is possible.
 */
export function recallSuggestions(now: Date, office?: OpeningTimes): Date[] {
  const inTwoHours = new Date(Math.ceil((now.getTime() + 2 * hour) / halfHour) * halfHour);
  const closing = closingOn(now, office);
  const beforeClosing = closing && new Date(closing.getTime() - 1.5 * hour);
  const today = [inTwoHours, beforeClosing]
    .filter(
      (moment): moment is Date =>
        moment !== undefined &&
        closing !== undefined &&
        moment.getTime() > now.getTime() + halfHour &&
        moment < closing,
    )
    .sort((one, other) => one.getTime() - other.getTime());
  const times = [nextMorning(now, office), ...today];
  return times.filter((moment, index) => moment.getTime() !== times[index - 1]?.getTime());
}

/** When to look again at what the customer has to do: in half a week, one and two, in the morning. */
export const laterSuggestions = (now: Date, office?: OpeningTimes): Date[] =>
  [3, 7, 14].map((days) => nextMorning(new Date(now.getTime() + (days - 1) * day), office));

/** Nine o'clock, or the opening where that is later, on the next day on which the office opens. */
function nextMorning(now: Date, office?: OpeningTimes): Date {
  for (let ahead = 1; ; ahead += 1) {
    const date = berlinDay(new Date(now.getTime() + ahead * day));
    const opens = officeHoursOn(date, office)?.opens.padStart(5, '0');
    const morning = opens && momentAt(date, opens > '09:00' ? opens : '09:00');
    if (morning) return morning;
  }
}

function closingOn(now: Date, office?: OpeningTimes): Date | undefined {
  const today = officeHoursOn(berlinDay(now), office);
  return today && momentAt(berlinDay(now), today.closes.padStart(5, '0'));
}
