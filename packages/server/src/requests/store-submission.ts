import { randomUUID } from 'node:crypto';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { numbersIn } from '@rebhang-solar/content/phone';
import { type Envelope, openEnvelope } from '../forms/envelope.ts';
import type { Form } from '../forms/form.ts';
import { forms } from '../forms/forms.ts';
import { senderOf } from '../forms/rows.ts';
import type { SubmissionKind } from '../forms/submission-kind.ts';
import { inTime } from '../platform/database/in-time.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { CallContext } from '../platform/trpc.ts';
import { digestOf } from './digest.ts';
import { admitMail, mailboxOf } from './mail-limits.ts';
import { OwnPage } from './own-page/own-page.entity.ts';
import { newOwnPage, ownPageOf, ownPageUrl } from './own-page/own-page.ts';
import { createReference } from './reference.ts';
import { RequestStatus } from './request-status.entity.ts';
import { searchTextOf } from './search-text.ts';
import { newStatus } from './stored-status.ts';
import { Submission } from './submission.entity.ts';
import { suspicionOf } from './suspicion.ts';

/** The proof that a submission is stored, for the visitor. */
export type Receipt = {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The address of the visitor's own page, a secret. */
  statusUrl: string;
  /** Whether the visitor is sent a confirmation by e-mail. */
  confirmation: boolean;
};

/**
 * Stores a submission in one transaction: the row, its bookkeeping and the jobs that mail it. Which mails
 * there will be is decided in it, too. The receipt is given only after the commit, and with it what opens the
 * visitor's own page in this browser. The same idempotency key again, also at the same moment, answers the first
 * receipt and stores nothing.
 * @param sent the visitor's fields and the envelope, as the form's schema has parsed them
 * @throws AppError `keyReused` when the key came with another body, `tooManyRequests`, `unavailable`
 */
export async function storeSubmission(
  context: CallContext,
  kind: SubmissionKind,
  sent: Envelope,
): Promise<Receipt> {
  const submission = newSubmission(kind, sent);
  const { outcome, receipt, page } = await inTime(storeOrRepeat(context, submission));
  context.metrics.submissionHandled(kind, outcome);
  context.openPage(page, new Date(receipt.receivedAt));
  return receipt;
}

type NewSubmission = ReturnType<typeof newSubmission>;

/** The row with its bookkeeping, about to be stored. @param sent as the form's schema has parsed it */
export function newSubmission(kind: SubmissionKind, sent: Envelope) {
  const form: Form = forms[kind];
  const { fields, envelope } = openEnvelope(sent);
  const row = form.row(fields);
  const receivedAt = new Date();
  const reference = createReference();
  const suspicion = suspicionOf(envelope, fields, receivedAt);
  const given = new Map<string, unknown>(Object.entries(fields));
  const consents = form.fields.filter(({ target }) => target === 'consent');
  const hasConsent = consents.some(({ name }) => given.get(name) === true);
  return {
    ...row,
    id: randomUUID(),
    reference,
    kind,
    idempotencyKey: envelope.submissionId?.toLowerCase() ?? null,
    digest: digestOf(kind, fields),
    privacyVersion: envelope.privacyVersion ?? null,
    consentAt: hasConsent ? receivedAt : null,
    suspicion,
    confirmedAt: suspicion ? null : receivedAt,
    searchText: searchTextOf(reference, Object.values(row)),
    receivedAt,
  };
}

/** Inserts it with what is found and counted by, with its status and the page of its visitor. */
export async function insertSubmission(
  transaction: EntityManager,
  values: NewSubmission,
): Promise<Submission> {
  const submission = transaction.create(Submission, values);
  const { email, phone } = senderOf(submission);
  submission.mailbox = email ? mailboxOf(email) : null;
  submission.phoneNumbers = numbersIn(phone).join(' ') || null;
  transaction.create(RequestStatus, { submission, ...newStatus(submission) });
  transaction.create(OwnPage, { submission, ...newOwnPage() });
  await transaction.flush();
  return submission;
}

type Handled = { outcome: 'stored' | 'repeated'; receipt: Receipt; page: OwnPage };

async function storeOrRepeat(context: CallContext, submission: NewSubmission): Promise<Handled> {
  const repeated = await findRepeated(context, submission);
  if (repeated) return repeated;
  try {
    return await store(context, submission);
  } catch (error) {
    // The unique key lets one of several parallel submissions through; the others waited for its commit.
    const first =
      error instanceof UniqueConstraintViolationException
        ? await findRepeated(context, submission)
        : undefined;
    if (first) return first;
    throw error;
  }
}

async function store(context: CallContext, values: NewSubmission): Promise<Handled> {
  const { em, mailQueue, clientLimits, confirmationLimits, clientAddress } = context;
  const counted: ('submission' | 'confirmation' | 'companyMail')[] = [];
  const fits = async (mail: 'confirmation' | 'companyMail') => {
    const isCounted = await clientLimits.countIfFree(clientAddress, mail);
    if (isCounted) counted.push(mail);
    return isCounted;
  };
  const isConfirmable = async (transaction: EntityManager, mailbox: string) => {
    // First: what goes out to nobody is not counted for the mailbox.
    if (!(await fits('confirmation'))) return false;
    const limits = confirmationLimits;
    if (await admitMail(transaction, 'confirmation', mailbox, clientAddress, limits)) return true;
    // Nor for the client.
    counted.splice(counted.indexOf('confirmation'), 1);
    await clientLimits.takeBack(clientAddress, 'confirmation');
    return false;
  };
  try {
    const stored = await inTransaction(em, async (transaction) => {
      const submission = await insertSubmission(transaction, values);
      // Counted after the insert, because repetitions do not count; before the commit, so that parallel
      // submissions cannot exceed the limits.
      await clientLimits.count(clientAddress, 'submission');
      counted.push('submission');
      const isLimited =
        submission.confirmedAt && !(await isConfirmable(transaction, submission.mailbox ?? ''));
      if (isLimited) Object.assign(submission, { confirmedAt: null, unconfirmed: 'limited' });
      if (!(await fits('companyMail'))) submission.digestMail = 'waiting';
      await transaction.flush();
      await mailQueue.add(transaction, submission);
      return withReceipt(transaction, context, submission);
    });
    mailQueue.wake();
    return { outcome: 'stored', ...stored };
  } catch (error) {
    for (const points of counted) await clientLimits.takeBack(clientAddress, points);
    throw error;
  }
}

async function findRepeated(
  context: CallContext,
  submission: NewSubmission,
): Promise<Handled | undefined> {
  const stored = await findStored(context.em, submission);
  if (!stored) return undefined;
  return { outcome: 'repeated', ...(await withReceipt(context.em, context, stored)) };
}

/** What was stored under the same key before. @throws AppError `keyReused` when it was something else */
async function findStored(em: EntityManager, { digest, idempotencyKey }: NewSubmission) {
  if (idempotencyKey === null) return undefined;
  const stored = await em.findOne(
    Submission,
    { idempotencyKey },
    { fields: ['digest', 'reference', 'receivedAt', 'confirmedAt'] },
  );
  if (!stored) return undefined;
  if (stored.digest !== digest) throw new AppError('keyReused');
  return stored;
}

/** What a visitor is told of a submission that is stored, and the page that they are led to. */
async function withReceipt(
  em: EntityManager,
  { publicUrl }: Pick<CallContext, 'publicUrl'>,
  submission: Pick<Submission, 'id' | 'reference' | 'receivedAt' | 'confirmedAt'>,
): Promise<Pick<Handled, 'receipt' | 'page'>> {
  const page = await ownPageOf(em, submission);
  const { reference, receivedAt, confirmedAt } = submission;
  return {
    page,
    receipt: {
      reference,
      receivedAt: receivedAt.toISOString(),
      statusUrl: ownPageUrl(publicUrl, page),
      confirmation: confirmedAt !== null,
    },
  };
}
