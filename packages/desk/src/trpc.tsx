import { deskFailures } from '@rebhang-solar/content/desk-words';
import type { DeskRouter } from '@rebhang-solar/server/desk-router';
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { createTRPCReact, httpBatchLink } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { type ReactNode, useState } from 'react';
import { pollingHeader } from './polling-header.ts';
import { showToast } from './toast.tsx';

/** The desk's procedures, typed by its router. */
export const trpc = createTRPCReact<DeskRouter>();

export type RouterInputs = inferRouterInputs<DeskRouter>;
export type RouterOutputs = inferRouterOutputs<DeskRouter>;

/** Longer than the server ever takes to answer. */
const answerTimeout = 20_000;

/** The desk's one query client, and the procedures on the page's own origin. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** What went wrong with a call, by the code that the server gives; undefined when it did not answer. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof TRPCClientError ? error.data?.code : undefined;
}

/**
 * The server knows no such call, so its error has no path, or takes something else in it, so it names no field: this
 * tab is of an older build.
 */
export function isOutdated(error: unknown): boolean {
  const data = error instanceof TRPCClientError ? error.data : undefined;
  const isUnknown = data?.code === 'NOT_FOUND' && data.path === undefined;
  return isUnknown || (data?.code === 'BAD_REQUEST' && data.fieldErrors === undefined);
}

const reloadedKey = 'rebhang-desk-reloaded';

/** Whether this tab has just loaded a newer build by itself. */
export const hasJustReloaded = () =>
  Date.now() - Number(sessionStorage.getItem(reloadedKey)) < 60_000;

/** Loads it; drafts stay. @returns false where that was just tried, and would go on for ever */
export function loadNewBuild(): boolean {
  if (hasJustReloaded()) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
  return true;
}

function createQueryClient(): QueryClient {
  // A session that ends while the desk is open: the answer to „who am I?“ then leads to the sign-in.
  const onError = (error: unknown) => {
    if (codeOf(error) === 'UNAUTHORIZED') {
      client.invalidateQueries({ queryKey: [['session', 'current']] });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, state }) => {
        if (!JSON.stringify(queryKey).startsWith('[["session"')) onError(error);
        // What is only looked at again takes nobody's half-typed window away.
        if (isOutdated(error) && (state.data !== undefined || !loadNewBuild())) {
          showToast({ title: deskFailures.outdated, isFailure: true });
        }
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        onError(error);
        if (isOutdated(error)) loadNewBuild();
      },
    }),
    defaultOptions: {
      queries: {
        placeholderData: keepPreviousData,
        // Another tab or colleague may have changed it: what is opened again is asked for again.
        staleTime: 5_000,
        // Offline the clock of the list would go on as if it were of now.
        networkMode: 'always',
        retry: (failures, error) => codeOf(error) === undefined && failures < 2,
      },
      // Offline a change fails at once, and the screen takes it back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

function createTrpcClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: '/trpc',
        // Names and numbers that are searched for would otherwise stand in addresses, and in logs.
        methodOverride: 'POST',
        // The names of a batch's procedures are one part of its path, which Fastify limits.
        maxURLLength: 250,
        maxItems: 10,
        headers: pollingHeader,
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
