import type { AnyRouter } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import type { Services } from '../../platform/trpc.ts';

/** The procedures under `/trpc`. */
export async function trpcPlugin(
  app: FastifyInstance,
  { router, ...services }: Services & { router: AnyRouter },
) {
  app.addHook('onRequest', async (request) => {
    // Any page of another site can make a browser send a GET; no procedure here takes one.
    if (request.method !== 'POST') throw new AppError('methodNotAllowed');
    // tRPC's adapter answers with a 500 when it cannot make a Request of the call or decode it.
    if (!URL.canParse(`http://${request.headers.host ?? 'localhost'}`)) {
      throw new AppError('invalid');
    }
    const { path = '' } = request.params as { path?: string };
    const calls = path.split(',');
    if (!calls.every((call) => Object.hasOwn(router._def.procedures, call))) {
      throw new AppError('notFound');
    }
    // The request itself is counted already.
    await services.clientLimits.count(request.ip, 'attempt', calls.length - 1);
    // tRPC's own parser would take forms too, and pass them to schemas that take objects only.
    if (!isJson(request.headers['content-type'])) throw new AppError('wrongType');
  });

  await app.register(fastifyTRPCPlugin, {
    trpcOptions: {
      router,
      // As many as the site's own client sends at once (`maxItems`). Without it 5 KB of commas are
      // thousands of calls, each with an error of its own.
      maxBatchSize: 10,
      createContext: ({ req }) => ({ ...services, clientAddress: req.ip }),
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
  } satisfies FastifyTRPCPluginOptions<AnyRouter>);
}

const isJson = (contentType = '') => /^application\/json\s*(;|$)/i.test(contentType);
