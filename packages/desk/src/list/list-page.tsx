import { useDebouncedValue } from '@mantine/hooks';
import { desk } from '@rebhang-solar/content/desk-words';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSearch } from '../layout/search.tsx';
import { readAddress, rememberList } from './list-address.ts';
import { RequestList } from './request-list.tsx';
import { useCounts } from './use-requests.ts';

const FoundRequests = lazy(() => import('./found-requests.tsx'));

/** What to do next; or what a search has found. */
export function ListPage() {
  const { pathname, search } = useLocation();
  const { data: counts } = useCounts();
  const { term } = useSearch();
  const [searched] = useDebouncedValue(term.trim(), 250);
  useEffect(() => rememberList(pathname + search), [pathname, search]);
  return (
    <>
      <title>{desk.documentTitle(desk.title, counts?.overdue ?? 0)}</title>
      {searched === '' || term === '' ? (
        <RequestList address={readAddress(search)} />
      ) : (
        <Suspense>
          <FoundRequests search={searched} />
        </Suspense>
      )}
    </>
  );
}
