import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { trackPageView } from './track-event.ts';

/** Reports every page that is opened within the application; the first one is the document's own. */
export function AnalyticsSync() {
  const { pathname } = useLocation();
  const reported = useRef(pathname);

  // Stands after <HeadSync>, so it reports the page with its own title.
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    trackPageView(pathname);
  }, [pathname]);

  return null;
}
