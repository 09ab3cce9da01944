import { readFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setInterval as every } from 'node:timers/promises';
import { mostMegabytes } from '@rebhang-solar/content/photograph-problems';
import sharp from 'sharp';
import { expect } from 'vitest';
import { figure } from './testing/figures.ts';
import { test as base } from './testing/fixtures.ts';
import { visit } from './testing/flood.ts';
import { type MeasuredSite, startMeasuredSite } from './testing/measured-site.ts';
import { contactPayload } from './testing/payloads.ts';
import { bomb, halves } from './testing/pictures.ts';
import { startCaddy, startNginx } from './testing/proxies.ts';

const megabyte = 1024 * 1024;

const test = base.extend<{ site: MeasuredSite }>({
  site: async ({ database, folder }, use) => {
    const site = await startMeasuredSite({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      TRUST_PROXY: '127.0.0.0/8',
      CONFIRMATIONS_PER_DOMAIN: '0',
      CONFIRMATIONS_PER_DAY: '0',
      LOG_LEVEL: 'warn',
    });
    await use(site);
    await site.end('SIGTERM');
  },
});

/** @returns the path to which photographs of a new request are sent */
async function newRequest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactPayload),
  });
  const { statusUrl } = (await answer.json()) as { statusUrl: string };
  return `${new URL(statusUrl).pathname}/fotos`;
}

const headers = {
  accept: 'application/json',
  'sec-fetch-site': 'same-origin',
  'content-type': 'multipart/form-data; boundary=photograph',
};

function formOf(photograph: Buffer): Buffer {
  const part = (name: string) => `--photograph\r\ncontent-disposition: form-data; name=${name}`;
  return Buffer.concat([
    Buffer.from(`${part('art')}\r\n\r\nmeter\r\n${part('foto; filename=a.jpg')}\r\n\r\n`),
    photograph,
    Buffer.from('\r\n--photograph--\r\n'),
  ]);
}

/** As large as one may be: what follows the end of a picture is no part of it. */
const filledUp = (picture: Buffer) =>
  Buffer.concat([picture, Buffer.alloc(mostMegabytes * megabyte - picture.length)]);

test('a photograph of 12 MB arrives over 1.6 Mbit/s, at the site and through either proxy', async ({
  site,
  folder,
}) => {
  const form = formOf(filledUp(await halves().jpeg().toBuffer()));
  const path = await newRequest(site.url);
  const proxies = [await startCaddy(site.url, folder), await startNginx(site.url, folder)];
  const ways = [
    { name: 'the site itself', request: httpRequest, port: Number(new URL(site.url).port) },
    ...proxies.map(({ name, port }) => ({ name, request: httpsRequest, port })),
  ];
  const answers = await Promise.all(
    ways.map(async ({ name, request, port }) => {
      const begin = performance.now();
      const answer = await new Promise((resolve, reject) => {
        const outgoing = request({
          host: '127.0.0.1',
          port,
          servername: 'localhost',
          rejectUnauthorized: false,
          method: 'POST',
          path,
          headers: { ...headers, host: 'localhost', 'content-length': form.length },
        });
        outgoing.once('error', reject);
        outgoing.once('response', (response) => resolve(response.resume().statusCode));
        void slowly(form, outgoing);
      });
      figure(`12 MB over 1.6 Mbit/s, ${name}`, (performance.now() - begin) / 1_000, 's');
      return [name, answer];
    }),
  );
  for (const proxy of proxies) await proxy.stop();
  expect(answers).toEqual(ways.map(({ name }) => [name, 201]));
});

/** Writes 200,000 bytes a second. */
async function slowly(bytes: Buffer, outgoing: ReturnType<typeof httpRequest>): Promise<void> {
  const step = 20_000;
  let at = 0;
  for await (const _tick of every(100)) {
    outgoing.write(bytes.subarray(at, at + step));
    at += step;
    if (at >= bytes.length) break;
  }
  outgoing.end();
}

test('twenty photographs at once take little memory, and nobody else waits for them', async ({
  site,
}) => {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    });
  const pictures = [
    filledUp(await noise(4_000, 3_000).jpeg({ quality: 60 }).toBuffer()),
    filledUp(await noise(4_000, 3_000).jpeg({ quality: 60, progressive: true }).toBuffer()),
    filledUp(await noise(8_160, 6_120).jpeg({ quality: 40 }).toBuffer()),
    bomb(7_000, 7_000),
  ];
  const send = async (path: string, picture: Buffer) => {
    const body = new Uint8Array(formOf(picture));
    return (await fetch(site.url + path, { method: 'POST', headers, body })).status;
  };
  // Until everything has been compiled.
  const agent = new Agent({ keepAlive: true });
  for (const kind of [0, 1, 2, 3]) await visit(agent, site.url, kind);
  const warmUp = await newRequest(site.url);
  for (const picture of pictures) expect(await send(warmUp, picture)).toBe(201);
  const paths = [await newRequest(site.url), await newRequest(site.url)];

  const before = await site.memory();
  let mostOfSite = before;
  let mostOfChild = 0;
  let isSending = true;
  const watching = (async () => {
    for await (const _tick of every(20)) {
      mostOfSite = Math.max(mostOfSite, await residentMemory(site.pid));
      for (const child of await childrenOf(site.pid)) {
        mostOfChild = Math.max(mostOfChild, await residentMemory(child));
      }
      if (!isSending) break;
    }
  })();
  const times: number[] = [];
  const visiting = Array.from({ length: 4 }, async (_, visitor) => {
    for (let index = visitor; isSending; index += 4) {
      const { status, expected, milliseconds } = await visit(agent, site.url, index, index % 2);
      expect(status).toBe(expected);
      times.push(milliseconds);
    }
  });
  const begin = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(paths[index % 2] ?? '', pictures[index % pictures.length] ?? Buffer.alloc(0)),
    ),
  );
  const seconds = (performance.now() - begin) / 1_000;
  isSending = false;
  await Promise.all([watching, ...visiting]);
  agent.destroy();
  times.sort((a, b) => a - b);
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? 0;
  const growth = (mostOfSite - before) / megabyte;
  figure('20 photographs at once, stored after', seconds, 's');
  figure('20 photographs at once, growth of memory at most', growth, 'MB');
  figure('20 photographs at once, the converting process at most', mostOfChild / megabyte, 'MB');
  figure('20 photographs at once, requests of others meanwhile', times.length);
  figure('20 photographs at once, p99 of the others', p99, 'ms');
  expect(statuses).toEqual(Array(20).fill(201));
  expect(growth).toBeLessThan(100);
  expect(p99).toBeLessThan(1_000);
});

/** Bytes; 0 for a process that has ended. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1_024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
}
