import { expect, test } from 'vitest';
import { normalizeForSearch, searchTextOf } from './search-text.ts';

test('a word is found however it is spelt', () => {
  for (const spelling of ['GROSSMANN', 'Großmann', 'Gro\u00dfmann']) {
    expect(normalizeForSearch(spelling)).toBe('grossmann');
  }
  expect(normalizeForSearch('Sørensen Łukasz Kjær')).toBe('sorensen lukasz kjaer');
  expect(normalizeForSearch('Mu\u0308ller')).toBe(normalizeForSearch('MÜLLER'));
});

test('a run of combining marks is cut after eight, as sorting it takes the square of its length', () => {
  // Marks that are left where they stand: those of letters are taken off anyway.
  expect(normalizeForSearch(`e${'\u20D0'.repeat(5_000)}`)).toHaveLength(9);
});

test('a run of eight marks is left whole', () => {
  expect(normalizeForSearch(`e${'\u20D0'.repeat(8)}`)).toHaveLength(9);
  expect(normalizeForSearch(`e${'\u20D0'.repeat(7)}`)).toHaveLength(8);
});

test('the search looks into reference and texts of every row, each on a line of its own', () => {
  const rows = [{ name: 'Eva', age: 5, address: null }, { formerValue: 'Groß' }];
  expect(searchTextOf('PV-1', rows)).toBe('pv-1\neva\ngross');
});
