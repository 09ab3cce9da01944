import type { AppRouter } from '@rebhang-solar/server/router';
import { useQueryClient } from '@tanstack/react-query';
import { createTRPCReact, httpLink } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';

/** The server's procedures, typed by its router. */
export const trpc = createTRPCReact<AppRouter>();

/** Longer than the server ever takes to answer; then the visitor is told that nothing came back. */
const answerTimeout = 20_000;

/** Reaches the procedures on the page's own origin. Stands inside the query client's provider. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [client] = useState(createClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}

function createClient() {
  return trpc.createClient({
    links: [
      httpLink({
        url: '/trpc',
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
