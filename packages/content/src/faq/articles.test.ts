import { reform } from '@rebhang-solar/calculator/law/reform';
import { expect, test } from 'vitest';
import type { Block, RichText } from '../article.ts';
import { companyDated } from '../figures/figure.ts';
import { loadArticles } from '../load-articles.ts';
import { type FaqSlug, faqSlugs, homeSectionPath, maintenanceFormPath, paths } from '../paths.ts';
import { articleTexts, plain, visibleTexts } from '../testing/content-texts.ts';
import { germanDate } from '../typography.ts';
import { questionsAfter } from './further-questions.ts';
import { faqCards, faqGroups, faqOverview } from './overview.ts';

const articles = await loadArticles();
const named = articles.map((article) => [article.slug, article] as const);

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

test('each file bears the slug of its article', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(faqOverview.map(({ slug }) => slug));
});

test('the numbers of the questions run on from group to group', () => {
  expect(faqGroups.flatMap(({ slugs }): readonly FaqSlug[] => slugs)).toEqual(faqSlugs);
});

test.each(faqSlugs)('%s leads on to three other articles', (slug) => {
  expectUnique([slug, ...faqCards[slug].readNext]);
});

test('no two articles share a question, a title, a description or a first sentence', () => {
  expectUnique(faqOverview.map(({ question }) => question));
  expectUnique(faqOverview.map(({ preview }) => preview));
  expectUnique(articles.map(({ meta }) => meta.title));
  expectUnique(articles.map(({ meta }) => meta.description));
  expectUnique(articles.map(({ lead }) => lead));
  expectUnique(
    articles.map(({ answer }) => visibleTexts([answer]).join('').split(/[.:] /)[0] ?? ''),
  );
});

test('no sentence stands in two articles', () => {
  const sentences = articles.flatMap((article) => {
    const all = visibleTexts([article.answer, article.sections, article.questions]).flatMap(
      (text) => text.split(/(?<=[.?!:]) /),
    );
    // Without a full stop it is the cell of a table, and the same house has the same result wherever it stands.
    const whole = all.filter((text) => /[.?!:]$/.test(text) && text.split(' ').length >= 6);
    return [...new Set(whole)];
  });
  expectUnique(sentences);
});

test.each(named)('%s fits what a search result shows', (_slug, { meta }) => {
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.keywords.split(', ').length).toBeGreaterThanOrEqual(4);
});

test.each(named)('%s has 500 to 2400 words', (_slug, article) => {
  const words = articleTexts(article)
    .join(' ')
    .match(/[\p{L}\p{N}][^\s]*/gu);
  expect(words?.length).toBeGreaterThanOrEqual(500);
  expect(words?.length).toBeLessThanOrEqual(2400);
});

test.each(named)('%s has one anchor and one title for each section', (_slug, { sections }) => {
  expectUnique(sections.map(({ id }) => id));
  expectUnique(sections.map(({ title }) => title));
  for (const { id } of sections) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(named)(
  '%s has tables as wide as their heads, with rows of their own',
  (_slug, article) => {
    for (const { head, rows } of blocksOf(article.sections, 'table')) {
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
      expectUnique(rows.map(([name = '']) => name));
      expectUnique(head);
    }
  },
);

test.each(named)('%s names its cards, steps and links only once in a place', (_slug, article) => {
  for (const { cards } of blocksOf(article.sections, 'cards')) {
    expectUnique(cards.map(({ title }) => title));
  }
  for (const { steps } of blocksOf(article.sections, 'steps')) {
    expectUnique(steps.map(({ title }) => title));
  }
  for (const text of [
    article.answer,
    ...blocksOf(article.sections, 'text').map(({ text }) => text),
  ]) {
    expectUnique(linkTexts(text));
  }
});

test.each(named)('%s asks up to four more questions, each once', (slug, { questions }) => {
  expect(questions.length).toBeLessThanOrEqual(4);
  expectUnique([faqCards[slug].question, ...questions.map(({ question }) => question)]);
  expect(questions.map(({ question }) => question)).toEqual(questionsAfter(slug));
});

test.each(named)(
  '%s ends with the ways to a consultation or a calculation, and to the contact form',
  (_slug, { calls }) => {
    const targets = calls.map(({ to }) => withoutSubject(to));
    expect(targets).toContain(homeSectionPath('kontakt'));
    const first = targets.filter((path) => /^\/(beratung|solarrechner\?)/.test(path));
    expect(first.length).toBeGreaterThan(0);
    expectUnique(calls.map(({ label }) => label));
    expectUnique(targets);
  },
);

test.each(named)('%s has a grid of cards', (_slug, { sections }) => {
  expect(blocksOf(sections, 'cards').length).toBeGreaterThanOrEqual(1);
});

test('no two articles open with the same drawing or picture', () => {
  expectUnique(
    articles.flatMap(({ visual }) => {
      if (visual === undefined) return [];
      if (visual.type === 'chart') return visual.chart.title;
      return visual.type === 'drawing' ? visual.drawing : visual.picture;
    }),
  );
});

test.each(named)('%s has charts whose scale holds every bar and every word', (_slug, article) => {
  const hero = { id: 'hero', title: '', blocks: article.visual ? [article.visual] : [] };
  for (const { chart } of blocksOf([hero, ...article.sections], 'chart')) {
    expectUnique(chart.rows.map(({ label }) => label));
    for (const { start, least, most } of chart.rows) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(least).toBeGreaterThanOrEqual(start);
      expect(most).toBeGreaterThanOrEqual(least);
      expect(most).toBeLessThanOrEqual(chart.max);
    }
    for (const { at } of chart.ticks) expect(at).toBeLessThanOrEqual(chart.max);
  }
});

test('the article on maintenance leads to the page on maintenance', () => {
  const maintenance = articles.find(({ slug }) => slug === 'photovoltaik-wartung-service');
  expect(maintenance?.calls.map(({ to }) => to)).toContain(maintenanceFormPath);
});

test.runIf(reform.state === 'draft').each(named)(
  '%s says that the draft of the reform is one where it first names it',
  (_slug, { answer, sections }) => {
    const parts = [answer, ...sections.map(({ blocks }) => blocks)];
    const first = parts
      .map((part) => plain(visibleTexts([part]).join(' ')))
      .find((text) => /EEG 2027|Entwurf/.test(text));
    if (first) expect(first).toContain('nicht beschlossen');
  },
);

/** Tariffs and rates that no longer hold. */
const dated = [/8,11 ct/, /7,03 ct/, /4,75 %/, /(?<!\.)200 € je kWh/, /bis zu 1\.500 €/];
const givesDate = new RegExp(
  `Stand: |vom ${germanDate(companyDated.asOf)}|(?:bis|nach) 2022|Februar bis Juli 2024`,
);

test.each(named)('%s gives the date beside what no longer holds', (_slug, { sections }) => {
  for (const { title, blocks } of sections) {
    const text = plain(visibleTexts(blocks).join(' '));
    if (dated.some((figure) => figure.test(text))) {
      expect(text, title).toMatch(givesDate);
    }
  }
});

test.each(named)(
  '%s leaves the date of the company’s own figures to the line at its end',
  (_slug, article) => {
    expect(articleTexts(article).filter((text) => text.includes('Stand: Januar 2025'))).toEqual([]);
  },
);

function blocksOf<T extends Block['type']>(
  sections: (typeof articles)[number]['sections'],
  type: T,
): Extract<Block, { type: T }>[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block, { type: T }> => block.type === type);
}

function linkTexts(text: RichText): string[] {
  return typeof text === 'string'
    ? []
    : text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));
}

/** Where a call leads, without the subject that it carries or the form's anchor on another page. */
function withoutSubject(to: string): string {
  return to
    .replace(/\?betreff=[a-z-]+/, '')
    .replace(`${paths.consultation}#anfrage`, paths.consultation);
}
