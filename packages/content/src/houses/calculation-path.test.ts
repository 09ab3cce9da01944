import { calculate } from '@rebhang-solar/calculator/calculate';
import { calculationOf, parseQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import { calculationPath } from './calculation-path.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

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
