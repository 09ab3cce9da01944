import { company } from '@rebhang-solar/content/company-in-texts';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';
import { expect, test } from 'vitest';
import { faqData } from './faq-data.ts';
import { freeApplication } from './free-application.ts';
import { pageHandle } from './page-handle.ts';
import { postalAddress } from './postal-address.ts';

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
        '@type': 'WebApplication',
        name: pageMeta[page].heading,
        description: pageMeta[page].description,
        inLanguage: 'de',
        url: `https://x.example${paths[page]}`,
        isAccessibleForFree: true,
        offers: { price: 0, priceCurrency: 'EUR' },
        provider: { name: company.name, url: 'https://x.example/' },
      },
    ]);
  },
);

test('search engines read each question with its own answer, and where the company is', () => {
  expect(faqData([{ question: 'Was?', answer: 'Das.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Was?',
        acceptedAnswer: { '@type': 'Answer', text: 'Das.' },
      },
    ],
  });
  expect(postalAddress).toEqual({
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressRegion: company.stateName,
    addressCountry: company.country,
  });
});
