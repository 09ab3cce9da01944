import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, errorTable } from './errors/app-error.ts';
import { clientOf, neighboursOf, wideNetworkOf } from './networks.ts';

const megabyte = 1024 * 1024;

/** What a client may have of the site in a minute or a day, counted in the memory of this instance. */
export type ClientLimits = ReturnType<typeof createClientLimits>;

const day = 24 * 60 * 60;
/** Of a client's share, what its neighbours have together. */
const sharesOfNeighbours = 10;

/**
 * @param setting submissions a minute and client; 0 switches every count off
 * @param mailsPerDay of the site (CONFIRMATIONS_PER_DAY); 0 is no limit
 */
export function createClientLimits(setting: number, mailsPerDay = 0) {
  const limiter = (points: number, duration = 60) => [createLimiter(setting, points, duration)];
  const mails = (points: number) => withNeighbours(setting, points, day);
  const ofNetwork = shareOfNetwork(setting, mailsPerDay);
  /** Each is counted by itself: by client, some also by its neighbours, and by the wide network of both. */
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
    confirmation: mails(confirmationsPerDay),
    /** A photograph or its preview that is fetched, those of a ZIP one by one. */
    fetchedPhotograph: limiter(10 * setting),
    /** A visitor's page that does not exist: guessed, or erased. */
    wrongLink: limiter(setting),
    /** Who asks for the link to their page again, whether there is one or not. */
    lostLink: limiter(setting, 10 * 60),
    /** A mail that is asked for on a visitor's page. */
    ownPageMail: mails(10),
    /** A mail to the company about one submission, or what is added to it. What is beyond comes in a digest. */
    companyMail: [...mails(10), createLimiter(ofNetwork, ofNetwork, day)],
  };
  /** Bytes of photographs that are stored in a day: of the client, and of its neighbours together. */
  const stored = [100, 300].map((megabytes) => createLimiter(setting, megabytes * megabyte, day));
  const clientLimits = {
    /** @throws AppError `tooManyRequests`, counting nothing, when the client has used it up */
    async count(address: string, counted: keyof typeof limiters, points = 1): Promise<void> {
      await consumeByNetwork(limiters[counted], address, points);
    },
    /** Counts nothing. @throws AppError `tooManyRequests` when the client has used it up */
    async check(address: string, counted: keyof typeof limiters): Promise<void> {
      const [ofClient] = limiters[counted];
      const used = await ofClient?.get(clientOf(address));
      if (used && used.remainingPoints <= 0) throw tooManyRequests(used);
    },
    /** What one request of a client counts, remembered until it is stored. */
    countsOf(address: string) {
      const counted: (keyof typeof limiters)[] = [];
      const counts = {
        /** @throws AppError `tooManyRequests`, counting nothing, when the client has used it up */
        async count(limit: keyof typeof limiters): Promise<void> {
          await clientLimits.count(address, limit);
          counted.push(limit);
        },
        /** @returns false, counting nothing, when the client has used it up: it is served all the same */
        countMail: (mail: keyof typeof limiters): Promise<boolean> =>
          counts.count(mail).then(
            () => true,
            () => false,
          ),
        /** Takes back all of it: the request was not stored after all. */
        async takeBack(): Promise<void> {
          for (const limit of counted.splice(0)) await giveBack(limiters[limit], address, 1);
        },
      };
      return counts;
    },
    /**
     * Counts bytes of a photograph that is stored, for the client and for its neighbours.
     * @throws AppError `tooManyRequests`, counting nothing, when one of them has used up the day's
     */
    countStored: (address: string, bytes: number): Promise<void> =>
      consumeByNetwork(stored, address, bytes),
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

/** For a client, and for its neighbours together. */
export const withNeighbours = (setting: number, points: number, duration: number) =>
  [points, sharesOfNeighbours * points].map((share) => createLimiter(setting, share, duration));

/**
 * How many of the site's mails of a day one wide network may cause: a third, so that two of them leave others some.
 * @param setting RATE_LIMIT @returns 0 for no limit
 */
export const shareOfNetwork = (setting: number, mailsPerDay: number) =>
  setting === 0 || mailsPerDay === 0 ? 0 : Math.max(1, Math.floor(mailsPerDay / 3));

/**
 * @param limiters of the client, of its neighbours, of their wide network; as many as there are
 * @throws AppError `tooManyRequests`, counting nothing, when one of them is used up
 */
export async function consumeByNetwork(
  limiters: readonly RateLimiterMemory[],
  address: string,
  points = 1,
): Promise<void> {
  const names = namesOf(address);
  for (const [index, limiter] of limiters.entries()) {
    try {
      await consume(limiter, names[index] ?? '', points);
    } catch (error) {
      await giveBack(limiters.slice(0, index), address, points);
      throw error;
    }
  }
}

async function giveBack(limiters: readonly RateLimiterMemory[], address: string, points: number) {
  const names = namesOf(address);
  for (const [index, limiter] of limiters.entries())
    await limiter.reward(names[index] ?? '', points);
}

const namesOf = (address: string) => [
  clientOf(address),
  neighboursOf(address),
  wideNetworkOf(address),
];

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
