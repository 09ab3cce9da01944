import { Agent } from 'node:http';
import getPort from 'get-port';
import { expect } from 'vitest';
import { costlyDeskRoutes, deskInputsOf } from './testing/costliest-desk-inputs.ts';
import { costlyRoutes, inputsOf } from './testing/costliest-inputs.ts';
import { figure } from './testing/figures.ts';
import { test as base } from './testing/fixtures.ts';
import { startFlood, visit } from './testing/flood.ts';
import { type SiteProcess, startSiteProcess } from './testing/site-process.ts';
import { storeVisitedPages } from './testing/visited-pages.ts';

const test = base.extend<{ site: SiteProcess & { deskUrl: string } }>({
  site: async ({ database, folder }, use) => {
    const deskPort = await getPort();
    const site = await startSiteProcess({
      DESK_PORT: String(deskPort),
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      TRUST_PROXY: '127.0.0.0/8',
      CONFIRMATIONS_PER_DOMAIN: '0',
      CONFIRMATIONS_PER_DAY: '0',
    });
    await use({ ...site, deskUrl: `http://localhost:${deskPort}` });
    await site.end('SIGTERM');
  },
});

const targets = [
  ...costlyRoutes.flatMap((route) =>
    Object.keys(inputsOf(route)).map((input) => ({ route, input, isDesk: false })),
  ),
  // Without a session no call is read, so one stands for all procedures.
  ...costlyDeskRoutes.flatMap((route) =>
    Object.keys(deskInputsOf(route))
      .slice(0, route.endsWith('/trpc/:path') ? 1 : undefined)
      .map((input) => ({ route, input, isDesk: true })),
  ),
];

// So many that a single pause of the machine, which meets the two that ask at that moment, does not make the p99.
const visits = Array.from({ length: 200 }, (_, index) => index);
const clients = [
  { name: '20 connections from one address', connections: 20, isNetwork: false },
  { name: '40 connections from one address', connections: 40, isNetwork: false },
  { name: '40 connections from one /56', connections: 40, isNetwork: true },
];

test.for(clients)(
  'visitors beside $name',
  async ({ name, connections, isNetwork }, { database, site }) => {
    const slowest: [input: string, p99: number][] = [];
    const agent = new Agent({ keepAlive: true });
    let number = 0;
    // The first of each kind starts its thread, which would be measured as if the flood had delayed it.
    for (const kind of [0, 1, 2, 3]) await visit(agent, site.url, kind);
    await storeVisitedPages(site.url, database);
    for (const { route, input, isDesk } of targets) {
      number += 1;
      const logged = site.output().length;
      const begin = performance.now();
      const client = { number, isNetwork };
      const url = isDesk ? site.deskUrl : site.url;
      const stop = await startFlood({ url, isDesk, route, input, connections, client });
      // Most visitors read pages and send forms, each tenth calculates or fetches a PDF.
      const next = visits.values();
      const answers: Awaited<ReturnType<typeof visit>>[] = [];
      // Each sent when the one before is answered: what waits in this process is no answer time. Two at a time:
      // four keep both cores busy by themselves, with a p99 above a second where nobody floods.
      const visitors = Array.from({ length: 2 }, async () => {
        for (const index of next) {
          const kind = index % 10 ? index % 2 : 2 + (index % 20) / 10;
          answers.push(await visit(agent, site.url, number * visits.length + index, kind));
        }
      });
      await Promise.all(visitors);
      const minutes = (performance.now() - begin) / 60_000;
      const statuses = await stop();
      const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? 0;
      const what = `${isDesk ? 'desk: ' : ''}${route}, ${input}`;
      slowest.push([what, p99]);
      figure(
        `${name}, ${what}: answers ${JSON.stringify([...statuses])}, p99 of others`,
        p99,
        'ms',
      );
      const refused = answers.filter(({ status, expected }) => status !== expected);
      // Soft, so that each input is measured.
      expect.soft(refused, what).toEqual([]);
      expect
        .soft(
          [...statuses.keys()].filter((status) => status >= 500),
          what,
        )
        .toEqual([]);
      expect
        .soft((site.output().length - logged) / Math.max(1, minutes), what)
        .toBeLessThan(100_000);
    }
    agent.destroy();
    slowest.sort(([, one], [, other]) => other - one);
    figure(`${name}, slowest p99 of others`, JSON.stringify(slowest.slice(0, 3)));
    expect(slowest.filter(([, p99]) => p99 >= 1_000)).toEqual([]);
  },
);
