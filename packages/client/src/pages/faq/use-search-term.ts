import { searchParameter } from '@rebhang-solar/content/paths';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What is searched for, and how to search for something else. It stands in the address, so that whoever
 * comes back from an article finds the list as it was left; typing makes no entries in the history.
 */
export function useSearchTerm() {
  const { search } = useLocation();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(() => new URLSearchParams(search).get(searchParameter) ?? '');

  const searchFor = (next: string) => {
    setTerm(next);
    const { history, location } = window;
    const query = next.trim() === '' ? '' : `?${new URLSearchParams({ [searchParameter]: next })}`;
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  };

  // Otherwise a term that was typed before hydration would stand in the field and not be searched.
  const adoptTypedTerm = useEffectEvent(() => {
    if (fieldRef.current?.value) searchFor(fieldRef.current.value);
  });
  useLayoutEffect(() => adoptTypedTerm(), []);

  return { term, searchFor, fieldRef };
}
