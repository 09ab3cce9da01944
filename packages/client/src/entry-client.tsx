import './styles/global.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** Brings the page that stands in the document to life. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');

  // What the server rendered is only hydrated once the page's own code is there, so nothing flickers.
  await loadMatchedRoutes(routes, window.location.pathname);

  // Hydration data, although empty, tells the router that the page stands already and must not scroll.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  // In a task of its own, so that the browser can answer the visitor in between.
  await new Promise((resolve) => setTimeout(resolve));
  const giveEventsToReact = keepEventsFromReact(root);
  const app = (
    <StrictMode>
      <Alive onAlive={giveEventsToReact}>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </Alive>
    </StrictMode>
  );

  // Only the development server hands out a document without a page in it.
  if (root.firstElementChild === null) createRoot(root).render(app);
  // As a transition React hydrates in slices of a few milliseconds, between which it lets events pass.
  else startTransition(() => void hydrateRoot(root, app));
  prefetchPages(routes);
}

/** What a finger, a mouse or a key brings about. */
const usedByVisitor = [
  ...['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'],
  ...['keydown', 'keypress', 'textInput', 'input', 'keyup', 'change'],
  ...['compositionstart', 'compositionend'],
];

/**
 * Until the page is alive its links and forms are the browser's, as they were before. A tap or a key that
 * React saw in between would make it hydrate the whole page at once, which takes a phone a third of a second.
 *
 * @returns what ends it
 */
function keepEventsFromReact(root: HTMLElement): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const keep = (event: Event) => event.stopImmediatePropagation();
  for (const type of usedByVisitor) root.addEventListener(type, keep, options);
  return () => controller.abort();
}

/** Calls back as soon as everything in it is hydrated. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useLayoutEffect(onAlive, [onAlive]);
  return children;
}
