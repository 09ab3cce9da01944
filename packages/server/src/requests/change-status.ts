import {
  type EntityManager,
  LockMode,
  OptimisticLockError,
  type RequiredEntityData,
} from '@mikro-orm/postgresql';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { findByReference } from './find-submissions.ts';
import { mailEvents, RequestEvent } from './request-event.entity.ts';
import { RequestStatus } from './request-status.entity.ts';
import type { StoredRequest } from './stored-requests.ts';

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
  RequiredEntityData<RequestEvent>,
  | 'type'
  | 'until'
  | 'to'
  | 'outcome'
  | 'note'
  | 'field'
  | 'formerValue'
  | 'count'
  | 'isMailed'
  | 'before'
>;

/**
 * Changes how far a request is, and adds that to its history.
 * @param change sets its status (`setStatus`); what else it does is in the same transaction
 * @throws AppError `conflict` when somebody was faster; nothing is changed then. `notFound` when it was erased
 */
export async function changeStatus(
  em: EntityManager,
  { by, at = new Date(), ...seen }: Change,
  change: (request: StoredRequest, transaction: EntityManager) => Promise<Step>,
): Promise<void> {
  await orConflict(em, seen.reference, () =>
    inTransaction(em, async (transaction) => {
      const request = await findInVersion(transaction, seen);
      await addEvent(transaction, request, { by, at }, await change(request, transaction));
    }),
  );
}

/** A request that is still as it was seen. @throws AppError like `changeStatus` */
export function checkVersion(em: EntityManager, { reference, version }: Change) {
  return orConflict(em, reference, () => findInVersion(em, { reference, version }));
}

/** Adds a line to the history. By itself it overwrites nothing, so it is never too late. */
export async function addEvent(
  em: EntityManager,
  { submission, status }: StoredRequest,
  { by, at = new Date() }: Pick<Change, 'by' | 'at'>,
  step: Step,
): Promise<void> {
  em.create(RequestEvent, { ...step, submission, at, by, state: status.state });
  await em.flush();
}

async function findInVersion(
  em: EntityManager,
  { reference, version }: Pick<Change, 'reference' | 'version'>,
): Promise<StoredRequest> {
  const submission = await findByReference(em, reference);
  if (!submission) throw new AppError('notFound');
  const status = await em.findOneOrFail(
    RequestStatus,
    { submission: submission.id },
    { lockMode: LockMode.OPTIMISTIC, lockVersion: version },
  );
  return { submission, status };
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

async function lastEvent(em: EntityManager, reference: string) {
  const submission = await findByReference(em, reference);
  if (!submission) throw new AppError('notFound');
  const event = await em.findOne(
    RequestEvent,
    { submission: submission.id, type: { $nin: ['note', ...mailEvents] } },
    { orderBy: { id: 'desc' } },
  );
  return event ? { by: event.by, type: event.type, at: event.at } : undefined;
}
