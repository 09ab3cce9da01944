import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';

/** Seconds after which trying again makes sense. */
const retryAfter = 10;

/**
 * Answers a POST whose handler takes too long. Fastify's `handlerTimeout` does not:
 * it stops its clock once the body has been read (fastify#6725).
 */
export const timeLimit = fp<{ milliseconds: number }>(
  async (app: FastifyInstance, { milliseconds }) => {
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
