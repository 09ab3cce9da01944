import type { Article } from '@rebhang-solar/content/article';
import { type FaqSlug, faqSlugs } from '@rebhang-solar/content/paths';
import MiniSearch, { type Options } from 'minisearch';
import { stem } from './find-questions.ts';

/** A section of an article, as a search finds it. */
export type FoundSection = { slug: FaqSlug; section: string; title: string };

/** Where the build lays the index. */
export const indexFile = 'faq-suche.json';

export const indexOptions: Options<FoundSection & { id: number; text: string }> = {
  fields: ['title', 'text'],
  storeFields: ['slug', 'section', 'title'],
  processTerm: stem,
  searchOptions: { combineWith: 'AND', prefix: true, boost: { title: 3 } },
};

/** The index of all sections of all articles. */
export function sectionIndex(articles: readonly Article[]) {
  const index = new MiniSearch(indexOptions);
  const sections = articles.flatMap(({ slug, sections: all }) =>
    all.map(({ id: section, title, blocks }) => ({
      slug,
      section,
      title,
      text: blocks.flatMap(wordsOf).join(' '),
    })),
  );
  index.addAll(sections.map((section, id) => ({ id, ...section })));
  return index;
}

/** All strings of a block but what draws it; an address adds words that nobody looks for. */
function wordsOf(block: unknown): string[] {
  if (typeof block === 'string') return [block];
  if (typeof block !== 'object' || block === null) return [];
  return Object.entries(block).flatMap(([key, value]) =>
    ['type', 'to', 'href', 'kind', 'drawing', 'picture', 'mark'].includes(key)
      ? []
      : wordsOf(value),
  );
}

/** The best sections of each article for a term; a letter or two may be wrong where no word is right. */
export function findSections(
  index: MiniSearch,
  term: string,
): ReadonlyMap<FaqSlug, readonly FoundSection[]> {
  const search = (wrong: number) =>
    index.search(term, { fuzzy: (word) => word.length > 3 + wrong && wrong });
  const wrong = [0, 1, 2].find((letters) => search(letters).length > 0);
  if (wrong === undefined) return new Map();
  const hits = search(wrong);
  const sections = hits.map(({ slug, section, title }) => ({ slug, section, title }));
  return new Map(
    faqSlugs.flatMap((slug) => {
      const found = sections.filter((one) => one.slug === slug).slice(0, mostOfOne);
      return found.length > 0 ? [[slug, found] as const] : [];
    }),
  );
}

const mostOfOne = 3;
