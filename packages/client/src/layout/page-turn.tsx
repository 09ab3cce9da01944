import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does when it opens a document, and a router does not: the focus follows.
 * Stands before <ScrollRestoration>, which then scrolls: to a section smoothly, to the top at once.
 */
export function PageTurn() {
  const { pathname, hash, key, state } = useLocation();
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same section is chosen again
  useLayoutEffect(() => {
    const smooth = hash !== '' && !first.current;
    document.documentElement.toggleAttribute('data-smooth-scroll', smooth);
    // Chromium jumps to the very top (`#top`) by the styles it last computed, so let it compute these.
    if (smooth) getComputedStyle(document.documentElement).scrollBehavior;
  }, [hash, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: likewise, and a page is also new when only its path changes
  useEffect(() => {
    // The scrolling has begun by now; left in place, it would also slow the next jump to the top.
    document.documentElement.removeAttribute('data-smooth-scroll');
    if (first.current) {
      first.current = false;
      return;
    }
    // A link that changes what stands below it: whoever follows it stays there to try the next.
    if (state?.keepsFocus) return;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const focused = target ?? document.querySelector<HTMLElement>('h1');
    if (focused === null) return;
    focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  return null;
}
