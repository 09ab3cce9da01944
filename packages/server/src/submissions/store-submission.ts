import { randomUUID } from 'node:crypto';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { inTime } from '../platform/database/in-time.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { AppError, type ErrorCode } from '../platform/errors/app-error.ts';
import { digestOf } from './digest.ts';
import type { Envelope } from './envelope.ts';
import type { SubmissionRateLimit } from './rate-limit.ts';
import { createReference } from './reference.ts';
import type { RequestDefinition } from './request-definition.ts';
import { searchTextOf } from './search-text.ts';
import { Submission, type SubmissionKind } from './submission.entity.ts';
import { suspicionOf } from './suspicion.ts';

/** What the visitor gets for a request that is stored: proof of it. */
export type Receipt = {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
};

/** What became of a request: stored, a repetition of one that is stored, or why it was refused. */
export type SubmissionOutcome = 'stored' | 'repeated' | ErrorCode;

/** What storing needs beside the visitor's fields; made for each procedure call. */
export type SubmissionContext = {
  em: EntityManager;
  mailQueue: {
    /** Adds the mails about a new request, inside the transaction that stores it. */
    add(em: EntityManager, submission: Submission): Promise<void>;
    /** Lets the worker of this process look for mails now instead of at its next turn. */
    wake(): void;
  };
  rateLimit: SubmissionRateLimit;
  metrics: { submissionHandled(kind: SubmissionKind, outcome: SubmissionOutcome): void };
  /** Address of the client, for the rate limit only. Never stored, never logged. */
  clientAddress: string;
};

/**
 * Stores a request in one transaction: the row, its bookkeeping and the jobs that mail it. The
 * receipt is given only after the commit. The same idempotency key again, also at the same moment,
 * answers the first receipt and stores nothing.
 * @param fields the visitor's fields as validated; what makes two requests the same
 * @throws AppError `keyReused` when the key came with another body, `tooManyRequests`, `unavailable`
 */
export async function storeSubmission<Input extends object>(
  context: SubmissionContext,
  definition: RequestDefinition<Input>,
  fields: Input,
  envelope: Envelope,
): Promise<Receipt> {
  const digest = digestOf(definition.kind, fields);
  const idempotencyKey = envelope.submissionId?.toLowerCase() ?? null;
  // Counted before the database is asked anything, so that repetitions cannot keep it busy.
  await context.rateLimit.count(context.clientAddress, 'attempt');
  const { outcome, receipt } = await inTime(
    storeOrRepeat(context, definition, fields, envelope, { digest, idempotencyKey }),
  );
  context.metrics.submissionHandled(definition.kind, outcome);
  return receipt;
}

type Handled = { outcome: 'stored' | 'repeated'; receipt: Receipt };

type Identity = { digest: string; idempotencyKey: string | null };

async function storeOrRepeat<Input extends object>(
  context: SubmissionContext,
  definition: RequestDefinition<Input>,
  fields: Input,
  envelope: Envelope,
  identity: Identity,
): Promise<Handled> {
  const repeated = await findRepeated(context, identity);
  if (repeated) return repeated;
  try {
    return await store(context, definition, fields, envelope, identity);
  } catch (error) {
    // The unique key lets one of several parallel requests through; the others waited for its commit.
    const first =
      error instanceof UniqueConstraintViolationException
        ? await findRepeated(context, identity)
        : undefined;
    if (first) return first;
    throw error;
  }
}

async function store<Input extends object>(
  { em, mailQueue, rateLimit, clientAddress }: SubmissionContext,
  { kind, fields: known, rowOf }: RequestDefinition<Input>,
  fields: Input,
  envelope: Envelope,
  identity: Identity,
): Promise<Handled> {
  const receivedAt = new Date();
  const reference = createReference();
  const row = rowOf(fields);
  const consent = known.filter(({ place }) => place === 'consent').map(({ name }) => name);
  const consentGiven = Object.entries(fields).some(
    ([name, value]) => consent.includes(name) && value === true,
  );
  let isCounted = false;
  try {
    await inTransaction(em, async (transaction) => {
      const submission = transaction.create(Submission, {
        id: randomUUID(),
        reference,
        kind,
        ...identity,
        privacyVersion: envelope.privacyVersion ?? null,
        consentAt: consentGiven ? receivedAt : null,
        suspicion: suspicionOf(envelope, fields, receivedAt),
        receivedAt,
        searchText: searchTextOf(reference, Object.values(row)[0]),
        ...row,
      });
      await transaction.flush();
      // Counted after the insert, because repetitions do not count; before the commit, so that parallel
      // requests cannot exceed the limit.
      await rateLimit.count(clientAddress, 'request');
      isCounted = true;
      await mailQueue.add(transaction, submission);
    });
  } catch (error) {
    if (isCounted) await rateLimit.takeBack(clientAddress);
    throw error;
  }
  mailQueue.wake();
  return { outcome: 'stored', receipt: { reference, receivedAt: receivedAt.toISOString() } };
}

async function findRepeated(
  { em, rateLimit }: SubmissionContext,
  { digest, idempotencyKey }: Identity,
): Promise<Handled | undefined> {
  const stored =
    idempotencyKey &&
    (await em.findOne(
      Submission,
      { idempotencyKey },
      { fields: ['digest', 'reference', 'receivedAt'] },
    ));
  if (!stored) return undefined;
  await rateLimit.countRepetition();
  if (stored.digest !== digest) throw new AppError('keyReused');
  const { reference, receivedAt } = stored;
  return { outcome: 'repeated', receipt: { reference, receivedAt: receivedAt.toISOString() } };
}
