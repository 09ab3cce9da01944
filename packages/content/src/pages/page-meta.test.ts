import { expect, test } from 'vitest';
import { company } from '../company-in-texts.ts';
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
  // A company's name may be longer than the one that stands here first.
  const named = description.replace(company.name, 'Rebhang Solar GmbH');
  const text = named.replace(company.shortName, 'Rebhang Solar');
  expect(text.length).toBeLessThanOrEqual(160);
});

test('the overview lists every article once, in order', () => {
  expect(faqOverview.map(({ slug }) => slug)).toEqual(faqSlugs);
});
