import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../platform/errors/app-error.ts';

/** What is counted, each by itself, and how many times `RATE_LIMIT` an address may do it in a minute. */
const shares = {
  /** A request that is stored. */
  request: 1,
  /** Whatever has to look into the database, repetitions of a stored request included. */
  attempt: 5,
  /** A form that a browser posts by itself, whose answer has to be rendered. */
  nativePost: 1,
  /** A page that is rendered for its query, such as the calculator's. */
  renderedPage: 3,
  /** A PDF that is made without storing anything. */
  pdf: 1,
};
type Counted = keyof typeof shares;

/** How many times `RATE_LIMIT` all addresses together may repeat stored requests in a minute. */
const shareOfRepetitions = 25;

/** How many times `RATE_LIMIT` an address may be refused in a minute before it counts as a flood. */
const shareOfRefusals = 5;

/** Counts by address; one counter for each instance of the site. */
export type SubmissionRateLimit = {
  /** @throws AppError `tooManyRequests`, counting nothing, when the address has used up its minute */
  count(address: string, counted: Counted): Promise<void>;
  /** Takes back what `count` counted for a request: it was not stored after all. */
  takeBack(address: string): Promise<void>;
  /** @throws AppError `busy` when all addresses together have repeated too much in this minute */
  countRepetition(): Promise<void>;
  /**
   * Counts nothing.
   * @throws AppError `tooManyRequests` when the address goes on and on after it has been refused
   */
  refuseFlood(address: string): Promise<void>;
};

/**
 * @param perMinute new submissions a minute and address; 0 switches the limit off
 */
export function createSubmissionRateLimit(perMinute: number): SubmissionRateLimit {
  if (perMinute === 0) {
    const nothing = async () => {};
    return { count: nothing, takeBack: nothing, countRepetition: nothing, refuseFlood: nothing };
  }
  const limiters = Object.fromEntries(
    Object.entries(shares).map(([counted, share]) => [
      counted,
      new RateLimiterMemory({ points: share * perMinute, duration: 60 }),
    ]),
  ) as Record<Counted, RateLimiterMemory>;
  const repetitions = new RateLimiterMemory({
    points: shareOfRepetitions * perMinute,
    duration: 60,
  });
  const mostRefusals = shareOfRefusals * perMinute;
  const refusals = new RateLimiterMemory({ points: mostRefusals, duration: 60 });
  return {
    async count(address, counted) {
      const prefix = addressPrefix(address);
      try {
        await consume(limiters[counted], prefix, 'tooManyRequests');
      } catch (refusal) {
        await refusals.penalty(prefix);
        throw refusal;
      }
    },
    async takeBack(address) {
      await limiters.request.reward(addressPrefix(address));
    },
    countRepetition: () => consume(repetitions, 'all', 'busy'),
    async refuseFlood(address) {
      const refused = await refusals.get(addressPrefix(address));
      if (!refused || refused.consumedPoints < mostRefusals) return;
      throw new AppError('tooManyRequests', { retryAfter: toSeconds(refused) });
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
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // The limiter counts what it refuses, too.
    await limiter.reward(key);
    throw new AppError(code, { retryAfter: toSeconds(refusal) });
  }
}

const toSeconds = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1_000));

/** One household: the whole IPv4 address, or the /64 network of an IPv6 one. */
export function addressPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}
