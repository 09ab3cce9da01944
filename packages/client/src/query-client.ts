import { QueryClient } from '@tanstack/react-query';
import { getQueryFn } from './rest/api-request.ts';

/** Data counts as fresh for as long as the page is open (specification, section 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: {
        retry: false,
        // Offline a submission fails at once and the form shows it; otherwise it would stay pending without a word.
        networkMode: 'always',
        // A receipt stays until the visitor begins another submission, also on coming back to the page.
        gcTime: Number.POSITIVE_INFINITY,
      },
    },
  });
}
