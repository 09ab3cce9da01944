import type { AppRouter } from '@rebhang-solar/server/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCReact, httpBatchLink } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';

/** The server's procedures, typed by its router. */
export const trpc = createTRPCReact<AppRouter>();

export type { AppRouter };
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** Longer than the server ever takes to answer; after it the form shows that the server is out of reach. */
const answerTimeout = 20_000;

/**
 * The application's one query client, and the procedures on the page's own origin. Both are made per
 * tree: two documents that the server renders at once must not share a cache.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

function createTrpcClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: '/trpc',
        // The names of a batch's procedures are one part of its path, which Fastify limits.
        maxURLLength: 250,
        maxItems: 10,
        fetch: (url, options) =>
          fetch(url, {
            ...options,
            credentials: 'same-origin',
            signal: AbortSignal.timeout(answerTimeout),
          }),
      }),
    ],
  });
}
