import './styles/global.css';
import { StrictMode, startTransition } from 'react';
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
  const app = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );

  // Only the development server hands out a document without a page in it.
  if (root.firstElementChild === null) createRoot(root).render(app);
  // As a transition React hydrates in slices of a few milliseconds, between which it lets events pass.
  else startTransition(() => void hydrateRoot(root, app));
  prefetchPages(routes);
}
