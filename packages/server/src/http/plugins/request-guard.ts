import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ClientLimits } from '../../platform/client-limits.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { rejectManyKeys } from '../../platform/key-limit.ts';
import { isFormPost } from '../native-form.ts';

/**
 * Rejects what another site makes a visitor's browser send, then what goes beyond the client's attempts, both
 * before the body is read. Browsers say where a request comes from (Sec-Fetch-Site, or Origin in older ones);
 * programs that say neither may post JSON, which no foreign page can do without asking first.
 */
export const requestGuard = fp<{ publicUrl: string; clientLimits: ClientLimits }>(
  async (app: FastifyInstance, { publicUrl, clientLimits }) => {
    const publicOrigin = new URL(publicUrl).origin;
    app.addHook('onRequest', (request, _reply, done) => {
      if (isReading(request)) return done();
      if (isForeign(request, publicOrigin)) return done(new AppError('foreignOrigin'));
      // By any method and to any address: without it each body would be parsed, also for a 404.
      clientLimits.count(request.ip, 'attempt').then(() => done(), done);
    });
    // Bodies below /trpc are still text here: the procedures check their calls one by one.
    app.addHook('preValidation', ({ body }, _reply, done) => {
      rejectManyKeys(body);
      done();
    });
  },
);

/** Any page of another site can make a browser do it, so it counts for nothing. */
export function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** @param publicOrigin the one whose pages may post */
export function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin !== undefined) {
    return origin !== publicOrigin && (!URL.canParse(origin) || new URL(origin).host !== host);
  }
  return isFormPost(request);
}
