import { randomInt } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, so that nobody mishears or misreads a reference.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new reference such as `PV-7K3M-Q9XD-2R4T`: 60 random bits, so that it can neither be guessed
 * nor counted, and two of a million submissions share one with a chance below one in a million.
 */
export function createReference(): string {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `PV-${group()}-${group()}-${group()}`;
}
