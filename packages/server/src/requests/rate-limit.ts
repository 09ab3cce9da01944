import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../platform/errors/app-error.ts';

/** Counts new submissions by address; one counter for each instance of the site. */
export type SubmissionRateLimit = {
  /** @throws AppError `tooManyRequests`, counting nothing, when the address has used up its minute */
  count(address: string): Promise<void>;
  /** Takes back what `count` counted: it was no new submission after all. */
  takeBack(address: string): Promise<void>;
};

/**
 * @param perMinute new submissions a minute and address; 0 switches the limit off
 */
export function createSubmissionRateLimit(perMinute: number): SubmissionRateLimit {
  if (perMinute === 0) return { count: async () => {}, takeBack: async () => {} };
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async count(address) {
      try {
        await limiter.consume(addressPrefix(address));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // The limiter counts what it refuses, too.
        await this.takeBack(address);
        throw new AppError('tooManyRequests', { retryAfter: toSeconds(refusal) });
      }
    },
    async takeBack(address) {
      await limiter.reward(addressPrefix(address));
    },
  };
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
