import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';
import { isNativeForm } from '../native-form.ts';

/**
 * Rejects what another site makes a visitor's browser send. Browsers say where a request comes from
 * (Sec-Fetch-Site, or Origin in older ones); programs that say neither may post JSON, which no
 * foreign page can do without asking first.
 */
export const originGuard = fp<{ publicUrl: string }>(
  async (app: FastifyInstance, { publicUrl }) => {
    const publicOrigin = new URL(publicUrl).origin;
    app.addHook('onRequest', (request, _reply, done) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      if (isReading || !isForeign(request, publicOrigin)) done();
      else done(new AppError('foreignOrigin'));
    });
  },
);

function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin !== undefined) {
    return origin !== publicOrigin && (!URL.canParse(origin) || new URL(origin).host !== host);
  }
  return isNativeForm(request);
}
