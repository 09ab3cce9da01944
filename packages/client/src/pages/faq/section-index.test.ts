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

test('of an article at most the three best sections are found', () => {
  const sizes = [...findSections(index, 'Speicher').values()].map(({ length }) => length);
  expect(Math.max(...sizes)).toBe(3);
});

test('every word has to be there, and a heading counts more than a text', () => {
  const articles = (sections: { id: string; title: string; text: string }[]) =>
    [
      {
        slug: 'photovoltaik-dach-eignung',
        sections: sections.map(({ text, ...section }) => ({
          ...section,
          blocks: [
            {
              ...{ type: 'text', text, kind: 'hint', href: 'https://adresse.example' },
              ...{ to: '/umzug', drawing: 'windrad', picture: 'fernsehturm', mark: 'kilometer' },
            },
          ],
        })),
      },
    ] as unknown as Parameters<typeof sectionIndex>[0];
  const own = sectionIndex(
    articles([
      { id: 'a', title: 'Ziegel', text: 'Ein Schornstein wirft Schatten, der Schornstein steht' },
      { id: 'b', title: 'Schornstein', text: 'Ziegel liegen daneben auf dem Dach des Hauses' },
    ]),
  );
  const ids = (term: string) =>
    [...findSections(own, term).values()].flat().map(({ section }) => section);
  expect(ids('Schornstein')).toEqual(['b', 'a']);
  // While it is being typed.
  expect(ids('Schorns')).toEqual(['b', 'a']);
  expect(ids('Schatten Dach')).toEqual([]);
  expect(ids('Schatten Ziegel')).toEqual(['a']);
  // What draws a block or only leads somewhere is no word of it.
  const drawn = ['hint', 'adresse', 'umzug', 'windrad', 'fernsehturm', 'kilometer'];
  expect(drawn.flatMap(ids)).toEqual([]);
});
