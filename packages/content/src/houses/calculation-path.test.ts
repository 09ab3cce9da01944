import { calculate } from '@rebhang-solar/calculator/calculate';
import { calculationOf, parseQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import { hasCalculator } from '../with-calculator.ts';
import { calculationPath } from './calculation-path.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

if (hasCalculator) {
  test('the address of a standard house is calculated as the texts are', () => {
    for (const [name, input] of Object.entries(standardHouses)) {
      const [, address] = calculationPath(name as StandardHouse).split('?');
      const { query, mistakes } = parseQuery(new URLSearchParams(address));
      expect(mistakes).toEqual({});
      const { input: read, assumptions } = calculationOf({
        ...query,
        kwp: query.kwp ?? 0,
        speicher: query.speicher ?? 0,
      });
      expect(calculate(read, assumptions).money.sumAfterTwentyYears, name).toBeCloseTo(
        calculate(input).money.sumAfterTwentyYears,
        6,
      );
    }
  });
} else {
  test('without weather of the company’s state no text leads to the calculator', () => {
    expect(() => calculationPath('family')).toThrow('pnpm weather');
  });
}
