import type { RouterOutputs } from '../trpc.tsx';

/** The numbers of a week, and of those beside it. */
export type Week = RouterOutputs['week']['get'];
