import { formTexts } from '@rebhang-solar/content/forms/shared';
import { expect, test } from 'vitest';
import { renderDocument, themeStyles } from './entry-server.tsx';

const template =
  '<head><!--head--><meta name="analytics-id" content="G-TEST" /></head><body><div id="root"><!--app--></div></body>';
const siteUrl = 'https://x.example';

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test('the document of a page has its head, itself and the address of the site, and only without a query it is indexed', async () => {
  const html = await renderDocument(template, siteUrl, { path: '/impressum' });
  expect(titleOf(html)).toMatch(/^Impressum/);
  expect(html).toContain('<link rel="canonical" href="https://x.example/impressum"');
  expect(html).toMatch(/<div id="root">.+<main id="inhalt".+<\/div><\/body>$/s);
  expect(html).toContain('<meta name="analytics-id" content="G-TEST" />');
  expect(html).not.toMatch(/noindex|<body data-answer>|<!--(app|head)-->/);
  const asked = await renderDocument(template, siteUrl, { path: '/impressum', search: '?a=1' });
  expect(asked).toContain('<meta name="robots" content="noindex"');
});

test('a path with umlauts finds its page', async () => {
  const path = '/faq/photovoltaik-foerderungen-zuschüsse';
  expect(titleOf(await renderDocument(template, siteUrl, { path }))).toContain(
    'Photovoltaik-Förderung',
  );
});

test('the answer to a posted form is marked, and its title begins with what became of it', async () => {
  const outcome = {
    form: 'contact',
    values: { message: '$& und $1 kosten 5 $$' },
    errors: { name: 'Bitte geben Sie Ihren Namen an' },
  } as const;
  const rejected = await renderDocument(template, siteUrl, { path: '/', outcome });
  expect(titleOf(rejected)).toMatch(/^Fehler: /);
  expect(rejected).toContain('<body data-answer>');
  expect(rejected).toContain('$&amp; und $1 kosten 5 $$');
  const receipt = {
    reference: 'PV-7K3M',
    receivedAt: '2026-11-24T10:12:00.000Z',
    statusUrl: 'https://x.example/anfrage/A',
    confirmation: true,
    dueAt: null,
  };
  const stored = await renderDocument(template, siteUrl, {
    path: '/',
    outcome: { ...outcome, errors: {}, receipt },
  });
  expect(stored).toContain('PV-7K3M');
  expect(titleOf(stored)).toMatch(/^Gesendet: /);
  // Its form is empty again, and nothing is offered that a script would have to do.
  const typed = /<textarea[^>]*>\s*\$&amp;/;
  expect([typed.test(rejected), typed.test(stored)]).toEqual([true, false]);
  expect(stored).not.toContain(formTexts.receipt.print);
});

test('a visitor’s own page is not measured, and brings what it shows for the application', async () => {
  const html = await renderDocument(template, siteUrl, {
    path: '/anfrage/AAAAAAAAAAAAAAAAAAAAAA',
    ownPage: { shows: 'withdrawn', reference: '$&-7K3M' },
  });
  expect(html).not.toContain('analytics-id');
  expect(html).toContain('<meta name="robots" content="noindex"');
  const [, json = ''] =
    /<script type="application\/json" id="own-page-data">(.*?)<\/script><\/body>/.exec(html) ?? [
      '',
    ];
  expect(JSON.parse(json)).toMatchObject({
    answer: { shows: 'withdrawn', reference: '$&-7K3M' },
    now: expect.stringMatching(/^20\d\d-/),
  });
});

test('of the draft of 2027 is spoken as of a law once it holds', async () => {
  const [before, after, built] = await Promise.all(
    [{ begun: false }, { begun: true }, {}].map((when) =>
      renderDocument(template, siteUrl, { path: '/ab-2027', ...when }),
    ),
  );
  expect(built).toBe(before);
  // By this mark the application knows it.
  expect([before, after].map((html) => html?.includes('data-begun'))).toEqual([false, true]);
});

test('the variables of the theme come as styles without an element around them', () => {
  expect(themeStyles).toContain('--mantine-color-dimmed: var(--mantine-color-slate-5)');
  expect(themeStyles).not.toContain('<');
});
