import { berlinMinuteOfWeek, fromBerlinWallClock } from '@rebhang-solar/content/berlin-clock';
import { replyExample } from '@rebhang-solar/content/company/hours';
import { replyDue } from '../../status/reply-due.ts';

/** „Schreiben Sie am Samstag um 13 Uhr, hören Sie bis Montag, 13 Uhr, von uns.“ */
const example = /(?<day>\p{L}+) um (?<hour>\d+)\sUhr.*bis (?<until>\p{L}+, \d+)\sUhr/u;

/** Of a week that has no holiday in any state, and is followed by one that has none either. */
const monday = { year: 2026, month: 5, date: 15 };

/**
 * Whether the example of the promised time is what a request of then would be promised, in a sentence; nothing where
 * it names no two times.
 */
export function wrongReplyExample(text: string = replyExample): string[] {
  const { day = '', hour, until } = example.exec(text)?.groups ?? {};
  const due = [0, 1, 2, 3, 4, 5, 6]
    .map((days) =>
      fromBerlinWallClock(
        Date.UTC(monday.year, monday.month, monday.date + days, Number(hour ?? 0)),
      ),
    )
    .filter((moment) => berlinMinuteOfWeek(moment).startsWith(`${day}, `))
    .map((receivedAt) => replyDue({ kind: 'consultation', receivedAt }))[0];
  if (due === undefined) return [];
  const [weekday, , time = ''] = berlinMinuteOfWeek(due).split(', ');
  const expected = `${weekday}, ${Number.parseInt(time, 10)}`;
  if (expected === until) return [];
  return [
    `packages/content/src/company/hours.ts: replyExample ist ${JSON.stringify(text)}. Erwartet wird nach replyWithin und officeHours „${expected} Uhr“.`,
  ];
}
