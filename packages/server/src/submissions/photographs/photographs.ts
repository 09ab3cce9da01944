import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mostPhotographs, type PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import { photographProblems } from '@rebhang-solar/content/photograph-problems';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CallContext } from '../../platform/trpc.ts';
import { addFromVisitor } from '../handling.ts';
import { HandlingEvent } from '../handling-event.entity.ts';
import type { ConvertedPhotograph } from './convert-photograph.ts';
import { Photograph } from './photograph.entity.ts';

/** Those that come within so long of each other, in ms, are one line of the history. */
const seriesPause = 10 * 60_000;

/**
 * Stores a photograph that a visitor adds to a request. One that is there already, as the answer was lost and the
 * browser sent it again, is not stored twice.
 * @returns its id
 * @throws AppError `invalid` at `foto` where there are as many as a request may have; `notFound` when it was erased
 */
export async function addPhotograph(
  context: Pick<CallContext, 'em' | 'mailQueue'>,
  submissionId: string,
  kind: PhotographKind,
  photograph: ConvertedPhotograph,
): Promise<string> {
  let id: string = randomUUID();
  await addFromVisitor(context, submissionId, async ({ submission }, now, transaction) => {
    // The request is locked, so no other one is stored meanwhile.
    const bytes = photograph.jpeg.length;
    const { jpeg } = photograph;
    const same = await transaction.findOne(Photograph, { submission, kind, bytes, jpeg });
    if (same) {
      id = same.id;
      return [];
    }
    await checkRoom(transaction, submissionId);
    transaction.create(Photograph, { ...photograph, id, submission, kind, bytes, addedAt: now });
    const last = await transaction.findOne(
      HandlingEvent,
      { submission: submissionId },
      { orderBy: { id: 'desc' } },
    );
    const isSeries =
      last?.type === 'photographs' && now.getTime() - last.at.getTime() < seriesPause;
    if (isSeries) transaction.remove(last);
    return [{ type: 'photographs', count: (isSeries ? (last.count ?? 0) : 0) + 1 }];
  });
  return id;
}

/** @throws AppError `invalid` at `foto` where a request has as many photographs as it may have */
export async function checkRoom(em: EntityManager, submissionId: string): Promise<void> {
  const count = await em.count(Photograph, { submission: submissionId });
  if (count < mostPhotographs) return;
  throw new AppError('invalid', { fieldErrors: { foto: photographProblems.tooMany } });
}

/** Those of a request without their bytes, the first that came in front. */
export function photographsOf(em: EntityManager, submissionId: string): Promise<Photograph[]> {
  return em.find(
    Photograph,
    { submission: submissionId },
    { orderBy: { addedAt: 'asc', id: 'asc' } },
  );
}

/** @param submissionId of the request that it has to belong to. @returns undefined where there is none */
export async function photographBytes(
  em: EntityManager,
  id: string,
  submissionId?: string,
): Promise<Buffer | undefined> {
  const where = { id, ...(submissionId && { submission: submissionId }) };
  const photograph = await em.findOne(Photograph, where, { populate: ['jpeg'] });
  return photograph ? Buffer.from(photograph.jpeg) : undefined;
}

/** Takes one back. That some were added stays in the history. */
export async function removePhotograph(
  em: EntityManager,
  id: string,
  submissionId: string,
): Promise<void> {
  await em.nativeDelete(Photograph, { id, submission: submissionId });
}
