import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { figure } from './testing/figures.ts';
import { test as base } from './testing/fixtures.ts';
import { hostileClient, hostileRequest } from './testing/hostile-requests.ts';
import { post } from './testing/load.ts';
import { type MeasuredSite, startMeasuredSite } from './testing/measured-site.ts';

const test = base.extend<{ site: MeasuredSite }>({
  site: async ({ database, folder }, use) => {
    const site = await startMeasuredSite({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    });
    await use(site);
    await site.end('SIGTERM');
  },
});

const megabyte = 1024 * 1024;

test('a hundred thousand hostile requests: no fault, no crash, no growth', async ({ site }) => {
  const total = 100_000;
  const batch = 500;
  const seed = Math.floor(Math.random() * 2 ** 31);
  figure('hostile requests, seed', seed);
  const client = hostileClient(Number(new URL(site.url).port));
  const statuses = new Map<string, number>();
  const attack = async (from: number, to: number) => {
    for (let done = from; done < to; done += batch) {
      const requests = fc.sample(hostileRequest, { numRuns: batch, seed: seed + done });
      const next = requests[Symbol.iterator]();
      const hands = Array.from({ length: 16 }, async () => {
        for (const request of next) {
          const status = String(await client.send(request));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (site.hasEnded()) throw new Error(`the site ended: ${site.output().slice(-2_000)}`);
        }
      });
      await Promise.all(hands);
    }
  };
  // Until everything has been compiled and every pool is full.
  const warmUp = total / 5;
  await attack(0, warmUp);
  const before = await site.memory();
  await attack(warmUp, total);
  client.close();
  const growth = ((await site.memory()) - before) / megabyte;
  const sum = [...statuses.values()].reduce((all, count) => all + count, 0);
  figure('hostile requests', sum);
  figure(
    'hostile requests, answers',
    [...statuses]
      .sort(([, a], [, b]) => b - a)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
  figure('hostile requests, memory before', before / megabyte, 'MB');
  figure('hostile requests, growth of memory', growth, 'MB');
  expect(sum).toBe(total);
  const faults = [...statuses.keys()].filter((status) => status.startsWith('5'));
  expect(faults, site.output().slice(-4_000)).toEqual([]);
  expect(site.output()).not.toContain('Unexpected fault');
  expect(growth).toBeLessThan(50);
  expect(await post(site.url)).toBeDefined();
});

test('bodies that are too large, too wide or too deep cost no memory', async ({ site }) => {
  const manyFields = Array.from({ length: 10_000 }, (_, index) => index.toString(36)).join('&');
  const bodies: [string, string, number][] = [
    [`"${'x'.repeat(64 * 1024)}`, 'application/json', 413],
    [manyFields, 'application/x-www-form-urlencoded', 400],
    ['['.repeat(30_000), 'application/json', 400],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'application/json', 400],
  ];
  const client = hostileClient(Number(new URL(site.url).port));
  const round = async () => {
    for (const [body, type, expected] of bodies) {
      const status = await client.send({
        kind: 'http',
        method: 'POST',
        path: '/api/contact',
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        body: new TextEncoder().encode(body),
      });
      // The rejection of what is too large comes before it has been read: the connection is closed
      // on the rest, and with it sometimes the answer.
      expect(expected === 413 ? [413, undefined] : [expected]).toContain(status);
    }
  };
  for (let count = 0; count < 200; count += 1) await round();
  const before = await site.memory();
  for (let count = 0; count < 500; count += 1) await round();
  const growth = ((await site.memory()) - before) / megabyte;
  client.close();
  figure('2,000 oversized bodies, growth of memory', growth, 'MB');
  expect(growth).toBeLessThan(50);
});

test('five hundred clients that never finish are cut off, and nobody waits for them', async ({
  site,
}) => {
  const port = Number(new URL(site.url).port);
  const openedAt = performance.now();
  const closedAfter: number[] = [];
  const sockets = await Promise.all(
    Array.from(
      { length: 500 },
      (_, index) =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket));
          const drip = setInterval(() => socket.write('x'), 1_000);
          socket.write(
            index % 2
              ? 'GET / HTTP/1.1\r\nhost: x\r\nx: '
              : 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"name":"',
          );
          socket.on('error', () => undefined);
          socket.resume();
          socket.once('close', () => {
            clearInterval(drip);
            closedAfter.push((performance.now() - openedAt) / 1_000);
          });
        }),
    ),
  );
  const times: number[] = [];
  await vi.waitFor(
    async () => {
      const startedAt = performance.now();
      expect(await post(site.url)).toBeDefined();
      times.push(performance.now() - startedAt);
      expect(closedAfter).toHaveLength(sockets.length);
    },
    { timeout: 40_000, interval: 5 },
  );
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  figure('500 slow clients, the last one closed after', Math.max(...closedAfter), 's');
  figure('500 slow clients, requests of others meanwhile', times.length);
  figure('500 slow clients, p95 of the others', p95, 'ms');
  expect(Math.max(...closedAfter)).toBeLessThan(15);
  expect(p95).toBeLessThan(500);
});
