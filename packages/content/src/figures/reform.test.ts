import { expect, test } from 'vitest';
import { reformBegun } from './reform.ts';

test('the reform begins with its first day in Berlin', () => {
  expect(reformBegun(new Date('2026-12-31T22:59:59Z'))).toBe(false);
  expect(reformBegun(new Date('2026-12-31T23:00:00Z'))).toBe(true);
});
