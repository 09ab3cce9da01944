import { faqSlugs } from '@rebhang-solar/content/paths';
import { expect, test } from 'vitest';
import { findQuestions, stem } from './find-questions.ts';

const slugsFor = (term: string) => [...(findQuestions(term)?.keys() ?? [])];

test.each(['', '  ', '„ – “'])('nothing is searched by %j', (term) => {
  expect(findQuestions(term)).toBeUndefined();
});

test.each(['Förderung', 'foerderung', 'FORDERUNGEN', 'Fo\u0308rderung'])(
  '%s finds the grants, however it is spelled',
  (term) => {
    expect(slugsFor(term)).toEqual(slugsFor('Förderung'));
    expect(slugsFor(term)).toContain('photovoltaik-foerderungen-zuschüsse');
  },
);

test.each([
  ['Größe', 'Grösse'],
  ['Steuer', 'Steuern'],
  ['Dächer', 'Dach'],
  ['Zuschuß', 'Zuschüsse'],
])('%s and %s find the same', (one, other) => {
  expect(slugsFor(one).length).toBeGreaterThan(0);
  expect(slugsFor(one)).toEqual(slugsFor(other));
});

test.each([
  ['Förderungen', 'forder'],
  ['Wartung', 'wart'],
  ['Anlagen', 'anlag'],
  ['Speicher', 'speich'],
  ['großem', 'gross'],
  ['Daches', 'dach'],
  ['kostet', 'kost'],
  ['Anlage', 'anlag'],
  ['Giebeln', 'giebel'],
  ['Ertrags', 'ertrag'],
  ['Markt', 'mark'],
  // Of four letters all are kept.
  ['Ente', 'ente'],
])('of %s the beginning %s is searched', (word, beginning) => {
  expect(stem(word)).toBe(beginning);
});

test('every word has to be there, in any order', () => {
  const both = slugsFor('Speicher nachrüsten');
  expect(both).toContain('photovoltaik-erweiterung-speicher-nachruesten');
  expect(both).toEqual(slugsFor('nachrüsten Speicher'));
  expect(both.length).toBeLessThan(slugsFor('Speicher').length);
});

test('an article is also found by a question at its end, which is named', () => {
  expect(findQuestions('Netz ausfällt')?.get('photovoltaik-stromspeicher-notwendig')).toEqual([
    'Habe ich mit Photovoltaik Strom, wenn das Netz ausfällt?',
  ]);
});

test('of several questions at its end those are named that have every word by themselves', () => {
  expect(findQuestions('Wartung')?.get('photovoltaik-wartung-service')).toEqual([
    'Was kostet die Wartung einer Photovoltaikanlage?',
    'Wie viel mehr Strom bringt regelmäßige Wartung?',
  ]);
  // The first word stands in the article's own question alone, the second in one at its end.
  expect(
    findQuestions('Einfamilienhaus Kaufpreis')?.get('photovoltaik-kosten-einfamilienhaus'),
  ).toEqual([]);
});

test('what is found keeps the order of all', () => {
  const found = slugsFor('Photovoltaik');
  expect(found.length).toBeGreaterThan(5);
  expect(found).toEqual(faqSlugs.filter((slug) => found.includes(slug)));
});

test('a word that no article has finds nothing', () => {
  expect(slugsFor('Gartenzwerg')).toEqual([]);
});
