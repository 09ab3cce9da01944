import './styles/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { nextTask } from './after-first-paint.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

// Each part in a task of its own, between which the browser can answer the visitor.
await nextTask();
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

// What the server rendered is only hydrated once the page's own code is there, so nothing flickers.
await loadMatchedRoutes(routes, window.location.pathname);
await nextTask();

// Hydration data, although empty, tells the router that the page stands already and must not scroll.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
await nextTask();
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
