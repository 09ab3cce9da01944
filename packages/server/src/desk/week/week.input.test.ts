import { expect, test } from 'vitest';
import { weekInput } from './week.input.ts';

test('a week is the one of today, or one of nearly three years before it', () => {
  expect(weekInput.parse({})).toEqual({ weeksAgo: 0 });
  for (const [weeksAgo, isTaken] of [
    [0, true],
    [150, true],
    [-1, false],
    [151, false],
    [1.5, false],
  ] as const)
    expect(weekInput.safeParse({ weeksAgo }).success, String(weeksAgo)).toBe(isTaken);
});
