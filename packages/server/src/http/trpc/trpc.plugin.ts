import type { AnyRouter, TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import type { SiteServices } from '../store-request.ts';

/** The procedures under `/trpc`. */
export async function trpcPlugin(
  app: FastifyInstance,
  { router, accessCookie, ...services }: SiteServices & { router: AnyRouter },
) {
  app.addHook('onRequest', async (request) => {
    const calls = callsOf(request, router);
    // The request itself is counted already.
    await services.clientLimits.count(request.ip, 'attempt', calls - 1);
    checkType(request);
  });

  await app.register(fastifyTRPCPlugin, {
    trpcOptions: {
      router,
      ...answers,
      createContext: ({ req, res }) => ({
        ...services,
        clientAddress: req.ip,
        grantPageAccess: accessCookie.onto(res),
      }),
    },
  } satisfies FastifyTRPCPluginOptions<AnyRouter>);
}

/** How calls are answered, by the site and by the desk. */
export const answers = {
  // As many as our own clients send at once (`maxItems`). Without it 5 KB of commas are
  // thousands of calls, each with an error of its own.
  maxBatchSize: 10,
  onError: ({ error, req }: { error: TRPCError; req: FastifyRequest }) =>
    reportFault(req.log, toAppError(error)),
  responseMeta({ errors }: { errors: TRPCError[] }) {
    const waits = errors.map((error) => toAppError(error).retryAfter ?? 0);
    const retryAfter = Math.max(0, ...waits);
    return {
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter > 0 && { 'retry-after': String(retryAfter) }),
      },
    };
  },
};

/**
 * How many calls a request makes.
 * @param unknown what a procedure is called that there is not
 * @throws AppError for one that the adapter could not make a call of
 */
export function callsOf(
  request: FastifyRequest,
  router: AnyRouter,
  unknown: ErrorCode = 'notFound',
): number {
  // Any page of another site can make a browser send a GET; no procedure here takes one.
  if (request.method !== 'POST') throw new AppError('methodNotAllowed');
  // tRPC's adapter answers with a 500 when it cannot make a Request of the call or decode it.
  if (!URL.canParse(`http://${request.headers.host ?? 'localhost'}`)) {
    throw new AppError('invalid');
  }
  const { path = '' } = request.params as { path?: string };
  const calls = path.split(',');
  if (!calls.every((call) => Object.hasOwn(router._def.procedures, call))) {
    throw new AppError(unknown);
  }
  return calls.length;
}

/** tRPC's own parser would take forms too, and pass them to schemas that take objects only. @throws AppError */
export function checkType(request: FastifyRequest): void {
  if (!isJson(request.headers['content-type'])) throw new AppError('wrongType');
}

const isJson = (contentType = '') => /^application\/json\s*(;|$)/i.test(contentType);
