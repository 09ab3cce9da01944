import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { answers, callsOf, checkType } from '../http/trpc/trpc.plugin.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { type DeskRouter, deskRouter } from './desk-router.ts';
import { isPolling, requireSession, type SessionServices } from './sign-in/require-session.ts';

/** The desk's procedures under `/trpc`. Without a session whatever is asked there is a 401. */
export async function deskTrpcPlugin(app: FastifyInstance, office: SessionServices) {
  requireSession(app, office, (request) => !isPolling(request));
  // Of this prefix, so that the session is asked for first.
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
  app.addHook('preParsing', async (request) => {
    callsOf(request, deskRouter, 'unknownCall');
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
        return { ...office.services, ...signedIn };
      },
    },
  } satisfies FastifyTRPCPluginOptions<DeskRouter>);
}
