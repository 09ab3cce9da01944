import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { documentsPlugin } from './delivery/documents/documents.plugin.ts';
import type { Environment } from './environment.ts';
import { sitePattern, sitePlugin } from './http/pages/site.plugin.ts';
import type { Site } from './http/pages/site.ts';
import { draining } from './http/plugins/draining.ts';
import { health } from './http/plugins/health.ts';
import { originGuard } from './http/plugins/origin-guard.ts';
import { problemDetails, sendProblem } from './http/plugins/problem-details.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import type { ServiceDependencies } from './http/trpc/context.ts';
import { trpcPlugin } from './http/trpc/trpc.plugin.ts';
import type { Metrics } from './operator/admin/metrics.ts';
import { contactAdapter } from './requests/contact/contact.adapter.ts';
import { gridConnectionAdapter } from './requests/grid-connection/grid-connection.adapter.ts';
import { gridConnectionPdfAdapter } from './requests/grid-connection/grid-connection-pdf.adapter.ts';

export type AppDependencies = ServiceDependencies & {
  metrics: Metrics;
  /** Undefined while nothing is built: then only the interfaces are served. */
  site: Site | undefined;
  environment: Pick<Environment, 'publicUrl' | 'TRUST_PROXY' | 'ANALYTICS_ID'>;
  logger: FastifyBaseLogger;
};

const bodyLimit = 64 * 1024;

/** Puts the site together. It does not listen, so that tests can talk to it without a port. */
export async function buildApp({ environment, logger, ...dependencies }: AppDependencies) {
  const { publicUrl } = environment;
  const app = Fastify({
    loggerInstance: logger,
    // Our own line per request names the route, not the address: a query may hold anything.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.TRUST_PROXY ?? false,
    bodyLimit,
    // Whoever sends slower than that is not filling in a form. Node looks every 30 s by itself, and
    // swaps the two limits when the one for the headers is the longer.
    requestTimeout: 12_000,
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    // `draining` answers those, in the form that every refusal has.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    // A line of the log and the answer it is about find each other by it; the client cannot choose it.
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => toDecodable(url),
    // A refusal before routing (a parameter too long) gets the same answer as any other.
    frameworkErrors: sendProblem,
  });

  // First, so that everything after it is answered in its form, and with all headers.
  await app.register(problemDetails);
  const headers = securityHeaders(environment);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  await app.register(draining);
  app.addHook('onRoute', (route) => {
    // What comes from memory needs no clock, which would cost a fifth of its requests per second.
    if (route.url !== sitePattern) route.handlerTimeout = 30_000;
  });
  // Hooks that wait for nothing call back instead of promising: they run before every page and file.
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
    if (request.method === 'POST') request.log.info(facts, 'request');
    else request.log.debug(facts, 'request');
    done();
  });
  // Before any body is read: a foreign page's request costs nothing.
  await app.register(originGuard, { publicUrl });

  // Only JSON and forms are read. A plain text body is how a foreign page would post without asking.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit, parser: parseForm });

  await app.register(health, dependencies);
  app.get('/api/form-token', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ formToken: dependencies.formTokens.issue() }),
  );
  await app.register(contactAdapter, dependencies);
  await app.register(gridConnectionAdapter, dependencies);
  await app.register(gridConnectionPdfAdapter, dependencies);
  await app.register(documentsPlugin);
  await app.register(trpcPlugin, { prefix: '/trpc', ...dependencies });
  // Last: it answers every address that nobody above has taken.
  if (dependencies.site) await app.register(sitePlugin, { site: dependencies.site, publicUrl });
  return app;
}

// An address that cannot be decoded is one that we do not have: taken letter by letter it gets the
// page that says so, like any other. Fastify would answer it before all our headers.
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
  // One pass: asking for each name by itself would take the square of their number.
  for (const [name, value] of new URLSearchParams(body)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return fields;
}
