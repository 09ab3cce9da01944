import type { Status } from '../status/apply-action.ts';
import { placeOf } from '../status/place-of.ts';
import { replyDue } from '../status/reply-due.ts';
import type { StoredRequest } from './stored-requests.ts';
import type { Submission } from './submission.entity.ts';

type Stored = Pick<StoredRequest, 'submission' | 'status'>;

/** What is stored beside a new submission. @param submission also the one that was just made */
export function newStatus(submission: Pick<Submission, 'kind' | 'receivedAt' | 'suspicion'>) {
  const dueAt = replyDue(submission) ?? null;
  const status: Status = {
    state: 'new',
    holder: null,
    firstContactAt: null,
    until: null,
    followUpOn: null,
    attempts: 0,
    doneAt: null,
    outcome: null,
    suspicion: submission.suspicion ?? null,
  };
  return { dueAt, ...columnsOf(status, submission.receivedAt, dueAt) };
}

/** How far a request is, as it is stored. */
export function statusOf({ submission, status }: Stored): Status {
  return {
    state: status.state,
    holder: status.holder ?? null,
    firstContactAt: isoOf(status.firstContactAt),
    until: isoOf(status.until),
    followUpOn: status.followUpOn ?? null,
    attempts: status.attempts,
    doneAt: isoOf(status.doneAt),
    outcome: status.outcome ?? null,
    suspicion: submission.suspicion ?? null,
  };
}

/** The other way round, with where it stands then. */
export function setStatus({ submission, status }: Stored, next: Status): void {
  submission.suspicion = next.suspicion;
  Object.assign(status, columnsOf(next, submission.receivedAt, status.dueAt));
}

/** When it came in, and until when an answer was promised. */
export const promisedTo = ({ submission, status }: Stored) => ({
  receivedAt: submission.receivedAt.toISOString(),
  promisedAt: isoOf(status.dueAt),
});

function columnsOf(status: Status, receivedAt: Date, dueAt: Date | null | undefined) {
  const { state, holder, attempts, outcome } = status;
  const promised = { receivedAt: receivedAt.toISOString(), promisedAt: isoOf(dueAt) };
  const { folder, moment, listedAt } = placeOf(status, promised);
  return {
    state,
    holder,
    attempts,
    outcome,
    firstContactAt: dateOf(status.firstContactAt),
    until: dateOf(status.until),
    // A step of a release that had none is taken back to none.
    followUpOn: status.followUpOn ?? null,
    doneAt: dateOf(status.doneAt),
    folder,
    isUntimed: moment === null,
    listedAt: new Date(listedAt),
  };
}

const isoOf = (date: Date | null | undefined) => date?.toISOString() ?? null;
const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));
