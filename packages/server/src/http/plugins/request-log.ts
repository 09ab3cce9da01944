import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

export type RequestMetrics = {
  requestAnswered(method: string, route: string | undefined, status: number, seconds: number): void;
};

/**
 * One line for each request. It holds the route, not the URL: a query may hold personal data.
 * @param isPolling what comes by itself every few seconds has a line at level debug alone
 */
export const requestLog = fp<{
  metrics: RequestMetrics;
  isPolling?: (request: FastifyRequest) => boolean;
}>(async (app: FastifyInstance, { metrics, isPolling = () => false }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // With `done` instead of async, which is faster: these hooks run for every page and file.
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request;
    const status = reply.statusCode;
    metrics.requestAnswered(method, routeOptions.url, status, reply.elapsedTime / 1_000);
    const facts = { method, route: routeOptions.url, status, ms: Math.round(reply.elapsedTime) };
    // What is rejected stands in the metrics only: a flood of it would fill the disk.
    const isTold = method === 'POST' && (status < 400 || status >= 500) && !isPolling(request);
    if (isTold) log.info(facts, 'request');
    else log.debug(facts, 'request');
    done();
  });
});
