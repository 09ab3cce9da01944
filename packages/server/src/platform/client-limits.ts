import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, errorTable } from './errors/app-error.ts';
import { networksOf } from './networks.ts';

/** What a client may have of the site in a minute or a day, counted in the memory of this instance. */
export type ClientLimits = ReturnType<typeof createClientLimits>;

/** @param setting submissions a minute and client; 0 switches every count off */
export function createClientLimits(setting: number) {
  const limiter = (points: number, duration = 60) => createLimiter(setting, points, duration);
  const perDay = (points: number) => limiter(points, 24 * 60 * 60);
  /** Each is counted by itself. */
  const limiters = {
    /** A submission that is stored, or rejected for whatever reason. */
    submission: limiter(setting),
    /** Whatever is sent, repetitions included. Without it one key would be repeated without end. */
    attempt: limiter(5 * setting),
    /** A page that is rendered for its query: a calculation keeps a core busy for a third of a second. */
    page: limiter(3 * setting),
    /** A PDF or Word file that is made without storing anything, for a fifth of a second. */
    document: limiter(setting),
    /** A photograph, stored or not: decoding one keeps a core busy for about a second. */
    photograph: limiter(3 * setting),
    /** A confirmation to a visitor. One client could otherwise use up those of the whole site. */
    confirmation: perDay(confirmationsPerDay),
    /** A visitor's page that does not exist: guessed, or erased. */
    wrongLink: limiter(setting),
    /** Who asks for the link to their page again, whether there is one or not. */
    lostLink: limiter(setting, 10 * 60),
    /** A mail that is asked for on a visitor's page. */
    ownPageMail: perDay(10),
    /** A mail to the company about one submission. What is stored beyond them comes in a digest. */
    companyMail: perDay(10),
  };
  const clientLimits = {
    /** @throws AppError `tooManyRequests`, counting nothing, when the client has used it up */
    async count(address: string, counted: keyof typeof limiters, points = 1): Promise<void> {
      await consume(limiters[counted], networksOf(address)[0].name, points);
    },
    /** Counts nothing. @throws AppError `tooManyRequests` when the client has used it up */
    async check(address: string, counted: keyof typeof limiters): Promise<void> {
      const used = await limiters[counted].get(networksOf(address)[0].name);
      if (used && used.remainingPoints <= 0) throw tooManyRequests(used);
    },
    /** @returns false, counting nothing, when the client has used it up: it is served all the same */
    countIfFree: (address: string, counted: keyof typeof limiters): Promise<boolean> =>
      clientLimits.count(address, counted).then(
        () => true,
        () => false,
      ),
    /** Takes back what was counted for a submission: it was not stored after all. */
    async takeBack(address: string, counted: keyof typeof limiters): Promise<void> {
      await limiters[counted].reward(networksOf(address)[0].name);
    },
    /**
     * Counts a rejected request like a stored one, or invalid ones would keep the site busy without a limit.
     * A rejection of a foreign origin is none: that page would use up what its visitor may send.
     * @returns the error to answer with
     */
    async countRejection(address: string, error: AppError): Promise<AppError> {
      const { status } = errorTable[error.code];
      if (error.code === 'foreignOrigin' || status === 429 || status >= 500) return error;
      return clientLimits.count(address, 'submission').then(
        () => error,
        (limit) => limit,
      );
    },
  };
  return clientLimits;
}

/** Counts in memory, for so many seconds; nothing where the setting is 0. */
export const createLimiter = (setting: number, points: number, duration: number) =>
  new RateLimiterMemory({ points: setting === 0 ? Number.MAX_SAFE_INTEGER : points, duration });

/** @throws AppError `tooManyRequests`, counting nothing, when the key has used it up */
export async function consume(limiter: RateLimiterMemory, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // The limiter counts what it rejects, too.
    await limiter.reward(key, points);
    throw tooManyRequests(error);
  }
}

const tooManyRequests = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
