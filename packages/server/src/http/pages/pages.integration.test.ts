import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { subjectCopy } from '@rebhang-solar/content/forms/subjects';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import {
  calculatorPaths,
  faqPath,
  paths,
  projectFolder,
  subjectParameter,
  subjects,
} from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import Fastify, { type FastifyInstance } from 'fastify';
import { test as base, expect, onTestFinished, vi } from 'vitest';
import { forms } from '../../forms/forms.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type BuiltPages, loadPages } from './built-pages.ts';
import { pagesPlugin } from './pages.plugin.ts';

const publicUrl = 'https://solar.example';
const builtClient = join(import.meta.dirname, '../../../../client/dist');

const test = base.extend<{ pages: BuiltPages; app: FastifyInstance; filePaths: string[] }>({
  pages: async ({}, use) => {
    const pages = await loadPages({ publicUrl, analyticsId: undefined });
    if (!pages) throw new Error('These tests look at the built pages: pnpm build');
    await use(pages);
  },
  app: async ({ pages }, use) => {
    const app = Fastify();
    await app.register(pagesPlugin, { pages, publicUrl, clientLimits: { count: async () => {} } });
    await use(app);
    await app.close();
  },
  /** Of the files as they are, without their compressed forms. */
  filePaths: async ({ pages }, use) => {
    const files = await readdir(pages.filesRoot, { recursive: true });
    const paths = files.map((file) => `/${file.split(sep).join('/')}`);
    await use(paths.filter((path) => !/\.(br|gz)$/.test(path)));
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

test('from the first day of 2027 on /ab-2027 says what is over', async ({ app }) => {
  onTestFinished(() => void vi.useRealTimers());
  const said = async (moment: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    return decoded(await ask(app, paths.from2027)).toString();
  };
  expect(await said('2026-12-31T22:59:59Z')).not.toContain('Einen Start 2026 gibt es nicht mehr.');
  expect(await said('2026-12-31T23:00:00Z')).toContain('Einen Start 2026 gibt es nicht mehr.');
});

test('every form stands, with all of its fields, on the page that it is posted to', async ({
  app,
}) => {
  for (const { kind, page, fields } of Object.values(forms)) {
    const { payload } = await ask(app, page);
    const names = fields.map(({ name }) => name);
    const present = names.filter((name) => payload.includes(` name="${name}"`));
    expect(present, `${kind} on ${page}`).toEqual(names);
  }
});

test('scripts, styles and drawings have the same content in each coding', async ({
  app,
  filePaths,
}) => {
  const paths = filePaths.filter((path) => /\.(js|css|svg)$/.test(path));
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
  filePaths,
}) => {
  const paths = filePaths.filter((path) => /\.(js|css)$/.test(path));
  const plain = await Promise.all(paths.map((path) => ask(app, path)));
  const big = paths.filter((_path, index) => (plain[index]?.rawPayload.length ?? 0) > 2_000);
  expect(big.length).toBeGreaterThan(10);
  for (const path of big) {
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
  filePaths,
}) => {
  const paths = filePaths.filter((path) => /^\/assets\/.+\.(avif|webp|jpg|woff2)$/.test(path));
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

test('a part of a file can be asked for', async ({ app, filePaths }) => {
  const path = filePaths.find((each) => each.endsWith('.woff2')) ?? '';
  const content = await readFile(join(builtClient, 'client', path));
  const { statusCode, headers, rawPayload } = await ask(app, path, { range: 'bytes=10-19' });
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes 10-19/${content.length}`);
  expect(rawPayload.equals(content.subarray(10, 20))).toBe(true);
});

test.for([
  '/../package.json',
  '/..%2fpackage.json',
  '/assets/',
  '/assets',
  '/%2e%2e/template.html',
])('%s is no file of the site', async (path, { app }) => {
  const answer = await app.inject({ url: path });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<h1');
});

test('a file whose name can stay the same is asked for again after an hour', async ({ app }) => {
  const { headers } = await ask(app, '/favicon.svg');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('every page is compressed from the start, further a little later, and asked for again', async ({
  app,
  pages,
}) => {
  await pages.compressPages();
  for (const path of pages.byPath.keys()) {
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

test('a page goes out in the coding that the browser likes best', async ({ app, pages }) => {
  await pages.compressPages();
  const codings = new Map<string, string | undefined>([
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['gzip;q=0', undefined],
    ['zstd, deflate', undefined],
  ]);
  for (const [header, coding] of codings) {
    const { headers } = await ask(app, '/', { 'accept-encoding': header });
    expect(headers['content-encoding'], header).toBe(coding);
  }
});

test.for(['/', '/favicon.svg', '/sitemap.xml'])(
  '%s is sent once: who has it gets a 304',
  async (path, { app }) => {
    const tags = new Set<string>();
    for (const coding of ['identity', 'gzip']) {
      const first = await ask(app, path, { 'accept-encoding': coding });
      const etag = String(first.headers.etag);
      tags.add(etag);
      for (const known of [etag, `"other", W/${etag.replace('W/', '')}`, '*']) {
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

test('search engines may look at everything but the interfaces, and at each address once', async ({
  app,
}) => {
  const rules = (await ask(app, '/robots.txt')).body.split('\n').filter(Boolean);
  expect(rules).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /trpc/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]);
  const { body } = await ask(app, '/sitemap.xml');
  const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(locations).size).toBe(locations.length);
  for (const url of locations) {
    expect(url.startsWith(publicUrl), url).toBe(true);
    expect((await app.inject(url.slice(publicUrl.length))).statusCode, url).toBe(200);
  }
});

test('a page is found under another spelling of its address', async ({ app }) => {
  for (const [asked, page] of [
    ['/Impressum', '/impressum'],
    ['/FAQ', '/faq'],
    ['/FAQ/?suche=Speicher', '/faq?suche=Speicher'],
    ['/faq/', '/faq'],
    ['/faq/photovoltaik-foerderungen-zuschuesse', '/faq/photovoltaik-foerderungen-zuschüsse'],
    ['/FAQ/Photovoltaik-Förderungen-Zuschüsse/', '/faq/photovoltaik-foerderungen-zuschüsse'],
    ['/faq/photovoltaik-einspeisung-überschuss', '/faq/photovoltaik-einspeisung-ueberschuss'],
    [
      '/faq/photovoltaik-anmeldung-formalitäten-netzbetreiber',
      '/faq/photovoltaik-anmeldung-formalitaeten-netzbetreiber',
    ],
  ] as const) {
    for (const form of ['NFC', 'NFD']) {
      const { statusCode, headers } = await ask(app, asked.normalize(form));
      expect([statusCode, headers.location], asked).toEqual([301, encodeURI(page)]);
    }
    expect((await ask(app, page)).statusCode, page).toBe(200);
  }
  // The ü of the address itself, as u and a diaeresis.
  const page = faqPath('photovoltaik-foerderungen-zuschüsse');
  const { statusCode, headers } = await ask(app, decodeURI(page).normalize('NFD'));
  expect([statusCode, headers.location]).toEqual([301, page]);
});

test('a page that does not exist is no page that was found', async ({ app }) => {
  const missing = hasCalculator ? [] : calculatorPaths.flatMap((path) => [path, `${path}?kwp=6`]);
  for (const path of [
    '/gibt-es-nicht',
    `${projectFolder}gibt-es-nicht`,
    '/assets/alt-1234.js',
    ...missing,
  ]) {
    const answer = await ask(app, path, { 'if-none-match': '*', 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(404);
    const page = gunzipSync(answer.rawPayload).toString();
    expect(page).toContain('<h1');
    expect(page.includes(pageMeta.projectNotFound.title), path).toBe(
      path.startsWith(projectFolder),
    );
    expect(answer.headers['cache-control']).toContain('max-age=0');
  }
  // A program that asks for data gets no page.
  expect((await ask(app, '/api/gibt-es-nicht')).body).not.toContain('<h1');
});

if (hasCalculator) {
  test('a calculation is rendered for its query once, and told apart from the page without one', async ({
    app,
    pages,
  }) => {
    const plain = await ask(app, '/solarrechner');
    expect(plain.body).toMatch(/rund \d\.\d00\u00A0kWh/);
    expect(plain.body).not.toContain('noindex');
    expect((await ask(app, '/solarrechner?utm_source=brief')).body).toBe(plain.body);

    const render = vi.spyOn(pages, 'render');
    const [one, same] = await Promise.all([
      ask(app, '/solarrechner?kwp=7,5&verbrauch=4.000'),
      ask(app, '/solarrechner?verbrauch=4000&kwp=7.5&fremd=1'),
    ]);
    expect(one.body).toBe(same.body);
    expect(one.body).toContain('<meta name="robots" content="noindex"');
    expect(one.body).toContain(`<link rel="canonical" href="${publicUrl}/solarrechner"`);
    expect(render).toHaveBeenCalledOnce();
  });

  test('an offer is rendered for its query once, and told apart from the page without one', async ({
    app,
    pages,
  }) => {
    const plain = await ask(app, '/angebot-pruefen');
    expect(plain.body).not.toContain('noindex');
    expect((await ask(app, '/angebot-pruefen?utm_source=brief&geruest=ja')).body).toBe(plain.body);

    const render = vi.spyOn(pages, 'render');
    const [one, same] = await Promise.all([
      ask(app, '/angebot-pruefen?angebot=27.900&kwp=10&speicher=8&davonspeicher=8000'),
      ask(app, '/angebot-pruefen?speicher=8,0&davonspeicher=8.000&kwp=10&angebot=27900&fremd=1'),
    ]);
    expect(one.body).toBe(same.body);
    expect(one.body).toContain('Über dem Üblichen');
    expect(one.body).toContain('<meta name="robots" content="noindex"');
    expect(render).toHaveBeenCalledOnce();
    const wrong = await ask(app, '/angebot-pruefen?angebot=<b>viel</b>&kwp=10');
    expect(wrong.body).toContain('value="&lt;b&gt;viel&lt;/b&gt;"');
    expect(wrong.body).toContain('aria-invalid="true"');
  });
}

test('the subject of a link stands in the form without JavaScript', async ({ app }) => {
  for (const [subject, path] of [
    ...subjects.map((subject) => [subject, paths.home] as const),
    ['versicherung', paths.consultation],
    ['garantiefall', paths.maintenance],
  ] as const) {
    const { heading, message } = subjectCopy[subject];
    const { body } = await ask(app, `${path}?${subjectParameter}=${subject}`);
    const field = new RegExp(`<textarea[^>]* name="message"[^>]*>${message.slice(0, 12)}`);
    expect(body, subject).toMatch(field);
    expect(body, subject).toContain(`>${heading}</h`);
    expect((await ask(app, path)).body, subject).not.toContain(`>${heading}</h`);
  }
});

test('a page that is rendered brings along what fetches the application, like the one without a query', async ({
  app,
  pages,
}) => {
  const path = paths.consultation;
  const links = /<template data-application>.*?<\/template>/;
  const [expected = ''] = links.exec((await ask(app, path)).body) ?? [];
  expect(expected).toContain('modulepreload');
  const asked = await ask(app, `${path}?${subjectParameter}=versicherung`);
  expect(asked.body).toContain(`${expected}</body>`);
  // None is written on the answer to a form, which is only read.
  const outcome = { form: 'consultation' as const, values: {}, errors: {}, failure: 'So nicht.' };
  const answer = await pages.render({ path, outcome }, '203.0.113.7');
  expect(answer).toContain('So nicht.');
  expect(answer).not.toMatch(links);
  // One that is only read has none of these.
  const read = await pages.render({ path: paths.faq, search: '?suche=Speicher' }, '203.0.113.7');
  expect(read).toMatch(/<\/script><\/body>\s*<\/html>\s*$/);
});

test('an address that asks for too many calculations gets a small page, nobody else does', async ({
  pages,
}) => {
  const app = Fastify();
  const count = async () => {
    throw new AppError('tooManyRequests', { retryAfter: 30 });
  };
  await app.register(pagesPlugin, { pages, publicUrl, clientLimits: { count } });
  const rejected = await ask(app, `${paths.faq}?suche=Speicher`);
  expect(rejected.statusCode).toBe(429);
  expect(rejected.headers['retry-after']).toBe('30');
  expect(rejected.headers['content-type']).toContain('text/html');
  expect(rejected.headers['cache-control']).toBe('no-store');
  expect((await ask(app, paths.faq)).statusCode).toBe(200);
  await app.close();
});
