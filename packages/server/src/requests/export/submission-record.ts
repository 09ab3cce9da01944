import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { inboxLabels } from '@rebhang-solar/content/inbox';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import { heldBy, statusWords } from '@rebhang-solar/content/status-words';
import { type RowName, rowNames, rowOf, senderOf } from '../../forms/request-tables.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import type { Outcome } from '../../status/states.ts';
import type { RequestEvent } from '../request-event.entity.ts';
import type { RequestStatus } from '../request-status.entity.ts';
import { dueOf, type StoredRequest } from '../stored-requests.ts';
import { SubmissionSchema } from '../submission.entity.ts';
import { fieldColumnsOf } from './field-columns.ts';

/** Made from the rest, for the search and the digest. */
type Derived = 'searchText' | 'mailbox' | 'phoneNumbers' | 'additionWaitsSince';
type Bookkeeping = Exclude<keyof typeof SubmissionSchema.properties, RowName | Derived>;
/** As exports name it: those who read them know the hash as `digest`. */
export type BookkeepingField = Exclude<Bookkeeping, 'contentHash'> | 'digest';

const derived: Derived[] = ['searchText', 'mailbox', 'phoneNumbers', 'additionWaitsSince'];
const notBookkeeping: string[] = [...rowNames, ...derived];
export const bookkeepingFields = Object.keys(SubmissionSchema.properties)
  .filter((field) => !notBookkeeping.includes(field))
  .map((field) => (field === 'contentHash' ? 'digest' : field)) as BookkeepingField[];

// Typed over all fields: one that is added does not compile until it has its label.
export const bookkeepingLabels: Record<BookkeepingField, string> = inboxLabels.bookkeeping;

/** How far the office is, as JSON can hold it. */
type Noted = Pick<RequestStatus, 'state' | 'attempts'> & {
  holder: string | null;
  until: string | null;
  followUpOn: string | null;
  doneAt: string | null;
  outcome: Outcome | null;
  /** What was noted, a line each, with date and name; null where nothing was. */
  note: string | null;
};

/** The sender of a submission. */
type SentBy = { name: string; email: string; phone: string | null; place: string | null };

/** Everything that is stored about one submission, under the names of the code, as JSON can hold it. */
export type SubmissionRecord = Record<Exclude<BookkeepingField, 'kind'>, string | null> & {
  kind: SubmissionKind;
  receivedAt: string;
  /** Until when an answer is promised; null when none is, or it was given. */
  dueAt: string | null;
  handling: Noted;
  /** What the visitor's photographs show, one after the other. */
  photographs: PhotographKind[];
  sender: SentBy;
  row: { id: number; createdAt: string };
  /** As the visitor wrote it; null where nothing was given. */
  fields: Record<string, string | null>;
};

export function recordOf(request: StoredRequest): SubmissionRecord {
  const { submission } = request;
  const bookkeeping = Object.fromEntries(
    bookkeepingFields.map((field) => [
      field,
      plain(submission[field === 'digest' ? 'contentHash' : field]),
    ]),
  ) as Record<Exclude<BookkeepingField, 'kind'>, string | null>;
  const row = rowOf(submission);
  const values = new Map<string, unknown>(Object.entries(row));
  return {
    ...bookkeeping,
    kind: submission.kind,
    receivedAt: submission.receivedAt.toISOString(),
    dueAt: plain(dueOf(request)),
    handling: notedOf(request),
    photographs: request.photographs ?? [],
    sender: sentBy(request),
    row: { id: row.id, createdAt: row.createdAt.toISOString() },
    fields: Object.fromEntries(
      fieldColumnsOf(submission.kind).map(({ column }) => {
        const value = values.get(column);
        return [column, typeof value === 'string' ? value : null];
      }),
    ),
  };
}

/** „übernommen, bei Anna“ or „erledigt, Auftrag“: the state of a submission in exports. */
export function stateOf({
  state,
  holder,
  outcome,
}: Pick<Noted, 'state' | 'holder' | 'outcome'>): string {
  const name = statusWords[state].office;
  if (state === 'done' && outcome) return `${name}, ${statusWords[outcome].office}`;
  return holder && state !== 'done' ? `${name}, ${heldBy(holder)}` : name;
}

function sentBy({ submission }: StoredRequest): SentBy {
  const { name, email, phone, place } = senderOf(submission);
  return { name, email, phone: phone || null, place };
}

function notedOf({ status, notes = [] }: StoredRequest): Noted {
  const { state, attempts, holder, outcome } = status;
  return {
    state,
    holder: holder ?? null,
    attempts,
    until: plain(status.until),
    followUpOn: plain(status.followUpOn),
    doneAt: plain(status.doneAt),
    outcome: outcome ?? null,
    note: notes.map(noteLine).join('\n') || null,
  };
}

/** A note of the office, or what the visitor wrote. */
const noteLine = ({ at, by, byLink, note }: RequestEvent) =>
  `${berlinMinute(at)}, ${by || deskRequest.timeline[byLink ? 'byLink' : 'visitor']}: ${note}`;

function plain(value: string | Date | null | undefined): string | null {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}
