import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { faqSlugs, paths, projectPath } from '@rebhang-solar/content/paths';
import type { RouteObject } from 'react-router-dom';
import { LoadFailure, loadFailureHandle } from './layout/load-failure.tsx';
import { Root } from './layout/root.tsx';
import { LandingLayout, SiteLayout } from './layout/site-layout.tsx';
import { loadArticleRoute } from './pages/faq/load-article-route.ts';
import { legalPages, loadLegalRoute } from './pages/legal/load-legal-route.ts';

/**
 * Every page of the site. Each is a module of its own, loaded when it is first opened, that exports
 * `Component` and `handle` (its head, see head/page-head.ts).
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    handle: loadFailureHandle,
    // Nothing is waited for at the start: entry-client.tsx loads the first page before it hydrates.
    HydrateFallback: () => null,
    children: [
      {
        Component: LandingLayout,
        children: [
          inLayout([
            {
              path: paths.consultation,
              lazy: () => import('./pages/consultation/consultation-page.tsx'),
            },
          ]),
        ],
      },
      {
        Component: SiteLayout,
        children: [
          inLayout([
            { path: paths.home, lazy: () => import('./pages/home/home-page.tsx') },
            { path: paths.projects, lazy: () => import('./pages/projects/projects-page.tsx') },
            ...projectIds.map((id) => ({
              path: projectPath(id),
              lazy: async () =>
                (await import('./pages/projects/project-page.tsx')).projectRoute(id),
            })),
            {
              path: '/photovoltaik-projekte-referenzen/:id',
              lazy: () => import('./pages/projects/project-not-found-page.tsx'),
            },
            {
              path: paths.gridConnection,
              lazy: () => import('./pages/grid-connection/grid-connection-page.tsx'),
            },
            {
              path: paths.technicalDetails,
              lazy: () => import('./pages/technical-details/technical-details-page.tsx'),
            },
            {
              path: paths.maintenance,
              lazy: () => import('./pages/maintenance/maintenance-page.tsx'),
            },
            {
              path: paths.solarCalculator,
              lazy: () => import('./pages/solar-calculator/solar-calculator-page.tsx'),
            },
            { path: paths.faq, lazy: () => import('./pages/faq/faq-page.tsx') },
            // A slug may arrive in either Unicode form: its ü as one character or as u and a diaeresis.
            ...faqSlugs.flatMap((slug) =>
              [...new Set([slug, slug.normalize('NFD')])].map((form) => ({
                path: `${paths.faq}/${form}`,
                lazy: () => loadArticleRoute(slug),
              })),
            ),
            ...legalPages.map((page) => ({
              path: paths[page],
              lazy: () => loadLegalRoute(page),
            })),
            {
              path: paths.powerOfAttorney,
              lazy: () => import('./pages/power-of-attorney/power-of-attorney-page.tsx'),
            },
            {
              path: paths.analyticsTest,
              lazy: () => import('./pages/analytics-test/analytics-test-page.tsx'),
            },
            { path: '*', lazy: () => import('./pages/not-found/not-found-page.tsx') },
          ]),
        ],
      },
    ],
  },
];

/** A page that did not arrive is replaced within its layout, so header and footer stay. */
function inLayout(pages: RouteObject[]): RouteObject {
  return { ErrorBoundary: LoadFailure, children: pages };
}
