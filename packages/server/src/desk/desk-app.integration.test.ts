import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { defaultDeskUser } from '@rebhang-solar/content/desk/sign-in';
import {
  photographPath,
  photographPreviewPath,
  photographsPath,
} from '@rebhang-solar/content/desk-paths';
import { unzipSync } from 'fflate';
import { expect, vi } from 'vitest';
import { errorTable } from '../platform/errors/app-error.ts';
import { type TestDesk, test } from '../testing/fixtures.ts';
import { contactPayload } from '../testing/payloads.ts';

const policy = (nonce: string) =>
  `default-src 'none';script-src 'self';style-src 'self' 'nonce-${nonce}';style-src-attr 'unsafe-inline';img-src 'self';font-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'`;
const nonceIn = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';

test('every address is answered with the same page, with a session or without', async ({
  deskBesideSite: desk,
}) => {
  const cookie = await desk.signIn('Anna Berger');
  const pages = new Set<string>();
  const nonces = new Set<string>();
  for (const headers of [undefined, { cookie }]) {
    for (const path of ['/', '/anfragen/PV-1?filter=neu', '/woche', '/anmelden', '/index.html']) {
      const answer = await fetch(desk.url + path, { headers });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const nonce = nonceIn(answer);
      const html = await answer.text();
      expect(html).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
      pages.add(html.replaceAll(nonce, '…'));
    }
  }
  expect(pages.size).toBe(1);
  expect(nonces.size).toBe(10);
});

/** One answer of each kind. */
const answersOf = async (desk: TestDesk) => {
  const cookie = await desk.signIn('Anna Berger');
  const call = (headers: Record<string, string>, body = '{}') =>
    fetch(`${desk.url}/trpc/session.current`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };
  return {
    shell: await fetch(desk.url),
    'missing file': await fetch(`${desk.url}/assets/gibt-es-nicht.js`),
    'expired link': await fetch(`${desk.url}/anmelden/abc`),
    'neutral answer': await desk.postForm('/anmelden', { email: 'fremd@firma.example' }),
    'rejected form': await desk.postForm('/anmelden', { email: 'x' }),
    'foreign form': await desk.postForm(
      '/anmelden',
      { email: 'anna@firma.example' },
      { 'sec-fetch-site': 'cross-site' },
    ),
    call: await call({ ...json, cookie }),
    'call without session': await call(json),
    'call of a wrong type': await call({ cookie, 'content-type': 'text/plain' }),
    'unreadable call': await call({ ...json, cookie }, '{'),
    'call by GET': await fetch(`${desk.url}/trpc/session.current`, { headers: { cookie } }),
    'missing procedure': await desk.call('gibt.esNicht', {}, cookie),
    'unknown address': await fetch(`${desk.url}/api/contact`, { method: 'POST' }),
    'broken address': await fetch(`${desk.url}/trpc/${'x'.repeat(300)}`, { method: 'POST' }),
  };
};

test('every answer of the desk tells the browser to keep nothing, and what it may not do', async ({
  deskBesideSite: desk,
}) => {
  const answers = await answersOf(desk);
  const statuses = Object.fromEntries(
    Object.entries(answers).map(([kind, { status }]) => [kind, status]),
  );
  expect(statuses).toEqual({
    shell: 200,
    'missing file': 404,
    'expired link': 410,
    'neutral answer': 200,
    'rejected form': 400,
    'foreign form': 403,
    call: 200,
    'call without session': 401,
    'call of a wrong type': 415,
    'unreadable call': 400,
    'call by GET': 405,
    'missing procedure': 404,
    'unknown address': 404,
    'broken address': 400,
  });
  const typeOf = (kind: keyof typeof answers) => answers[kind].headers.get('content-type');
  const [page, problem] = ['text/html; charset=utf-8', 'application/problem+json; charset=utf-8'];
  for (const kind of ['shell', 'expired link', 'neutral answer', 'foreign form'] as const)
    expect(typeOf(kind), kind).toBe(page);
  for (const kind of ['missing file', 'unknown address'] as const)
    expect(typeOf(kind), kind).toBe(problem);
  expect(typeOf('call without session')).toMatch(/^application\/json/);
  expect(await answers['missing file'].json()).toEqual({
    status: 404,
    title: errorTable.notFound.title,
  });
  for (const [kind, { headers }] of Object.entries(answers)) {
    expect(headers.get('cache-control'), kind).toBe('no-store');
    expect(headers.get('x-content-type-options'), kind).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy'), kind).toBe('same-origin');
    expect(headers.get('access-control-allow-origin'), kind).toBeNull();
    if (kind === 'broken address') {
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      continue;
    }
    expect(headers.get('content-security-policy'), kind).toBe(
      policy(nonceIn(answers[kind as 'shell'])),
    );
    expect(headers.get('referrer-policy'), kind).toBe('same-origin');
    expect(headers.get('x-robots-tag'), kind).toBe('noindex');
    expect(headers.get('x-frame-options'), kind).toBe('DENY');
    expect(headers.get('permissions-policy'), kind).toMatch(/camera=\(\)/);
  }
});

test('one line says where the desk is, or that its port is taken and the site runs without it', async ({
  deskBesideSite,
  startDesk,
}) => {
  const { url, line } = deskBesideSite;
  expect(line).toBe(`The office's desk: ${url}`);
  const { port } = new URL(url);
  const without = await startDesk({ deskPort: Number(port) });
  expect(without.line).toMatch(
    new RegExp(`^The office's desk: none, .*DESK_PORT ${port}.*EADDRINUSE`),
  );
  expect((await fetch(`${without.site.url}/readyz`)).status).toBe(200);
});

test('whoever tries the site out is given a link to sign in, at a desk of this machine alone', async ({
  startDesk,
}) => {
  const users = [{ name: defaultDeskUser, email: 'buero@firma.example' }];
  const lineOf = async (options: Parameters<typeof startDesk>[0]) =>
    (await startDesk({ users, isNewcomer: true, ...options })).line ?? '';
  expect(await lineOf({})).toMatch(
    /^The office's desk: http:\/\/localhost:\d+\/anmelden\/[\w-]{43} \(signs in once, for 10 minutes\)$/,
  );
  const bare = /^The office's desk: http:\/\/localhost:\d+$/;
  expect(await lineOf({ deskHost: '0.0.0.0' })).toMatch(bare);
  expect(await lineOf({ isNewcomer: false })).toMatch(bare);
  expect(await lineOf({ deskUrl: 'https://buero.firma.example' })).toBe(
    "The office's desk: https://buero.firma.example",
  );
});

test('the files of the desk come compressed, and stay as they are', async ({
  deskBesideSite: desk,
}) => {
  const assets = await readdir(join(import.meta.dirname, '../../../desk/dist/assets'));
  const script = assets.find((name) => name.endsWith('.js'));
  const answer = await fetch(`${desk.url}/assets/${script}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('site and desk have nothing of each other, and a session counts at the desk alone', async ({
  deskBesideSite: desk,
}) => {
  const cookie = await desk.signIn('Anna Berger');
  expect((await fetch(`${desk.site.url}/anmelden`)).status).toBe(404);
  expect((await desk.site.post('/trpc/session.current', {}, { cookie })).status).toBe(404);
  expect((await desk.site.post('/anmelden', {}, { cookie })).status).toBe(404);
  for (const path of ['/trpc/contact.submit', '/api/contact', '/api/netzanschluss-daten/pdf']) {
    const answer = await fetch(desk.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{}',
    });
    expect(answer.status, path).toBe(404);
  }
});

test('photographs are shown and downloaded together by who is signed in, and are kept nowhere', async ({
  deskBesideSite: desk,
}) => {
  const { database } = desk.site;
  const stored = await desk.site.post('/api/contact', contactPayload);
  const { reference } = (await stored.json()) as { reference: string };
  const jpeg = Buffer.from('ein Bild');
  const preview = Buffer.from('klein');
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  for (const [index, kind] of ['meter', 'roof-outside'].entries()) {
    await database.query(
      `insert into photographs (id, submission_id, kind, jpeg, preview, width, height, bytes, added_at)
       select $1, id, $2, $3, $5, 4, 3, 8, received_at + $4 * interval '1 minute' from submissions`,
      [ids[index], kind, jpeg, index, preview],
    );
  }
  const bare = await desk.site.post('/api/contact', contactPayload);
  const { reference: withoutAny } = (await bare.json()) as { reference: string };
  const cookie = await desk.signIn('Anna Berger');
  const get = (path: string, headers: Record<string, string> = { cookie }) =>
    fetch(desk.url + path, { headers });
  const [first = ''] = ids;

  await database.query(
    `update desk_sessions set last_active_at = last_active_at - interval '2 hours'`,
  );
  const activity = () => database.query('select last_active_at from desk_sessions');
  const before = await activity();
  const shown = await get(photographPath(first));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-length')).toBe('8');
  // A page that is open loads it by itself: it is nothing that a person did.
  expect(await activity()).toEqual(before);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(jpeg);
  const listed = await get(photographPreviewPath(first));
  expect(listed.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await listed.arrayBuffer())).toEqual(preview);

  const all = await get(photographsPath(reference));
  expect(all.headers.get('content-disposition')).toContain(`Fotos-${reference}.zip`);
  expect(all.headers.get('content-type')).toBe('application/zip');
  expect(all.headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(new Uint8Array(await all.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['1 Zählerschrank.jpg', '2 Dach von außen.jpg']);
  expect(Object.values(files).map((content) => Buffer.from(content))).toEqual([jpeg, jpeg]);

  const every = [photographPath(first), photographPreviewPath(first), photographsPath(reference)];
  for (const path of every) {
    expect((await get(path, {})).status, path).toBe(401);
    expect((await fetch(desk.site.url + path, { headers: { cookie } })).status, path).toBe(404);
  }
  for (const path of [
    photographPath('00000000-0000-4000-8000-000000000003'),
    photographPath('kein-bild'),
    photographPreviewPath('kein-bild'),
    photographsPath('PV-0000-0000-0000'),
    photographsPath(withoutAny),
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('what the list asks by itself fills no log', async ({ deskBesideSite: desk }) => {
  const cookie = await desk.signIn('Anna Berger');
  const lines = () =>
    desk.site
      .log()
      .split('\n')
      .filter((line) => /"level":30.*"route":"\/trpc/.test(line));
  for (let count = 0; count < 5; count += 1) {
    const answer = await desk.call('requests.counts', {}, cookie, { 'x-desk-polling': '1' });
    expect(answer.status).toBe(200);
  }
  expect(lines()).toEqual([]);
  await desk.call('requests.counts', {}, cookie);
  await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: 40_000 });
  // In the figures the desk's routes are told from the site's.
  expect((await desk.site.admin('/metrics')).body).toMatch(/route="desk \/trpc[^"]*",status="200"/);
});

test('what the office searches, notes and enters is in no address and no line of the log', async ({
  deskBesideSite: desk,
}) => {
  const cookie = await desk.signIn('Anna Berger');
  const marker = 'Spurensuche';
  const reference = 'PV-0000-0000-0000';
  const calls: [procedure: string, input: object, status: number][] = [
    ['requests.search', { search: marker }, 200],
    ['requests.note', { reference, note: marker }, 404],
    ['requests.note', { reference, note: { [marker]: marker } }, 400],
    ['requests.act', { reference: marker, version: 1, action: { type: 'take' } }, 404],
    [marker, { marker }, 404],
  ];
  for (const [procedure, input, status] of calls) {
    expect((await desk.call(procedure, input, cookie)).status, procedure).toBe(status);
  }
  await fetch(`${desk.url}/anfragen/${marker}?q=${marker}`);
  await fetch(`${desk.url}/anmelden/${marker}?weiter=/${marker}`);
  await desk.postForm('/anmelden', { email: `${marker}@firma.example`, weiter: `/${marker}` });
  const log = desk.site.log();
  expect(log).toContain('"app":"desk"');
  expect(log.toLowerCase()).not.toContain(marker.toLowerCase());
  expect((await desk.site.admin('/metrics')).body).not.toContain(marker);
});

test('whoever comes by another name than the desk’s own is sent away, before anything is looked at', async ({
  startDesk,
}) => {
  const desk = await startDesk({ deskUrl: 'https://buero.firma.example' });
  const { port } = new URL(desk.url);
  const statusFor = async (host: string, path: string, method = 'GET') => {
    const request = get({ port, path, method, headers: { host }, host: '127.0.0.1' });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  for (const [path, method] of [
    ['/', 'GET'],
    ['/anmelden', 'POST'],
    ['/trpc/session.current', 'POST'],
    ['/assets/x.js', 'GET'],
  ] as const) {
    for (const host of ['rebound.example', `rebound.example:${port}`, 'localhost.example', '[']) {
      expect(await statusFor(host, path, method), `${host} ${path}`).toBe(403);
    }
  }
  for (const host of [
    'buero.firma.example',
    'BUERO.firma.example:443',
    'localhost',
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
  ]) {
    expect(await statusFor(host, '/anmelden/abc'), host).toBe(410);
  }
});

test('what another build of the desk would send is told from what somebody has typed', async ({
  deskBesideSite: desk,
}) => {
  const cookie = await desk.signIn('Anna Berger');
  const messageOf = async (procedure: string, input: unknown) => {
    const answer = await desk.call(procedure, input, cookie);
    return ((await answer.json()) as { error?: { message: string } }).error?.message;
  };
  const { title: outdated } = errorTable.unknownInput;
  const reference = 'PV-0000-0000-0000';
  const note = (more: object) => messageOf('requests.note', { reference, note: 'x', ...more });
  expect(await note({ unknown: 1 })).toBe(outdated);
  expect(await note({ note: 1 })).toBe(outdated);
  expect(await note({ note: ' ', unknown: 1 })).toBe(outdated);
  expect(await messageOf('requests.list', { view: 'later' })).toBe(outdated);
  expect(await messageOf('mails.resend', { ids: 'some' })).toBe(outdated);
  expect(await note({ note: ' ' })).toBe(errorTable.invalid.title);
  // More fields than any form has are not looked at.
  const many = Array.from({ length: 99 }, (_, index) => [`feld${index}`, '']);
  expect(await note(Object.fromEntries(many))).toBe(errorTable.invalid.title);
  expect(await note({ note: 'x'.repeat(20_000) })).toBe(errorTable.invalid.title);
  expect(await messageOf('gibt.esNicht', {})).toBe(errorTable.unknownCall.title);
  expect(await note({})).toBe(errorTable.notFound.title);
});
