import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type FormOutcome, FormOutcomeContext } from './forms/form-outcome.ts';
import { getQueryFn } from './rest/api-request.ts';
import { theme } from './theme.ts';
import { TrpcProvider } from './trpc.tsx';

/**
 * What every page may count on, rendered on the server as in the browser.
 *
 * @param outcome what came of a form that was posted without JavaScript; only on the server
 */
export function Providers({ outcome, children }: { outcome?: FormOutcome; children: ReactNode }) {
  // One client per tree: two documents rendered at once must not share a cache.
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      {/* Variables and classes come from our style sheets: an injected <style> would need a hole in the CSP. */}
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <TrpcProvider>
          <FormOutcomeContext value={outcome}>{children}</FormOutcomeContext>
        </TrpcProvider>
      </MantineProvider>
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
