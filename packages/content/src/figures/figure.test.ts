import { expect, test } from 'vitest';
import {
  amount,
  asOf,
  type Figure,
  inWords,
  origin,
  show,
  showAccusative,
  showDative,
} from './figure.ts';

const base = {
  asOf: '2026-08',
  source: 'Bundesnetzagentur',
  shownAs: 'current',
} as const;

test('a figure shows its value with unit and what it counts for', () => {
  const price: Figure = { ...base, value: [1400, 1800], unit: '€', per: 'je kWp' };
  expect(show(price)).toBe('1.400–1.800\u202F€ je kWp');
  expect(amount(price)).toBe('1.400–1.800\u202F€');
});

test.each([
  ['from', 'ab 50\u202F%'],
  ['upTo', 'bis zu 50\u202F%'],
  ['over', 'über 50\u202F%'],
  ['about', 'rund 50\u202F%'],
  ['atLeast', 'mindestens 50\u202F%'],
  ['plus', '50+\u202F%'],
  ['orMore', '50\u202F% und mehr'],
] as const)('the bound „%s“ has its word', (bound, text) => {
  expect(show({ ...base, value: 50, unit: '%', bound })).toBe(text);
});

test('word units are inflected', () => {
  expect(show({ ...base, value: 1, unit: 'Tage' })).toBe('1\u00A0Tag');
  expect(show({ ...base, value: [1, 3], unit: 'Tage' })).toBe('1–3\u00A0Tage');
  expect(showDative({ ...base, value: 25, unit: 'Jahre' })).toBe('25\u00A0Jahren');
  expect(showDative({ ...base, value: [6, 12], unit: 'Wochen' })).toBe('6–12\u00A0Wochen');
  expect(showDative({ ...base, value: 7, unit: '%' })).toBe('7\u202F%');
});

test('running text has words instead of a plus sign', () => {
  const years: Figure = { ...base, value: [25, 30], unit: 'Jahre', bound: 'plus' };
  const premium: Figure = { ...base, value: 200, unit: '€', bound: 'plus', per: 'im Jahr' };
  expect(inWords(years)).toBe('25–30\u00A0Jahre und länger');
  expect(inWords(premium)).toBe('200\u202F€ im Jahr und mehr');
  expect(inWords({ ...premium, bound: 'from' })).toBe('ab 200\u202F€ im Jahr');
});

test('a calendar day is shown as a date', () => {
  expect(show({ ...base, value: '2019-01-31', unit: '' })).toBe('31.01.2019');
});

test('a figure shows its date and its source', () => {
  const figure: Figure = { ...base, value: 7.7, decimals: 2, unit: 'ct/kWh' };
  expect(asOf(figure)).toBe('Stand: August 2026');
  expect(origin(figure)).toBe('Stand: August 2026, Quelle: Bundesnetzagentur');
});

test('a single month is a word in a sentence, and a figure in a table', () => {
  const month: Figure = {
    value: 1,
    unit: 'Monate',
    asOf: '2026-11',
    source: 'Test',
    shownAs: 'dated',
  };
  expect(show(month)).toBe('1\u00A0Monat');
  expect(showAccusative(month)).toBe('einen Monat');
  expect(showDative(month)).toBe('einem Monat');
  expect(show({ ...month, unit: 'Mal', per: 'im Jahr' })).toBe('einmal im Jahr');
});
