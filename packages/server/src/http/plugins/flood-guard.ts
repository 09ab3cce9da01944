import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { RateLimit } from '../../submissions/rate-limit.ts';

/** Rejects an address that goes on after many rejected requests, before its body is read and parsed. */
export const floodGuard = fp<{ rateLimit: RateLimit }>(
  async (app: FastifyInstance, { rateLimit }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.method !== 'POST') return done();
      rateLimit.rejectFlood(request.ip).then(() => done(), done);
    });
  },
);
