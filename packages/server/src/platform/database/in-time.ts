import { AppError } from '../errors/app-error.ts';
import { databaseRetryAfter } from '../errors/to-app-error.ts';

/** A visitor is told within five seconds that the database does not answer. */
const patienceMilliseconds = 4_500;

/**
 * Gives up waiting for work on the database that takes too long. The work itself goes on: should it
 * still be stored, the visitor's next attempt with the same key is answered its receipt.
 * @throws AppError `unavailable`
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new AppError('unavailable', {
            retryAfter: databaseRetryAfter,
            cause: Object.assign(new Error('no answer in time'), { code: 'TOO_LATE' }),
          }),
        ),
      patienceMilliseconds,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
