import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DeskServices } from '../trpc.ts';
import type { SessionCookie } from './session-cookie.ts';
import { findSession } from './sessions.ts';
import type { createSignInLimits } from './sign-in-limits.ts';

type SignedIn = NonNullable<Awaited<ReturnType<typeof findSession>>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session a request has, where one is required. */
    signedIn: SignedIn | null;
  }
}

/** What a part of the desk works with that only colleagues reach. */
export type SessionServices = {
  services: DeskServices;
  cookie: SessionCookie;
  limits: ReturnType<typeof createSignInLimits>;
};

/** Whether no person caused a request, as the client says (README.md above this). */
export const isPolling = ({ headers }: FastifyRequest) => headers['x-desk-polling'] !== undefined;

/**
 * Answers each request of a plugin that has no session with 401, before its body is read.
 * @param isByPerson what a person did keeps the session
 */
export function requireSession(
  app: FastifyInstance,
  { services, cookie, limits }: SessionServices,
  isByPerson: (request: FastifyRequest) => boolean,
): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request, reply) => {
    request.signedIn =
      (await findSession(services.orm.em.fork(), cookie.read(request), {
        users: services.users,
        byPerson: isByPerson(request),
        now: new Date(),
      })) ?? null;
    if (request.signedIn) return;
    if (cookie.read(request)) cookie.clear(reply);
    await limits.countAttempt(request.ip);
    request.log.info('Refused without a session');
    throw new AppError('signedOut');
  });
}
