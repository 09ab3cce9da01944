import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const law = (sumAfterTwentyYears: number) => ({ sumAfterTwentyYears, investment: 10_000 });

test.each([
  [[1_001, 5_000], 'yes'],
  [[1_000, 5_000], 'narrow'],
  [[1, 5_000], 'narrow'],
  [[0, 1], 'today'],
  [[0, 0], 'no'],
  [[-1], 'no'],
  [[0], 'no'],
  [[], 'no'],
] as const)('what is left under the laws is %j euros of a price of 10,000: %s', (sums, verdict) => {
  expect(verdictOf(sums.map(law))).toBe(verdict);
});
