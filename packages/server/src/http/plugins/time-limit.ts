import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';
import { pagesPattern } from '../pages/pages.plugin.ts';

/** Seconds after which trying again makes sense. */
const retryAfter = 10;

/** A handler that takes too long is answered with a 503; without it the visitor would wait for ever. */
export const timeLimit = fp<{ milliseconds: number }>(
  async (app: FastifyInstance, { milliseconds }) => {
    // Each clock costs a fifth of the requests per second; pages come from memory and need none.
    app.addHook('onRoute', (route) => {
      if ([route.method].flat().includes('POST') || route.url === pagesPattern) return;
      route.handlerTimeout = milliseconds;
    });
    // Fastify's own `handlerTimeout` stops its clock once a body has been read (fastify#6725).
    app.addHook('preHandler', (request, reply, done) => {
      if (request.method !== 'POST') return done();
      const cause = Object.assign(new Error('the handler took too long'), { code: 'TOO_SLOW' });
      const timer = setTimeout(() => {
        if (!reply.sent) reply.send(new AppError('unavailable', { retryAfter, cause }));
      }, milliseconds).unref();
      reply.raw.once('close', () => clearTimeout(timer));
      done();
    });
  },
);
