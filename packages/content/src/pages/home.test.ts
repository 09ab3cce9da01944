import { expect, test } from 'vitest';
import { allPaths, homeSectionPath, homeSections } from '../paths.ts';
import { home } from './home.ts';
import { technicalDetailsPage } from './technical-details.ts';

const targets: readonly string[] = [
  ...allPaths,
  ...homeSections.map(homeSectionPath),
  ...technicalDetailsPage.sections.map(({ id }) => `/technische-details#${id}`),
];

test('every tile and card leads to a page or an anchor that exists', () => {
  const tiles = home.hero.tiles.map(({ to }) => to);
  const cards = home.services.cards.flatMap((card) => ('more' in card ? [card.more.to] : []));
  expect(targets).toEqual(expect.arrayContaining([...tiles, ...cards]));
});
