import { expect, test } from 'vitest';
import { daysOf } from './opening-hours.ts';

test.each([
  [['Mo'], 'Mo'],
  [['Mo', 'Tu'], 'Mo, Di'],
  [['Fr', 'We', 'Th'], 'Mi–Fr'],
  [['Mo', 'We', 'Fr'], 'Mo, Mi, Fr'],
  [['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'Mo–So'],
])('%j are written as „%s“', (codes, days) => {
  expect(daysOf(codes)).toBe(days);
});
