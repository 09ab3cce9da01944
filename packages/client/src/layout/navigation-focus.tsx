import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { openTarget, targetOf } from './open-target.ts';

/**
 * What a browser does when it opens a document, and a router does not: the focus follows.
 * Stands before <ScrollRestoration>, which then scrolls: to a section smoothly, to the top at once.
 */
export function NavigationFocus() {
  // Another object for each navigation, also when the same section is chosen again.
  const location = useLocation();
  const first = useRef(true);

  useLayoutEffect(() => {
    const smooth = location.hash !== '' && !first.current;
    document.documentElement.toggleAttribute('data-smooth-scroll', smooth);
    // Chromium jumps to the very top (`#top`) by the styles it last computed, so let it compute these.
    if (smooth) getComputedStyle(document.documentElement).scrollBehavior;
    // Opened as the browser does it for a link of its own: what is closed has no place to scroll to.
    openTarget(location.hash);
  }, [location]);

  useEffect(() => {
    // The scrolling has begun by now; left in place, it would also slow the next jump to the top.
    document.documentElement.removeAttribute('data-smooth-scroll');
    if (first.current) {
      first.current = false;
      return;
    }
    // A link that changes what stands below it keeps the focus, so that the next can be tried at once.
    if (location.state?.keepsFocus) return;
    const focused = targetOf(location.hash) ?? document.querySelector<HTMLElement>('h1');
    if (focused === null) return;
    focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
  }, [location]);

  return null;
}
