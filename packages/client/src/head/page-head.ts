import type { PageMeta } from '@rebhang-solar/content/article';
import { company } from '@rebhang-solar/content/company-in-texts';
import { escapeHtml } from '@rebhang-solar/content/escape-html';
import { headerNavigation } from '@rebhang-solar/content/navigation';
import { paths } from '@rebhang-solar/content/paths';
import { sharePicture, sharePictureSize } from '@rebhang-solar/content/share-picture';

/** Title, description and the like of a page, for browsers and search engines. */
export type PageHead = PageMeta & {
  /** Canonical path, percent-encoded. A page that stands in for a missing one has none. */
  path?: string;
  robots?: 'noindex';
  /** The page between the home page and this one, if there is one. */
  parent?: { title: string; path: string };
  /** Schema.org objects, given the address of the site without a slash at the end; `@context` is added. */
  structuredData?: (siteUrl: string) => readonly Record<string, unknown>[];
};

/** Every route module exports its `handle` in this form; the head is read from the deepest match. */
export type RouteHandle = { head: PageHead };

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }
  | { tag: 'script'; attributes: { type: 'application/ld+json' }; text: string };

/** The tags of a page, in order. Prerendering writes them as text, navigation puts them in the document. */
export function headTags(head: PageHead, siteUrl: string): HeadTag[] {
  const title = documentTitle(head.title);
  const meta = (attribute: 'name' | 'property', key: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { [attribute]: key, content },
  });
  const tags: HeadTag[] = [
    { tag: 'title', text: title },
    meta('name', 'description', head.description),
  ];
  if (head.keywords) tags.push(meta('name', 'keywords', head.keywords));
  if (head.robots) tags.push(meta('name', 'robots', head.robots));
  if (head.path !== undefined) {
    const url = siteUrl + head.path;
    tags.push(
      { tag: 'link', attributes: { rel: 'canonical', href: url } },
      meta('property', 'og:type', 'website'),
      meta('property', 'og:locale', 'de_DE'),
      meta('property', 'og:site_name', company.shortName),
      meta('property', 'og:title', title),
      meta('property', 'og:description', head.description),
      meta('property', 'og:url', url),
      meta('property', 'og:image', siteUrl + sharePicture(head.path).file),
      meta('property', 'og:image:type', 'image/jpeg'),
      meta('property', 'og:image:width', String(sharePictureSize.width)),
      meta('property', 'og:image:height', String(sharePictureSize.height)),
      meta('property', 'og:image:alt', `${head.title}, ${company.shortName}`),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  for (const data of [...breadcrumbs(head, siteUrl), ...(head.structuredData?.(siteUrl) ?? [])]) {
    tags.push({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...data }),
    });
  }
  return tags;
}

/** With the name of the company where both fit into what a tab and a search result show. */
function documentTitle(title: string): string {
  const withName = `${title} | ${company.shortName}`;
  return withName.length > 70 ? title : withName;
}

/** The breadcrumbs of every page below the home page, for search engines. */
function breadcrumbs(head: PageHead, siteUrl: string) {
  if (head.path === undefined || head.path === paths.home) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbTrail(head).map((stop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: stop.title,
        item: siteUrl + stop.path,
      })),
    },
  ];
}

/** The home page, the page between if there is one, and the page itself. */
export function breadcrumbTrail({ title, path = '', parent }: PageHead) {
  const [home] = headerNavigation;
  return [{ title: home.label, path: home.to }, ...(parent ? [parent] : []), { title, path }];
}

/** The head of the page that is shown, from the matched routes, outermost first. */
export function headOf(matches: readonly { handle?: unknown }[]): PageHead {
  const handle = matches.findLast(hasHead)?.handle;
  if (handle === undefined) throw new Error('The matched route has no head');
  return handle.head;
}

function hasHead(match: { handle?: unknown }): match is { handle: RouteHandle } {
  return typeof match.handle === 'object' && match.handle !== null && 'head' in match.handle;
}

/** Marks the tags that belong to the page, so that a navigation can replace them. */
export const pageTagMarker = 'data-page';

/** The tags as HTML. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map((tag) => {
      if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
      const attributes = Object.entries({ ...tag.attributes, [pageTagMarker]: '' })
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      // Inside a script only the end of the element could be mistaken, so `<` is written as JSON.
      return tag.tag === 'script'
        ? `<script${attributes}>${tag.text.replaceAll('<', '\\u003c')}</script>`
        : `<${tag.tag}${attributes}>`;
    })
    .join('\n    ');
}
