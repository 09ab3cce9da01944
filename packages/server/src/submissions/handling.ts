import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { berlinDay } from '../platform/berlin-time.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { findPages, type StoredSubmission, type SubmissionFilter } from './find-submissions.ts';
import { Handling } from './handling.entity.ts';
import { replyDue } from './reply-due.ts';
import type { Submission } from './submission.entity.ts';
import { spam } from './suspicion.ts';

/** A submission with what the office has noted about it. */
export type HandledSubmission = {
  submission: StoredSubmission;
  /** Undefined while nothing is noted. */
  handling: Handling | undefined;
};

/** Adds to each submission what is noted about it. */
export async function withHandling(
  em: EntityManager,
  submissions: StoredSubmission[],
): Promise<HandledSubmission[]> {
  const noted = await em.find(Handling, { submission: submissions.map(({ id }) => id) });
  const handlings = new Map(noted.map((handling) => [handling.submission.id, handling]));
  return submissions.map((submission) => ({ submission, handling: handlings.get(submission.id) }));
}

/** Adds to one submission what is noted about it. */
export async function handledSubmission(
  em: EntityManager,
  submission: StoredSubmission,
): Promise<HandledSubmission> {
  const handling = await em.findOne(Handling, { submission: submission.id });
  return { submission, handling: handling ?? undefined };
}

/**
 * What is neither done nor spam, however old it is: the oldest has waited longest. What is only
 * suspected to be spam is open like any other.
 */
export async function findOpen(
  em: EntityManager,
  filter: SubmissionFilter,
): Promise<HandledSubmission[]> {
  const open: HandledSubmission[] = [];
  for await (const page of findPages(em, { ...filter, isOpen: true })) {
    open.push(...(await withHandling(em, page)));
  }
  return open;
}

/** What of it has to be answered today or had to be before, the most urgent first. */
export async function findDue(
  em: EntityManager,
  filter: SubmissionFilter,
  now: Date,
): Promise<HandledSubmission[]> {
  const due = (await findOpen(em, filter)).flatMap((handled) => {
    const until = replyDue(handled.submission);
    return until && dueState(until, now) ? [{ handled, until: until.getTime() }] : [];
  });
  return due.sort((one, other) => one.until - other.until).map(({ handled }) => handled);
}

/** Until when an answer is promised; undefined when none is, or nobody waits for it any more. */
export function dueOf({ submission, handling }: HandledSubmission): Date | undefined {
  return submission.suspicion === spam || handling?.doneAt ? undefined : replyDue(submission);
}

export type DueState = 'overdue' | 'dueToday';

/** @param due as promised; undefined stands for none */
export function dueState(due: Date | undefined, now: Date): DueState | undefined {
  if (!due) return undefined;
  if (due <= now) return 'overdue';
  return berlinDay(due) === berlinDay(now) ? 'dueToday' : undefined;
}

/** Notes something about a submission. @param change gets what is noted, and alters it */
export async function noteHandling(
  em: EntityManager,
  submission: Submission,
  change: (handling: Handling) => void,
): Promise<Handling> {
  return inTransaction(em, async (transaction) => {
    // The row is made when it is missing, then locked: of two people who note something at the same
    // moment, the second sees what the first has noted.
    await transaction.upsert(
      Handling,
      { submission: submission.id },
      { onConflictAction: 'ignore' },
    );
    const handling = await transaction.findOneOrFail(
      Handling,
      { submission: submission.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    change(handling);
    await transaction.flush();
    return handling;
  });
}
