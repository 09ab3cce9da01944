import { expect, test } from 'vitest';
import { faqOverview } from './faq/overview.ts';
import { confirmationMail, type MailKind, mailKinds } from './mails.ts';
import { allPaths, homeSectionPath, homeSections, paths } from './paths.ts';
import {
  articleTexts,
  internalLinks,
  loadArticles,
  loadFolder,
  visibleTexts,
} from './testing/content-texts.ts';

const articles = await loadArticles();
const pages = await loadFolder('pages');
const legal = await loadFolder('legal');
const documents = await loadFolder('documents');

/** All texts, by the place where they stand; of an article also what a search engine shows. */
const texts: [place: string, texts: string[]][] = [
  ...articles.map((article): [string, string[]] => [
    `faq/${article.slug}`,
    [
      ...articleTexts(article),
      article.meta.title,
      article.meta.description,
      ...visibleTexts(article.questions),
    ],
  ]),
  ['faq/overview', visibleTexts(faqOverview)],
  ...Object.entries(legal).map(([name, page]): [string, string[]] => [
    `legal/${name}`,
    visibleTexts(page),
  ]),
  ...Object.entries(pages).map(([name, page]): [string, string[]] => [
    `pages/${name}`,
    visibleTexts(page),
  ]),
  ...Object.entries(documents).map(([name, document]): [string, string[]] => [
    `documents/${name}`,
    visibleTexts(document),
  ]),
  ...(Object.keys(mailKinds) as MailKind[]).map((kind): [string, string[]] => [
    `mails/${kind}`,
    visibleTexts(confirmationMail(kind, 'PV-7K3M-Q9XD-2R4T', '21.11.2026')),
  ]),
];

/** What the specification quotes, to the letter, against the rules of German typesetting. */
const literal = [
  'Bis zu 70% Ersparnis',
  'Wertsteigerung um bis zu 5%',
  '2020 - 2025',
  '§14a EnWG',
  '30 Jahre Garantie',
];

const signs = ['€', '%', 'ct/kWh', 'kWh', 'kWp', 'kW', 'W', 'm²', 'kg/m²', 'km/h', 'km', 'Uhr'];
const words = ['Mal', 'Stunden?', 'Tag(?:en?)?', 'Wochen?', 'Monat(?:en?)?', 'Jahr(?:en?)?'];

/** Nothing, or another space than the narrow one, between a number and one of the units. */
function looseUnit(units: readonly string[]): RegExp {
  return new RegExp(`\\d\\+?(?!\\u202F)\\s?(?:${units.join('|')})(?![\\p{L}\\d])`, 'u');
}

const mistakes: Record<string, RegExp> = {
  'a straight quotation mark or apostrophe': /["']/,
  'three dots': /\.\.\./,
  'a hyphen as a dash': / - /,
  'two spaces, or one at an end': / {2}|^ | $/,
  'a space before a punctuation mark': / [,.;:?!]/,
  'a paragraph sign that may stand at the end of a line': /§(?![\u202F\u00A0])/,
  'no narrow space between number and sign': looseUnit(signs),
};

function found(all: readonly string[], rules: Record<string, RegExp>): string[] {
  return all
    .filter((text) => !literal.includes(text))
    .flatMap((text) =>
      Object.entries(rules)
        .filter(([, rule]) => rule.test(text))
        .map(([name]) => `${name}: ${text}`),
    );
}

test.each(texts)('%s is set in German', (_place, all) => {
  expect(found(all, mistakes)).toEqual([]);
});

test.each(texts.filter(([place]) => place.startsWith('faq/')))(
  '%s takes its figures from the ledger, down to the space before „Jahre“',
  (_place, all) => {
    expect(found(all, { 'no narrow space': looseUnit(words) })).toEqual([]);
  },
);

/** Every `id` in a piece of content may be the anchor of a section. */
function ids(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(id|formId)$/.test(key) && typeof part === 'string' ? [part] : ids(part),
  );
}

const anchors = new Set<string>([
  ...homeSections.map(homeSectionPath),
  ...ids(pages).flatMap((id) => Object.values(paths).map((path) => `${path}#${id}`)),
]);

test('every link within the site leads to a page or a section that exists', () => {
  const all = internalLinks([articles, pages, legal]).filter((to) => !to.startsWith('#'));
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((to) => !allPaths.includes(to) && !anchors.has(to))).toEqual([]);
});
