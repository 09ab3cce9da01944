import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../platform/errors/app-error.ts';

/** Counts in the memory of this instance, mostly by address. */
export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * @param setting new submissions a minute and address; 0 switches all limits off
 */
export function createRateLimit(setting: number) {
  const perMinute = setting === 0 ? Number.MAX_SAFE_INTEGER : setting;
  const limiter = (points: number, duration = 60) => new RateLimiterMemory({ points, duration });
  const perDay = (points: number) =>
    limiter(setting === 0 ? Number.MAX_SAFE_INTEGER : points, 24 * 60 * 60);
  /** What an address may do in a minute or a day, each counted by itself. */
  const limiters = {
    /** A submission that is stored. */
    submission: limiter(perMinute),
    /** Whatever has to look into the database, repetitions of a stored submission included. */
    attempt: limiter(5 * perMinute),
    /** A form that a browser posts by itself, whose answer has to be rendered. */
    nativePost: limiter(perMinute),
    /** A page that is rendered for its query, such as the calculator's. */
    renderedPage: limiter(3 * perMinute),
    /** A PDF that is made without storing anything. */
    pdf: limiter(perMinute),
    /** A confirmation to a visitor. One client could otherwise use up those of the whole site. */
    confirmation: perDay(confirmationsPerDay),
    /** A mail to the company about one submission. What is stored beyond them comes in a digest. */
    companyMail: perDay(10),
  };
  /** Of stored submissions, by all addresses together. */
  const repetitions = limiter(25 * perMinute);
  /** So many rejected requests of one address in a minute are a flood. */
  const mostRejections = 5 * perMinute;
  const rejections = limiter(mostRejections);
  return {
    /** @throws AppError `tooManyRequests`, counting nothing, when the address has used up its minute */
    async count(address: string, counted: keyof typeof limiters): Promise<void> {
      const prefix = addressPrefix(address);
      try {
        await consume(limiters[counted], prefix, 'tooManyRequests');
      } catch (error) {
        await rejections.penalty(prefix);
        throw error;
      }
    },
    /** @returns false, counting nothing, when the address has used it up: it is served all the same */
    async countIfFree(address: string, counted: keyof typeof limiters): Promise<boolean> {
      return consume(limiters[counted], addressPrefix(address), 'tooManyRequests').then(
        () => true,
        () => false,
      );
    },
    /** Takes back what was counted for a submission: it was not stored after all. */
    async takeBack(address: string, counted: keyof typeof limiters): Promise<void> {
      await limiters[counted].reward(addressPrefix(address));
    },
    /** @throws AppError `busy` when all addresses together have repeated too much in this minute */
    countRepetition: () => consume(repetitions, 'all', 'busy'),
    /**
     * Counts nothing.
     * @throws AppError `tooManyRequests` when the address goes on and on after it has been rejected
     */
    async rejectFlood(address: string): Promise<void> {
      const counted = await rejections.get(addressPrefix(address));
      if (!counted || counted.consumedPoints < mostRejections) return;
      throw new AppError('tooManyRequests', { retryAfter: toSeconds(counted) });
    },
  };
}

async function consume(
  limiter: RateLimiterMemory,
  key: string,
  code: 'tooManyRequests' | 'busy',
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // The limiter counts what it rejects, too.
    await limiter.reward(key);
    throw new AppError(code, { retryAfter: toSeconds(error) });
  }
}

const toSeconds = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1_000));

/** One household: the whole IPv4 address, or the /64 network of an IPv6 one. */
export function addressPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(':');
}
