import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, LogController } from 'fastify';
import { answerClientError } from './plugins/client-errors.ts';

export const bodyLimit = 64 * 1024;

/** Milliseconds after which a body is ended that is still being sent. A form is never sent slower. */
export const bodyTimeout = 12_000;

/** What Fastify is started with, for the site and for the desk. @param trustProxy addresses or CIDRs */
export const serverOptions = (logger: FastifyBaseLogger, trustProxy: string[] | undefined) => ({
  loggerInstance: logger,
  // request-log.ts logs the route instead of the URL: a query may hold personal data.
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: trustProxy ?? false,
  bodyLimit,
  // A photograph of 12 MB takes a minute on slow 4G; everything else is ended by `bodyTimer`. By default Node
  // checks only every 30 s, and it swaps the two limits when the one for the headers is the longer.
  requestTimeout: 120_000,
  http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
  // 72 s by default: one address would hold thousands of idle connections. Longer than a proxy keeps its
  // own (deploy/Caddyfile), which else sends a form into one that is just being closed.
  keepAliveTimeout: 15_000,
  clientErrorHandler: answerClientError,
  forceCloseConnections: 'idle' as const,
  // `draining` answers these requests like every other error.
  return503OnClosing: false,
  // A batch of calls names each of them in its path; our own clients keep to this (`maxURLLength`).
  routerOptions: { maxParamLength: 250 },
  // In log and answer, to match the two. Never one that the client sent.
  genReqId: () => randomUUID(),
  rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => toDecodable(url),
});

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
