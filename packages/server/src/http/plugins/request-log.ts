import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export type RequestMetrics = {
  requestAnswered(method: string, route: string | undefined, status: number, seconds: number): void;
};

/** One line for each request. It holds the route, not the URL: a query may hold personal data. */
export const requestLog = fp<{ metrics: RequestMetrics }>(
  async (app: FastifyInstance, { metrics }) => {
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
      if (method === 'POST' && (status < 400 || status >= 500)) log.info(facts, 'request');
      else log.debug(facts, 'request');
      done();
    });
  },
);
