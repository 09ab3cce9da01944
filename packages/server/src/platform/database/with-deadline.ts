import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors/app-error.ts';
import { databaseRetryAfter } from '../errors/to-app-error.ts';

/** A visitor gets an answer within five seconds, also when the database gives none. */
const limitMilliseconds = 4_500;

/**
 * Stops waiting for work on the database that takes too long. The work itself goes on: should it still
 * be stored, the visitor's next attempt with the same key is answered its receipt.
 * @throws AppError `unavailable`
 */
export async function withDeadline<T>(work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const tooLate = sleep(limitMilliseconds, undefined, { signal: timer.signal }).then(() => {
    const cause = Object.assign(new Error('no answer in time'), { code: 'TOO_LATE' });
    throw new AppError('unavailable', { retryAfter: databaseRetryAfter, cause });
  });
  return Promise.race([work, tooLate]).finally(() => timer.abort());
}
