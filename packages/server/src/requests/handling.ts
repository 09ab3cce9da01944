import {
  type EntityManager,
  type FilterQuery,
  LockMode,
  OptimisticLockError,
  type QueryOrderMap,
  type RequiredEntityData,
} from '@mikro-orm/postgresql';
import { berlinDay } from '@rebhang-solar/content/berlin-clock';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import { rowNames } from '../forms/rows.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { CallContext } from '../platform/trpc.ts';
import { replyDue } from '../status/reply-due.ts';
import { type Folder, openFolders } from '../status/states.ts';
import { findByReference, findSubmission, type StoredSubmission } from './find-submissions.ts';
import { Handling } from './handling.entity.ts';
import { type Before, HandlingEvent, mailEvents } from './handling-event.entity.ts';
import { Photograph } from './photographs/photograph.entity.ts';
import type { Submission } from './submission.entity.ts';
import { spam } from './suspicion.ts';

/** A submission with how far the office is with it. */
export type HandledSubmission = {
  submission: StoredSubmission;
  handling: Handling;
  /** What the office has noted, the oldest first; undefined where a list does without. */
  notes?: HandlingEvent[];
  /** What the visitor's photographs show; undefined like the notes. */
  photographs?: PhotographKind[];
};

/** What is stored beside a new submission. @param submission also the one that was just made */
export function newHandling(submission: Pick<Submission, 'kind' | 'receivedAt' | 'suspicion'>) {
  const dueAt = replyDue(submission) ?? null;
  const handling = {
    state: 'new' as const,
    dueAt,
    firstContactAt: null,
    until: null,
    doneAt: null,
  };
  return { ...handling, ...placeOf(handling, submission) };
}

type Placed = Pick<Handling, 'state' | 'dueAt' | 'firstContactAt' | 'until' | 'doneAt'>;

/** In which list it stands, and by which moment. */
function placeOf(
  handling: Placed,
  { receivedAt, suspicion }: Pick<Submission, 'receivedAt' | 'suspicion'>,
) {
  const folder = folderOf(handling, suspicion);
  const moment = isOpen({ folder }) ? nextMoment(handling) : undefined;
  const doneAt = folder === 'done' ? handling.doneAt : undefined;
  return {
    folder,
    isUntimed: moment === undefined,
    listedAt: moment ?? doneAt ?? receivedAt,
  };
}

function folderOf({ state }: Placed, suspicion: Submission['suspicion']): Folder {
  if (suspicion === spam) return 'spam';
  if (state === 'done') return 'done';
  return suspicion ? 'suspected' : 'open';
}

const isOpen = ({ folder }: Pick<Handling, 'folder'>) =>
  openFolders.some((open) => open === folder);

/** When something has to happen next: as was agreed, else as long as nobody has called or answered, as was promised. */
function nextMoment({ until, firstContactAt, dueAt }: Placed): Date | undefined {
  return until ?? (firstContactAt ? undefined : (dueAt ?? undefined));
}

/** What is loaded with handlings, so that `handledOf` can take them. */
export const withRows = rowNames.map((name) => `submission.${name}` as const);

/** Adds to each submission how far it is, what is noted about it, and what its photographs show. */
export async function withHandling(
  em: EntityManager,
  submissions: StoredSubmission[],
): Promise<HandledSubmission[]> {
  const ids = submissions.map(({ id }) => id);
  const found = await em.find(Handling, { submission: ids });
  const handlings = new Map(found.map((handling) => [handling.submission.id, handling]));
  const events = await em.find(
    HandlingEvent,
    { submission: ids, note: { $ne: null } },
    { orderBy: { id: 'asc' } },
  );
  const notes = Map.groupBy(events, (event) => event.submission.id);
  const shown = await em.find(
    Photograph,
    { submission: ids },
    { orderBy: { addedAt: 'asc', id: 'asc' } },
  );
  const photographs = Map.groupBy(shown, (photograph) => photograph.submission.id);
  return submissions.flatMap((submission) => {
    const { id } = submission;
    const handling = handlings.get(id);
    if (!handling) return [];
    const kinds = (photographs.get(id) ?? []).map(({ kind }) => kind);
    return [{ submission, handling, notes: notes.get(id) ?? [], photographs: kinds }];
  });
}

/** The same for one submission. */
export async function handledSubmission(
  em: EntityManager,
  submission: StoredSubmission,
): Promise<HandledSubmission> {
  const [handled] = await withHandling(em, [submission]);
  if (!handled) throw new Error(`Submission ${submission.id} has no handling`);
  return handled;
}

/** What has to happen first in front, and within an hour (of Berlin's clock) what is suspected behind. */
export const openOrder = [
  { isUntimed: 'asc' },
  { listedHour: 'asc' },
  { folder: 'asc' },
  { listedAt: 'asc' },
  { submission: 'asc' },
] as const satisfies QueryOrderMap<Handling>[];

/** All that is open, what has to happen first in front. */
export async function findOpen(
  em: EntityManager,
  submission: FilterQuery<Submission>,
): Promise<HandledSubmission[]> {
  const handlings = await em.find(
    Handling,
    { folder: { $in: [...openFolders] }, submission },
    { populate: withRows, orderBy: [...openOrder] },
  );
  return handlings.map(handledOf);
}

/** @param handling loaded with `withRows` */
export const handledOf = (handling: Handling): HandledSubmission => ({
  handling,
  submission: handling.submission as StoredSubmission,
});

/** Until when an answer is promised; undefined when none is, or nobody waits for it any more. */
export function dueOf({ handling }: HandledSubmission): Date | undefined {
  const { firstContactAt, dueAt } = handling;
  return isOpen(handling) && !firstContactAt ? (dueAt ?? undefined) : undefined;
}

/** When something has to happen next, as it was promised or agreed; undefined when nobody has named a time. */
export function nextMomentOf({ handling }: HandledSubmission): Date | undefined {
  return isOpen(handling) && !handling.isUntimed ? handling.listedAt : undefined;
}

export type DueState = 'overdue' | 'dueToday';

/** @param due as promised; undefined stands for none */
export function dueState(due: Date | undefined, now: Date): DueState | undefined {
  if (!due) return undefined;
  if (due <= now) return 'overdue';
  return berlinDay(due) === berlinDay(now) ? 'dueToday' : undefined;
}

/** Which request, in which version it was read, and who changes it. */
export type Change = {
  reference: string;
  version: number;
  by: string;
  /** When; now, but for what is invented. */
  at?: Date | undefined;
};

/** What stands in the history beside who and when. */
export type Step = Pick<
  RequiredEntityData<HandlingEvent>,
  'type' | 'until' | 'to' | 'outcome' | 'note' | 'field' | 'formerValue' | 'count' | 'isMailed'
>;

/**
 * Changes how far a request is, and adds that to its history.
 * @param change alters the handling, or the submission's suspicion; what else it does is in the same transaction
 * @throws AppError `conflict` when somebody was faster; nothing is changed then. `notFound` when it was erased
 */
export async function changeHandling(
  em: EntityManager,
  { by, at: now = new Date(), ...seen }: Change,
  change: (
    handled: HandledSubmission,
    now: Date,
    transaction: EntityManager,
  ) => Step | Promise<Step>,
): Promise<void> {
  await orConflict(em, seen.reference, () =>
    inTransaction(em, async (transaction) => {
      const { submission, handling } = await findInVersion(transaction, seen);
      const before = beforeOf({ submission, handling });
      const step = await change({ submission, handling }, now, transaction);
      Object.assign(handling, placeOf(handling, submission));
      const isUndoable = step.type !== 'undone' && step.type !== 'entered';
      transaction.create(HandlingEvent, {
        ...step,
        submission,
        at: now,
        by,
        before: isUndoable ? before : null,
        state: handling.state,
      });
      await transaction.flush();
    }),
  );
}

/** A request that is still as it was seen. @throws AppError like `changeHandling` */
export function checkVersion(em: EntityManager, { reference, version }: Change) {
  return orConflict(em, reference, () => findInVersion(em, { reference, version }));
}

async function findInVersion(
  em: EntityManager,
  { reference, version }: Pick<Change, 'reference' | 'version'>,
): Promise<HandledSubmission> {
  const submission = await findByReference(em, reference);
  if (!submission) throw new AppError('notFound');
  const handling = await em.findOneOrFail(
    Handling,
    { submission: submission.id },
    { lockMode: LockMode.OPTIMISTIC, lockVersion: version },
  );
  return { submission, handling };
}

async function orConflict<Result>(
  em: EntityManager,
  reference: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OptimisticLockError)) throw error;
    throw new AppError('conflict', { faster: await lastEvent(em.fork(), reference) });
  }
}

/** Adds to the history what changes nothing of how far it is. It overwrites nothing, so it is never too late. */
export async function addEvent(
  em: EntityManager,
  { submission, handling }: HandledSubmission,
  { by, at = new Date() }: Pick<Change, 'by' | 'at'>,
  step: Step,
): Promise<void> {
  em.create(HandlingEvent, { ...step, submission, at, by, state: handling.state });
  await em.flush();
}

/**
 * Adds to the history what the visitor did on their own page, and brings a request that was done back to the office.
 * That it became an order stays noted: an order is erased by the office alone. The office is mailed about it, but not
 * about spam; where the client has used up its mails of the day, by a digest.
 * @param change alters the row; what else it does is in the same transaction. Nothing is added without a step
 * @throws AppError `notFound` when it was erased
 */
export async function addFromVisitor(
  context: VisitorContext,
  submissionId: string,
  change: (
    handled: HandledSubmission,
    now: Date,
    transaction: EntityManager,
  ) => Step[] | Promise<Step[]>,
  now = new Date(),
): Promise<void> {
  const { clientLimits, clientAddress, mailQueue, byLink = false } = context;
  let isCounted = false;
  const mayMail = async () => {
    isCounted = await clientLimits.countIfFree(clientAddress, 'companyMail');
    return isCounted;
  };
  const work = inTransaction(context.em, async (transaction) => {
    // The visitor is never too late: a colleague who changes it at this moment is told so instead.
    const handling = await transaction.findOne(
      Handling,
      { submission: submissionId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const submission = await findSubmission(transaction, submissionId);
    if (!handling || !submission) throw new AppError('notFound');
    const steps = await change({ submission, handling }, now, transaction);
    if (steps.length === 0) return;
    if (handling.state === 'done') {
      const { outcome } = handling;
      reopenDone(handling);
      if (outcome === 'order') handling.outcome = outcome;
      Object.assign(handling, placeOf(handling, submission));
    }
    const { state } = handling;
    for (const step of steps) {
      transaction.create(HandlingEvent, { ...step, submission, at: now, by: '', byLink, state });
    }
    await transaction.flush();
    if (submission.suspicion === spam) return;
    // While it waits for a digest, the office has not even had the request itself.
    const isMailed =
      submission.digestMail !== 'waiting' &&
      (await mailQueue.addAddition(transaction, submission, now, mayMail));
    if (isMailed) return;
    // In the database: a digest that is just being sent ends what waited before, and not this.
    await transaction.execute(
      'update submissions set addition_waits_since = coalesce(addition_waits_since, ?) where id = ?',
      [now, submissionId],
    );
  });
  await work.catch(async (error: unknown) => {
    if (isCounted) await clientLimits.takeBack(clientAddress, 'companyMail');
    throw error;
  });
}

/** What a visitor's changes are stored with. */
export type VisitorContext = Pick<
  CallContext,
  'em' | 'mailQueue' | 'clientLimits' | 'clientAddress' | 'confirmationLimits'
> & {
  /** By somebody who has the link alone. */
  byLink?: boolean;
};

/** One that is done is open again, with whoever looked after it. */
export function reopenDone(handling: Handling): void {
  if (handling.state !== 'done') return;
  handling.state = handling.holder ? 'taken' : 'new';
  handling.doneAt = null;
  handling.outcome = null;
}

async function lastEvent(em: EntityManager, reference: string) {
  const submission = await findByReference(em, reference);
  if (!submission) throw new AppError('notFound');
  const event = await em.findOne(
    HandlingEvent,
    { submission: submission.id, type: { $nin: ['note', ...mailEvents] } },
    { orderBy: { id: 'desc' } },
  );
  return event ? { by: event.by, type: event.type, at: event.at } : undefined;
}

function beforeOf({ submission, handling }: HandledSubmission): Before {
  const { state, holder, attempts, outcome, firstContactAt, until, doneAt } = handling;
  return {
    state,
    holder: holder ?? null,
    attempts,
    outcome: outcome ?? null,
    firstContactAt: isoOf(firstContactAt),
    until: isoOf(until),
    doneAt: isoOf(doneAt),
    suspicion: submission.suspicion ?? null,
  };
}

/** The other way round. */
export function bringBack({ submission, handling }: HandledSubmission, before: Before): void {
  const { suspicion, firstContactAt, until, doneAt, ...rest } = before;
  submission.suspicion = suspicion;
  Object.assign(handling, rest, {
    firstContactAt: dateOf(firstContactAt),
    until: dateOf(until),
    doneAt: dateOf(doneAt),
  });
}

const isoOf = (date: Date | null | undefined) => date?.toISOString() ?? null;
const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));
