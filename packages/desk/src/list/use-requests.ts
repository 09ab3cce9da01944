import type { DeskFilter } from '@rebhang-solar/content/desk-words';
import { compareOpen, isOpen } from '@rebhang-solar/server/status/place-of';
import { useEffect } from 'react';
import { type RouterOutputs, trpc } from '../trpc.tsx';
import { type ListAddress, views } from './list-address.ts';

/** A request as a line of a list. */
export type RequestItem = RouterOutputs['requests']['list']['requests'][number];

/** The same, found by a search: with the place where the words stand. */
export type FoundItem = RouterOutputs['requests']['search']['requests'][number];

/** How often the list looks for what is new, in ms. */
const polling = { refetchInterval: 15_000, refetchIntervalInBackground: true } as const;

/** How many stand in each list. */
export function useCounts() {
  return trpc.requests.counts.useQuery(undefined, polling);
}

/** A list, with as many pages as its address says. */
export function useList({ filter, holder, pages }: ListAddress) {
  const list = trpc.requests.list.useInfiniteQuery(
    { view: views[filter], holder },
    { ...polling, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = list;
  const isShort = data !== undefined && data.pages.length < pages;
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !isPlaceholderData) fetchNextPage();
  }, [isShort, hasNextPage, isFetching, isPlaceholderData, fetchNextPage]);
  const items = data?.pages.flatMap(({ requests }) => requests);
  const placed = items && placedIn(filter, items);
  return { ...list, items: placed?.filter((item) => !holder || item.holder === holder) };
}

/** What somebody here has just changed stands where it belongs before the server has answered. */
function placedIn(filter: DeskFilter, items: RequestItem[]): RequestItem[] {
  const view = views[filter];
  if (view === 'done' || view === 'spam') return items.filter(({ folder }) => folder === view);
  return items.filter(isOpen).sort(compareOpen);
}

/** What a search finds. */
export function useFound(search: string, withSpam: boolean) {
  const found = trpc.requests.search.useInfiniteQuery(
    { search, withSpam },
    { enabled: search !== '', getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return { ...found, items: found.data?.pages.flatMap(({ requests }) => requests) };
}
