import { matchRoutes, type RouteObject } from 'react-router-dom';

const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches the code of a page as soon as a link to it is pointed at or focused, unless data is to be saved. */
export function prefetchPages(routes: RouteObject[]): void {
  if (navigator.connection?.saveData) return;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failed fetch is repeated, and reported, when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  };
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
}
