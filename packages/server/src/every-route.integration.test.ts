import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { ownPagePath } from '@rebhang-solar/content/own-page-paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { deskRouter } from './desk/desk-router.ts';
import { appRouter } from './http/trpc/router.ts';
import { costlyDeskRoutes, deskInputsOf } from './testing/costliest-desk-inputs.ts';
import { costlyRoutes, inputsOf, visitedToken } from './testing/costliest-inputs.ts';
import { test as base, type SiteOptions } from './testing/fixtures.ts';
import { send, startFlood, visit } from './testing/flood.ts';
import { contactPayload } from './testing/payloads.ts';

const built = (folder: string) => join(import.meta.dirname, '../..', folder);

/** The applications in the order in which they are made. */
const applications = [
  { name: 'site', files: built('client/dist/client') },
  { name: 'admin', files: '' },
  { name: 'desk', files: built('desk/dist') },
] as const;

type Routes = Record<(typeof applications)[number]['name'], Set<string>>;

/** Collects each route of the site, and of the desk, that the test starts, method by method. */
const test = base.extend<{ routes: Routes; siteOptions: SiteOptions }>({
  siteOptions: [{ rateLimit: 4, trustProxy: ['127.0.0.0/8'] }, { scope: 'file' }],

  routes: async ({}, use) => {
    const routes: Routes = { site: new Set(), admin: new Set(), desk: new Set() };
    const next = applications.values();
    const collect = (message: unknown) => {
      const { fastify: app } = message as { fastify: FastifyInstance };
      const { name, files } = next.next().value ?? expect.fail('one application more');
      for (const method of app.supportedMethods) routes[name].add(`${method} *`);
      app.addHook('onRoute', ({ method, url }) => {
        const isFile = url.includes('.') && existsSync(join(files, url));
        for (const one of [method].flat()) {
          routes[name].add(`${one} ${isFile ? 'a built file' : url}`);
        }
      });
    };
    subscribe('fastify.initialization', collect);
    await use(routes);
    unsubscribe('fastify.initialization', collect);
  },
});

const uncovered = (routes: Set<string>, inputsOfRoute: typeof inputsOf) =>
  [...routes].filter((route) => Object.keys(inputsOfRoute(route)).length === 0);

test('each route of the site has its costliest input, and each procedure', async ({
  routes: { site },
  startSite,
}) => {
  await startSite();
  // They have a route for every address.
  for (const method of ['GET', 'HEAD']) site.delete(`${method} *`);
  expect(uncovered(site, inputsOf)).toEqual([]);
  expect(costlyRoutes.filter((route) => !site.has(route))).toEqual([]);
  expect(Object.keys(inputsOf('POST /trpc/:path')).sort()).toEqual(
    Object.keys(appRouter._def.procedures).sort(),
  );
});

/** What the desk answers without a session: the page that says so, its files, and the way in. */
const openRoutes = [
  'GET /*',
  'HEAD /*',
  'GET a built file',
  'HEAD a built file',
  'POST /anmelden',
  'GET /anmelden/:token',
  'HEAD /anmelden/:token',
  'POST /anmelden/:token',
];

test('each route of the desk has its costliest input, and is refused without a session, but shell, files and sign-in', async ({
  routes: { desk: routes },
  startDesk,
}) => {
  const desk = await startDesk();
  for (const method of ['GET', 'HEAD']) routes.delete(`${method} *`);
  expect(uncovered(routes, deskInputsOf)).toEqual([]);
  expect(costlyDeskRoutes.filter((route) => !routes.has(route))).toEqual([]);
  expect(Object.keys(deskInputsOf('POST /trpc/:path')).sort()).toEqual(
    Object.keys(deskRouter._def.procedures).sort(),
  );

  const agent = new Agent({ keepAlive: true });
  for (const route of routes) {
    const [method = ''] = route.split(' ');
    const refused = route.endsWith(' *') ? 404 : 401;
    for (const [name, makeInput] of Object.entries(deskInputsOf(route))) {
      const { status } = await send(agent, desk.url, method, makeInput(1), '198.18.0.1');
      const expected = openRoutes.includes(route) ? [200, 400, 404, 410] : [refused];
      expect(expected, `${route}, ${name}: ${status}`).toContain(status);
    }
  }
  agent.destroy();
});

test('with a session each procedure of the desk answers its costliest input, and none is a fault', async ({
  startDesk,
}) => {
  const desk = await startDesk();
  const agent = new Agent({ keepAlive: true });
  for (const [procedure, makeInput] of Object.entries(deskInputsOf('POST /trpc/:path'))) {
    const cookie = await desk.signIn('Anna Berger');
    const input = makeInput(1);
    const answer = await send(
      agent,
      desk.url,
      'POST',
      { ...input, headers: { ...input.headers, cookie } },
      '198.18.0.1',
    );
    // A batch whose calls end in different ways is a 207; the invented request is none that is stored.
    expect([200, 207, 404], `${procedure}: ${answer.status}`).toContain(answer.status);
  }
  agent.destroy();
});

// Each flood comes from a client of its own, and so does each visit.
let clients = 0;
let visitors = 0;

// One input for each kind of work that a client could keep others from; `pnpm test:endurance` sends them all.
test.for([
  ['POST /api/contact', 'a repeated key'],
  ['POST /netzanschluss-daten', 'a form with a mistake'],
  ['POST /api/netzanschluss-daten/pdf', 'document'],
  ...(hasCalculator ? ([['GET /*', 'calculation']] as const) : []),
  ['PUT *', 'a body'],
  [`GET ${ownPagePath(':token')}`, 'a link that is right'],
  [`POST ${ownPagePath(':token')}/fotos`, 'many pixels, cut off'],
] as const)(
  'twenty connections that send one client’s „%s, %s“ leave the others alone',
  async ([route, input], { site }) => {
    const client = { number: ++clients, isNetwork: true };
    const sender = { 'x-forwarded-for': `198.51.100.${client.number}` };
    expect((await site.post('/api/contact', contactPayload, sender)).status).toBe(201);
    await site.database.query('update own_pages set token = $1', [visitedToken]);
    const agent = new Agent({ keepAlive: true });
    const flood = { url: site.url, route, input, connections: 20, requests: 60, client };
    const stop = await startFlood(flood);
    for (const index of [0, 1, 2, 3]) {
      const { status, expected } = await visit(agent, site.url, ++visitors, index % 2);
      expect(status).toBe(expected);
    }
    const statuses = await stop();
    agent.destroy();
    // A calculation that takes too long on a busy machine is no fault, so nothing is said of the others.
    expect([...statuses.keys()]).toContain(429);
  },
);

test('twenty connections that send one client’s costliest input to the desk leave visitors and office alone', async ({
  deskBesideSite: desk,
}) => {
  const cookie = await desk.signIn('Anna Berger');
  const agent = new Agent({ keepAlive: true });
  for (const [route, input] of [
    ['POST /anmelden', 'another mailbox each time'],
    ['POST /anmelden', 'unknown fields'],
    ['GET /anmelden/:token', 'an invented link'],
    ['PUT *', 'a body'],
    ['POST /anmelden/:token', 'an invented link'],
    ['POST /trpc/:path', 'requests.search'],
  ] as const) {
    const what = `${route}, ${input}`;
    const client = { number: ++clients, isNetwork: true };
    const flood = { url: desk.url, isDesk: true, route, input, connections: 20, client };
    const stop = await startFlood({ ...flood, requests: 60 });
    for (const index of [0, 1]) {
      const { status, expected } = await visit(agent, desk.site.url, ++visitors, index);
      expect(status, what).toBe(expected);
      const current = await desk.call('session.current', {}, cookie);
      expect(current.status, what).toBe(200);
    }
    const statuses = await stop();
    expect([...statuses.keys()], what).toContain(429);
  }
  agent.destroy();
});
