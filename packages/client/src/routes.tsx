import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { ownPages } from '@rebhang-solar/content/own-page-paths';
import {
  calculatorPaths,
  faqSlugs,
  paths,
  projectFolder,
  projectPath,
} from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import type { RouteObject } from 'react-router-dom';
import { LoadFailure, loadFailureHandle } from './layout/load-failure.tsx';
import { Root } from './layout/root.tsx';
import { LandingLayout, SiteLayout } from './layout/site-layout.tsx';
import { loadArticleRoute } from './pages/faq/load-article-route.ts';
import { loadLegalRoute } from './pages/legal/load-legal-route.ts';

/**
 * The page of each path, a module of its own, loaded when it is first opened, that exports `Component` and
 * `handle` (its head, see head/page-head.ts). A path without a page is an error of type here.
 */
const pages: Record<PageName, LoadPage> = {
  home: () => import('./pages/home/home-page.tsx'),
  consultation: () => import('./pages/consultation/consultation-page.tsx'),
  projects: () => import('./pages/projects/projects-page.tsx'),
  gridConnection: () => import('./pages/grid-connection/grid-connection-page.tsx'),
  technicalDetails: () => import('./pages/technical-details/technical-details-page.tsx'),
  solarCalculator: () => import('./pages/solar-calculator/solar-calculator-page.tsx'),
  offerCheck: () => import('./pages/offer-check/offer-check-page.tsx'),
  from2027: () => import('./pages/from-2027/from-2027-page.tsx'),
  maintenance: () => import('./pages/maintenance/maintenance-page.tsx'),
  faq: () => import('./pages/faq/faq-page.tsx'),
  imprint: () => loadLegalRoute('imprint'),
  privacy: () => loadLegalRoute('privacy'),
  terms: () => loadLegalRoute('terms'),
  cookies: () => loadLegalRoute('cookies'),
  accessibility: () => loadLegalRoute('accessibility'),
  powerOfAttorney: () => import('./pages/power-of-attorney/power-of-attorney-page.tsx'),
  analyticsTest: () => import('./pages/analytics-test/analytics-test-page.tsx'),
};

/** Those that stand in the layout without navigation. */
const landingPages: readonly PageName[] = ['consultation'];

type PageName = keyof typeof paths;
type LoadPage = () => Promise<Pick<RouteObject, 'Component' | 'handle'>>;

const pageNames = (Object.keys(pages) as PageName[]).filter(
  (name) => hasCalculator || !calculatorPaths.includes(paths[name]),
);

export const routes: RouteObject[] = [
  {
    Component: Root,
    handle: loadFailureHandle,
    // Nothing is waited for at the start: entry-client.tsx loads the first page before it hydrates.
    HydrateFallback: () => null,
    children: [
      { Component: LandingLayout, children: [inLayout(landingPages.map(pageRoute))] },
      {
        Component: SiteLayout,
        children: [
          inLayout([
            ...pageNames.filter((name) => !landingPages.includes(name)).map(pageRoute),
            ...projectIds.map((id) => ({
              path: projectPath(id),
              lazy: async () =>
                (await import('./pages/projects/project-page.tsx')).projectRoute(id),
            })),
            {
              path: `${projectFolder}:id`,
              lazy: () => import('./pages/projects/project-not-found-page.tsx'),
            },
            ...faqSlugs.map((slug) => ({
              path: `${paths.faq}/${slug}`,
              lazy: () => loadArticleRoute(slug),
            })),
            { path: '*', lazy: () => import('./pages/not-found/not-found-page.tsx') },
          ]),
        ],
      },
    ],
  },
  // A frame of its own, and neither prerendered nor indexed: its address is a secret.
  {
    path: `${ownPages}/*`,
    handle: loadFailureHandle,
    HydrateFallback: () => null,
    ErrorBoundary: LoadFailure,
    lazy: () => import('./pages/own-page/own-page.tsx'),
  },
];

function pageRoute(name: PageName): RouteObject {
  return { path: paths[name], lazy: pages[name] };
}

/** A page that did not arrive is replaced within its layout, so header and footer stay. */
function inLayout(pages: RouteObject[]): RouteObject {
  return { ErrorBoundary: LoadFailure, children: pages };
}
