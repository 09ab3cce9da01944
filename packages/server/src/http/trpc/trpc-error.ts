import type { TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { type AppError, errorTable } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';

/** Errors as the one error table has them, for the routers of the site and of the desk. */
export const errorShape = {
  // tRPC would add the stack to an answer unless NODE_ENV is production.
  isDev: false,
  errorFormatter({ shape, error }: { shape: TRPCDefaultErrorShape; error: TRPCError }) {
    const appError = toAppError(error);
    return {
      ...shape,
      message: errorTable[appError.code].title,
      data: { ...shape.data, fieldErrors: appError.fieldErrors, faster: appError.faster },
    };
  },
};

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
