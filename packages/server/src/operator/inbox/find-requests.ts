import type { EntityManager } from '@mikro-orm/postgresql';
import { ContactMessage } from '../../requests/contact/contact-message.entity.ts';
import { GridConnection } from '../../requests/grid-connection/grid-connection.entity.ts';
import { foldForSearch } from '../../requests/search-text.ts';
import { Submission, type SubmissionKind } from '../../requests/submission.entity.ts';

/** A request as it is stored, with its row. */
export type StoredRequest = Omit<Submission, 'contactMessage' | 'gridConnection'> & {
  contactMessage: ContactMessage | undefined;
  gridConnection: GridConnection | undefined;
};

/** The same with the keys of its rows, as the table has it. */
type SubmissionRow = Omit<Submission, 'contactMessage' | 'gridConnection'> & {
  contactMessage: number | null;
  gridConnection: number | null;
};

/** Which requests; what is undefined does not narrow. */
export type RequestFilter = {
  kind?: SubmissionKind | undefined;
  /** First day, as ISO 8601 writes it, by the clock of Berlin. */
  since?: string | undefined;
  /** Words that must all occur, in any field, in large or small letters. */
  search?: string | undefined;
};

/** A place in the order of arrival. The time is the database's own text: a Date loses microseconds. */
type Position = { id: string; at: string };

const batchSize = 500;

/** One page, the newest request first, and how many there are in all. @param page from 1 */
export async function findPage(
  em: EntityManager,
  filter: RequestFilter,
  page: number,
  limit: number,
): Promise<{ total: number; requests: StoredRequest[] }> {
  const { where, values } = conditions(filter);
  // A search looks at every request, so once for the page and the number; without one the index on
  // the time of arrival finds a page at once.
  const looked = filter.search ? 'materialized' : 'not materialized';
  const [found]: { total: number; ids: string[] }[] = await em.execute(
    `with found as ${looked} (select id, received_at from submissions where ${where})
     select (select count(*)::int from found) as total,
       array(select id::text from found order by received_at desc, id desc limit ? offset ?) as ids`,
    [...values, limit, (page - 1) * limit],
  );
  return { total: found?.total ?? 0, requests: await load(em, found?.ids ?? []) };
}

/** Everything, the oldest first, a few hundred at a time, so that memory does not grow with it. */
export async function* findAll(
  em: EntityManager,
  filter: RequestFilter,
): AsyncGenerator<StoredRequest> {
  const { where, values } = conditions(filter);
  let last: Position | undefined;
  for (;;) {
    const positions: Position[] = await em.execute(
      `select id, received_at::text as at from submissions
       where ${where} ${last ? 'and (received_at, id) > (?::timestamptz, ?::uuid)' : ''}
       order by received_at, id limit ?`,
      [...values, ...(last ? [last.at, last.id] : []), batchSize],
    );
    yield* await load(
      em,
      positions.map(({ id }) => id),
    );
    last = positions.at(-1);
    if (positions.length < batchSize) return;
  }
}

/** @returns undefined when there is none; a reference is found however it is written */
export async function findByReference(
  em: EntityManager,
  reference: string,
): Promise<StoredRequest | undefined> {
  const [found]: { id: string }[] = await em.execute(
    'select id from submissions where reference = ?',
    [reference.trim().toUpperCase()],
  );
  return found && (await load(em, [found.id]))[0];
}

/**
 * Requests with their rows, in the order of the ids. Plain objects: entities, which nobody changes
 * here, would take most of the time and memory of an export.
 */
export async function load(em: EntityManager, ids: string[]): Promise<StoredRequest[]> {
  if (ids.length === 0) return [];
  const submissions: SubmissionRow[] = await em
    .createQueryBuilder(Submission)
    .where({ id: { $in: ids } })
    .execute('all');
  const keysOf = (relation: 'contactMessage' | 'gridConnection') =>
    submissions.map((row) => row[relation]).filter((key) => key !== null);
  const messages: ContactMessage[] = await em
    .createQueryBuilder(ContactMessage)
    .where({ id: { $in: keysOf('contactMessage') } })
    .execute('all');
  const connections: GridConnection[] = await em
    .createQueryBuilder(GridConnection)
    .where({ id: { $in: keysOf('gridConnection') } })
    .execute('all');
  const messageOf = new Map(messages.map((row) => [row.id, row]));
  const connectionOf = new Map(connections.map((row) => [row.id, row]));
  const requestOf = new Map(
    submissions.map(({ contactMessage, gridConnection, ...row }): [string, StoredRequest] => [
      row.id,
      {
        ...row,
        contactMessage: messageOf.get(contactMessage ?? Number.NaN),
        gridConnection: connectionOf.get(gridConnection ?? Number.NaN),
      },
    ]),
  );
  return ids.flatMap((id) => requestOf.get(id) ?? []);
}

function conditions({ kind, since, search }: RequestFilter) {
  const parts = ['true'];
  const values: unknown[] = [];
  if (kind) {
    parts.push('kind = ?');
    values.push(kind);
  }
  if (since) {
    parts.push(`received_at >= ?::date::timestamp at time zone 'Europe/Berlin'`);
    values.push(since);
  }
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    parts.push('search_text like ?');
    values.push(`%${foldForSearch(word).replace(/[\\%_]/g, '\\$&')}%`);
  }
  return { where: parts.join(' and '), values };
}
