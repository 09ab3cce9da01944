import type { PageMeta } from './article.ts';
import { projectIds } from './company/project-ids.ts';
import { projects } from './company/projects.ts';
import { company } from './company-in-texts.ts';
import { faqCards } from './faq/overview.ts';
import { pageMeta } from './pages/page-meta.ts';
import { faqPath, faqSlugs, indexablePaths, paths, projectPath } from './paths.ts';

type Entry = { title: string; path: string; description: string };

const metaOf: Partial<Record<string, PageMeta>> = pageMeta;

/** Every page that may be found, under the heading it belongs to. */
const overview: Record<string, readonly Entry[]> = {
  Seiten: Object.entries(paths).flatMap(([name, path]) => {
    const meta = metaOf[name];
    return meta && indexablePaths.includes(path)
      ? [{ title: meta.title, path, description: meta.description }]
      : [];
  }),
  Fragen: faqSlugs.map((slug) => ({
    title: faqCards[slug].question,
    path: faqPath(slug),
    description: faqCards[slug].preview,
  })),
  Projekte: projectIds.map((id) => ({
    title: projects[id].title,
    path: projectPath(id),
    description: projects[id].description,
  })),
};

/**
 * The site for readers that are programs (llms.txt): who this is, and every page with its address.
 * @param publicUrl without a slash at the end
 */
export function siteOverview(publicUrl: string): string {
  const lists = Object.entries(overview).map(([heading, entries]) =>
    [
      `## ${heading}`,
      '',
      ...entries.map(
        ({ title, path, description }) => `- [${title}](${publicUrl}${path}): ${description}`,
      ),
    ].join('\n'),
  );
  return [`# ${company.name}`, `> ${pageMeta.home.description}`, ...lists]
    .join('\n\n')
    .concat('\n');
}
