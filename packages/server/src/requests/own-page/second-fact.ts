import { createHash, createHmac, randomInt } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { numbersIn, opensWith } from '@rebhang-solar/content/phone';
import { senderOf } from '../../forms/request-tables.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { clientOf } from '../../platform/networks.ts';
import type { StoredSubmission } from '../find-submissions.ts';
import { isSame } from './is-same.ts';
import { OwnPage } from './own-page.entity.ts';
import type { FoundPage } from './own-page.ts';
import { OwnPageTries } from './own-page-tries.entity.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** So many wrong tries shut the network that they came from out of a page. */
const triesOfNetwork = 5;
/** So many of all networks lock the digits for everybody, and end a code. */
const triesOfAll = 50;
/** Codes in a day that are mailed for one network: fewer than a mailbox gets, so that a stranger leaves the owner one. */
const codesOfNetwork = 2;
export const codeMinutes = 10;

/**
 * What opens a page beside its link, which a mail to a mistyped address may have given to a stranger: the end of
 * the telephone number, where one was given, else a code by mail.
 * @returns null where neither was given
 */
export function secondFactOf(submission: StoredSubmission): 'phone' | 'mail' | null {
  const { phone, email } = senderOf(submission);
  if (numbersIn(phone).length > 0) return 'phone';
  return email ? 'mail' : null;
}

/** `incomplete` is counted nowhere. */
export type Outcome = 'right' | 'wrong' | 'incomplete' | 'locked';

type Found = Pick<FoundPage, 'submission'>;

/** Tries the digits. @param address of the client. @param typed the last four, alone or within the whole number */
export function tryDigits(
  em: EntityManager,
  { submission }: Found,
  address: string,
  typed: string,
  now = new Date(),
): Promise<Outcome> {
  const isRight = opensWith(senderOf(submission).phone, typed);
  if (isRight === undefined) return Promise.resolve('incomplete');
  return underLock(em, submission, address, now, async (page, tries) => {
    if (isLocked(page, now) || isLocked(tries, now)) return 'locked';
    if (isRight) {
      Object.assign(page, { wrongTries: 0, lockedUntil: null });
      Object.assign(tries, { wrongTries: 0, lockedUntil: null });
      return 'right';
    }
    page.wrongTries += 1;
    if (page.wrongTries % triesOfAll === 0) page.lockedUntil = new Date(now.getTime() + day);
    countWrong(tries, now);
    return isLocked(page, now) || isLocked(tries, now) ? 'locked' : 'wrong';
  });
}

/** Tries a code. A right one is used up. @param address of the client */
export function tryCode(
  em: EntityManager,
  { submission }: Found,
  address: string,
  typed: string,
  now = new Date(),
): Promise<Outcome> {
  const code = typed.replace(/\D/g, '');
  if (code.length !== 6) return Promise.resolve('incomplete');
  return underLock(em, submission, address, now, async (page, tries) => {
    if (isLocked(tries, now)) return 'locked';
    // There is nothing to be guessed.
    if (!hasCode(page, now)) return 'wrong';
    if (isSame(hashOf(page, code), page.codeHash ?? '')) {
      Object.assign(page, noCode);
      Object.assign(tries, { wrongTries: 0, lockedUntil: null });
      return 'right';
    }
    page.codeTries += 1;
    if (page.codeTries >= triesOfAll) Object.assign(page, noCode);
    countWrong(tries, now);
    return isLocked(tries, now) ? 'locked' : 'wrong';
  });
}

/**
 * Makes a code. @param address of the client
 * @returns `sent` while one is valid, which is not mailed again; `tooMany` where this network has had its codes of the
 * day; `locked` where it is shut out
 */
export function newCode(
  em: EntityManager,
  { submission }: Found,
  address: string,
  now = new Date(),
): Promise<{ code: string } | 'sent' | 'tooMany' | 'locked'> {
  return underLock(em, submission, address, now, async (page, tries) => {
    if (isLocked(tries, now)) return 'locked';
    if (hasCode(page, now)) return 'sent';
    if (tries.codes >= codesOfNetwork) return 'tooMany';
    Object.assign(tries, { codes: tries.codes + 1, lastAt: now });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeExpiresAt = new Date(now.getTime() + codeMinutes * minute);
    Object.assign(page, { codeHash: hashOf(page, code), codeExpiresAt, codeTries: 0 });
    return { code };
  });
}

/** Takes back a code that is not mailed after all. */
export async function dropCode(em: EntityManager, { submission }: Found): Promise<void> {
  await em.nativeUpdate(OwnPage, { submission: submission.id }, noCode);
}

/** Whether a code was mailed that is still taken. */
export const hasCode = ({ codeExpiresAt }: Pick<OwnPage, 'codeExpiresAt'>, now: Date) =>
  Boolean(codeExpiresAt && codeExpiresAt > now);

/** Until when a client can try nothing, and whether nobody can; null where it can. @param address of the client */
export async function lockFor(
  em: EntityManager,
  { submission, page }: Pick<FoundPage, 'submission' | 'page'>,
  address: string,
  now: Date,
): Promise<{ until: Date; isForAll: boolean } | null> {
  const { lockedUntil } = page;
  if (secondFactOf(submission) === 'phone' && lockedUntil && isLocked(page, now)) {
    return { until: lockedUntil, isForAll: true };
  }
  const network = networkOf(page, address);
  const tries = await em.findOne(OwnPageTries, { submission: submission.id, network });
  const until = tries?.lockedUntil;
  return until && isLocked(tries, now) ? { until, isForAll: false } : null;
}

/**
 * Looks at what one network has tried, and stores what `attempt` has changed. Under a lock, or parallel guesses would
 * all count as one.
 */
function underLock<Result>(
  em: EntityManager,
  { id }: StoredSubmission,
  address: string,
  now: Date,
  attempt: (page: OwnPage, tries: OwnPageTries) => Promise<Result>,
): Promise<Result> {
  return inTransaction(em, async (transaction) => {
    const page = await transaction.findOneOrFail(OwnPage, id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    const network = networkOf(page, address);
    const none = { wrongTries: 0, lockedUntil: null, codes: 0 };
    const known = await transaction.findOne(OwnPageTries, { submission: id, network });
    const fresh = { submission: id, network, ...none, lastAt: now };
    const tries = known ?? transaction.create(OwnPageTries, fresh, { persist: false });
    if (now.getTime() - tries.lastAt.getTime() > day) Object.assign(tries, none);
    const result = await attempt(page, tries);
    // Nothing is kept of a network that has guessed nothing.
    if (tries.wrongTries > 0 || tries.codes > 0) transaction.persist(tries);
    await transaction.flush();
    return result;
  });
}

/** The fifth shuts it for an hour, each further fifth for twice as long, up to a day. */
function countWrong(tries: OwnPageTries, now: Date): void {
  tries.wrongTries += 1;
  tries.lastAt = now;
  if (tries.wrongTries % triesOfNetwork !== 0) return;
  const lock = Math.min(day, hour * 2 ** (tries.wrongTries / triesOfNetwork - 1));
  tries.lockedUntil = new Date(now.getTime() + lock);
}

type Lockable = { lockedUntil?: Date | null | undefined };

const isLocked = ({ lockedUntil }: Lockable, now: Date) =>
  Boolean(lockedUntil && lockedUntil > now);

const noCode = { codeHash: null, codeExpiresAt: null, codeTries: 0 };

/** A client's network, as it is stored: its address cannot be read from it, and it is another one at each page. */
const networkOf = ({ token }: Pick<OwnPage, 'token'>, address: string) =>
  createHmac('sha256', token).update(clientOf(address)).digest('base64url');

/** With the page's key, so that a table of a million hashes does not give the code away. */
const hashOf = ({ accessKey }: OwnPage, code: string) =>
  createHash('sha256').update(`${accessKey} ${code}`).digest('hex');
