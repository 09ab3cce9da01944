import { matchRoutes, type RouteObject } from 'react-router-dom';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches the code of a page as soon as the visitor turns to a link to it, unless data is to be saved. */
export function prefetchPages(routes: RouteObject[]): void {
  if (navigator.connection?.saveData) return;
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // What could not be fetched is asked for again, and reported, when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
}
