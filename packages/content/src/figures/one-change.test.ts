import { expect, test, vi } from 'vitest';
import { article as feedInArticle } from '../faq/photovoltaik-einspeisung-ueberschuss.ts';
import { article as costsArticle } from '../faq/photovoltaik-kosten-einfamilienhaus.ts';
import { article as worthArticle } from '../faq/photovoltaik-lohnt-sich-2025.ts';
import { technicalDetailsPage } from '../pages/technical-details.ts';
import { plain, visibleTexts } from '../testing/content-texts.ts';
import { feedInReturn } from './examples.ts';
import { feedIn } from './feed-in.ts';

// Next year's tariff and prices: one value each is changed, where it stands.
vi.mock('./feed-in.ts', async (original) => {
  const { feedIn, ...rest } = await original<typeof import('./feed-in.ts')>();
  return {
    ...rest,
    feedIn: { ...feedIn, upTo10kwpCurrent: { ...feedIn.upTo10kwpCurrent, value: 6.5 } },
  };
});
vi.mock('@rebhang-solar/calculator/market', async (original) => {
  const found = await original<typeof import('@rebhang-solar/calculator/market')>();
  return {
    ...found,
    market: {
      ...found.market,
      electricityPrice: { ...found.market.electricityPrice, value: 0.41 },
    },
    systemPrice: (kWp: number) => kWp * 1500,
  };
});

const read = (content: unknown) => plain(visibleTexts(content).join('\n'));
const tables = (sections: readonly { blocks: readonly { type: string }[] }[]) =>
  read(sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'table')));

test('a new tariff changes texts, tables and examples together', () => {
  expect(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent)).toBe(52);
  expect(read(feedInArticle)).toContain('800 kWh × 6,50 ct/kWh = 52 €');
  expect(tables(feedInArticle.sections)).toContain('6,50 ct/kWh');
  expect(tables(feedInArticle.sections)).toContain('rund 455 €');
  for (const content of [feedInArticle, worthArticle, technicalDetailsPage]) {
    expect(read(content)).not.toMatch(/7,70 ct|61,60 €|539 €|664 €/);
  }
});

test('a new price changes text, table, example and drawing together', () => {
  expect(read(worthArticle)).toContain('wir rechnen mit 41 ct/kWh');
  expect(read(feedInArticle)).toContain('41 ct/kWh');
  expect(read(costsArticle.answer)).toContain('12.000–18.000 €');
  expect(tables(costsArticle.sections)).toContain('15.000 €');
  expect(tables(costsArticle.sections)).toContain('10.700–19.300 €');
  for (const content of [feedInArticle, worthArticle, costsArticle, technicalDetailsPage]) {
    expect(read(content)).not.toMatch(/32,5 ct/);
  }
});
