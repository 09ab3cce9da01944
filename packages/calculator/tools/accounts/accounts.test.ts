import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { casesOf } from '../../src/answer/cases.ts';
import { type Assumptions, withDefaults } from '../../src/assumptions.ts';
import { calculate } from '../../src/calculate.ts';
import { households, independentAccounts, independentCheck } from './independent-accounts.ts';
import { accountsTable } from './print.ts';

test('the independent check shares no code with the package', () => {
  const imports = readFileSync(independentCheck, 'utf8').match(/from '.*'/g);
  expect(imports).toEqual(["from 'node:stream/consumers'"]);
});

/** What one of the cases draws: prices, costs, lives that are no whole years, ageing and hours of negative prices. */
const drawn: Partial<Assumptions> = Object.fromEntries(
  Object.entries(casesOf({}, withDefaults(), {}).market).map(([name, of]) => [name, of[701]]),
);

test.each([
  ['usual', {}],
  ['drawn', drawn],
])(
  'the accounts of four households under both laws agree with those of the independent check, %s values',
  (_, overrides) => {
    const found = independentAccounts(overrides);
    expect(found.length).toBe(8);
    for (const { household, law, investment, sum, returnPerYear, payback } of found) {
      const input = households[household];
      if (input === undefined) throw new Error(household);
      const regime = law === 'EEG 2023' ? 'eeg2023' : 'eeg2027';
      const { money } = calculate(input, { ...overrides, regime });
      const name = `${household}, ${law}`;
      expect(money.investment, name).toBeCloseTo(investment, 6);
      expect(Math.abs(money.sumAfterTwentyYears - sum), name).toBeLessThan(0.005 * investment);
      expect(Math.abs(money.returnPerYear - returnPerYear), name).toBeLessThan(0.001);
      const years = (value: number | null) => value ?? 20;
      expect(Math.abs(years(money.paybackYears) - years(payback)), name).toBeLessThan(0.5);
    }
  },
);

test('the README has the table as it is printed', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(accountsTable());
});
