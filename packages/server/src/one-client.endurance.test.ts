import { expect } from 'vitest';
import { figure } from './testing/figures.ts';
import { test as base } from './testing/fixtures.ts';
import {
  type Answer,
  attacks,
  attackWith,
  loopbackClient,
  sendRequest,
} from './testing/one-client.ts';
import { type SiteProcess, startSiteProcess } from './testing/site-process.ts';

const test = base.extend<{ site: SiteProcess }>({
  site: async ({ database, folder }, use) => {
    const site = await startSiteProcess({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    });
    await use(site);
    await site.end('SIGTERM');
  },
});

const requests = Array.from({ length: 20 });

test.for(attacks)('visitors beside 40 connections: %s', async (attack, { site }) => {
  const sameAddress = loopbackClient(site.url, '127.0.0.2');
  const visitor = loopbackClient(site.url, '127.0.0.3');
  const stop = attackWith({
    attack,
    url: site.url,
    localAddress: '127.0.0.2',
    connections: 40,
  });
  const ofOthers: Answer[] = [];
  for (const _ of requests) ofOthers.push(await sendRequest(visitor));
  const ofTheSame: Answer[] = [];
  for (const _ of requests) ofTheSame.push(await sendRequest(sameAddress));
  const statuses = await stop();
  sameAddress.close();
  visitor.close();

  const slowest = (answers: Answer[]) =>
    Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
  figure(`${attack}, answers`, JSON.stringify(Object.fromEntries(statuses)));
  figure(`${attack}, slowest request from another address`, slowest(ofOthers), 'ms');
  figure(`${attack}, slowest request from the same address`, slowest(ofTheSame), 'ms');
  expect(ofOthers.map(({ status }) => status)).toEqual(requests.map(() => 201));
  expect(slowest(ofOthers)).toBeLessThan(1_000);
  expect(ofTheSame.filter(({ status }) => ![201, 429].includes(status))).toEqual([]);
  expect(slowest(ofTheSame)).toBeLessThan(2_000);
});
