import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { appRouter } from './router.ts';
import { costlyRoutes, inputsOf } from './testing/costliest-inputs.ts';
import { test as base } from './testing/fixtures.ts';
import { startFlood, visit } from './testing/flood.ts';

const files = join(import.meta.dirname, '../../client/dist/client');

/** Collects each route of the sites that the test starts, method by method. */
const test = base.extend<{ routes: Set<string> }>({
  routes: async ({}, use) => {
    const routes = new Set<string>();
    let site: FastifyInstance | undefined;
    const collect = (message: unknown) => {
      const { fastify: app } = message as { fastify: FastifyInstance };
      // What starts later is the operator's port.
      site ??= app;
      if (app !== site) return;
      for (const method of app.supportedMethods) routes.add(`${method} *`);
      app.addHook('onRoute', ({ method, url }) => {
        const isFile = url.includes('.') && existsSync(join(files, url));
        for (const one of [method].flat()) routes.add(`${one} ${isFile ? 'a built file' : url}`);
      });
    };
    subscribe('fastify.initialization', collect);
    await use(routes);
    unsubscribe('fastify.initialization', collect);
  },
});

test('each route of the site has its costliest input, and each procedure', async ({
  routes,
  startSite,
}) => {
  await startSite();
  // They have a route for every address.
  for (const method of ['GET', 'HEAD']) routes.delete(`${method} *`);
  expect([...routes].filter((route) => Object.keys(inputsOf(route)).length === 0)).toEqual([]);
  expect(costlyRoutes.filter((route) => !routes.has(route))).toEqual([]);
  expect(Object.keys(inputsOf('POST /trpc/:path')).sort()).toEqual(
    Object.keys(appRouter._def.procedures).sort(),
  );
});

// One input for each kind of work that a client could keep others from; `pnpm test:endurance` sends them all.
test.for([
  ['POST /api/contact', 'a repeated key'],
  ['POST /netzanschluss-daten', 'a form with a mistake'],
  ['POST /api/netzanschluss-daten/pdf', 'document'],
  ['GET /*', 'calculation'],
  ['PUT *', 'a body'],
] as const)(
  'twenty connections that send one client’s „%s, %s“ leave the others alone',
  async ([route, input], { startSite }) => {
    const site = await startSite({ rateLimit: 4, trustProxy: ['127.0.0.0/8'] });
    const agent = new Agent({ keepAlive: true });
    const client = { number: 1, isNetwork: true };
    const flood = { url: site.url, route, input, connections: 20, requests: 60, client };
    const stop = await startFlood(flood);
    for (const index of [0, 1, 2, 3]) {
      const { status, expected } = await visit(agent, site.url, index, index % 2);
      expect(status).toBe(expected);
    }
    const statuses = await stop();
    agent.destroy();
    // A calculation that takes too long on a busy machine is no fault, so nothing is said of the others.
    expect([...statuses.keys()]).toContain(429);
  },
);
