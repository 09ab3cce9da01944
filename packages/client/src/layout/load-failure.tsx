import { Button } from '@mantine/core';
import { shell } from '@rebhang-solar/content/pages/shell';
import { useEffect } from 'react';
import { PageFrame } from '../components/page-frame.tsx';
import type { RouteHandle } from '../head/page-head.ts';

const { heading, text, reload } = shell.loadFailure;

/** Its head shows while the page's own has not arrived. */
export const loadFailureHandle: RouteHandle = {
  head: { title: heading, description: text, robots: 'noindex' },
};

/**
 * Stands in for a page whose code did not arrive, because the connection broke or the site was deployed
 * anew. Loading the document heals both, and happens by itself: at once, or when the connection is back.
 */
export function LoadFailure() {
  useEffect(() => {
    // What fails on the very page of the document would fail again.
    if (isPageOfDocument()) return;
    if (navigator.onLine) {
      window.location.reload();
      return;
    }
    const onOnline = () => window.location.reload();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <PageFrame
      introduction={{ heading, lead: text }}
      hero={<Button onClick={() => window.location.reload()}>{reload}</Button>}
    />
  );
}

/** Whether the document was loaded for the page that is shown, not for one before it. */
function isPageOfDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation && new URL(navigation.name).pathname;
  return loaded === window.location.pathname;
}
