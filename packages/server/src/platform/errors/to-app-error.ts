import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, type ErrorCode, errorTable } from './app-error.ts';
import { toFieldErrors } from './field-errors.ts';

/** Seconds a client should wait while the database is away. */
export const databaseRetryAfter = 10;

// SQLSTATE classes and codes of a database that is not available: connection lost (08), out of resources such as
// connections or disk (53), server going down or starting up (57P0x), statement took too long (57014),
// a server that another one has taken over from (25006, read only); ended so that another transaction could go on (40P01).
const unavailableSqlState = /^(08|53|57P0|57014|25006|40P01)/;
const unavailableSystemCode = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
// Node-postgres throws these as plain errors, without code or class (pg 8.23 and pg-pool 3.14, as since
// their beginnings): their text is the only mark they have.
const unavailableMessage =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|not queryable/i;

/** Turns whatever was thrown into an error with a code; what has none becomes `internal`. */
export function toAppError(error: unknown): AppError {
  const chain = [...causes(error)];
  // tRPC and Fastify wrap errors of ours in their own, so all causes are looked at before statuses are.
  for (const link of chain) {
    if (link instanceof AppError) return link;
    if (link instanceof ZodError) {
      return new AppError('invalid', { fieldErrors: toFieldErrors(link), cause: error });
    }
    if (isDatabaseAway(link)) {
      return new AppError('unavailable', { retryAfter: databaseRetryAfter, cause: error });
    }
  }
  for (const link of chain) {
    const code = codeOfHttpError(link);
    if (code) return new AppError(code, { cause: error });
  }
  return new AppError('internal', { cause: error });
}

function* causes(error: unknown): Generator<unknown> {
  const seen = new Set<unknown>();
  for (let link = error; link !== undefined && link !== null && !seen.has(link); ) {
    seen.add(link);
    yield link;
    link = link instanceof Error ? link.cause : undefined;
  }
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A connection that the visitor broke in the middle of a body: Fastify has already answered 400.
  if ('statusCode' in error) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unavailableSystemCode.has(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && unavailableSqlState.test(code)) ||
    unavailableMessage.test(error.message)
  );
}

/** What Fastify or tRPC rejected by themselves: malformed JSON, a body too large, a wrong type. */
function codeOfHttpError(error: unknown): ErrorCode | undefined {
  if (error instanceof TRPCError) {
    if (error.code === 'PARSE_ERROR') return 'invalid';
    return codeWhere((entry) => entry.trpcCode === error.code && entry.status < 500);
  }
  if (error instanceof Error && 'statusCode' in error) {
    const status = Number(error.statusCode);
    const known = codeWhere((entry) => entry.status === status && entry.status < 500);
    if (known) return known;
    if (status >= 400 && status < 500) return 'invalid';
    if (status === 503) return 'unavailable';
  }
  return undefined;
}

function codeWhere(
  matches: (entry: (typeof errorTable)[ErrorCode]) => boolean,
): ErrorCode | undefined {
  const codes = Object.keys(errorTable) as ErrorCode[];
  return codes.find((code) => matches(errorTable[code]));
}
