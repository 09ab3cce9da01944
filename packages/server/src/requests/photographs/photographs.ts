import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mostPhotographs, type PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import { photographProblems } from '@rebhang-solar/content/photograph-problems';
import { senderOf } from '../../forms/request-tables.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { addFromVisitor, type VisitorContext } from '../add-from-visitor.ts';
import { findSubmission } from '../find-submissions.ts';
import { noticeTo } from '../own-page/notice.ts';
import { RequestEvent } from '../request-event.entity.ts';
import type { ConvertedPhotograph } from './convert-photograph.ts';
import { Photograph } from './photograph.entity.ts';

/** Those that come within so long of each other, in ms, are one line of the history. */
const seriesPause = 10 * 60_000;

/** Bytes, previews included, that are stored of all visitors in 24 hours. Each lies in two weeks of backups too. */
const mostOfDay = 1024 ** 3;

const day = 24 * 60 * 60 * 1_000;

/** Seconds after which some of the day's room may be free again. */
const roomAfter = 60 * 60;

/**
 * Stores a photograph that a visitor adds to a request, and counts its bytes for the client. One that is there
 * already, as the answer was lost and the browser sent it again, is not stored twice.
 * @returns its id
 * @throws AppError `invalid` at `foto` where there are as many as a request may have; `tooManyRequests` at `foto`
 *   where client, neighbours or site have had their bytes of the day; `notFound` when it was erased
 */
export async function addPhotograph(
  context: VisitorContext,
  submissionId: string,
  kind: PhotographKind,
  photograph: ConvertedPhotograph,
): Promise<string> {
  const { clientLimits, clientAddress, byLink = false } = context;
  let id: string = randomUUID();
  await addFromVisitor(context, submissionId, async ({ submission }, now, transaction) => {
    // The request is locked, so no other one is stored meanwhile.
    const same = await findSame(transaction, submissionId, kind, photograph.jpeg);
    if (same) {
      id = same;
      return [];
    }
    await checkRoom(transaction, submissionId);
    const bytes = photograph.jpeg.length;
    await clientLimits
      .countStored(clientAddress, bytes + photograph.preview.length)
      .catch((error) => {
        const { code, retryAfter } = toAppError(error);
        throw code === 'tooManyRequests' ? enoughToday(retryAfter) : error;
      });
    const added = { id, submission, kind, bytes, addedAt: now, byLink };
    transaction.create(Photograph, { ...photograph, ...added });
    const last = await transaction.findOne(
      RequestEvent,
      { submission: submissionId },
      { orderBy: { id: 'desc' } },
    );
    const isSeries =
      last?.type === 'photographs' &&
      last.byLink === byLink &&
      now.getTime() - last.at.getTime() < seriesPause;
    if (isSeries) transaction.remove(last);
    return [{ type: 'photographs', count: (isSeries ? (last.count ?? 0) : 0) + 1 }];
  });
  return id;
}

/** By its digest: of a Buffer in a condition the ORM makes a key for each byte, and answers nobody for seconds. */
async function findSame(
  em: EntityManager,
  submissionId: string,
  kind: PhotographKind,
  jpeg: Buffer,
): Promise<string | undefined> {
  const [same] = await em.execute<{ id: string }[]>(
    `select id from photographs
     where submission_id = ? and kind = ? and bytes = ? and encode(sha256(jpeg), 'hex') = ?`,
    [submissionId, kind, jpeg.length, createHash('sha256').update(jpeg).digest('hex')],
  );
  return same?.id;
}

/**
 * @throws AppError `invalid` at `foto` where a request has as many photographs as it may have; `tooManyRequests` at
 *   `foto` where the site has stored as much as it may in a day. Several that are stored at the same moment may
 *   exceed that by their own bytes
 */
export async function checkRoom(em: EntityManager, submissionId: string): Promise<void> {
  const count = await em.count(Photograph, { submission: submissionId });
  if (count >= mostPhotographs) {
    throw new AppError('invalid', { fieldErrors: { foto: photographProblems.tooMany } });
  }
  const [stored] = await em.execute<{ bytes: string | null }[]>(
    `select sum(bytes + coalesce(octet_length(preview), 0)) as bytes from photographs where added_at > ?`,
    [new Date(Date.now() - day)],
  );
  if (Number(stored?.bytes ?? 0) >= mostOfDay) throw enoughToday();
}

/** The refusal of a photograph for which there is no room today. @param retryAfter in seconds */
export const enoughToday = (retryAfter = roomAfter) =>
  new AppError('tooManyRequests', {
    fieldErrors: { foto: photographProblems.enoughToday },
    retryAfter,
  });

/** Those of a request without their bytes, the first that came in front. */
export function photographsOf(em: EntityManager, submissionId: string): Promise<Photograph[]> {
  return em.find(
    Photograph,
    { submission: submissionId },
    { orderBy: { addedAt: 'asc', id: 'asc' } },
  );
}

/** Takes one back. That some were added stays in the history; the sender is told. @returns whether this request had it */
export async function removePhotograph(
  context: VisitorContext,
  id: string,
  submissionId: string,
): Promise<boolean> {
  return inTransaction(context.em, async (transaction) => {
    const removed = await transaction.nativeDelete(Photograph, { id, submission: submissionId });
    const submission = removed > 0 && (await findSubmission(transaction, submissionId));
    if (!submission) return false;
    const { email } = senderOf(submission);
    await noticeTo(context, transaction, submission, email, { about: 'photographs' });
    return true;
  });
}
