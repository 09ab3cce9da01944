import {
  type PageIntroduction,
  type PageKey,
  pageMeta,
} from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';
import type { PageHead, RouteHandle } from './page-head.ts';

const pathOf: Partial<Record<PageKey, string>> = paths;

/** The `handle` of a page, from its entry in `pageMeta`; a stand-in for a missing page is not indexed. */
export function pageHandle(
  page: PageKey,
  more: Pick<PageHead, 'robots' | 'structuredData'> = {},
): RouteHandle {
  const { title, description, keywords }: PageIntroduction = pageMeta[page];
  const path = pathOf[page];
  return {
    head: {
      title,
      description,
      ...(keywords && { keywords }),
      ...(path === undefined ? { robots: 'noindex' as const } : { path }),
      ...more,
    },
  };
}
