import { expect, test } from 'vitest';
import { figure } from '../../testing/figures.ts';
import { forSpreadsheet } from './spreadsheet-value.ts';

test('ten times as many digits take about ten times as long to be looked through', () => {
  const fastest = (digits: number) => {
    const value = `${'1'.repeat(digits)}e`;
    const times = Array.from({ length: 5 }, () => {
      const begin = performance.now();
      expect(forSpreadsheet(value)).toBe(value);
      return performance.now() - begin;
    });
    return Math.min(...times);
  };
  const growth = fastest(100_000) / fastest(10_000);
  figure('ten times as many digits, times as long', growth);
  expect(growth).toBeLessThan(40);
});
