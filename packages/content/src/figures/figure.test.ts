import { expect, test } from 'vitest';
import {
  amount,
  asOf,
  checkDay,
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

test.each([
  ['Stunden', '1\u00A0Stunde', '1\u00A0Stunde', '1\u00A0Stunde'],
  ['Tage', '1\u00A0Tag', 'einen Tag', 'einem Tag'],
  ['Wochen', '1\u00A0Woche', 'eine Woche', 'einer Woche'],
  ['Monate', '1\u00A0Monat', 'einen Monat', 'einem Monat'],
  ['Jahre', '1\u00A0Jahr', 'ein Jahr', 'einem Jahr'],
  ['Module', '1\u00A0Modul', '1\u00A0Modul', '1\u00A0Modul'],
  ['Personen', '1\u00A0Person', '1\u00A0Person', '1\u00A0Person'],
  ['Mal', 'einmal', 'einmal', 'einmal'],
] as const)('one of „%s“ is %s, after a verb %s and after „nach“ %s', (unit, ...words) => {
  const one: Figure = { ...base, value: 1, unit };
  expect([show(one), showAccusative(one), showDative(one)]).toEqual(words);
});

test.each([
  ['Stunden', '2\u00A0Stunden', '2\u00A0Stunden'],
  ['Tage', '2\u00A0Tage', '2\u00A0Tagen'],
  ['Wochen', '2\u00A0Wochen', '2\u00A0Wochen'],
  ['Monate', '2\u00A0Monate', '2\u00A0Monaten'],
  ['Jahre', '2\u00A0Jahre', '2\u00A0Jahren'],
  ['Module', '2\u00A0Module', '2\u00A0Modulen'],
  ['Personen', '2\u00A0Personen', '2\u00A0Personen'],
  ['Mal', '2\u00A0Mal', '2\u00A0Mal'],
] as const)('two of „%s“ are %s, after „nach“ %s', (unit, nominative, dative) => {
  const two: Figure = { ...base, value: 2, unit };
  expect([show(two), showAccusative(two), showDative(two)]).toEqual([
    nominative,
    nominative,
    dative,
  ]);
});

test('a value and a range have as many decimals as are asked for', () => {
  expect(show({ ...base, value: 7.7, decimals: 2, unit: 'ct/kWh' })).toBe('7,70\u00A0ct/kWh');
  expect(show({ ...base, value: [5, 7.5], decimals: 1, unit: 'ct/kWh' })).toBe(
    '5,0–7,5\u00A0ct/kWh',
  );
});

test('what is shown as current is looked at again on its own day, else on its last', () => {
  const figure = { ...base, value: 1, unit: '', validUntil: '2027-01-31' } as const;
  expect(checkDay(figure)).toBe('2027-01-31');
  expect(checkDay({ ...figure, checkAgain: '2026-12-06' })).toBe('2026-12-06');
  expect(checkDay({ ...figure, shownAs: 'dated' })).toBeUndefined();
  expect(checkDay({ ...figure, shownAs: 'dated', checkAgain: '2026-12-06' })).toBe('2026-12-06');
});

test('running text has words instead of a plus sign', () => {
  const years: Figure = { ...base, value: [25, 30], unit: 'Jahre', bound: 'plus' };
  const premium: Figure = { ...base, value: 200, unit: '€', bound: 'plus', per: 'im Jahr' };
  expect(inWords(years)).toBe('25–30\u00A0Jahre und länger');
  expect(inWords(premium)).toBe('200\u202F€ im Jahr und mehr');
  expect(inWords({ ...years, unit: 'Module' })).toBe('25–30\u00A0Module und mehr');
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
