import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { documentsPlugin } from './delivery/documents/documents.plugin.ts';
import type { Environment } from './environment.ts';
import type { BuiltPages } from './http/pages/built-pages.ts';
import { pagesPattern, pagesPlugin } from './http/pages/pages.plugin.ts';
import { draining } from './http/plugins/draining.ts';
import { floodGuard } from './http/plugins/flood-guard.ts';
import { health } from './http/plugins/health.ts';
import { keyLimit } from './http/plugins/key-limit.ts';
import { originGuard } from './http/plugins/origin-guard.ts';
import { refuseUnreadable, strictHeaders } from './http/plugins/parser-refusals.ts';
import { refusals, sendRefusal } from './http/plugins/refusals.ts';
import { refusalHeaders, securityHeaders } from './http/plugins/security-headers.ts';
import { timeLimit } from './http/plugins/time-limit.ts';
import { gridConnectionDocumentsRoute } from './http/rest/grid-connection-documents-route.ts';
import { submissionRoutes } from './http/submission-routes.ts';
import { trpcPlugin } from './http/trpc/trpc.plugin.ts';
import type { Metrics } from './operator/admin/metrics.ts';
import type { Storage } from './platform/database/storage.ts';
import type { Services } from './platform/trpc.ts';
import { appRouter } from './router.ts';

type AppDependencies = Services & {
  metrics: Metrics;
  storage: Storage;
  /** Undefined while nothing is built: then only the interfaces are served. */
  pages: BuiltPages | undefined;
  environment: Pick<Environment, 'publicUrl' | 'TRUST_PROXY' | 'ANALYTICS_ID'>;
  logger: FastifyBaseLogger;
};

const bodyLimit = 64 * 1024;
/** More than any handler allows itself. */
const handlerMilliseconds = 30_000;

/** Puts the site together. It does not listen, so that tests can talk to it without a port. */
export async function buildApp({ environment, logger, ...dependencies }: AppDependencies) {
  const { publicUrl } = environment;
  const app = Fastify({
    loggerInstance: logger,
    // Our own line per request names the route, not the address: a query may hold anything.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.TRUST_PROXY ?? false,
    bodyLimit,
    // Nobody who fills in a form sends slower. By default Node checks only every 30 s, and it swaps the
    // two limits when the one for the headers is the longer.
    requestTimeout: 12_000,
    // Requests without a host are refused by `strictHeaders`, with all headers.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000, requireHostHeader: false },
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
    // `draining` answers these requests like every other refusal.
    return503OnClosing: false,
    // A batch of calls names each of them in its path; the site's own client keeps to this (`maxURLLength`).
    routerOptions: { maxParamLength: 250 },
    // In log and answer, to match the two. Never one that the client sent.
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => toDecodable(url),
    // A refusal before routing (a parameter too long) gets the same answer as any other.
    frameworkErrors: (error, request, reply) =>
      sendRefusal(error, request, reply.headers(refusalHeaders)),
  });

  // First, so that whatever fails later is answered in this form and with all headers.
  await app.register(refusals);
  await app.register(securityHeaders, {
    publicUrl,
    analyticsId: environment.ANALYTICS_ID,
    styleHashes: dependencies.pages?.styleHashes ?? [],
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  await app.register(strictHeaders);
  await app.register(draining);
  await app.register(timeLimit, { milliseconds: handlerMilliseconds });
  app.addHook('onRoute', (route) => {
    // Fastify's own clock stops once a body has been read, so a route that takes POST has the one of
    // `timeLimit`; pages come from memory and need none. Each costs a fifth of the requests per second.
    if ([route.method].flat().includes('POST') || route.url === pagesPattern) return;
    route.handlerTimeout = handlerMilliseconds;
  });
  // With `done` instead of async, which is faster: these hooks run for every page and file.
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    dependencies.metrics.requestAnswered(
      facts.method,
      facts.route,
      facts.status,
      reply.elapsedTime / 1_000,
    );
    // A refused flood stands in the metrics only, so that it does not fill the disk.
    if (request.method === 'POST' && facts.status !== 429) request.log.info(facts, 'request');
    else request.log.debug(facts, 'request');
    done();
  });
  // Before any body is read, so that what they refuse costs little.
  await app.register(originGuard, { publicUrl });
  await app.register(floodGuard, dependencies);

  // Only JSON and forms are read. A plain text body is how a foreign page would post without asking.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit, parser: parseForm });
  await app.register(keyLimit);

  await app.register(health, dependencies);
  await app.register(submissionRoutes, dependencies);
  await app.register(gridConnectionDocumentsRoute, dependencies);
  await app.register(documentsPlugin);
  await app.register(trpcPlugin, { prefix: '/trpc', router: appRouter, ...dependencies });
  // Last: it takes every path that no route above has.
  const { pages, rateLimit } = dependencies;
  if (pages) await app.register(pagesPlugin, { pages, publicUrl, rateLimit });
  return app;
}

// A path that cannot be decoded (`/%zz`) is none of ours. With its percent signs encoded it gets the
// usual 404; Fastify itself would answer it without our headers.
function toDecodable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

// URLSearchParams decodes like a browser encodes, and turns bytes that are no UTF-8 into U+FFFD,
// which the schemas refuse at the field. A repeated field becomes a list, which they refuse too.
function parseForm(body: string): Record<string, unknown> {
  const fields: Record<string, string | string[]> = Object.create(null);
  // In one pass: `getAll` for each name would take the square of their number.
  for (const [name, value] of new URLSearchParams(body)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return fields;
}
