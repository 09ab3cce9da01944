import { expect, test, vi } from 'vitest';
import { costsBySize } from '../drawings.ts';
import { faqCards } from '../faq/overview.ts';
import { article as feedInArticle } from '../faq/photovoltaik-einspeisung-ueberschuss.ts';
import { article as costsArticle } from '../faq/photovoltaik-kosten-einfamilienhaus.ts';
import { article as worthArticle } from '../faq/photovoltaik-lohnt-sich-2025.ts';
import { technicalDetailsPage } from '../pages/technical-details.ts';
import { plain, visibleTexts } from '../testing/content-texts.ts';
import { feedInReturn, oneYearExample } from './examples.ts';
import { feedIn } from './feed-in.ts';

// Next year's tariff and prices: one value each is changed, where the ledger holds it.
vi.mock('./feed-in.ts', async (original) => {
  const { feedIn, ...rest } = await original<typeof import('./feed-in.ts')>();
  return {
    ...rest,
    feedIn: { ...feedIn, upTo10kwpCurrent: { ...feedIn.upTo10kwpCurrent, value: 6.5 } },
  };
});
vi.mock('./costs.ts', async (original) => {
  const { costs } = await original<typeof import('./costs.ts')>();
  return { costs: { ...costs, perKwp: { ...costs.perKwp, value: [1500, 2000] } } };
});

const read = (content: unknown) => plain(visibleTexts(content).join('\n'));
const tables = (sections: readonly { blocks: readonly { type: string }[] }[]) =>
  read(sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'table')));

test('a new tariff changes texts, tables and examples together', () => {
  expect(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent)).toBe(52);
  expect(oneYearExample().without.earned).toBe(561);
  expect(read(feedInArticle)).toContain('800 kWh × 6,50 ct/kWh = 52 €');
  expect(tables(feedInArticle.sections)).toContain('6,50 ct/kWh');
  expect(tables(feedInArticle.sections)).toContain('rund 455 €');
  expect(read(worthArticle)).toContain('561 €');
  for (const content of [feedInArticle, worthArticle, technicalDetailsPage]) {
    expect(read(content)).not.toMatch(/7,70 ct|61,60 €|539 €|664 €/);
  }
});

test('a new price changes text, table, example and drawing together', () => {
  expect(read(costsArticle.answer)).toContain('1.500–2.000 € je kWp');
  expect(read(costsArticle.answer)).toContain('12.000–24.000 €');
  expect(read(faqCards['photovoltaik-kosten-einfamilienhaus'])).toContain('1.500–2.000 € je kWp');
  expect(tables(costsArticle.sections)).toContain('15.000–20.000 €');
  expect(costsBySize.rows.find(({ label }) => plain(label) === '10 kWp')).toMatchObject({
    least: 15_000,
    most: 20_000,
  });
  expect(costsBySize.rows.map(({ value }) => plain(value))).toContain('15.000–20.000 €');
  expect(costsBySize.max).toBeGreaterThanOrEqual(30_000);
  expect(read(costsArticle)).not.toMatch(/1\.400–1\.800 € je kWp|11\.000–22\.000 €/);
});
