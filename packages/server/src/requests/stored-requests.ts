import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import { rowNames } from '../forms/request-tables.ts';
import { isOpen } from '../status/place-of.ts';
import { openFolders } from '../status/states.ts';
import type { StoredSubmission } from './find-submissions.ts';
import { Photograph } from './photographs/photograph.entity.ts';
import { RequestEvent } from './request-event.entity.ts';
import { RequestStatus } from './request-status.entity.ts';
import type { Submission } from './submission.entity.ts';

/** A submission with how far the office is with it. */
export type StoredRequest = {
  submission: StoredSubmission;
  status: RequestStatus;
  /** What the office has noted, the oldest first; undefined where a list does without. */
  notes?: RequestEvent[];
  /** What the visitor's photographs show; undefined like the notes. */
  photographs?: PhotographKind[];
};

/** What is loaded with statuses, so that `fromStatus` can take them. */
export const withRows = rowNames.map((name) => `submission.${name}` as const);

/** Adds to each submission how far it is, what is noted about it, and what its photographs show. */
export async function withStatus(
  em: EntityManager,
  submissions: StoredSubmission[],
): Promise<StoredRequest[]> {
  const ids = submissions.map(({ id }) => id);
  const found = await em.find(RequestStatus, { submission: ids });
  const statuses = new Map(found.map((status) => [status.submission.id, status]));
  const events = await em.find(
    RequestEvent,
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
    const status = statuses.get(id);
    if (!status) return [];
    const kinds = (photographs.get(id) ?? []).map(({ kind }) => kind);
    return [{ submission, status, notes: notes.get(id) ?? [], photographs: kinds }];
  });
}

/** The same for one submission. */
export async function requestOf(
  em: EntityManager,
  submission: StoredSubmission,
): Promise<StoredRequest> {
  const [request] = await withStatus(em, [submission]);
  if (!request) throw new Error(`Submission ${submission.id} has no status`);
  return request;
}

/** What has to happen first in front, and within an hour (of Berlin's clock) what is suspected behind. */
export const openOrder = [
  { isUntimed: 'asc' },
  { listedHour: 'asc' },
  { folder: 'asc' },
  { listedAt: 'asc' },
  { submission: 'asc' },
] as const satisfies QueryOrderMap<RequestStatus>[];

/** All that is open, what has to happen first in front. */
export async function findOpen(
  em: EntityManager,
  submission: FilterQuery<Submission>,
): Promise<StoredRequest[]> {
  const statuses = await em.find(
    RequestStatus,
    { folder: { $in: [...openFolders] }, submission },
    { populate: withRows, orderBy: [...openOrder] },
  );
  return statuses.map(fromStatus);
}

/** @param status loaded with `withRows` */
export const fromStatus = (status: RequestStatus): StoredRequest => ({
  status,
  submission: status.submission as StoredSubmission,
});

/** Until when an answer is promised; undefined when none is, or nobody waits for it any more. */
export function dueOf({ status }: StoredRequest): Date | undefined {
  const { firstContactAt, dueAt } = status;
  return isOpen(status) && !firstContactAt ? (dueAt ?? undefined) : undefined;
}

/** When something has to happen next, as it was promised or agreed; undefined when nobody has named a time. */
export function nextMomentOf({ status }: StoredRequest): Date | undefined {
  return isOpen(status) && !status.isUntimed ? status.listedAt : undefined;
}
