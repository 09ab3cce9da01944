import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';

/** Counts new submissions by address; one counter for each instance of the site. */
export type SubmissionRateLimit = {
  /** Seconds until the address may send again, 0 while it may. Counts nothing. */
  secondsBlocked(address: string): Promise<number>;
  /** @throws AppError `tooManyRequests` when the address has used up its minute */
  count(address: string): Promise<void>;
};

/**
 * @param perMinute new submissions a minute and address; 0 switches the limit off
 */
export function createSubmissionRateLimit(perMinute: number): SubmissionRateLimit {
  if (perMinute === 0) return { secondsBlocked: async () => 0, count: async () => undefined };
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async secondsBlocked(address) {
      const state = await limiter.get(addressPrefix(address));
      return state && state.remainingPoints <= 0 ? toSeconds(state) : 0;
    },
    async count(address) {
      try {
        await limiter.consume(addressPrefix(address));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('tooManyRequests', { retryAfter: toSeconds(refusal) });
      }
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
