import type { RouterOutputs } from '../trpc.tsx';

/** All that a request's page shows. */
export type Details = RouterOutputs['requests']['get'];
