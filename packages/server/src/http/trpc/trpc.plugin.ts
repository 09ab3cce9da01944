import { getTRPCErrorShape } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { type AppRouter, appRouter } from '../../router.ts';
import { createTrpcContext, type ServiceDependencies } from './context.ts';
import { toTrpcError } from './procedures.ts';

/** The procedures under `/trpc`. What Fastify itself refuses there comes in tRPC's envelope too. */
export async function trpcPlugin(app: FastifyInstance, dependencies: ServiceDependencies) {
  app.addHook('onRequest', async (request) => {
    // What tRPC's adapter cannot make a Request of, or cannot decode, it would answer with a 500.
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) throw new AppError('methodNotAllowed');
    if (!URL.canParse(`http://${request.headers.host ?? 'localhost'}`)) {
      throw new AppError('invalid');
    }
    const { path = '' } = request.params as { path?: string };
    if (!/^[\w.,]*$/.test(path)) throw new AppError('notFound');
    // tRPC's own parser would take forms too, and hand them to schemas that know only objects.
    if (request.method === 'POST' && !isJson(request.headers['content-type'])) {
      throw new AppError('wrongType');
    }
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = toAppError(error);
    reportFault(request.log, refusal);
    const shape = getTRPCErrorShape({
      config: appRouter._def._config,
      error: toTrpcError(refusal),
      type: 'unknown',
      path: undefined,
      input: undefined,
      ctx: undefined,
    });
    if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
    return reply.status(errorTable[refusal.code].status).send({ error: shape });
  });

  await app.register(fastifyTRPCPlugin, {
    trpcOptions: {
      router: appRouter,
      createContext: createTrpcContext(dependencies),
      onError: ({ error, req }) => reportFault(req.log, toAppError(error)),
      responseMeta({ errors }) {
        const waits = errors.map((error) => toAppError(error).retryAfter ?? 0);
        const retryAfter = Math.max(0, ...waits);
        return {
          headers: {
            'cache-control': 'no-store',
            ...(retryAfter > 0 && { 'retry-after': String(retryAfter) }),
          },
        };
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

const isJson = (contentType = '') => /^application\/json\s*(;|$)/i.test(contentType);
