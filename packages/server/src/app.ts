import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { contactAdapter } from './contact/contact.adapter.ts';
import { documentsPlugin } from './documents/documents.plugin.ts';
import type { Environment } from './environment.ts';
import { gridConnectionAdapter } from './grid-connection/grid-connection.adapter.ts';
import { health } from './plugins/health.ts';
import { originGuard } from './plugins/origin-guard.ts';
import { problemDetails, sendProblem } from './plugins/problem-details.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sitePlugin } from './site/site.plugin.ts';
import type { Site } from './site/site.ts';
import type { ServiceDependencies } from './trpc/context.ts';
import { trpcPlugin } from './trpc/trpc.plugin.ts';

export type AppDependencies = ServiceDependencies & {
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
    // Whoever sends slower than that is not filling in a form.
    requestTimeout: 15_000,
    handlerTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    // A refusal before routing (a malformed URL) gets the same answer as any other.
    frameworkErrors: sendProblem,
  });

  // First, so that everything after it is answered in its form.
  await app.register(problemDetails);
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (request.method === 'POST') request.log.info(facts, 'request');
    else request.log.debug(facts, 'request');
  });
  await app.register(helmet, securityHeaders(environment));
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
  await app.register(documentsPlugin);
  await app.register(trpcPlugin, { prefix: '/trpc', ...dependencies });
  // Last: it answers every address that nobody above has taken.
  if (dependencies.site) await app.register(sitePlugin, { site: dependencies.site, publicUrl });
  return app;
}

// URLSearchParams decodes like a browser encodes, and turns bytes that are no UTF-8 into U+FFFD,
// which the schemas refuse at the field. A repeated field becomes a list, which they refuse too.
function parseForm(body: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  const parameters = new URLSearchParams(body);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
}
