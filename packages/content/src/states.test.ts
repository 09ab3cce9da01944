import { expect, test } from 'vitest';
import { comingFrom, isState, locatedIn } from './states.ts';

test('the Saarland alone has an article', () => {
  expect([locatedIn('SL'), comingFrom('SL')]).toEqual(['im Saarland', 'aus dem Saarland']);
  expect([locatedIn('SN'), comingFrom('SN')]).toEqual(['in Sachsen', 'aus Sachsen']);
});

test('a word that every object has is no state', () => {
  expect(['SN', 'sn', 'toString', ''].map(isState)).toEqual([true, false, false, false]);
});
