import { deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { ageOf, dayOf, formatDue, inDative, remainingOf } from '../times.ts';
import type { Details } from './details.ts';

type Words = { label: string; moment: string; why?: string | undefined; isLate: boolean };

/** Of a moment that was agreed. */
const labels: Partial<Record<Details['state'], string>> = {
  notReached: deskRequest.callAgainAt,
  appointment: deskRequest.appointmentAt,
};

/** By when something has to happen, and why then. */
export function plateWords(request: Details, now: Date): Words {
  const { moment, isFollowUp, until, dueAt, state, folder, doneAt, promise, receivedAt } = request;
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
  if (isFollowUp) {
    const agreed = until ?? dueAt;
    const why = agreed
      ? `${labels[state] ?? deskRequest.due} ${formatDue(new Date(agreed), now)}`
      : undefined;
    return { label: deskRequest.followUpOn, moment: dayOf(at, now), why, isLate };
  }
  return {
    label: labels[state] ?? (isLate ? deskRequest.dueWas : deskRequest.due),
    moment: formatDue(at, now),
    why: remainingOf(at, now),
    isLate,
  };
}
