import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';

/** How long a stop waits for the answers it still owes. */
const drainMilliseconds = 3_000;
/** How long those who came too late have to read their refusal. */
const farewellMilliseconds = 500;
/** By then whoever restarts the site has done so. */
const retryAfterSeconds = 5;

/**
 * Ends in order: while the requests in flight are answered, new ones get a 503; then the door
 * closes, also on clients that never finish what they send.
 */
export const draining = fp(async (app: FastifyInstance) => {
  const inFlight = new Set<ServerResponse>();
  let isStopping = false;

  app.server.on('request', (_request, response: ServerResponse) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });

  app.addHook('onRequest', (request, _reply, done) => {
    // The process lives until it is gone; all else is for the next one.
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
    const owed = [...inFlight].map((response) => once(response, 'close'));
    const patience = new AbortController();
    await Promise.race([
      Promise.all(owed),
      sleep(drainMilliseconds, undefined, { signal: patience.signal }),
    ]);
    patience.abort();
    setTimeout(() => app.server.closeAllConnections(), farewellMilliseconds).unref();
  });
});
