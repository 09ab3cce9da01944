import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { rejectManyKeys } from '../../platform/key-limit.ts';

/** Checks JSON and urlencoded bodies; calls below /trpc are checked one by one by their procedures. */
export const keyLimit = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', (request, _reply, done) => {
    rejectManyKeys(request.body);
    done();
  });
});
