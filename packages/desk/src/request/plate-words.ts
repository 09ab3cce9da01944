import { deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { ageOf, dayOf, formatDue, inDative, remainingOf } from '../times.ts';
import type { Details } from './details.ts';

type Words = { label: string; moment: string; why?: string; isLate: boolean };

/** By when something has to happen, and why then. */
export function plateWords(request: Details, now: Date): Words {
  const { moment, isFollowUp, state, folder, doneAt, promise, receivedAt } = request;
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
    return { label: deskRequest.followUpOn, moment: dayOf(at, now), isLate };
  }
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
    why: remainingOf(at, now),
    isLate,
  };
}
