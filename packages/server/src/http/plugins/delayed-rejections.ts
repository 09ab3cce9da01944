import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { errorTable } from '../../platform/errors/app-error.ts';

const delayMilliseconds = 100;

/**
 * Whoever has used up a share hears so a moment later. Rejected at once, a client that asks again at once would keep
 * the core busy that others' calculations and documents need.
 */
export const delayedRejections = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode !== errorTable.tooManyRequests.status) return done(null, payload);
    setTimeout(done, delayMilliseconds, null, payload);
  });
});
