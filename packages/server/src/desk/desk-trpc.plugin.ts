import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answers, callsOf, checkType } from '../http/trpc/trpc.plugin.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { type DeskRouter, deskRouter } from './desk-router.ts';
import type { SessionCookie } from './sign-in/session-cookie.ts';
import { findSession } from './sign-in/sessions.ts';
import type { createSignInLimits } from './sign-in/sign-in-limits.ts';
import type { DeskServices } from './trpc.ts';

type SignedIn = NonNullable<Awaited<ReturnType<typeof findSession>>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session a call below `/trpc` has. */
    signedIn: SignedIn | null;
  }
}

/** Whether no person caused a request, as the client says (README.md beside this). */
export const isPolling = ({ headers }: FastifyRequest) => headers['x-desk-polling'] !== undefined;

/** The desk's procedures under `/trpc`. Without a session whatever is asked there is a 401. */
export async function deskTrpcPlugin(
  app: FastifyInstance,
  {
    services,
    cookie,
    limits,
  }: {
    services: DeskServices;
    cookie: SessionCookie;
    limits: ReturnType<typeof createSignInLimits>;
  },
) {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request, reply) => {
    request.signedIn =
      (await findSession(services.orm.em.fork(), cookie.read(request), {
        users: services.users,
        byPerson: !isPolling(request),
        now: new Date(),
      })) ?? null;
    if (!request.signedIn) {
      if (cookie.read(request)) cookie.clear(reply);
      await limits.countAttempt(request.ip);
      throw new AppError('signedOut');
    }
  });
  // Of this prefix, so that the session is asked for first.
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
  app.addHook('preParsing', async (request) => {
    callsOf(request, deskRouter);
    checkType(request);
  });
  await app.register(fastifyTRPCPlugin, {
    trpcOptions: {
      router: deskRouter,
      ...answers,
      // Queries come by POST: names and telephone numbers stand in no address.
      allowMethodOverride: true,
      createContext({ req: { signedIn } }) {
        if (!signedIn) throw new AppError('signedOut');
        return { ...services, ...signedIn };
      },
    },
  } satisfies FastifyTRPCPluginOptions<DeskRouter>);
}
