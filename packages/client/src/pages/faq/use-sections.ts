import type { FaqSlug } from '@rebhang-solar/content/paths';
import { useEffect, useState } from 'react';
import type { FoundSection } from './section-index.ts';

type Find = (term: string) => ReadonlyMap<FaqSlug, readonly FoundSection[]>;

/** The sections of the articles that a term is found in; library and index are fetched for the first term. */
export function useSections(term: string): ReturnType<Find> | undefined {
  const [find, setFind] = useState<{ run: Find }>();
  const isAsked = term.trim() !== '';
  useEffect(() => {
    if (!isAsked) return;
    // Without them the questions alone are searched, as without JavaScript.
    loadFind().then(
      (run) => setFind({ run }),
      () => undefined,
    );
  }, [isAsked]);
  return isAsked ? find?.run(term) : undefined;
}

let loading: Promise<Find> | undefined;

function loadFind(): Promise<Find> {
  loading ??= import('./load-section-index.ts').then(({ loadSectionIndex }) => loadSectionIndex());
  // What failed is tried again with the next term.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
