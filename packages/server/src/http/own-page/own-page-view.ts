import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import type { SubmissionKind } from '../../forms/submission-kind.ts';

/**
 * What the server tells the client of a visitor's own page. Types only. Moments are ISO 8601.
 * With the link alone neither a name, a number, what was sent nor a picture is in it.
 */
export type OwnPageView = {
  token: string;
  reference: string;
  kind: SubmissionKind;
  receivedAt: string;
  state: OwnPageState;
  /** Until when an answer was promised; null where no time is promised. */
  dueAt: string | null;
  /** How that moment was counted: so many hours from then, without these days. */
  promise: {
    hours: number;
    from: string;
    skipped: { day: string; reason: string | null }[];
  } | null;
  /** When somebody calls again, or the time of the appointment. */
  until: string | null;
  /** How often somebody has called in vain. */
  attempts: number;
  firstContactAt: string | null;
  doneAt: string | null;
  /** Who looks after it. */
  holder: string | null;
  photographCounts: Record<PhotographKind, number>;
  photographsLeft: number;
  /** Times of the coming working days at which somebody can call. */
  callTimes: { value: string; label: string }[];
  chosenTimes: string | null;
  /** What opens the rest: the end of the telephone number, or a code by mail; null where neither was given. */
  second: 'phone' | 'mail' | null;
  codeSent: boolean;
  /** Nothing is tried from here until then; `isForAll`: no digits from anywhere. */
  locked: { until: string; isForAll: boolean } | null;
  opened: OpenedPage | null;
  /** What was wrong with a form that the browser posted by itself. */
  problem: OwnPageProblem | null;
  done: OwnPageDone | null;
};

/** New, suspected and spam alike are `received`. */
export type OwnPageState =
  | 'received'
  | 'taken'
  | 'notReached'
  | 'appointment'
  | 'waiting'
  | 'answered'
  | 'order'
  | 'closed';

/** What only the sender sees. No birth dates and no third persons. */
export type OpenedPage = {
  /** Whether this browser may change it, needs a mailed code for that, or the office has to, as there is no address. */
  changing: 'free' | 'code' | 'call';
  sent: { title: string; rows: { label: string; value: string }[] }[];
  contact: { phone: string; email: string; address: string | null };
  corrections: { field: string; before: string; at: string }[];
  /** `byLink`: of somebody who had the link alone. */
  remarks: { text: string; at: string; byLink: boolean }[];
  photographs: { id: string; kind: PhotographKind; width: number; height: number }[];
  papers: { label: string; href: string }[];
  /** False for an order. */
  canWithdraw: boolean;
};

export type OwnPageForm = 'oeffnen' | 'fotos' | 'bemerkung' | 'zeiten' | 'angaben';

export type OwnPageProblem = {
  form: OwnPageForm;
  field: string;
  message: string;
  values: Record<string, string>;
};

/** In the address after a form was taken: `?erledigt=fotos`. */
export type OwnPageDone = 'fotos' | 'bemerkung' | 'zeiten' | 'angaben' | 'code' | 'frei';

/** What an address below /anfrage shows. */
export type OwnPageAnswer =
  | { shows: 'request'; view: OwnPageView }
  /** The question before everything is erased. */
  | { shows: 'withdraw'; view: OwnPageView }
  | { shows: 'withdrawn'; reference: string }
  /** Who has lost the link. `isSent`: the answer, the same for everybody. Errors by the field's name. */
  | {
      shows: 'ask';
      isSent: boolean;
      values: { vorgangsnummer: string; email: string };
      errors: Partial<Record<'vorgangsnummer' | 'email', string>>;
    }
  /** A wrong, old or erased link, the same for each. It holds the form of `ask`. */
  | { shows: 'missing' };
