import { expect, test } from 'vitest';
import { costsBySize, moduleOutput, registrationWeeks } from './drawings.ts';
import { costs } from './figures/costs.ts';
import { typicalTotal } from './figures/examples.ts';
import { installation } from './figures/installation.ts';
import { lifespan } from './figures/lifespan.ts';

test('the output of the modules meets the stated years and never rises', () => {
  const shares = moduleOutput.years.map(({ share }) => share);
  expect(shares).toHaveLength(31);
  expect(shares[10]?.[0]).toBe(lifespan.outputAfter10.value);
  expect(shares[20]?.[0]).toBe(lifespan.outputAfter20.value);
  expect(shares[25]?.[0]).toBe(lifespan.outputAfter25.value);
  expect(shares[30]).toEqual(lifespan.outputAfter30.value);
  expect(shares.map(([low]) => low)).toEqual(shares.map(([low]) => low).sort((a, b) => b - a));
});

test('the longest way through the offices ends with the longest total', () => {
  const ends = registrationWeeks.rows.map(({ most }) => most);
  expect(Math.max(...ends)).toBe(installation.total.value[1]);
});

test('the prices of the usual sizes lie within the usual total', () => {
  const usual = costsBySize.rows.filter(({ label }) =>
    costs.typicalSize.value.some((size) => label.startsWith(`${size}\u202F`)),
  );
  expect(usual).toHaveLength(2);
  expect(usual[0]?.least).toBeGreaterThanOrEqual(typicalTotal.value[0]);
  expect(usual[1]?.most).toBeLessThanOrEqual(typicalTotal.value[1]);
});
