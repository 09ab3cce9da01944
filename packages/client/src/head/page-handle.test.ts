import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';
import { expect, test } from 'vitest';
import { freeApplication } from './free-application.ts';
import { pageHandle } from './page-handle.ts';

test('a page is found under its path, what stands in for a missing one is not', () => {
  expect(pageHandle('faq').head).toMatchObject({ path: paths.faq, title: pageMeta.faq.title });
  expect(pageHandle('faq').head.robots).toBeUndefined();
  for (const page of ['notFound', 'projectNotFound'] as const) {
    expect(pageHandle(page).head.robots).toBe('noindex');
    expect(pageHandle(page).head.path).toBeUndefined();
  }
  expect(pageHandle('analyticsTest', { robots: 'noindex' }).head).toMatchObject({
    path: paths.analyticsTest,
    robots: 'noindex',
  });
});

test.each(['solarCalculator', 'offerCheck'] as const)(
  'search engines read of %s that it is free, and where',
  (page) => {
    expect(freeApplication(page)('https://x.example')).toMatchObject([
      {
        name: pageMeta[page].heading,
        url: `https://x.example${paths[page]}`,
        isAccessibleForFree: true,
        offers: { price: 0 },
        provider: { url: 'https://x.example/' },
      },
    ]);
  },
);
