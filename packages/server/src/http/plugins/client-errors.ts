import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { errorHeaders } from './security-headers.ts';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * What Node rejects before Fastify sees a request: bytes that are no HTTP, headers too large or too
 * slow. It is Fastify's `clientErrorHandler`. Without it the answer would have none of our headers, and
 * nothing that a tRPC client can read.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = statuses[error.code ?? ''] ?? 400;
    const body = bodyOf(status);
    const lines = Object.entries({ ...headers, 'content-length': body.length });
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n${body}`,
    );
  }
  socket.destroySoon();
}

const headers = {
  ...errorHeaders,
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
};

const trpcCodes: Record<number, keyof typeof TRPC_ERROR_CODES_BY_KEY> = {
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
};

/** The path has not been parsed, so the answer fits both kinds of client: problem details, and tRPC's `error`. */
function bodyOf(status: number): string {
  const title = STATUS_CODES[status];
  const code = trpcCodes[status] ?? 'BAD_REQUEST';
  const data = { code, httpStatus: status };
  const error = { message: title, code: TRPC_ERROR_CODES_BY_KEY[code], data };
  return JSON.stringify({ status, title, error });
}
