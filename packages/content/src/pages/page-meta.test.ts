import { expect, test } from 'vitest';
import { faqOverview } from '../faq/overview.ts';
import { faqSlugs } from '../paths.ts';
import { pageMeta } from './page-meta.ts';

const pages = Object.entries(pageMeta);

test('no two pages share a title or a description', () => {
  expect(new Set(pages.map(([, { title }]) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(([, { description }]) => description)).size).toBe(pages.length);
});

test.each(pages)('%s fits what a search result shows', (_page, { title, description }) => {
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('the overview lists every article once, in order', () => {
  expect(faqOverview.map(({ slug }) => slug)).toEqual(faqSlugs);
});
