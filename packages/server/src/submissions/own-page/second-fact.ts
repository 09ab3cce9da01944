import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StoredSubmission } from '../find-submissions.ts';
import { phoneNumberOf } from '../phone-number.ts';
import { senderOf } from '../rows.ts';
import { OwnPage } from './own-page.entity.ts';
import type { FoundPage } from './own-page.ts';

const minute = 60_000;
const hour = 60 * minute;
/** So many wrong tries lock a page. */
const triesBeforeLock = 5;
/** A lock of seven years is long enough. */
const mostDoublings = 16;
export const codeMinutes = 10;

/**
 * What opens a page beside its link, which a mail to a mistyped address may have given to a stranger: the end of
 * the telephone number, where one was given, else a code by mail.
 * @returns null where neither was given
 */
export function secondFactOf(submission: StoredSubmission): 'phone' | 'mail' | null {
  const { phone, email } = senderOf(submission);
  if (phoneNumberOf(phone)) return 'phone';
  return email ? 'mail' : null;
}

export type Opening = 'opened' | 'wrong' | 'locked';

/** Tries to open a page. @param typed the last four digits of the telephone number, or the code that was mailed */
export function tryToOpen(
  em: EntityManager,
  { submission }: Pick<FoundPage, 'submission'>,
  typed: string,
  now = new Date(),
): Promise<Opening> {
  return inTransaction(em, async (transaction) => {
    // Under a lock, or parallel guesses would all count as one.
    const page = await lockedPage(transaction, submission);
    if (isLocked(page, now)) return 'locked';
    if (!isRight(page, submission, typed.replace(/\D/g, ''), now)) {
      page.wrongTries += 1;
      if (page.wrongTries % triesBeforeLock === 0) {
        const doublings = Math.min(page.wrongTries / triesBeforeLock - 1, mostDoublings);
        page.lockedUntil = new Date(now.getTime() + hour * 2 ** doublings);
      }
      await transaction.flush();
      return isLocked(page, now) ? 'locked' : 'wrong';
    }
    Object.assign(page, { wrongTries: 0, lockedUntil: null, codeHash: null, codeExpiresAt: null });
    await transaction.flush();
    return 'opened';
  });
}

/** Makes a new code in the place of one before. @returns undefined while the page is locked */
export function newCode(
  em: EntityManager,
  { submission }: Pick<FoundPage, 'submission'>,
  now = new Date(),
): Promise<string | undefined> {
  return inTransaction(em, async (transaction) => {
    const page = await lockedPage(transaction, submission);
    if (isLocked(page, now)) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    page.codeHash = hashOf(page, code);
    page.codeExpiresAt = new Date(now.getTime() + codeMinutes * minute);
    await transaction.flush();
    return code;
  });
}

export const isLocked = ({ lockedUntil }: Pick<OwnPage, 'lockedUntil'>, now: Date) =>
  Boolean(lockedUntil && lockedUntil > now);

/** Whether a code was mailed that is still taken. */
export const hasCode = ({ codeExpiresAt }: Pick<OwnPage, 'codeExpiresAt'>, now: Date) =>
  Boolean(codeExpiresAt && codeExpiresAt > now);

/** Whether somebody has what the cookie of an opened page holds. */
export const hasAccess = ({ accessKey }: Pick<OwnPage, 'accessKey'>, held: string | undefined) =>
  held !== undefined && isSame(held, accessKey);

const lockedPage = (transaction: EntityManager, { id }: StoredSubmission) =>
  transaction.findOneOrFail(OwnPage, id, { lockMode: LockMode.PESSIMISTIC_WRITE });

function isRight(page: OwnPage, submission: StoredSubmission, digits: string, now: Date): boolean {
  if (secondFactOf(submission) === 'phone') {
    const number = phoneNumberOf(senderOf(submission).phone) ?? '';
    return digits.length === 4 && number.endsWith(digits);
  }
  return Boolean(
    page.codeHash && hasCode(page, now) && isSame(hashOf(page, digits), page.codeHash),
  );
}

/** With the page's key, so that a table of a million hashes does not give the code away. */
const hashOf = ({ accessKey }: OwnPage, code: string) =>
  createHash('sha256').update(`${accessKey} ${code}`).digest('hex');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
