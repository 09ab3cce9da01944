import { parseQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import { hasCalculator } from '../with-calculator.ts';
import { calculationPath } from './calculation-path.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

if (hasCalculator) {
  test('the address of a standard house asks the calculator for just that', () => {
    for (const [name, house] of Object.entries(standardHouses)) {
      const [, address] = calculationPath(name as StandardHouse).split('?');
      const { query, mistakes } = parseQuery(new URLSearchParams(address));
      expect(mistakes).toEqual({});
      expect(query, name).toEqual(house);
    }
  });
} else {
  test('without weather of the company’s state no text leads to the calculator', () => {
    expect(() => calculationPath('family')).toThrow('pnpm weather');
  });
}
