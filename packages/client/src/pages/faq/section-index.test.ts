import { loadArticles } from '@rebhang-solar/content/load-articles';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { findSections, indexOptions, sectionIndex } from './section-index.ts';

// As the browser gets it.
const index = MiniSearch.loadJSON(JSON.stringify(sectionIndex(await loadArticles())), indexOptions);
const found = (term: string) => [...findSections(index, term).values()].flat();

test.each(['Wärmepumpe', 'Elektroauto', 'Mieter', 'Hagel', 'EEG', '2027'])(
  'a section is found by „%s“ in its heading or text',
  (term) => {
    expect(found(term)).not.toEqual([]);
  },
);

test.each([
  ['speciher', 'Speicher'],
  ['Versicherng', 'Versicherung'],
  ['Waermepumpe', 'Wärmepumpe'],
])('%s finds what %s finds', (wrong, right) => {
  expect(found(right).map(({ section }) => section)).toEqual(
    expect.arrayContaining([found(wrong)[0]?.section]),
  );
});

test('a word that no article has finds nothing', () => {
  expect(found('Gartenzwerg')).toEqual([]);
});
