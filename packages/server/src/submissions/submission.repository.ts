import { EntityRepository, type FilterQuery, raw } from '@mikro-orm/postgresql';
import { momentOf } from '../platform/berlin-time.ts';
import type { StoredRequest } from './describe-submission.ts';
import { gridEmailFields } from './grid-connection/grid-connection.entity.ts';
import { searchTermsOf, storedReference } from './search-terms.ts';
import type { Submission, SubmissionKind } from './submission.entity.ts';
import { spam } from './suspicion.ts';

/** Which requests; what is undefined does not narrow. */
export type RequestFilter = {
  kind?: SubmissionKind | undefined;
  /** First day, as ISO 8601 writes it, by the clock of Berlin. */
  since?: string | undefined;
  /** Words and numbers that must all occur, in any field, however they are written. */
  search?: string | undefined;
  /** Neither done nor spam. */
  isOpen?: boolean | undefined;
};

const rows = ['contactMessage', 'gridConnection'] as const;

/** The stored requests, as the operator looks for them; each comes with its row. */
export class SubmissionRepository extends EntityRepository<Submission> {
  /** One page, the newest request first, and how many there are in all. @param page from 1 */
  async findPage(
    filter: RequestFilter,
    page: number,
    limit: number,
  ): Promise<{ total: number; requests: StoredRequest[] }> {
    const [requests, total] = await this.findAndCount(conditions(filter), {
      populate: rows,
      orderBy: { receivedAt: 'desc', id: 'desc' },
      limit,
      offset: (page - 1) * limit,
    });
    return { total, requests };
  }

  /** Everything, the oldest first, a few hundred at a time, so that memory does not grow with it. */
  async *findPages(filter: RequestFilter): AsyncGenerator<StoredRequest[]> {
    for (let after: string | undefined; ; ) {
      // Each page in an EntityManager of its own, which is forgotten with it.
      const page = await this.getEntityManager()
        .fork()
        .findByCursor(this.entityName, {
          where: conditions(filter),
          populate: rows,
          orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
          first: 500,
          includeCount: false,
          ...(after !== undefined && { after }),
        });
      yield page.items;
      if (!page.hasNextPage || page.endCursor === null) return;
      after = page.endCursor;
    }
  }

  /** @returns null when there is none; a reference is found however it is written */
  findByReference(reference: string): Promise<StoredRequest | null> {
    return this.findOne({ reference: storedReference(reference) }, { populate: rows });
  }

  /** Every request in which an e-mail address stands in a field of its own, the oldest first. */
  findByEmail(email: string): Promise<StoredRequest[]> {
    const same = { $ilike: literally(email) };
    const ofPersons = gridEmailFields.map((field) => ({ gridConnection: { [field]: same } }));
    return this.find(
      { $or: [{ contactMessage: { email: same } }, ...ofPersons] },
      { populate: rows, orderBy: { receivedAt: 'asc' } },
    );
  }
}

function conditions({ kind, since, search, isOpen }: RequestFilter): FilterQuery<Submission> {
  return {
    ...(kind && { kind }),
    ...(isOpen && {
      $or: [{ suspicion: null }, { suspicion: { $ne: spam } }],
      [raw((alias) => isUndone(alias))]: true,
    }),
    ...(since && { receivedAt: { $gte: momentOf(Date.parse(since)) } }),
    $and: searchTermsOf(search ?? '').map(({ words, pattern }) => {
      const toTheLetter = words.map((word) => ({ searchText: { $like: `%${literally(word)}%` } }));
      return pattern === undefined
        ? { $and: toTheLetter }
        : { $or: [{ searchText: { $re: pattern } }, { $and: toTheLetter }] };
    }),
  };
}

const isUndone = (alias: string) =>
  `(not exists (select from handlings where submission_id = ${alias}.id and done_at is not null))`;

/** A text as a pattern that matches only itself. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
