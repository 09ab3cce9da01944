import type { Article } from './article.ts';
import { faqSlugs } from './paths.ts';

/** The fifteen articles, in the order of the overview. */
export function loadArticles(): Promise<readonly Article[]> {
  return Promise.all(
    faqSlugs.map(async (slug) => {
      const { article }: { article: Article } = await import(`./faq/${slug}.ts`);
      return article;
    }),
  );
}
