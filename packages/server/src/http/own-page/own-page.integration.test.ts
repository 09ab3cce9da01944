import { randomUUID } from 'node:crypto';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import {
  type OwnPageAction,
  ownPageActionPath,
  ownPagePath,
  ownPages,
} from '@rebhang-solar/content/own-page-paths';
import { paths } from '@rebhang-solar/content/paths';
import { expect, onTestFinished, vi } from 'vitest';
import { errorTable } from '../../platform/errors/app-error.ts';
import { findByToken } from '../../requests/own-page/own-page.ts';
import { lockFor, newCode, tryCode, tryDigits } from '../../requests/own-page/second-fact.ts';
import { dumpDatabase } from '../../testing/all-traces.ts';
import { type TestSite, test } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  maintenancePayload,
} from '../../testing/payloads.ts';
import type { OwnPageAnswer, OwnPageView } from './own-page-view.ts';

const patience = { timeout: 30_000, interval: 20 };

type Receipt = { reference: string; statusUrl: string };

/** A browser that keeps the cookies of one site, as far as the paths of these tests need it. */
function openBrowser(site: TestSite) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies]
      .filter(([start]) => path.startsWith(start))
      .map(([, value]) => value)
      .join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', ...init.headers, ...(cookie && { cookie }) };
    const response = await fetch(site.url + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [value = ''] = line.split(';');
      cookies.set(/Path=([^;]+)/.exec(line)?.[1] ?? '/', value);
    }
    return { response, status: response.status, body: await response.text() };
  };
  const postForm = (path: string, fields: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    get: (path: string) => send(path),
    postForm,
    postJson: (path: string, body: unknown) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    act: (token: string, action: OwnPageAction, fields: Record<string, string>) =>
      postForm(ownPageActionPath(token, action), fields),
    async view(token: string): Promise<OwnPageView> {
      const { body } = await send(ownPagePath(token));
      const answer = answerIn(body);
      return answer.shows === 'request' ? answer.view : expect.fail(answer.shows);
    },
  };
}

/** What the document was made of. */
function answerIn(html: string): OwnPageAnswer {
  const [, json = 'null'] =
    /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json).answer;
}

const tokenOf = ({ statusUrl }: Pick<Receipt, 'statusUrl'>) =>
  new URL(statusUrl).pathname.replace(`${ownPages}/`, '');

/** Sent by a program: the browser that looks at it is a stranger. */
async function submit(site: TestSite, path: string, fields: object): Promise<Receipt> {
  const response = await site.post(path, fields);
  expect(response.status).toBe(201);
  return (await response.json()) as Receipt;
}

test('each way to send a form leads to a page of its own, which that browser sees whole', async ({
  site,
}) => {
  const tokens = new Set<string>();
  const check = async (browser: ReturnType<typeof openBrowser>, receipt: Receipt) => {
    expect(receipt.statusUrl).toMatch(/^http:\/\/localhost:3000\/anfrage\/[\w-]{22}$/);
    const token = tokenOf(receipt);
    tokens.add(token);
    const view = await browser.view(token);
    expect(view).toMatchObject({ reference: receipt.reference, state: 'received' });
    expect(view.opened?.sent.flatMap(({ rows }) => rows)).not.toEqual([]);
    expect((await openBrowser(site).view(token)).opened).toBeNull();
  };

  const rest = openBrowser(site);
  const fields = { ...maintenancePayload, submissionId: randomUUID() };
  const first = await rest.postJson('/api/contact', fields);
  await check(rest, JSON.parse(first.body));
  expect((await rest.view(tokenOf(JSON.parse(first.body)))).opened?.changing).toBe('free');
  const repeated = await openBrowser(site).postJson('/api/contact', fields);
  expect(JSON.parse(repeated.body)).toEqual(JSON.parse(first.body));
  const cookie = (name: string) =>
    expect.stringMatching(
      new RegExp(`^${name}=\\d+\\.[\\w-]{43}; Path=/anfrage/[\\w-]{22}; HttpOnly; SameSite=Lax$`),
    );
  expect(first.response.headers.getSetCookie()).toEqual([
    cookie('anfrage'),
    cookie('anfrage-aendern'),
  ]);

  // What was sent is shown for thirty days, and changed for one.
  const daysOf = (line = '') => (Number(/=(\d+)\./.exec(line)?.[1]) - Date.now() / 1_000) / 86_400;
  const [see = 0, change = 0] = first.response.headers.getSetCookie().map(daysOf);
  expect([Math.round(see * 100), Math.round(change * 100)]).toEqual([3_000, 100]);

  const trpc = openBrowser(site);
  const batch = await trpc.postJson('/trpc/consultation.submit,gridConnection.submit?batch=1', {
    0: consultationPayload,
    1: gridConnectionPayload,
  });
  for (const { result } of JSON.parse(batch.body)) await check(trpc, result.data);

  const native = openBrowser(site);
  const page = await native.postForm(paths.home, { ...contactPayload, datenschutz: 'on' });
  expect(page.status).toBe(201);
  const [path = ''] = /\/anfrage\/[\w-]{22}/.exec(page.body) ?? [];
  const statusUrl = `http://localhost:3000${path}`;
  const [reference = ''] = /PV-\w{4}-\w{4}-\w{4}/.exec(page.body) ?? [];
  await check(native, { reference, statusUrl });
  expect(tokens.size).toBe(4);

  await vi.waitFor(async () => {
    const mails = await site.mails();
    const confirmation = mails.get(`${reference}-visitor.eml`);
    expect(confirmation?.text ?? '').toContain(statusUrl);
    expect(confirmation?.html ?? '').toContain(`href="${statusUrl}"`);
    expect(confirmation?.text ?? '').toContain('Zählerschrank');
  }, patience);
});

test('the link alone shows how far it is, and nothing of what was sent', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ publicUrl: 'https://www.firma.example' });
  const receipt = await submit(site, '/api/netzanschluss-daten', gridConnectionPayload);
  const token = tokenOf(receipt);
  const stranger = openBrowser(site);
  const { response, status, body } = await stranger.get(ownPagePath(token));
  expect(status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(body).toContain('<meta name="robots" content="noindex"');
  expect(body).toContain(receipt.reference);
  // Short answers stand in every page.
  const typed = Object.values(gridConnectionPayload).filter((value) => value.length > 5);
  expect(typed.filter((value) => body.includes(value))).toEqual([]);

  const opened = await stranger.act(token, 'open', { ziffern: '4 123' });
  expect(opened.status).toBe(303);
  expect(opened.response.headers.get('location')).toBe(ownPagePath(token));
  expect(opened.response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Secure-anfrage=.*; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const view = await stranger.view(token);
  const shown = JSON.stringify(view.opened?.sent);
  const { geburtsdatum, nutzName, eigenEmail, anEmail, zaehlernummer } = gridConnectionPayload;
  for (const value of [anEmail, zaehlernummer]) expect(shown).toContain(value);
  for (const value of [geburtsdatum, nutzName, eigenEmail]) expect(shown).not.toContain(value);

  const handled = async (columns: string) => {
    await database.query(`update handlings set ${columns}`);
    return openBrowser(site).view(token);
  };
  expect(await handled(`state = 'taken', holder = 'Anna Berger'`)).toMatchObject({
    state: 'taken',
    holder: 'Anna Berger',
  });
  // Whoever sends spam is not told that it was noticed.
  for (const folder of ['suspected', 'spam'])
    expect(await handled(`folder = '${folder}'`), folder).toMatchObject({
      state: 'received',
      holder: null,
    });
  expect(
    await handled(`folder = 'open', state = 'appointment', holder = 'Anna Berger', attempts = 2,
      until = '2026-12-01T09:00Z', first_contact_at = '2026-11-24T08:00Z', due_at = '2026-11-25T07:00Z'`),
  ).toMatchObject({
    state: 'appointment',
    attempts: 2,
    until: '2026-12-01T09:00:00.000Z',
    firstContactAt: '2026-11-24T08:00:00.000Z',
    dueAt: '2026-11-25T07:00:00.000Z',
    doneAt: null,
  });
  expect(await handled(`folder = 'suspected'`)).toMatchObject({ until: null, holder: null });
  const done = `folder = 'done', state = 'done', done_at = '2026-11-26T15:00Z'`;
  expect(await handled(`${done}, outcome = 'answered'`)).toMatchObject({
    state: 'answered',
    doneAt: '2026-11-26T15:00:00.000Z',
  });
  expect(await handled(`${done}, outcome = 'without'`)).toMatchObject({ state: 'closed' });
  expect(await handled(`${done}, outcome = 'order'`)).toMatchObject({ state: 'order' });
  expect((await stranger.view(token)).opened?.canWithdraw).toBe(false);

  const phone = '0351 98765 (8-12 Uhr) / 0172 1234567, ab 17 Uhr';
  const other = tokenOf(await submit(site, '/api/contact', { ...consultationPayload, phone }));
  for (const ziffern of ['8765', '4567', '+49 (0)351 98765', '0172/1234567']) {
    const browser = openBrowser(site);
    expect((await browser.act(other, 'open', { ziffern })).status, ziffern).toBe(303);
    const { opened: seen } = await browser.view(other);
    expect([seen?.contact.phone, seen?.changing]).toEqual([phone, 'code']);
  }
  // Whom no code reaches has to call.
  const reader = openBrowser(site);
  await reader.act(other, 'open', { ziffern: '8765' });
  await database.query(`update contact_messages set email = ''`);
  expect((await reader.view(other)).opened?.changing).toBe('call');

  // At noon of Christmas Eve: its first day, which does not count, begins at midnight in Berlin.
  await database.query(`update submissions set received_at = '2026-12-24T11:00Z'`);
  expect((await stranger.view(other)).promise).toEqual({
    hours: 24,
    from: '2026-12-24T11:00:00.000Z',
    skipped: [
      { day: '2026-12-24T23:00:00.000Z', reason: '1. Weihnachtstag' },
      { day: '2026-12-25T23:00:00.000Z', reason: '2. Weihnachtstag' },
      { day: '2026-12-26T23:00:00.000Z', reason: null },
    ],
  });

  const traces = site.log() + (await site.admin('/metrics')).body;
  expect(traces).toContain('/anfrage/:token');
  expect(traces).not.toContain(token);
  expect((await stranger.get('/sitemap.xml')).body).not.toContain(ownPages);
});

test('an opened page shows what was added and corrected, and nothing that was mended about others', async ({
  site,
}) => {
  const { database } = site;
  const browser = openBrowser(site);
  const sent = await browser.postJson('/api/netzanschluss-daten', gridConnectionPayload);
  const token = tokenOf(JSON.parse(sent.body));
  await database.query(
    `insert into handling_events
       (submission_id, at, by, type, note, field, former_value, by_link, state)
     select id, '2026-11-24T10:00Z'::timestamptz + make_interval(mins => number), by, type, note,
       field, former, by_link, 'new'
     from submissions, (values
       (1, '', 'times', 'Montag', null, null, false),
       (2, '', 'remark', 'Von mir.', null, null, false),
       (3, '', 'remark', 'Von jemand.', null, null, true),
       (4, '', 'corrected', null, 'phone', '0351 1', false),
       (5, 'Anna', 'corrected', null, 'nutzName', 'Mieter', false),
       (6, 'Anna', 'note', 'Ruft abends an', null, null, false),
       (7, '', 'times', 'Dienstag', null, null, false)
     ) as step (number, by, type, note, field, former, by_link) order by number`,
  );
  await database.query(
    `insert into photographs select gen_random_uuid(), id, shown, '', 4, 3, 0, now() + after
     from submissions, (values ('bill', interval '1 minute'), ('meter', interval '0')) as one (shown, after)`,
  );
  const view = await browser.view(token);
  expect(view).toMatchObject({
    chosenTimes: 'Dienstag',
    photographsLeft: 8,
    photographCounts: { 'roof-outside': 0, 'roof-inside': 0, meter: 1, storage: 0, bill: 1 },
    codeSent: false,
    locked: null,
    second: 'phone',
  });
  expect(view.opened).toMatchObject({
    corrections: [{ field: 'phone', before: '0351 1', at: '2026-11-24T10:04:00.000Z' }],
    remarks: [
      { text: 'Von mir.', at: '2026-11-24T10:02:00.000Z', byLink: false },
      { text: 'Von jemand.', at: '2026-11-24T10:03:00.000Z', byLink: true },
    ],
    photographs: [
      { kind: 'meter', width: 4, height: 3 },
      { kind: 'bill', width: 4, height: 3 },
    ],
    canWithdraw: true,
  });
  expect(view.opened?.papers.map(({ href }) => href)).toEqual(
    ['formular', 'vollmacht-pdf', 'vollmacht-word'].map(
      (name) => `${ownPageActionPath(token, 'papers')}/${name}`,
    ),
  );
  // Times that were taken back are none.
  await database.query(`update handling_events set note = null where note = 'Dienstag'`);
  expect((await browser.view(token)).chosenTimes).toBeNull();
  const other = await browser.postJson('/api/contact', contactPayload);
  expect((await browser.view(tokenOf(JSON.parse(other.body)))).opened).toMatchObject({
    papers: [],
    remarks: [],
    corrections: [],
  });
});

test('five wrong tries shut a network out for an hour, five more for two, however many come at once', async ({
  site,
}) => {
  const { database } = site;
  const token = tokenOf(await submit(site, '/api/contact', consultationPayload));
  const browser = openBrowser(site);
  const guess = async (ziffern: string) => (await browser.act(token, 'open', { ziffern })).status;
  const wrong = await browser.act(token, 'open', { ziffern: '1234' });
  expect(wrong.status).toBe(422);
  expect(answerIn(wrong.body)).toMatchObject({
    view: { problem: { field: 'ziffern', message: ownPageMessages.wrongDigits }, opened: null },
  });
  for (const digits of ['0000', '98764', '351 98764']) expect(await guess(digits)).toBe(422);
  expect(await guess('0351 98765')).toBe(303);

  const stranger = openBrowser(site);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const ziffern = String(1_000 + index);
      return (await stranger.act(token, 'open', { ziffern })).status;
    }),
  );
  expect(statuses.filter((status) => status === 422)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  const locked = await stranger.act(token, 'open', { ziffern: '8765' });
  expect(locked.status).toBe(429);
  const wait = Number(locked.response.headers.get('retry-after'));
  expect([wait > 3_500, wait <= 3_600]).toEqual([true, true]);
  expect(await stranger.view(token)).toMatchObject({ locked: { isForAll: false } });
  // Who had opened it before is not locked out.
  expect((await browser.view(token)).opened).not.toBeNull();

  await database.query('update own_page_tries set locked_until = now()');
  for (let tries = 0; tries < 5; tries += 1) {
    await stranger.act(token, 'open', { ziffern: '0000' });
  }
  const again = await stranger.act(token, 'open', { ziffern: '8765' });
  expect(Number(again.response.headers.get('retry-after'))).toBeGreaterThan(7_000);
});

/** The page of a new request, as functions find it, with moments so many hours from now. */
async function openPage(site: TestSite, payload: object) {
  const orm = await openOrm(site.database.url);
  onTestFinished(() => orm.close());
  const found = await findByToken(
    orm.em.fork(),
    tokenOf(await submit(site, '/api/contact', payload)),
  );
  if (!found) expect.fail('no page');
  const begin = Date.now();
  const inHours = (hours: number) => new Date(begin + hours * 60 * 60 * 1_000);
  return { found, inHours, em: () => orm.em.fork() };
}

test('each five wrong tries of a network shut it out twice as long, a day at most, and are forgotten after a day', async ({
  site,
}) => {
  const { found, inHours, em } = await openPage(site, consultationPayload);
  const here = '203.0.113.1';
  const guess = (hours: number, digits = '0000', address = here) =>
    tryDigits(em(), found, address, digits, inHours(hours));
  const ends = [0, 1, 3, 7, 15, 31, 55];
  for (const [step, hours] of ends.slice(0, -1).entries()) {
    for (let tries = 0; tries < 4; tries += 1) expect(await guess(hours)).toBe('wrong');
    expect(await guess(hours)).toBe('locked');
    expect(await lockFor(em(), found, here, inHours(hours))).toEqual({
      until: inHours(ends[step + 1] ?? 0),
      isForAll: false,
    });
  }
  expect(await guess(54.99, '8765')).toBe('locked');
  expect(await guess(54.99, '8765', '198.51.100.1')).toBe('right');
  expect(await lockFor(em(), found, here, inHours(55))).toBeNull();
  // What was tried more than a day ago counts no more.
  for (let tries = 0; tries < 4; tries += 1) expect(await guess(55)).toBe('wrong');
  for (let tries = 0; tries < 4; tries += 1) expect(await guess(79.01)).toBe('wrong');
  expect(await guess(79.02, '98765')).toBe('right');
  for (let tries = 0; tries < 4; tries += 1) expect(await guess(79.03)).toBe('wrong');
  expect(await guess(79.03)).toBe('locked');
  // Of everybody's those since the last right ones count.
  expect(await site.database.query('select wrong_tries from own_pages')).toEqual([
    { wrong_tries: 5 },
  ]);
});

test('a code lasts ten minutes and fifty tries of everybody, and a network is mailed two a day', async ({
  site,
}) => {
  const { database } = site;
  const { phone: _, ...withoutPhone } = contactPayload;
  const { found, inHours, em } = await openPage(site, withoutPhone);
  const [here, there] = ['203.0.113.1', '198.51.100.1'];
  const ask = (minutes: number, address = here) =>
    newCode(em(), found, address, inHours(minutes / 60));
  const attempt = (typed: string, minutes: number, address = there) =>
    tryCode(em(), found, address, typed, inHours(minutes / 60));
  const codeOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    typeof answer === 'string' ? expect.fail(answer) : answer.code;

  const first = codeOf(await ask(0));
  expect(first).toMatch(/^\d{6}$/);
  expect(await ask(9.99)).toBe('sent');
  const wrong = first === '000000' ? '000001' : '000000';
  for (const typed of ['', first.slice(1), `${first}0`])
    expect(await attempt(typed, 1)).toBe('incomplete');
  await database.query('update own_pages set code_tries = 48');
  expect(await attempt(wrong, 9)).toBe('wrong');
  expect(await attempt(`${first.slice(0, 3)} ${first.slice(3)}`, 9.99)).toBe('right');
  expect(await attempt(first, 9.99)).toBe('wrong');

  const second = codeOf(await ask(10));
  expect(await attempt(second, 20)).toBe('wrong');
  expect(await ask(20)).toBe('tooMany');
  const third = codeOf(await ask(20, there));
  await database.query('update own_pages set code_tries = 49');
  expect(await attempt(third === wrong ? '111111' : wrong, 21)).toBe('wrong');
  expect(await attempt(third, 21)).toBe('wrong');
  // A day after it has been mailed its second one.
  expect(await ask(10 + 24 * 60)).toBe('tooMany');
  expect(codeOf(await ask(11 + 24 * 60))).toMatch(/^\d{6}$/);

  // Also those that begin with a nought, every tenth, have six digits.
  for (let network = 1; network <= 40; network += 1) {
    await database.query('update own_pages set code_expires_at = null');
    expect(codeOf(await ask(21, `192.0.${network}.1`))).toMatch(/^\d{6}$/);
  }
});

test('who gave no telephone number opens the page by a code that is mailed and soon expires', async ({
  site,
}) => {
  const { database } = site;
  const { phone: _, ...withoutPhone } = contactPayload;
  const receipt = await submit(site, '/api/contact', withoutPhone);
  const token = tokenOf(receipt);
  const browser = openBrowser(site);
  expect(await browser.view(token)).toMatchObject({ second: 'mail', codeSent: false });
  const codes = async (count: number) =>
    vi.waitFor(async () => {
      const mails = [...(await site.mails())].filter(([name]) =>
        name.startsWith(`${receipt.reference}-own-page`),
      );
      expect(mails).toHaveLength(count);
      return mails.map(([, mail]) => {
        expect(mail.to).toEqual([expect.objectContaining({ address: contactPayload.email })]);
        expect(mail.text).not.toContain(token);
        expect(mail.text).toMatch(/mit diesem Code öffnen Sie/);
        return /Code: (\d{6})/.exec(mail.text ?? '')?.[1] ?? '';
      });
    }, patience);
  const asked = await browser.act(token, 'code', {});
  expect(asked.status).toBe(303);
  expect(asked.response.headers.get('location')).toBe(`${ownPagePath(token)}?erledigt=code#code`);
  const [expired = ''] = await codes(1);
  expect(await browser.view(token)).toMatchObject({ codeSent: true, opened: null });
  expect(await dumpDatabase(database)).not.toContain(expired);
  await database.query('update own_pages set code_expires_at = now()');
  const late = await browser.act(token, 'open', { code: expired });
  expect(late.status).toBe(422);
  expect(late.body).toContain(ownPageMessages.wrongCode);

  await browser.act(token, 'code', {});
  const [code = ''] = (await codes(2)).filter((one) => one !== expired);
  expect((await browser.act(token, 'open', { code })).status).toBe(303);
  expect((await browser.view(token)).opened).not.toBeNull();
  // Each is good for one browser.
  expect((await openBrowser(site).act(token, 'open', { code })).status).toBe(422);

  const refused = await browser.act(token, 'code', {});
  expect(refused.status).toBe(429);
  expect(refused.body).toContain(ownPageMessages.tooManyCodes);
  await codes(2);
});

test('a lost link is mailed to the address of the request alone, and the answer is the same for everybody', async ({
  site,
}) => {
  const receipt = await submit(site, '/api/contact', consultationPayload);
  const spam = await submit(site, '/api/contact', { ...contactPayload, website: 'x' });
  const browser = openBrowser(site);
  expect(answerIn((await browser.get(ownPages)).body)).toMatchObject({ isSent: false });
  const ask = async (vorgangsnummer: string, email: string) => {
    const { status, body } = await browser.postForm(ownPages, { vorgangsnummer, email });
    expect(status).toBe(200);
    // What was typed is all that differs.
    return body
      .replaceAll(vorgangsnummer, '')
      .replaceAll(email, '')
      .replace(/"now":"[^"]*"/, '');
  };
  const { email } = consultationPayload;
  const answer = await ask(receipt.reference.toLowerCase(), email.toUpperCase());
  for (const [reference, address] of [
    [receipt.reference, 'jemand@anderswo.example'],
    ['PV-0000-0000-0000', email],
    ['nichts', email],
    [spam.reference, contactPayload.email],
  ] as const) {
    expect(await ask(reference, address)).toBe(answer);
  }
  const long = await browser.postForm(ownPages, { vorgangsnummer: 'x'.repeat(101), email });
  expect(answerIn(long.body)).toMatchObject({
    errors: { vorgangsnummer: ownPageMessages.noReference },
    values: { vorgangsnummer: 'x'.repeat(101), email },
  });
  const wrong = await browser.postForm(ownPages, { vorgangsnummer: '', email: 'ich' });
  expect(wrong.status).toBe(400);
  expect(answerIn(wrong.body)).toMatchObject({
    errors: { vorgangsnummer: ownPageMessages.noReference, email: validationMessages.email },
  });

  // The fourth mail of a day is not sent; the confirmation was the first.
  for (let more = 0; more < 3; more += 1) await ask(receipt.reference, email);
  const sent = await vi.waitFor(async () => {
    const mails = [...(await site.mails())].filter(([name]) => name.includes('-own-page-'));
    expect(mails).toHaveLength(2);
    return mails;
  }, patience);
  for (const [name, mail] of sent) {
    expect(name).toMatch(receipt.reference);
    expect(mail.to).toEqual([expect.objectContaining({ address: email })]);
    expect(mail.text).toContain(receipt.statusUrl);
  }
});

test('a wrong, a malformed and an erased link have the same answer, and who guesses on is told nothing more', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ rateLimit: 20, trustProxy: ['127.0.0.0/8'] });
  const kept = tokenOf(await submit(site, '/api/contact', contactPayload));
  const erased = tokenOf(await submit(site, '/api/contact', consultationPayload));
  await database.query(`delete from submissions where id =
    (select submission_id from own_pages where token = '${erased}')`);
  const from = async (address: string, token: string) => {
    const response = await fetch(site.url + ownPagePath(token), {
      headers: { 'x-forwarded-for': address },
    });
    return `${response.status} ${await response.text()}`;
  };
  const missing = await from('198.51.100.1', erased);
  expect(missing).toMatch(/^404 /);
  expect(answerIn(missing)).toEqual({ shows: 'missing' });
  // Our script, which sends a photograph, reads it.
  const toScript = await fetch(site.url + ownPagePath(erased), {
    headers: { 'x-forwarded-for': '198.51.100.1', accept: 'application/json' },
  });
  expect(toScript.status).toBe(404);
  expect(toScript.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const { title } = errorTable.notFound;
  expect(await toScript.json()).toEqual({
    status: 404,
    title,
    error: { field: '', message: title },
  });
  for (const malformed of ['x', '%00', '%F0%9F%8C%9E', 'A'.repeat(250), kept.toLowerCase()]) {
    expect(await from('198.51.100.1', malformed), malformed).toBe(missing);
  }

  let guesses = 0;
  const guess = () => {
    guesses += 1;
    return from(`2001:db8:1:2${guesses % 10}::1`, randomUUID().slice(0, 22));
  };
  for (let first = 0; first < 20; first += 1) expect(await guess()).toBe(missing);
  const limited = await guess();
  expect(limited).toMatch(/^429 /);
  expect(await from('2001:db8:1:2::1', kept)).toBe(limited);
  const { headers } = await fetch(site.url + ownPagePath(kept), {
    headers: { 'x-forwarded-for': '2001:db8:1:2::1' },
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await from('198.51.100.2', kept)).toMatch(/^200 /);
  while (guesses < 1_000) {
    const answers = await Promise.all(Array.from({ length: 49 }, guess));
    // Where this takes more than a minute, the next twenty begin.
    expect(answers.filter((answer) => answer !== limited && answer !== missing)).toEqual([]);
  }
});
