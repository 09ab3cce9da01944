import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { type AppError, errorTable } from '../../platform/errors/app-error.ts';

/** An error in tRPC's envelope, for what never reaches a procedure. */
export function trpcError({ code, fieldErrors }: AppError) {
  const { status, trpcCode, title } = errorTable[code];
  return {
    error: {
      message: title,
      code: TRPC_ERROR_CODES_BY_KEY[trpcCode],
      data: { code: trpcCode, httpStatus: status, fieldErrors },
    },
  };
}

/** @param url with its query, as it was asked for */
export function isBelowTrpc(url: string): boolean {
  return /^\/trpc(?![^/?])/.test(url);
}
