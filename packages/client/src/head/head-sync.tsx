import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';
import { applyHead, siteUrl } from './apply-head.ts';
import { headOf, headTags } from './page-head.ts';

/** Keeps the document's head in step with the page that is shown. */
export function HeadSync() {
  const head = headOf(useMatches());
  const shown = useRef<typeof head>(undefined);
  useEffect(() => {
    if (shown.current === head) return;
    shown.current = head;
    applyHead(headTags(head, siteUrl()));
  }, [head]);
  return null;
}
