import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { projectPath } from '@rebhang-solar/content/paths';
import Fastify, { type FastifyInstance } from 'fastify';
import { test as base, expect } from 'vitest';
import { sitePlugin } from './site.plugin.ts';
import { loadSite, type Site } from './site.ts';

const publicUrl = 'https://solar.example';
const builtClient = join(import.meta.dirname, '../../../../client/dist');

const test = base.extend<{ site: Site; app: FastifyInstance }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await loadSite({ publicUrl, analyticsId: undefined });
    if (!site) throw new Error('These tests look at the built pages: pnpm build');
    await use(site);
  },
  app: async ({ site }, use) => {
    const app = Fastify();
    await app.register(sitePlugin, { site, publicUrl });
    await use(app);
    await app.close();
  },
});

/** What a client makes of an answer. */
function decoded({ headers, rawPayload }: Awaited<ReturnType<typeof ask>>): Buffer {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[
    String(headers['content-encoding'])
  ];
  return decode ? decode(rawPayload) : rawPayload;
}

function ask(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url: encodeURI(url), headers });
}

const forever = 'public, max-age=31536000, immutable';

test('scripts, styles and drawings have the same content in each coding', async ({ app, site }) => {
  const paths = [...site.files.keys()].filter((path) => /\.(js|css|svg)$/.test(path));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const content = await readFile(join(builtClient, 'client', path));
    const plain = await ask(app, path);
    const gzip = await ask(app, path, { 'accept-encoding': 'gzip' });
    const brotli = await ask(app, path, { 'accept-encoding': 'gzip, br' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.rawPayload.equals(content), path).toBe(true);
    expect(decoded(gzip).equals(content), path).toBe(true);
    expect(decoded(brotli).equals(content), path).toBe(true);
    expect([plain, gzip, brotli].map(({ headers }) => headers.vary)).toEqual(
      Array.from({ length: 3 }, () => 'accept-encoding'),
    );
  }
});

test('the big ones travel as brotli, or gzipped, and are compressed only once', async ({
  app,
  site,
}) => {
  const paths = [...site.files].filter(
    ([path, { forms }]) => /\.(js|css)$/.test(path) && (forms.identity?.bytes.length ?? 0) > 2_000,
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const [path] of paths) {
    const gzip = await ask(app, path, { 'accept-encoding': 'gzip' });
    const brotli = await ask(app, path, { 'accept-encoding': 'gzip, br' });
    expect(gzip.headers['content-encoding'], path).toBe('gzip');
    expect(brotli.headers['content-encoding'], path).toBe('br');
    expect(brotli.rawPayload.length, path).toBeLessThan(gzip.rawPayload.length);
    expect(brotli.headers['cache-control']).toBe(forever);
    expect(gzip.headers['cache-control']).toBe(forever);
  }
});

test('pictures and typefaces go out as they are, and stay in caches by their name', async ({
  app,
  site,
}) => {
  const paths = [...site.files.keys()].filter((path) =>
    /^\/assets\/.+\.(avif|webp|jpg|woff2)$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const answer = await ask(app, path, { 'accept-encoding': 'gzip, br' });
    const content = await readFile(join(builtClient, 'client', path));
    expect(answer.rawPayload.equals(content), path).toBe(true);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers['content-type'], path).toMatch(/^(image|font)\//);
    expect(answer.headers['cache-control']).toBe(forever);
  }
});

test('a file whose name can stay the same is asked for again after an hour', async ({ app }) => {
  const { headers } = await ask(app, '/favicon.svg');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('every page is compressed from the start, further a little later, and asked for again', async ({
  app,
  site,
}) => {
  await site.compressPages();
  for (const path of site.pages.keys()) {
    const plain = await ask(app, path);
    expect(plain.body).toContain('<html lang="de"');
    expect(plain.body).not.toContain('__PUBLIC_URL__');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
    const gzip = await ask(app, path, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const brotli = await ask(app, path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  }
});

test('before the pages are compressed further, they go out gzipped', async ({ app }) => {
  const { headers, rawPayload } = await ask(app, '/', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toContain('<html lang="de"');
});

test.each(['/', '/favicon.svg', '/sitemap.xml'])(
  '%s is sent once: who has it gets a 304',
  async (path) => {
    const site = await loadSite({ publicUrl, analyticsId: undefined });
    const app = Fastify();
    if (site) await app.register(sitePlugin, { site, publicUrl });
    const tags = new Set<string>();
    for (const coding of ['identity', 'gzip']) {
      const first = await ask(app, path, { 'accept-encoding': coding });
      const etag = String(first.headers.etag);
      tags.add(etag);
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await ask(app, path, { 'accept-encoding': coding, 'if-none-match': known });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers).toMatchObject({
          etag,
          vary: 'accept-encoding',
          'cache-control': first.headers['cache-control'],
        });
      }
      const changed = await ask(app, path, {
        'accept-encoding': coding,
        'if-none-match': '"other"',
      });
      expect(changed.statusCode).toBe(200);
    }
    // Other bytes, another tag: a cache must not take one form for the other.
    expect(tags.size).toBe(2);
  },
);

test('HEAD tells what GET would send, without sending it', async ({ app }) => {
  const headers = { 'accept-encoding': 'gzip' };
  const get = await ask(app, '/', headers);
  const head = await app.inject({ method: 'HEAD', url: '/', headers });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  const { date: _sent, connection: _kept, ...expected } = get.headers;
  expect(head.headers).toMatchObject(expected);
});

test('a page that does not exist is no page that was found', async ({ app }) => {
  for (const path of [
    '/gibt-es-nicht',
    projectPath('freital').replace('freital', 'gibt-es-nicht'),
    '/assets/alt-1234.js',
  ]) {
    const answer = await ask(app, path, { 'if-none-match': '*', 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(404);
    expect(gunzipSync(answer.rawPayload).toString()).toContain('<h1');
    expect(answer.headers['cache-control']).toContain('max-age=0');
  }
});
