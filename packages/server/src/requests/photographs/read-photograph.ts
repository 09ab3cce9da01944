import type { EntityManager } from '@mikro-orm/postgresql';
import { withDeadline } from '../../platform/database/with-deadline.ts';
import { FairTurns } from '../../platform/threads/fair-turns.ts';

/** Bytes that are read at a time. Whoever takes them slowly holds no more than some of these parts. */
const partLength = 256 * 1024;

// One part after the other, by turns of the clients: a client that fetches many photographs at once would else take
// the connections to the database, and the memory, of everybody.
const turns = new FairTurns(200);

/** A photograph that is being read. */
export type OpenedPhotograph = {
  /** In bytes. */
  length: number;
  /** Throws where it is erased meanwhile. */
  parts: AsyncIterable<Buffer>;
};

/** @param submissionId of the request that it has to belong to */
type Which = { id: string; submissionId?: string; size: 'whole' | 'preview' };

/**
 * Reads a JPEG in parts, past the ORM, which would keep and compare its bytes. A missing preview is the whole.
 * @param address of the client
 * @returns undefined where there is none
 * @throws AppError `busy` when there is no place in the client's share
 */
export async function openPhotograph(
  em: EntityManager,
  which: Which,
  address: string,
): Promise<OpenedPhotograph | undefined> {
  const read = (from: number) => turns.run(() => readPart(em, which, from), address);
  const first = await read(0);
  if (!first) return undefined;
  async function* parts(begin: Buffer, length: number) {
    yield begin;
    for (let from = begin.length; from < length; ) {
      const next = await read(from);
      if (!next || next.part.length === 0) throw new Error('The photograph is gone');
      yield next.part;
      from += next.part.length;
    }
  }
  return { length: first.length, parts: parts(first.part, first.length) };
}

async function readPart(
  em: EntityManager,
  { id, submissionId, size }: Which,
  from: number,
): Promise<{ part: Buffer; length: number } | undefined> {
  const jpeg = size === 'preview' ? 'coalesce(preview, jpeg)' : 'jpeg';
  const [row] = await withDeadline(
    em.execute<{ part: Buffer; length: number }[]>(
      `select substring(${jpeg} from ? for ?) as part, octet_length(${jpeg}) as length
       from photographs where id = ?${submissionId ? ' and submission_id = ?' : ''}`,
      [from + 1, partLength, id, ...(submissionId ? [submissionId] : [])],
    ),
  );
  return row;
}
