import { berlinShortDay } from '@rebhang-solar/content/berlin-clock';
import { deskList, deskPromise, deskRequest } from '@rebhang-solar/content/desk-words';
import { ageOf, formatDue, formatMoment, inDative, remainingOf } from '../times.ts';
import type { Details } from './details.ts';

type Words = { label: string; moment: string; why?: string; isLate: boolean };

/** By when something has to happen, and why then. */
export function plateWords(request: Details, now: Date): Words {
  const { moment, state, folder, doneAt, promise, receivedAt } = request;
  const why = promise ? promiseWords(promise, now) : undefined;
  if (folder === 'done' && doneAt) {
    return {
      label: deskRequest.done,
      moment: formatDue(new Date(doneAt), now),
      ...(promise?.isKept && { why: deskRequest.answeredInTime }),
      isLate: false,
    };
  }
  if (moment === null) {
    const waited = now.getTime() - Date.parse(receivedAt);
    return {
      label: deskRequest.untimed,
      moment: deskList.since(inDative(ageOf(waited))),
      ...(promise?.isKept && { why: deskRequest.answeredInTime }),
      isLate: false,
    };
  }
  const at = new Date(moment);
  const isLate = at <= now;
  if (state === 'notReached' || state === 'appointment') {
    return {
      label: state === 'notReached' ? deskRequest.callAgainAt : deskRequest.appointmentAt,
      moment: formatDue(at, now),
      why: remainingOf(at, now),
      isLate,
    };
  }
  return {
    label: isLate ? deskRequest.dueWas : deskRequest.due,
    moment: formatDue(at, now),
    why: [`${remainingOf(at, now)}.`.replace(/^./, (letter) => letter.toUpperCase()), why]
      .filter(Boolean)
      .join(' '),
    isLate,
  };
}

/** „Zugesagt sind 24 Stunden, gerechnet ab gestern, 14:20 Uhr. Sonntag zählt nicht mit.“ */
function promiseWords(promise: NonNullable<Details['promise']>, now: Date): string {
  const from = formatMoment(new Date(promise.from), now);
  const skipped = promise.skipped.map(({ day, reason }) => reason ?? berlinShortDay(new Date(day)));
  return [
    deskPromise.counted(promise.hours, from),
    ...(skipped.length > 0 ? [deskPromise.skipped(skipped)] : []),
  ].join(' ');
}
