import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';

/** How long a stop waits for requests in flight. */
const drainMilliseconds = 3_000;
/** How long late clients have to read their 503. */
const lateMilliseconds = 500;
/** A restart takes less. */
const retryAfterSeconds = 5;

/**
 * A clean stop: new requests get a 503 while those in flight are answered; then all connections are
 * closed, also of clients that never finish what they send. Without it, one such client would hold the
 * stop until the process is killed, and Fastify's own 503 would say neither when to come back nor,
 * below /trpc, anything that a tRPC client can read.
 */
export const draining = fp(async (app: FastifyInstance) => {
  const inFlight = new Set<ServerResponse>();
  let isStopping = false;

  app.server.on('request', (_request, response: ServerResponse) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });

  app.addHook('onRequest', (request, _reply, done) => {
    // `/healthz` stays 200: otherwise a supervisor would kill the process before it has finished.
    if (!isStopping || request.routeOptions.url === '/healthz') return done();
    done(
      new AppError('unavailable', {
        retryAfter: retryAfterSeconds,
        cause: Object.assign(new Error('stopping'), { code: 'STOPPING' }),
      }),
    );
  });

  app.addHook('preClose', async () => {
    isStopping = true;
    const unanswered = [...inFlight].map((response) => once(response, 'close'));
    const patience = new AbortController();
    await Promise.race([
      Promise.all(unanswered),
      sleep(drainMilliseconds, undefined, { signal: patience.signal }),
    ]);
    patience.abort();
    setTimeout(() => app.server.closeAllConnections(), lateMilliseconds).unref();
  });
});
