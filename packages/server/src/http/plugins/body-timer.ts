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

/** What has to come of a long body: 32 KB a second. */
const leastSpeed = { bytes: 320 * 1024, milliseconds: 10_000 };

/**
 * Gives the body of this request as long as the server gives any, while it comes fast enough.
 * @param onSlow called once, where it does not
 */
export function allowLongBody(request: IncomingMessage, onSlow: () => void): void {
  clearTimeout(timers.get(request));
  const { socket } = request;
  let before = socket.bytesRead;
  const check = () => {
    if (request.complete) return;
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    if (came >= leastSpeed.bytes) return;
    clearInterval(timer);
    onSlow();
  };
  // What came while this process was busy with something else is read before it is counted.
  const timer = setInterval(() => setImmediate(check), leastSpeed.milliseconds);
  request.once('close', () => clearInterval(timer));
}
