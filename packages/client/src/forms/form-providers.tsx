import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { getQueryFn } from '../rest/api-request.ts';
import { callToaster } from '../toasts/toaster-call.ts';
import { TrpcProvider } from '../trpc.tsx';

/** What every form may count on, rendered on the server as in the browser. */
export function FormProviders({ children }: { children: ReactNode }) {
  // One client per tree: two documents rendered at once must not share a cache.
  const [queryClient] = useState(createQueryClient);
  // Screen readers announce only in a region that was there before.
  useEffect(callToaster, []);
  return (
    <QueryClientProvider client={queryClient}>
      <TrpcProvider>{children}</TrpcProvider>
    </QueryClientProvider>
  );
}

/** Data counts as fresh for as long as the page is open (specification, section 9). */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: false,
      },
      // Offline a request fails at once, and the form says so; otherwise it would wait in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
