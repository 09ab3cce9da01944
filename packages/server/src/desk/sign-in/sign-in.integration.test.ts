import { signInTexts, signInTimes } from '@rebhang-solar/content/desk/sign-in';
import Fastify from 'fastify';
import { expect, vi } from 'vitest';
import { createSmtpTransport } from '../../delivery/mail/mail-transport.ts';
import { recipientsByForm } from '../../delivery/mail/recipients.ts';
import { formBody } from '../../http/plugins/form-body.ts';
import {
  deskUsers,
  mailAddresses,
  type TestDatabase,
  type TestDesk,
  test,
} from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { sessionCookie } from './session-cookie.ts';
import { findSession, sessionsOf, startSession } from './sessions.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createLink, findLink, linkForName } from './sign-in-link.ts';
import { signInRoutes } from './sign-in-routes.ts';

const { sent, confirm, expired, tooMany } = signInTexts;
const patience = { timeout: 40_000, interval: 50 };

/** Asks for a link, and waits for the mail. @returns its link, and to whom it went */
async function mailedLink(desk: TestDesk, email: string, wantedPath = '/') {
  const before = new Set((await desk.site.mails()).keys());
  const answer = await desk.postForm('/anmelden', { email, weiter: wantedPath });
  expect(answer.status).toBe(200);
  return vi.waitFor(async () => {
    const mails = [...(await desk.site.mails())].filter(([file]) => !before.has(file));
    const [, mail] = mails[0] ?? expect.fail('no mail yet');
    return { to: mail.to, href: linkIn(mail.text), mail };
  }, patience);
}

const linkIn = (text = '') => /http\S+\/anmelden\/\S+/.exec(text)?.[0] ?? '';
const pathOf = (href: string) => href.replace(/^http:\/\/[^/]+/, '');
const mailsToSignIn = async (desk: TestDesk) =>
  [...(await desk.site.mails()).keys()].filter((file) => file.startsWith('sign-in'));
const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const whoIs = (desk: TestDesk, cookie?: string, headers = {}) =>
  desk.call('session.current', {}, cookie, headers);

/** Makes everything about sessions older. */
const later = (database: TestDatabase, column: string, interval: string) =>
  database.query(`update desk_sessions set ${column} = ${column} - $1::interval`, [interval]);

test('whoever the office names is mailed a link, and the button of its page signs in', async ({
  deskBesideSite: desk,
}) => {
  const { to, href, mail } = await mailedLink(
    desk,
    ' Anna@Firma.example ',
    '/anfragen/PV-1?von=heute',
  );
  expect(to?.map(({ address }) => address)).toEqual(['anna@firma.example']);
  expect(href.startsWith(`${desk.url}/anmelden/`)).toBe(true);
  expect(mail.text).toMatch(/ bis \d\d:\d\d Uhr/);

  // As often as a program that looks through mails likes.
  for (const method of ['HEAD', 'GET', 'GET']) await fetch(href, { method });
  const page = await fetch(href);
  expect(page.headers.get('set-cookie')).toBeNull();
  const html = await page.text();
  expect(titleOf(html)).toBe(confirm.title);
  expect(html).toContain('anna@firma.example');

  const answer = await desk.postForm(pathOf(href), { name: 'Anna Berger' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/anfragen/PV-1?von=heute');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const current = await whoIs(desk, cookieOf(answer));
  expect(current.status).toBe(200);
  expect(await current.json()).toMatchObject({
    result: { data: { user: { name: 'Anna Berger', email: 'anna@firma.example' } } },
  });
});

test('any other address gets the same answer, and no mail', async ({ deskBesideSite: desk }) => {
  const answers = [];
  for (const email of ['fremd@firma.example', 'anna@firma.example']) {
    const answer = await desk.postForm('/anmelden', { email });
    const html = (await answer.text()).replaceAll(email, '…').replace(/nonce="[^"]+"/, '');
    answers.push([answer.status, html]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(titleOf(String(answers[0]?.[1]))).toBe(sent.title);
  await vi.waitFor(async () => expect(await mailsToSignIn(desk)).toHaveLength(1), patience);
  const [mail] = (await desk.site.mails()).values();
  expect(mail?.to?.[0]?.address).toBe('anna@firma.example');
});

test('a mailbox with several names is asked who signs in', async ({ deskBesideSite: desk }) => {
  const { href } = await mailedLink(desk, 'buero@firma.example');
  const html = await (await fetch(href)).text();
  expect(html).toContain(confirm.who);
  for (const name of ['Jens Roth', 'Lisa Thiele']) expect(html).toContain(`value="${name}"`);
  expect(html).not.toContain('Anna Berger');

  // Neither nobody nor somebody of another mailbox, and the link is not used up by trying.
  for (const fields of [{}, { name: 'Anna Berger' }]) {
    const answer = await desk.postForm(pathOf(href), fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain(confirm.whoMissing);
  }
  expect(html).not.toContain(confirm.whoMissing);
  const answer = await desk.postForm(pathOf(href), { name: 'Lisa Thiele' });
  const current = await whoIs(desk, cookieOf(answer));
  expect(await current.json()).toMatchObject({
    result: { data: { user: { name: 'Lisa Thiele' } } },
  });
});

test('a link that was made for one name signs nobody else of that mailbox in', async ({
  startDesk,
  database,
}) => {
  const desk = await startDesk();
  const { href } = await mailedLink(desk, 'buero@firma.example');
  await database.query(`update sign_in_links set user_name = 'Jens Roth'`);
  const html = await (await fetch(href)).text();
  expect(html).not.toContain(confirm.who);
  expect(html).not.toContain('Lisa Thiele');
  const other = await desk.postForm(pathOf(href), { name: 'Lisa Thiele' });
  const current = await whoIs(desk, cookieOf(other));
  expect(await current.text()).not.toContain('Lisa Thiele');
});

test('a link signs in once, however many try at the same time', async ({
  deskBesideSite: desk,
}) => {
  const { href } = await mailedLink(desk, 'anna@firma.example');
  const tries = Array.from({ length: 10 }, () =>
    desk.postForm(pathOf(href), { name: 'Anna Berger' }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([303, ...Array(9).fill(410)]);
});

test('a used, an old, a changed and an invented link lead to the same page, with the field again', async ({
  deskBesideSite: desk,
}) => {
  const { database } = desk.site;
  const { href: used } = await mailedLink(desk, 'anna@firma.example', '/anfragen?seite=2');
  await desk.postForm(pathOf(used), { name: 'Anna Berger' });
  const { href: old } = await mailedLink(desk, 'anna@firma.example', '/anfragen?seite=2');
  await database.query(`update sign_in_links set expires_at = now()`);
  const changed = old.replace(/(?<=anmelden\/)./, (letter) => (letter === 'x' ? 'y' : 'x'));
  const invented = `${desk.url}/anmelden/${'x'.repeat(43)}?weiter=${encodeURIComponent('/anfragen?seite=2')}`;
  for (const href of [used, old, changed, invented]) {
    for (const answer of [
      await fetch(href),
      await desk.postForm(pathOf(href), { name: 'Anna Berger' }),
    ]) {
      expect(answer.status).toBe(410);
      expect(answer.headers.get('set-cookie')).toBeNull();
      const html = await answer.text();
      expect(titleOf(html)).toBe(expired.title);
      expect(html).toContain('name="email"');
      expect(html).toContain('value="/anfragen?seite=2"');
    }
  }
});

test('a newer link leaves the older ones valid', async ({ deskBesideSite: desk }) => {
  const first = await mailedLink(desk, 'anna@firma.example');
  const second = await mailedLink(desk, 'anna@firma.example');
  for (const { href } of [first, second]) {
    expect((await desk.postForm(pathOf(href), { name: 'Anna Berger' })).status).toBe(303);
  }
});

test('what is stored signs nobody in: the database holds hashes alone', async ({
  startDesk,
  database,
}) => {
  const desk = await startDesk();
  const { href } = await mailedLink(desk, 'anna@firma.example');
  const cookie = await desk.signIn('Jens Roth');
  const [link] = await database.query<{ token_hash: string }>(
    'select token_hash from sign_in_links',
  );
  const [session] = await database.query<{ token_hash: string }>(
    'select token_hash from desk_sessions',
  );
  expect(href).not.toContain(link?.token_hash);
  expect((await fetch(`${desk.url}/anmelden/${link?.token_hash}`)).status).toBe(410);
  expect((await whoIs(desk, `desk=${session?.token_hash}`)).status).toBe(401);
  expect((await whoIs(desk, cookie)).status).toBe(200);
  const log = desk.site.log();
  for (const secret of [href.split('/').at(-1), cookie.split('=')[1], 'anna@firma.example']) {
    expect(log).not.toContain(secret);
  }
});

test.for([
  ['no session', undefined],
  ['an empty one', 'desk='],
  ['an invented one', `desk=${'x'.repeat(43)}`],
])('%s is a 401 in tRPC’s envelope, whatever is asked', async ([, cookie], { startDesk }) => {
  const desk = await startDesk();
  for (const procedure of [
    'session.current',
    'session.signOut',
    'gibt.es.nicht',
    'session.list,a',
  ]) {
    const answer = await desk.call(procedure, {}, cookie);
    expect(answer.status).toBe(401);
    // What signs nobody in is gone from the browser, too.
    const cleared = answer.headers.get('set-cookie');
    if (cookie?.includes('x'))
      expect(cleared).toMatch(/^desk=; .*Path=\/; Expires=Thu, 01 Jan 1970 .*; SameSite=Strict$/);
    else expect(cleared).toBeNull();
    expect(await answer.json()).toMatchObject({
      error: { data: { code: 'UNAUTHORIZED', httpStatus: 401 } },
    });
  }
  for (const [method, path] of [
    ['GET', 'session.current'],
    ['GET', 'a/b'],
    ['POST', ''],
    ['DELETE', 'a/b'],
  ]) {
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
    const answer = await fetch(`${desk.url}/trpc/${path}`, { method, headers });
    expect([401, 404]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ error: {} });
  }
});

test('a session ends after 7 days, or 24 hours without something that a person did', async ({
  deskBesideSite: desk,
}) => {
  const { database } = desk.site;
  const cookie = await desk.signIn('Anna Berger');
  await later(database, 'last_active_at', `${signInTimes.idleHours} hours -1 minutes`);
  expect((await whoIs(desk, cookie, { 'x-desk-polling': '1' })).status).toBe(200);
  await later(database, 'last_active_at', '1 minute');
  expect((await whoIs(desk, cookie)).status).toBe(401);

  const kept = await desk.signIn('Anna Berger');
  for (let day = 0; day < 7; day += 1) {
    await later(database, 'signed_in_at', '23 hours');
    await later(database, 'last_active_at', '23 hours');
    expect((await whoIs(desk, kept)).status).toBe(200);
  }
  await later(database, 'signed_in_at', '7 hours');
  expect((await whoIs(desk, kept)).status).toBe(401);
});

test('signing out ends this session; „überall abmelden“ ends all of one’s own and nobody else’s', async ({
  deskBesideSite: desk,
}) => {
  const [first, second, third] = [
    await desk.signIn('Jens Roth'),
    await desk.signIn('Jens Roth'),
    await desk.signIn('Jens Roth'),
  ];
  // She reads the same mailbox.
  const other = await desk.signIn('Lisa Thiele');
  expect((await desk.call('session.signOut', {}, first)).status).toBe(200);
  const statuses = async () =>
    Promise.all([first, second, third, other].map(async (one) => (await whoIs(desk, one)).status));
  expect(await statuses()).toEqual([401, 200, 200, 200]);
  expect((await desk.call('session.signOutEverywhere', {}, second)).status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 401, 200]);
});

test('one’s own sessions are listed with their device, and each can be ended, no other’s', async ({
  deskBesideSite: desk,
}) => {
  const own = await desk.signIn('Anna Berger');
  const { href } = await mailedLink(desk, 'anna@firma.example');
  await desk.postForm(
    pathOf(href),
    { name: 'Anna Berger' },
    {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    },
  );
  type Listed = { id: string; device: string; isThis: boolean } & Record<
    'signedInAt' | 'lastActiveAt' | 'endsAt',
    string
  >;
  const listOf = async (cookie: string) => {
    const answer = await desk.call('session.list', {}, cookie);
    return ((await answer.json()) as { result: { data: Listed[] } }).result.data;
  };
  await later(desk.site.database, 'signed_in_at', '2 hours');
  await later(desk.site.database, 'last_active_at', '1 hour');
  const listed = await listOf(own);
  expect(listed).toHaveLength(2);
  const phone = listed.find(({ device }) => device === 'Safari, iPhone') ?? expect.fail('no phone');
  expect(phone.isThis).toBe(false);
  const hoursBetween = (one: string, other: string) =>
    Math.round((Date.parse(other) - Date.parse(one)) / 3_600_000);
  expect(hoursBetween(phone.signedInAt, phone.lastActiveAt)).toBe(1);
  expect(hoursBetween(phone.lastActiveAt, phone.endsAt)).toBe(24);
  expect(await (await whoIs(desk, own)).json()).toEqual({
    result: {
      data: {
        user: { name: 'Anna Berger', email: 'anna@firma.example' },
        users: deskUsers.map(({ name }) => ({ name })),
        endsAt: listed.find(({ isThis }) => isThis)?.endsAt,
      },
    },
  });
  const other = await desk.signIn('Jens Roth');
  await desk.call('session.end', { id: phone.id }, other);
  expect(await listOf(own)).toHaveLength(2);
  await desk.call('session.end', { id: phone.id }, own);
  expect(await listOf(own)).toMatchObject([{ isThis: true }]);
});

test('whoever is no longer named is out with the restart, for good, and so is their link', async ({
  startDesk,
  database,
}) => {
  const before = await startDesk();
  const cookie = await before.signIn('Anna Berger');
  const colleague = await before.signIn('Jens Roth');
  const { href } = await mailedLink(before, 'anna@firma.example');
  await before.stop();

  const users = [{ name: 'Jens Roth', email: 'buero@firma.example' }];
  const after = await startDesk({ users });
  expect((await whoIs(after, cookie)).status).toBe(401);
  expect((await whoIs(after, colleague)).status).toBe(200);
  expect((await after.postForm(pathOf(href), { name: 'Anna Berger' })).status).toBe(410);
  await after.postForm('/anmelden', { email: 'anna@firma.example' });
  await after.stop();

  const again = await startDesk();
  expect((await whoIs(again, cookie)).status).toBe(401);
  expect(await database.query('select 1 from sign_in_links')).toHaveLength(1);
});

test('another site can neither ask for a link nor sign anybody in nor call', async ({
  startDesk,
  database,
}) => {
  const desk = await startDesk();
  const cookie = await desk.signIn('Anna Berger');
  const { href } = await mailedLink(desk, 'anna@firma.example');
  const mails = (await mailsToSignIn(desk)).length;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://www.firma.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const posts = [
      await desk.postForm('/anmelden', { email: 'anna@firma.example' }, headers),
      await desk.postForm(pathOf(href), { name: 'Anna Berger' }, headers),
      await desk.call('session.signOutEverywhere', {}, cookie, headers),
    ];
    for (const answer of posts) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  }
  expect(await mailsToSignIn(desk)).toHaveLength(mails);
  expect(await database.query('select 1 from sign_in_links')).toHaveLength(1);
  expect((await whoIs(desk, cookie)).status).toBe(200);
});

test.for([
  ['/anfragen?filter=neu', '/anfragen?filter=neu'],
  ['//anderswo.example/', '/'],
  // Its path is the line before, once it is read.
  ['/.//anderswo.example/', '/'],
  ['/\\anderswo.example/', '/'],
  ['https://anderswo.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/anmelden/abc', '/'],
  [`/${'x'.repeat(600)}`, '/'],
] as const)('signing in for „%s“ leads to „%s“', async ([wanted, location], { startDesk }) => {
  const desk = await startDesk();
  const { href } = await mailedLink(desk, 'anna@firma.example', wanted);
  const answer = await desk.postForm(pathOf(href), { name: 'Anna Berger' });
  expect(answer.headers.get('location')).toBe(location);
  const { href: other } = await mailedLink(desk, 'anna@firma.example');
  const forged = new URL(other);
  forged.searchParams.set('weiter', wanted);
  const forgedAnswer = await desk.postForm(forged.pathname + forged.search, {
    name: 'Anna Berger',
  });
  expect(forgedAnswer.headers.get('location')).toBe(location);
});

test('a thousand tries of strangers bring the office no thousand mails, and keep nobody out', async ({
  startDesk,
}) => {
  const desk = await startDesk({ rateLimit: 20, trustProxy: ['127.0.0.0/8'] });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const stranger = from('203.0.113.7');
  const cookie = await desk.signIn('Jens Roth');
  const statuses = new Map<number, number>();
  const attempt = async (count: number) => {
    const answer = [
      () => desk.postForm('/anmelden', { email: 'anna@firma.example' }, stranger),
      () => desk.postForm('/anmelden', { email: `fremd${count}@firma.example` }, stranger),
      () => desk.postForm(`/anmelden/${'x'.repeat(43)}`, { name: 'Anna Berger' }, stranger),
      () => desk.call('session.current', {}, `desk=${'x'.repeat(43)}`, stranger),
    ][count % 4];
    const { status = 0 } = (await answer?.()) ?? {};
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let count = 0; count < 100; count += 1) await attempt(count);
  // These are rejected, each a moment later: one after the other they would take minutes.
  for (let count = 100; count < 1_000; count += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, more) => attempt(count + more)));
  }
  expect([...statuses.keys()].sort()).toEqual([200, 401, 410, 429]);
  // Five for the mailbox, whose further tries count as well, and ten for others: twenty links in all.
  expect(statuses.get(200)).toBe(15);
  // A quarter of a hundred of each other kind in a minute.
  for (const status of [401, 410]) expect(statuses.get(status), `${status}`).toBeLessThan(100);
  await vi.waitFor(async () => expect(await mailsToSignIn(desk)).toHaveLength(1), patience);

  const limited = await desk.postForm('/anmelden', { email: 'anna@firma.example' }, stranger);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(titleOf(await limited.text())).toBe(tooMany.title);

  const office = from('198.51.100.4');
  const answer = await desk.postForm('/anmelden', { email: 'anna@firma.example' }, office);
  expect(answer.status).toBe(200);
  // The link that the stranger asked for is in her mailbox, and signs her in.
  const [mail] = (await desk.site.mails()).values();
  const entered = await desk.postForm(pathOf(linkIn(mail?.text)), { name: 'Anna Berger' }, office);
  expect(entered.status).toBe(303);
  expect((await whoIs(desk, cookie, office)).status).toBe(200);
  // Also from beside the stranger.
  expect((await whoIs(desk, cookie, stranger)).status).toBe(200);
});

test('a mailbox has one unused link mailed in five minutes, whoever asks from wherever', async ({
  startDesk,
  database,
  mailServer,
}) => {
  const transport = createSmtpTransport(mailServer.url);
  const desk = await startDesk({ rateLimit: 20, trustProxy: ['127.0.0.0/8'], transport });
  let line = 0;
  /** Each from a /56 of its own. */
  const ask = async (email = 'anna@firma.example') => {
    line += 1;
    const answer = await desk.postForm(
      '/anmelden',
      { email },
      { 'x-forwarded-for': `2001:db8:1:${(line * 256).toString(16)}::1` },
    );
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const mailed = (count: number) =>
    vi.waitFor(() => expect(mailServer.received).toHaveLength(count), patience);

  // What could not be sent counts for nothing.
  mailServer.answer = 'refuse for now';
  await ask();
  await vi.waitFor(() => expect(desk.site.log()).toContain('Mail to sign in not sent'), patience);
  expect(await database.query('select mailed_at from sign_in_links')).toEqual([
    { mailed_at: null },
  ]);
  mailServer.answer = 'take';

  const pages = await Promise.all(Array.from({ length: 30 }, () => ask()));
  expect(pages[0]).toContain(`${signInTimes.pauseMinutes} Minuten`);
  // Another mailbox has its own. Its mail is asked for later, and so sent later, than any of the thirty.
  await ask('buero@firma.example');
  await mailed(2);
  const to = (email: string) =>
    mailServer.received.filter(({ recipients }) => recipients.includes(email));
  expect(to('buero@firma.example')).toHaveLength(1);
  const [{ mail } = {}] = to('anna@firma.example');
  const used = await desk.postForm(pathOf(linkIn(mail?.text)), { name: 'Anna Berger' });
  expect(used.status).toBe(303);

  await ask();
  await mailed(3);
  await ask();
  await database.query(
    `update sign_in_links set mailed_at = now() - make_interval(mins => ${signInTimes.pauseMinutes})`,
  );
  await ask();
  await mailed(4);
  // The older ones are valid all the same.
  expect(await database.query('select 1 from sign_in_links')).toHaveLength(4);
  transport.close();
});

test('a link that is asked for just before a stop is mailed before the stop ends', async ({
  startDesk,
  mailServer,
}) => {
  const desk = await startDesk({ transport: createSmtpTransport(mailServer.url) });
  const { status } = await desk.postForm('/anmelden', { email: 'anna@firma.example' });
  expect(status).toBe(200);
  await desk.stop();
  expect(mailServer.received).toHaveLength(1);
});

test('a link that two use at the same moment signs one of them in', async ({
  deskBesideSite: desk,
}) => {
  const { database } = desk.site;
  const { href } = await mailedLink(desk, 'anna@firma.example');
  // Both have found the link before the first may use it.
  await database.query('begin');
  await database.query('select 1 from sign_in_links for update');
  const tries = [1, 2].map(() => desk.postForm(pathOf(href), { name: 'Anna Berger' }));
  await vi.waitFor(async () => {
    await database.query('select pg_stat_clear_snapshot()');
    const waiting = await database.query(
      `select 1 from pg_stat_activity where datname = current_database()
       and wait_event_type = 'Lock' and query like 'delete from "sign_in_links"%'`,
    );
    expect(waiting).toHaveLength(2);
  }, patience);
  await database.query('commit');
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([303, 410]);
  expect(await database.query('select 1 from desk_sessions')).toHaveLength(1);
});

test('each sign-in leaves a line with the number of its session, each refusal one, and none a name', async ({
  deskBesideSite: desk,
}) => {
  const { database } = desk.site;
  const { href } = await mailedLink(desk, 'anna@firma.example');
  const cookie = cookieOf(await desk.postForm(pathOf(href), { name: 'Anna Berger' }));
  const [session] = await database.query<{ id: string }>('select id from desk_sessions');
  expect((await whoIs(desk, cookie)).status).toBe(200);
  expect((await desk.postForm(pathOf(href), { name: 'Anna Berger' })).status).toBe(410);
  expect((await fetch(href)).status).toBe(410);
  expect((await whoIs(desk)).status).toBe(401);
  const lines = desk.site
    .log()
    .split('\n')
    .filter((line) => /Signed in|[rR]efused/.test(line))
    .map((line) => JSON.parse(line));
  const info = { level: 30, app: 'desk' };
  expect(lines).toMatchObject([
    { ...info, session: session?.id, msg: 'Signed in' },
    { ...info, msg: 'Link to sign in refused' },
    { ...info, msg: 'Link to sign in refused' },
    { ...info, msg: 'Refused without a session' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/anna|berger|127\.0\.0\.1/i);
});

test('an address of the office is looked at no sooner than any other: its mail is made after the answer', async ({
  database,
}) => {
  const orm = await openOrm(database.url);
  const order: string[] = [];
  const fork = orm.em.fork.bind(orm.em);
  vi.spyOn(orm.em, 'fork').mockImplementation((options) => {
    order.push('database');
    return fork(options);
  });
  const sent = Promise.withResolvers<void>();
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('finish', () => order.push('answered'));
  });
  await app.register(formBody, { bodyLimit: 1_000 });
  await app.register(signInRoutes, {
    orm,
    users: deskUsers,
    transport: { send: async () => sent.resolve(), keepsMails: false, close: () => undefined },
    mailAddresses: { ...mailAddresses, company: recipientsByForm({}, [mailAddresses.company]) },
    log: silentLogger,
    deskUrl: 'http://localhost:3900',
    limits: createSignInLimits(1),
    cookie: sessionCookie('http://localhost:3900'),
    sendPage: (reply, { title }) => reply.send(title),
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/anmelden',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=anna%40firma.example',
  });
  expect(answer.statusCode).toBe(200);
  await sent.promise;
  expect(order).toEqual(['answered', 'database']);
  // Each look at a link is counted.
  const codes: unknown[] = [];
  for (let look = 0; look < 6; look += 1) {
    const page = await app.inject({ url: '/anmelden/abc' });
    codes.push(page.statusCode === 410 || page.json().code);
  }
  expect(codes).toEqual([true, true, true, true, true, 'tooManyRequests']);
  await app.close();
  await orm.close();
});

test('what is no address is asked for again, with what was typed', async ({
  deskBesideSite: desk,
}) => {
  for (const email of [
    'anna',
    'a@x.example, b@x.example',
    '"><script>',
    'a@x.example\r\nBcc: b@x.example',
    `a@${'x'.repeat(245)}.example`,
  ]) {
    const answer = await desk.postForm('/anmelden', { email, weiter: '/woche' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(signInTexts.invalidEmail);
    expect(html).toContain('value="/woche"');
    expect(html).not.toContain('<script>');
  }
  const longest = `a@${'x'.repeat(244)}.example`;
  expect((await desk.postForm('/anmelden', { email: longest })).status).toBe(200);
  for (const [path, type] of [
    ['/anmelden', 'application/problem+json; charset=utf-8'],
    ['/anmelden/abc', 'text/html; charset=utf-8'],
  ] as const) {
    const json = await fetch(desk.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"anna@firma.example"}',
    });
    expect([json.status, json.headers.get('content-type')]).toEqual([415, type]);
  }
  expect(await mailsToSignIn(desk)).toEqual([]);
});

test('under https the cookie is Secure and belongs to this host alone', async ({ startDesk }) => {
  const desk = await startDesk({ deskUrl: 'https://buero.firma.example' });
  const { href } = await mailedLink(desk, 'anna@firma.example');
  const path = href.replace('https://buero.firma.example', '');
  expect(path).not.toBe(href);
  const answer = await desk.postForm(path, { name: 'Anna Berger' });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
  const token = cookieOf(answer).split('=')[1];
  expect((await whoIs(desk, `desk=${token}`)).status).toBe(401);
  expect((await whoIs(desk, cookieOf(answer))).status).toBe(200);
});

test('signing in again in a browser leaves no session behind', async ({ deskBesideSite: desk }) => {
  const { database } = desk.site;
  const cookie = await desk.signIn('Anna Berger');
  const { href } = await mailedLink(desk, 'anna@firma.example');
  const answer = await desk.postForm(pathOf(href), { name: 'Anna Berger' }, { cookie });
  expect((await whoIs(desk, cookie)).status).toBe(401);
  expect((await whoIs(desk, cookieOf(answer))).status).toBe(200);
  expect(await database.query('select 1 from desk_sessions')).toHaveLength(1);
});

test('a session is kept by what a person does, written down once a minute, and ends to the millisecond', async ({
  database,
}) => {
  const orm = await openOrm(database.url);
  const [anna = expect.fail()] = deskUsers;
  const start = Date.parse('2026-11-24T08:00:00.000Z');
  const [minute, hour] = [60_000, 3_600_000];
  const at = (milliseconds: number) => new Date(start + milliseconds);
  const { token } = await startSession(orm.em.fork(), anna, 'Firefox, Linux', at(0));
  const look = async (milliseconds: number, byPerson = true, users = deskUsers) => {
    const given = { users, byPerson, now: at(milliseconds) };
    const found = await findSession(orm.em.fork(), token, given);
    return found && found.session.lastActiveAt.getTime() - start;
  };
  expect(await look(minute - 1)).toBe(0);
  expect(await look(minute, false)).toBe(0);
  expect(await look(minute)).toBe(minute);
  expect(await look(minute + 24 * hour - 1, false)).toBe(minute);
  expect(await look(minute + 24 * hour)).toBeUndefined();
  // Whoever has another name or another mailbox by now is somebody else.
  for (const other of [{ name: 'Anna Berg' }, { email: 'andere@firma.example' }])
    expect(await look(2 * minute, true, [{ ...anna, ...other }])).toBeUndefined();

  const ids = async (milliseconds: number) =>
    (await sessionsOf(orm.em.fork(), anna, at(milliseconds))).map(({ id }) => id);
  const second = await startSession(orm.em.fork(), anna, 'Chrome', at(2 * hour));
  expect((await ids(3 * hour))[0]).toBe(second.id);
  expect(await ids(3 * hour)).toHaveLength(2);
  expect(await ids(minute + 24 * hour)).toEqual([second.id]);
  // What has ended is gone with the next that begins.
  await startSession(orm.em.fork(), anna, 'Safari', at(minute + 24 * hour));
  expect(await database.query('select 1 from desk_sessions')).toHaveLength(2);
  // However much somebody does, seven days are the end.
  const end = 2 * hour + 7 * 24 * hour;
  await database.query('update desk_sessions set last_active_at = $1', [at(end - 1)]);
  expect(await ids(end - 1)).toContain(second.id);
  expect(await ids(end)).not.toContain(second.id);
  await orm.close();
});

test('a link signs in for ten minutes, and is gone with the next one that is made', async ({
  database,
}) => {
  const orm = await openOrm(database.url);
  const desk = { url: 'https://buero.firma.example', users: deskUsers };
  const now = new Date('2026-11-24T08:00:00.000Z');
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const make = (email: string, moment: Date) =>
    createLink(orm.em.fork(), desk.url, { email }, moment);
  const { href, expiresAt } = await make('Buero@Firma.example', now);
  expect(expiresAt.toISOString()).toBe('2026-11-24T08:10:00.000Z');
  const token = href.replace('https://buero.firma.example/anmelden/', '');
  const names = async (moment: Date) =>
    (await findLink(orm.em.fork(), token, deskUsers, moment))?.candidates.map(({ name }) => name);
  expect(await names(after(599_999))).toEqual(['Jens Roth', 'Lisa Thiele']);
  expect(await names(expiresAt)).toBeUndefined();
  await make('anna@firma.example', after(599_999));
  expect(await database.query('select 1 from sign_in_links')).toHaveLength(2);
  await make('anna@firma.example', expiresAt);
  expect(await database.query('select email from sign_in_links')).toEqual([
    { email: 'anna@firma.example' },
    { email: 'anna@firma.example' },
  ]);
  // By name, however it is written.
  const own = await linkForName(orm.em.fork(), desk, '  LISA thiele ');
  expect(own).toMatch(/^https:\/\/buero\.firma\.example\/anmelden\/[\w-]{43}$/);
  expect(
    await database.query(`select user_name from sign_in_links where email like 'buero@%'`),
  ).toEqual([{ user_name: 'Lisa Thiele' }]);
  expect(await linkForName(orm.em.fork(), desk, 'Lisa')).toBeUndefined();
  await orm.close();
});
