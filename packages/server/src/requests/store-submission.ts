import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailQueue } from '../delivery/mail/mail-queue.ts';
import type { Metrics } from '../operator/admin/metrics.ts';
import { inTime } from '../platform/database/in-time.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { digestOf } from './digest.ts';
import type { Envelope } from './envelope.ts';
import type { FormTokens } from './form-token.ts';
import { insertSubmission, isUniqueViolation, type Words } from './insert-submission.ts';
import type { SubmissionRateLimit } from './rate-limit.ts';
import { createReference } from './reference.ts';
import { searchTextOf } from './search-text.ts';
import { Submission, type SubmissionKind, type Suspicion } from './submission.entity.ts';

/** What the visitor gets for a request that is stored: proof of it. */
export type Receipt = {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
};

/** What a service needs beside the visitor's fields; made for each procedure call. */
export type SubmissionContext = {
  em: EntityManager;
  mailQueue: MailQueue;
  formTokens: FormTokens;
  rateLimit: SubmissionRateLimit;
  metrics: Pick<Metrics, 'submissionHandled'>;
  /** Address of the client, for the rate limit only. Never stored, never logged. */
  clientAddress: string;
};

type NewSubmission = {
  kind: SubmissionKind;
  /** The visitor's fields as validated; what makes two requests the same. */
  fields: Record<string, unknown>;
  envelope: Envelope;
  consentGiven: boolean;
  words: Words;
};

/**
 * Stores a request in one statement: the visitor's words, their bookkeeping and the jobs that mail
 * them. The receipt is given only after the commit. The same idempotency key again, also at
 * the same moment, answers the first receipt and stores nothing.
 * @throws AppError `keyReused` when the key came with another body, `tooManyRequests`, `unavailable`
 */
export async function storeSubmission(
  context: SubmissionContext,
  submission: NewSubmission,
): Promise<Receipt> {
  const { outcome, receipt } = await inTime(storeOrRepeat(context, submission));
  context.metrics.submissionHandled(submission.kind, outcome);
  return receipt;
}

type Handled = { outcome: 'stored' | 'repeated'; receipt: Receipt };

/** Keys that this process is storing. What comes with one of them waits for the first. */
const underWay = new Map<string, Promise<Handled>>();

async function storeOrRepeat(
  context: SubmissionContext,
  submission: NewSubmission,
): Promise<Handled> {
  const key = submission.envelope.submissionId?.toLowerCase() ?? null;
  const digest = digestOf(submission.kind, submission.fields);
  if (key === null) return store(context, submission, key, digest);

  const first = underWay.get(key);
  if (first) {
    await first.catch(() => undefined);
    const repeated = await findRepeated(context.em, key, digest);
    if (repeated) return repeated;
  }
  const storing = store(context, submission, key, digest);
  underWay.set(key, storing);
  try {
    return await storing;
  } finally {
    underWay.delete(key);
  }
}

async function store(
  { em, mailQueue, formTokens, rateLimit, clientAddress }: SubmissionContext,
  { kind, envelope, consentGiven, words }: NewSubmission,
  idempotencyKey: string | null,
  digest: string,
): Promise<Handled> {
  // Before it is stored, so that no number of parallel requests exceeds the limit. A repetition is
  // no new submission: it gets its receipt even over the limit, and its count is taken back.
  try {
    await rateLimit.count(clientAddress);
  } catch (refusal) {
    const repeated = await findRepeated(em, idempotencyKey, digest);
    if (repeated) return repeated;
    throw refusal;
  }

  const suspicion = suspicionOf(envelope, formTokens);
  const receivedAt = new Date();
  const reference = createReference();
  const bookkeeping = {
    id: randomUUID(),
    reference,
    kind,
    idempotencyKey,
    digest,
    privacyVersion: envelope.privacyVersion ?? null,
    consentAt: consentGiven ? receivedAt : null,
    suspicion,
    receivedAt,
    searchText: searchTextOf(reference, Object.values(words)[0]),
  };
  try {
    await insertSubmission(em, bookkeeping, words, await mailQueue.jobsOf(bookkeeping));
  } catch (error) {
    await rateLimit.takeBack(clientAddress);
    // The unique key decides which of several parallel requests is the first.
    const repeated = isUniqueViolation(error)
      ? await findRepeated(em, idempotencyKey, digest)
      : undefined;
    if (repeated) return repeated;
    throw error;
  }
  mailQueue.wake();
  return { outcome: 'stored', receipt: { reference, receivedAt: receivedAt.toISOString() } };
}

async function findRepeated(
  em: EntityManager,
  idempotencyKey: string | null,
  digest: string,
): Promise<Handled | undefined> {
  if (idempotencyKey === null) return undefined;
  const stored = await em.findOne(Submission, { idempotencyKey });
  if (!stored) return undefined;
  if (stored.digest !== digest) throw new AppError('keyReused');
  const { reference, receivedAt } = stored;
  return { outcome: 'repeated', receipt: { reference, receivedAt: receivedAt.toISOString() } };
}

function suspicionOf(envelope: Envelope, formTokens: FormTokens): Suspicion | null {
  if (envelope.website) return 'hidden-field';
  return (envelope.formToken && formTokens.check(envelope.formToken)) || null;
}
