import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { RateLimit } from '../../submissions/rate-limit.ts';

/** Refuses an address that goes on after many refusals, before its body is read and parsed. */
export const floodGuard = fp<{ rateLimit: RateLimit }>(
  async (app: FastifyInstance, { rateLimit }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.method !== 'POST') return done();
      rateLimit.refuseFlood(request.ip).then(() => done(), done);
    });
  },
);
