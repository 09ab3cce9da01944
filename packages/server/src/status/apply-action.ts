import { berlinDay } from '@rebhang-solar/content/berlin-clock';
import { type Outcome, type State, type Suspicion, spam } from './states.ts';

/** How far the office is with a request, and as the history keeps it to be brought back. Times are ISO 8601, UTC. */
export type Status = {
  state: State;
  /** The colleague who looks after it. */
  holder: string | null;
  /** When somebody first called or answered: that keeps the promise. */
  firstContactAt: string | null;
  /** When to call again, or the time of the appointment. */
  until: string | null;
  /** On which day the office comes back to it, whatever else was promised or agreed: „2026-11-24“. */
  followUpOn: string | null;
  /** How often somebody has called in vain. */
  attempts: number;
  doneAt: string | null;
  outcome: Outcome | null;
  suspicion: Suspicion | null;
};

/** What somebody in the office does with a request. `until` as in the status; `to` a colleague, null: free for all. */
export type Action =
  | { type: 'take' | 'reached' | 'reopen' | 'spam' | 'notSpam' }
  | { type: 'handOver'; to: string | null }
  | { type: 'notReached' | 'appointment'; until: string }
  | { type: 'waiting' | 'followUp'; on?: string | null | undefined }
  | { type: 'done'; outcome: Outcome };

/** Whose action it is, and when. */
type Who = { by: string; now: string };

/** The status after an action. The server stores it, and the desk shows it before the server has answered. */
export function applyAction(status: Status, action: Action, who: Who): Status {
  const spoken = contacted(reopened(status), who);
  const isAgreed = hasAppointmentAhead(status, who.now);
  switch (action.type) {
    case 'take':
      return handedTo(reopened(status), who.by);
    case 'handOver':
      return handedTo(reopened(status), action.to);
    case 'reached':
      return isAgreed ? spoken : { ...spoken, state: 'taken', until: null };
    case 'notReached': {
      const { until } = action;
      const called = { ...spoken, attempts: status.attempts + 1 };
      return isAgreed
        ? { ...called, followUpOn: berlinDay(new Date(until)) }
        : { ...called, state: 'notReached', until };
    }
    case 'appointment': {
      const { type: state, until } = action;
      return { ...spoken, state, until };
    }
    case 'waiting': {
      const { type: state, on: followUpOn = null } = action;
      return isAgreed ? { ...spoken, followUpOn } : { ...spoken, state, until: null, followUpOn };
    }
    case 'followUp':
      return { ...reopened(status), followUpOn: action.on ?? null };
    case 'done': {
      const { outcome } = action;
      // Nobody has called or answered, so nobody has taken it either.
      const left = outcome === 'without' ? status : contacted(status, who);
      const ends = { until: null, followUpOn: null, doneAt: who.now };
      return { ...left, ...ends, state: 'done', outcome };
    }
    case 'reopen':
      return reopened(status);
    case 'spam':
      return { ...status, suspicion: spam };
    case 'notSpam':
      return { ...status, suspicion: null };
  }
}

/** Whether an appointment is to come: it stands, whatever else is spoken about, asked for or not answered. */
export const hasAppointmentAhead = (
  { state, until }: Pick<Status, 'state' | 'until'>,
  now: string,
): boolean => state === 'appointment' && (until ?? '') > now;

/** One that is done is open again, with whoever looked after it; any other stays as it is. */
export function reopened(status: Status): Status {
  if (status.state !== 'done') return status;
  return { ...status, state: status.holder ? 'taken' : 'new', doneAt: null, outcome: null };
}

/** Of one that is called again, waits or has an appointment only the holder changes. */
function handedTo({ state, ...status }: Status, holder: string | null): Status {
  const isOnlyHeld = state === 'new' || state === 'taken';
  return { ...status, holder, state: isOnlyHeld ? (holder === null ? 'new' : 'taken') : state };
}

/**
 * Somebody has called or answered. Whoever it was looks after it, unless somebody does already; a day on which to come
 * back to it has served if it is not still to come.
 */
function contacted(status: Status, { by, now }: Who): Status {
  const { followUpOn } = status;
  return {
    ...status,
    followUpOn: followUpOn && followUpOn > berlinDay(new Date(now)) ? followUpOn : null,
    firstContactAt: status.firstContactAt ?? now,
    holder: status.holder ?? by,
  };
}
