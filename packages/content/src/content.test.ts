import { expect, test } from 'vitest';
import { claims } from './company/claims.ts';
import { projectsPeriod } from './company/project-ids.ts';
import { faqOverview } from './faq/overview.ts';
import { type FormKind, formKinds } from './forms/form-kinds.ts';
import { subjectCopy } from './forms/subjects.ts';
import { loadArticles } from './load-articles.ts';
import { confirmationWords } from './mails/confirmation.ts';
import { letterWords } from './mails/letter.ts';
import {
  allPaths,
  faqSectionPath,
  homeSectionPath,
  homeSections,
  paths,
  subjects,
} from './paths.ts';
import { articleTexts, internalLinks, loadFolder, visibleTexts } from './testing/content-texts.ts';
import { monthNames } from './typography.ts';
import { units } from './word-spaces.ts';

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
  ...(Object.keys(formKinds) as FormKind[]).map((kind): [string, string[]] => [
    `mails/${kind}`,
    [
      ...visibleTexts(confirmationWords(kind, 'PV-7K3M-Q9XD-2R4T', '21.11.2026')),
      ...visibleTexts(letterWords(kind)),
    ],
  ]),
];

/** What the specification quotes, to the letter, against the rules of German typesetting. */
const literal = [
  `Bis zu ${claims.savings?.value}% Ersparnis`,
  `Wertsteigerung um bis zu ${claims.propertyValue?.value}%`,
  projectsPeriod,
  '§14a EnWG',
  '30 Jahre Garantie',
];

const mistakes: Record<string, RegExp> = {
  'a straight quotation mark or apostrophe': /["']/,
  'three dots': /\.\.\./,
  'a hyphen as a dash': / - /,
  'two spaces, or one at an end': / {2}|^ | $/,
  'a space before a punctuation mark': / [,.;:?!]/,
  'a paragraph sign without a space that holds': /§(?![§\u00A0])/,
  'no space that holds between number and unit': new RegExp(
    `\\d\\+?(?![\\u00A0\\u202F])\\s?${units}`,
    'u',
  ),
  'the narrow space before a word': /\u202F(?![%€]|°C)/,
  'the wide space before a sign': /\d\u00A0(?=[%€]|°C)/,
  'a day that may stand at the end of a line': new RegExp(
    `\\d\\.[^\\S\\u00A0](?:${monthNames.join('|')})`,
  ),
};

function found(all: readonly string[]): string[] {
  return all
    .filter((text) => !literal.includes(text))
    .flatMap((text) =>
      Object.entries(mistakes)
        .filter(([, rule]) => rule.test(text))
        .map(([name]) => `${name}: ${text}`),
    );
}

test.each(texts)('%s is set in German', (_place, all) => {
  expect(found(all)).toEqual([]);
});

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
  ...articles.flatMap(({ slug, sections }) => ids(sections).map((id) => faqSectionPath(slug, id))),
]);

/** The subject that a link carries into a form is no part of the address, nor is the house or kind of offer that it fills in. */
const withoutQuery = (to: string) =>
  to
    .replace(/\?betreff=[a-z-]+/, '')
    .replace(/^(\/solarrechner|\/angebot-pruefen)\?[a-z=\d&.-]+$/, '$1');

test('every link within the site leads to a page or a section that exists', () => {
  const all = internalLinks([articles, pages, legal]).filter((to) => !to.startsWith('#'));
  expect(all.length).toBeGreaterThan(50);
  const addresses = all.map(withoutQuery);
  expect(addresses.filter((to) => !allPaths.includes(to) && !anchors.has(to))).toEqual([]);
});

test('every subject that a link carries has its words, and every subject is used', () => {
  const all = internalLinks([articles, pages, legal]);
  const carried = all.flatMap((to) => /betreff=([a-z-]+)/.exec(to)?.[1] ?? []);
  expect([...new Set(carried)].sort()).toEqual([...subjects].sort());
  expect(Object.keys(subjectCopy).sort()).toEqual([...subjects].sort());
});

type Table = { type: 'table'; caption: string; head: string[]; rows: string[][] };

function isTable(value: object): value is Table {
  return 'type' in value && value.type === 'table';
}

/** What is read in one go: a row below its caption, a card or an answer with its title, else a text. */
function readings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isTable(value)) {
    const { caption, head, rows } = value;
    return rows.map((row) => [caption, ...head, ...row].join(' '));
  }
  if ('text' in value || 'answer' in value) return [visibleTexts(value).join(' ')];
  return Array.isArray(value) && value.some((part) => typeof part === 'string')
    ? [visibleTexts(value).join(' ')]
    : Object.values(value).flatMap(readings);
}

test('no page gives own use or savings in per cent without saying of what', () => {
  const shares = [...articles, ...Object.values(pages), faqOverview]
    .flatMap(readings)
    .filter((text) => /Eigenverbrauch|Ersparnis/.test(text) && /\d[\u202F]?%/.test(text));
  expect(shares.length).toBeGreaterThan(5);
  const ofWhat = /Solarstroms?|(?:am|des|Ihres) Verbrauchs?|Verbrauch decken/;
  expect(shares.filter((text) => !ofWhat.test(text))).toEqual([]);
});

test('a passage that holds for all new systems stands in one article', () => {
  const withPassage = (passage: RegExp) =>
    articles
      .filter((article) => articleTexts(article).some((text) => passage.test(text)))
      .map(({ slug }) => slug);
  expect(withPassage(/60\u202F% der Leistung/)).toEqual(['photovoltaik-einspeisung-ueberschuss']);
  expect(withPassage(/7,03\u00A0ct/)).toEqual(['photovoltaik-einspeisung-ueberschuss']);
});

test('„in der Regel“ stands nowhere, and „Stand:“ at most eight times in the sections of an article', () => {
  const all = texts.filter(([place]) => !place.startsWith('legal/'));
  expect(all.filter(([, words]) => words.some((text) => text.includes('in der Regel')))).toEqual(
    [],
  );
  for (const article of articles) {
    const stands =
      visibleTexts(article.sections)
        .join(' ')
        .match(/Stand: /g) ?? [];
    expect(stands.length, article.slug).toBeLessThanOrEqual(8);
  }
});

/** Quoted by the specification, or the name of what follows. */
const countingHeadings = ['Ihre Photovoltaikanlage in nur 3 Schritten'];

test('no heading counts what stands below it', () => {
  const headings = [articles, pages, legal].flatMap(titles);
  expect(headings.length).toBeGreaterThan(150);
  const counting = /(?<![\p{L}\d])(?:zwei|drei|vier|fünf|sechs|sieben|acht)(?!\p{L})/iu;
  expect(
    headings.filter((title) => counting.test(title) && !countingHeadings.includes(title)),
  ).toEqual([]);
});

/** Headings of pages and of their sections. */
function titles(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value || 'intro' in value || 'heading' in value ? value : {};
  return [
    ...Object.entries(own).flatMap(([key, part]) =>
      /^(title|heading)$/.test(key) && typeof part === 'string' ? [part] : [],
    ),
    ...Object.values(value).flatMap(titles),
  ];
}

test('a page that is none of the articles says once from when its figures are', () => {
  const notes = Object.entries(pages).flatMap(([name, page]) =>
    [
      ...visibleTexts(page)
        .join(' ')
        .matchAll(/Stand: (?:\p{L}+ )?\d{4}/gu),
    ].map(([note]) => `${name}: ${note}`),
  );
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.filter((note, index) => notes.indexOf(note) < index)).toEqual([]);
});
