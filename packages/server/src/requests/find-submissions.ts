import type { EntityManager, FilterQuery, Loaded } from '@mikro-orm/postgresql';
import { fromBerlinWallClock } from '@rebhang-solar/content/berlin-clock';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { forms } from '../forms/forms.ts';
import {
  emailColumns,
  type OtherPerson,
  otherPersonsIn,
  type RowName,
  requestTables,
  rowNames,
  senderOf,
} from '../forms/request-tables.ts';
import { type SubmissionKind, submissionKinds } from '../forms/submission-kind.ts';
import { RequestEvent } from './request-event.entity.ts';
import { searchTermsOf, storedReference } from './search-terms.ts';
import { normalizeForSearch } from './search-text.ts';
import { Submission } from './submission.entity.ts';

/** A submission as it is stored, with its row. */
export type StoredSubmission = Loaded<Submission, RowName>;

/** Which submissions; what is undefined does not narrow. */
export type SubmissionFilter = {
  kind?: SubmissionKind | undefined;
  /** First day, as ISO 8601 writes it, by the clock of Berlin. */
  since?: string | undefined;
  /** Words and numbers that must all occur, in any field, however they are written. */
  search?: string | undefined;
};

/** One submission by its id. */
export function findSubmission(em: EntityManager, id: string): Promise<StoredSubmission | null> {
  return em.findOne(Submission, id, { populate: rowNames });
}

/** Everything, the oldest first, a few hundred at a time, so that memory does not grow with it. */
export async function* findPages(
  em: EntityManager,
  filter: SubmissionFilter,
): AsyncGenerator<StoredSubmission[]> {
  for (let after: string | undefined; ; ) {
    // Each page in an EntityManager of its own, which is forgotten with it.
    const page = await em.fork().findByCursor(Submission, {
      where: conditions(filter),
      populate: rowNames,
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
export function findByReference(
  em: EntityManager,
  reference: string,
): Promise<StoredSubmission | null> {
  return em.findOne(Submission, { reference: storedReference(reference) }, { populate: rowNames });
}

/**
 * Every submission in which an e-mail address stands in a field of its own, or stood before it was corrected,
 * the oldest first.
 */
export async function findByEmail(em: EntityManager, email: string): Promise<StoredSubmission[]> {
  const same = { $ilike: literally(email) };
  const corrected = await em.find(RequestEvent, {
    type: 'corrected',
    field: { $in: ['email', ...rowNames.flatMap(emailColumns)] },
    formerValue: same,
  });
  const inAnyColumn = rowNames.flatMap((name) =>
    emailColumns(name).map((column): FilterQuery<Submission> => ({ [name]: { [column]: same } })),
  );
  return em.find(
    Submission,
    { $or: [...inAnyColumn, { id: corrected.map(({ submission }) => submission.id) }] },
    { populate: rowNames, orderBy: { receivedAt: 'asc' } },
  );
}

/** Whose an e-mail address is in a submission, or was before a correction: its sender's, or that of others who are named in it. */
export async function whoseIs(
  em: EntityManager,
  submission: StoredSubmission,
  email: string,
): Promise<{ isSender: boolean; persons: OtherPerson[] }> {
  const former = await em.find(RequestEvent, {
    submission: submission.id,
    type: 'corrected',
    formerValue: { $ilike: literally(email) },
  });
  const was = (field: string) => former.some((event) => event.field === field);
  const { otherPersons } = requestTables[forms[submission.kind].rowName];
  const now = otherPersonsIn(submission, email.toLowerCase());
  return {
    isSender: senderOf(submission).email.toLowerCase() === email.toLowerCase() || was('email'),
    persons: otherPersons.filter((person) => now.includes(person) || was(person.email)),
  };
}

/** What a filter asks for, as a condition. */
export function conditions({ kind, since, search }: SubmissionFilter): FilterQuery<Submission> {
  return {
    ...(kind && { kind }),
    ...(since && { receivedAt: { $gte: fromBerlinWallClock(Date.parse(since)) } }),
    $and: searchTermsOf(search ?? '').map(({ words, pattern }) => {
      const toTheLetter = words.map((word) => ({
        $or: [{ searchText: { $like: `%${literally(word)}%` } }, { kind: kindsNamed(word) }],
      }));
      return pattern === undefined
        ? { $and: toTheLetter }
        : { $or: [{ searchText: { $re: pattern } }, { $and: toTheLetter }] };
    }),
  };
}

/** „netzanschluss“ finds what came by that form. */
const kindsNamed = (word: string) =>
  submissionKinds.filter(
    (kind) => word.length > 3 && normalizeForSearch(formKinds[kind].name).includes(word),
  );

/** A text as a pattern that matches only itself. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
