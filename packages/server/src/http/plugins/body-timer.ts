import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerClientError } from './client-errors.ts';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Ends a body that is sent too slowly. Node's own limit (`requestTimeout`) is one for the whole server, and has to
 * leave time for a photograph.
 */
export const bodyTimer = fp<{ milliseconds: number }>(
  async (app: FastifyInstance, { milliseconds }) => {
    // Before Fastify: what no route takes is sent and read too.
    app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (encoding === undefined && (length === undefined || length === '0')) return;
      const timer = setTimeout(() => end(request, response), milliseconds);
      timers.set(request, timer);
      request.once('close', () => clearTimeout(timer));
    });
  },
);

function end(request: IncomingMessage, response: ServerResponse): void {
  // All of it has come, and only waits to be read.
  if (request.complete) return;
  if (response.headersSent) request.socket.destroy();
  else {
    const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    answerClientError(error, request.socket);
  }
}

/** Gives the body of this request as long as the server gives any. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
