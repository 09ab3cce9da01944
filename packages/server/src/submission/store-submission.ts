import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Metrics } from '../admin/metrics.ts';
import type { ContactMessage } from '../contact/contact-message.entity.ts';
import { inTime } from '../database/in-time.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { AppError } from '../errors/app-error.ts';
import type { GridConnection } from '../grid-connection/grid-connection.entity.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { digestOf } from './digest.ts';
import type { Envelope } from './envelope.ts';
import type { FormTokens } from './form-token.ts';
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
  /** Makes the row that holds the visitor's words. */
  createRow: (
    em: EntityManager,
  ) => { contactMessage: ContactMessage } | { gridConnection: GridConnection };
};

/**
 * Stores a request in one transaction: the visitor's words, their bookkeeping and the jobs that
 * mail them. The receipt is given only after the commit. The same idempotency key again, also at
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

async function storeOrRepeat(
  context: SubmissionContext,
  submission: NewSubmission,
): Promise<Handled> {
  const { kind, envelope } = submission;
  const idempotencyKey = envelope.submissionId?.toLowerCase() ?? null;
  const digest = digestOf(kind, submission.fields);

  // An address over its limit costs no transaction. A repetition of what is stored is no new
  // submission, so it gets its receipt even then.
  const blockedFor = await context.rateLimit.secondsBlocked(context.clientAddress);
  if (blockedFor > 0) {
    const repeated = await findRepeated(context.em, idempotencyKey, digest);
    if (repeated) return repeated;
    throw new AppError('tooManyRequests', { retryAfter: blockedFor });
  }

  const suspicion = suspicionOf(envelope, context.formTokens);
  const receivedAt = new Date();
  const reference = createReference();
  try {
    await inTransaction(context.em, async (em) => {
      const row = submission.createRow(em);
      const stored = em.create(Submission, {
        id: randomUUID(),
        reference,
        kind,
        idempotencyKey,
        digest,
        privacyVersion: envelope.privacyVersion ?? null,
        consentAt: submission.consentGiven ? receivedAt : null,
        suspicion,
        receivedAt,
        searchText: searchTextOf(
          reference,
          'contactMessage' in row ? row.contactMessage : row.gridConnection,
        ),
        ...row,
      });
      // The unique key decides here which of several parallel requests is the first; only that one
      // counts against the limit.
      await em.flush();
      await context.rateLimit.count(context.clientAddress);
      await context.mailQueue.add(em, stored);
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const repeated = await findRepeated(context.em, idempotencyKey, digest);
    if (!repeated) throw error;
    return repeated;
  }
  context.mailQueue.wake();
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
