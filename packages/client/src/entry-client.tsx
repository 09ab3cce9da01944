import './styles/global.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HydratedContext } from './components/use-hydrated.ts';
import { SiteUrlContext } from './components/use-site-url.ts';
import { siteUrl } from './head/apply-head.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** Hydrates the page in the document. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');

  // Without the page's own code hydration would replace the page with an empty one for a moment.
  await loadMatchedRoutes(routes, window.location.pathname);

  // Without hydration data, even empty, the router would treat the page as a navigation and scroll.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  // In a task of its own, so that the browser can answer the visitor in between.
  await new Promise((resolve) => setTimeout(resolve));
  const stopHoldingBack = holdBackEvents(root);
  const app = (
    <StrictMode>
      <Hydrated onHydrated={stopHoldingBack}>
        <SiteUrlContext value={siteUrl()}>
          <Providers>
            <RouterProvider router={router} />
          </Providers>
        </SiteUrlContext>
      </Hydrated>
    </StrictMode>
  );

  // Only in development is the document without a prerendered page.
  if (root.firstElementChild === null) createRoot(root).render(app);
  // As a transition React hydrates in slices of a few milliseconds, between which it lets events pass.
  else startTransition(() => void hydrateRoot(root, app));
  prefetchPages(routes);
}

/** Events of pointers, keys and text input. */
const interactions = [
  ...['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'],
  ...['keydown', 'keypress', 'textInput', 'input', 'keyup', 'change'],
  ...['compositionstart', 'compositionend'],
];

/**
 * Holds events back from React until the page is hydrated; links and forms work natively until then. An event
 * that reached React would make it hydrate the whole page at once, which takes a phone a third of a second.
 *
 * @returns a function that lets events through again
 */
function holdBackEvents(root: HTMLElement): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const holdBack = (event: Event) => event.stopImmediatePropagation();
  for (const type of interactions) root.addEventListener(type, holdBack, options);
  return () => controller.abort();
}

/**
 * Calls back as soon as its children are hydrated. What then shows more than the document did follows as a
 * transition: rendered at once, a long form would hold a phone for a quarter of a second.
 */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => {
    onHydrated();
    startTransition(() => setHydrated(true));
  }, [onHydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
