import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { expect, vi } from 'vitest';
import { visitorSlots } from '../../requests/own-page/visitor-slots.ts';
import { dumpDatabase } from '../../testing/all-traces.ts';
import { test as base } from '../../testing/desk-test.ts';
import type { SiteOptions, TestSite } from '../../testing/fixtures.ts';
import {
  corrections,
  remark,
  startVisit,
  times,
  type Visitor,
  withdraw,
} from '../../testing/own-page-visitor.ts';
import { consultationPayload, contactPayload } from '../../testing/payloads.ts';

const patience = { timeout: 40_000, interval: 50 };

const test = base.extend<{ siteOptions: SiteOptions }>({
  siteOptions: [{ trustProxy: ['127.0.0.0/8'] }, { scope: 'file' }],
});

const { email, phone } = consultationPayload;

/** A browser of another line, which has the link alone and keeps the cookies that the page gives it. */
function browserAt(address: string, { url }: Pick<Visitor, 'url'>) {
  const cookies = new Map<string, string>();
  const call = async (action: string, init: RequestInit) => {
    const response = await fetch(`${url}${action && `/${action}`}`, {
      redirect: 'manual',
      ...init,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return {
    cookies,
    get: (action = '') => call(action, {}),
    post: (action: string, fields: Record<string, string> = {}) =>
      call(action, { method: 'POST', body: new URLSearchParams(fields) }),
    async open(ziffern: string) {
      return (await this.post('oeffnen', { ziffern })).status;
    },
  };
}

/** The mails about a request whose file is named so. */
async function mailsNamed(site: TestSite, part: string) {
  site.lookForMails();
  return [...(await site.mails())].filter(([name]) => name.includes(part)).map(([, mail]) => mail);
}

async function mailed(site: TestSite, part: string, count: number) {
  await vi.waitFor(async () => expect(await mailsNamed(site, part)).toHaveLength(count), patience);
  return mailsNamed(site, part);
}

const codeIn = (mail: { text?: string | undefined } | undefined) =>
  /Code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';

test('with link and digits a stranger sees, and changes nothing; a mailed code does, and the address before is told', async ({
  site,
}) => {
  const { database } = site;
  const visitor = await startVisit(site, '/api/contact', consultationPayload);
  const other = browserAt('198.51.100.7', visitor);
  expect(await other.open('8765')).toBe(303);
  expect((await other.get()).body).toContain(email);
  const changed = { phone: '0171 000 1111', email: 'neu@anderswo.example' };
  expect((await other.post(corrections, changed)).status).toBe(403);
  expect((await other.post(`fotos/${crypto.randomUUID()}/loeschen`)).status).toBe(403);
  expect((await other.post(withdraw)).status).toBe(403);
  expect((await other.get(withdraw)).status).toBe(403);
  expect(await database.query('select phone, email from contact_messages')).toEqual([
    { phone, email },
  ]);

  // Who has the link alone is mailed nothing.
  expect((await browserAt('198.51.100.8', visitor).post('code')).status).toBe(403);
  expect((await other.post('code')).status).toBe(303);
  const [mail] = await mailed(site, '-own-page-', 1);
  expect(mail?.to).toEqual([expect.objectContaining({ address: email })]);
  expect(mail?.text).toMatch(/mit diesem Code können Sie/);
  const code = codeIn(mail);
  expect((await browserAt('198.51.100.8', visitor).post('oeffnen', { code })).status).toBe(403);
  const incomplete = await other.post('oeffnen', { code: '12' });
  expect(incomplete.status).toBe(422);
  expect(incomplete.body).toContain(ownPageMessages.sixDigits);
  const freed = await other.post('oeffnen', { code });
  expect(freed.status).toBe(303);
  expect(freed.headers.get('location')).toMatch(/\?erledigt=frei#frei$/);
  // The number alone.
  expect((await other.post(corrections, { ...changed, email })).status).toBe(303);

  const [notice] = await mailed(site, '-notice-', 1);
  expect(notice?.to).toEqual([expect.objectContaining({ address: email })]);
  expect(notice?.text).toContain('Telefonnummer');
  expect(notice?.text).toContain(company.phone);
  for (const secret of [changed.phone, changed.email, visitor.url.split('/').at(-1) ?? '']) {
    expect(notice?.text + (notice?.html || '')).not.toContain(secret);
  }
  // What the former number has opened elsewhere is closed.
  expect((await visitor.post(corrections, { phone })).status).toBe(403);

  // And what a code has opened that was mailed to the former address.
  const former = browserAt('198.51.100.7', visitor);
  for (const [name, value] of other.cookies) former.cookies.set(name, value);
  expect((await former.get()).body).toContain(changed.phone);
  expect((await other.post(corrections, changed)).status).toBe(303);
  expect((await former.get()).body).not.toContain(changed.email);

  expect((await other.post(withdraw)).status).toBe(200);
  // The notice before goes with the request.
  const gone = await vi.waitFor(async () => {
    const [only, ...more] = await mailsNamed(site, '-notice-');
    expect(more).toEqual([]);
    expect(only?.subject).toContain('ist zurückgezogen');
    return only;
  }, patience);
  expect(gone?.to).toEqual([expect.objectContaining({ address: changed.email })]);
  await vi.waitFor(
    async () => expect(await dumpDatabase(database)).not.toContain(changed.email),
    patience,
  );
});

test('five wrong tries shut the network they came from, and fifty the digits for everybody', async ({
  site,
}) => {
  const { database } = site;
  const visitor = await startVisit(site, '/api/contact', consultationPayload);
  const stranger = browserAt('203.0.113.1', visitor);
  // What is incomplete is no try.
  for (const digits of ['12', 'ab', '34 5', '+49', '9', '']) {
    const answer = await stranger.post('oeffnen', { ziffern: digits });
    expect(answer.status, digits).toBe(422);
    expect(answer.body.includes('Bitte vier Ziffern'), digits).toBe(true);
  }
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await stranger.open('0000')).toBe(422);
  expect(await stranger.open('0000')).toBe(429);
  expect(await stranger.open('8765')).toBe(429);
  expect(await browserAt('203.0.113.2', visitor).open(phone)).toBe(303);

  await database.query('update own_pages set wrong_tries = 46');
  const last = browserAt('203.0.113.10', visitor);
  for (let wrong = 0; wrong < 3; wrong += 1) expect(await last.open('0000')).toBe(422);
  expect(await last.open('0000')).toBe(429);
  const owner = browserAt('203.0.113.3', visitor);
  expect(await owner.open('8765')).toBe(429);
  const { body } = await owner.get();
  expect(body).toContain(company.phone);
  expect(body).toContain('zu oft falsche Ziffern');
});

test('a code that is valid is not mailed again, none for what is suspected, and a stranger leaves the owner some', async ({
  site,
}) => {
  const { database } = site;
  const { phone: _, ...withoutPhone } = contactPayload;
  const visitor = await startVisit(site, '/api/contact', withoutPhone);
  const stranger = browserAt('203.0.113.1', visitor);
  for (let asked = 0; asked < 3; asked += 1) {
    expect((await stranger.post('code')).status).toBe(303);
  }
  await mailed(site, '-own-page-', 1);
  const expire = () => database.query('update own_pages set code_expires_at = now()');
  await expire();
  expect((await stranger.post('code')).status).toBe(303);
  await expire();
  expect((await stranger.post('code')).status).toBe(429);
  expect((await browserAt('203.0.113.2', visitor).post('code')).status).toBe(303);
  await mailed(site, '-own-page-', 3);

  const spam = await startVisit(site, '/api/contact', {
    ...withoutPhone,
    email: 'fremd@anderswo.example',
    website: 'x',
  });
  const spammer = browserAt('203.0.113.3', spam);
  expect((await spammer.post('code')).status).toBe(303);
  // One that was asked for after it has come.
  const third = { ...withoutPhone, email: 'dritte@anderswo.example' };
  const other = await startVisit(site, '/api/contact', third);
  expect((await browserAt('203.0.113.3', other).post('code')).status).toBe(303);
  await mailed(site, `${other.reference}-own-page-`, 1);
  expect(await mailsNamed(site, `${spam.reference}-own-page-`)).toEqual([]);
});

test('what came by the link alone is marked, has a share of its own, and times can be taken back', async ({
  database,
  desk,
  siteOptions,
  startSite,
}) => {
  const site = await startSite(siteOptions);
  const visitor = await startVisit(site, '/api/contact', consultationPayload);
  const { reference } = visitor;
  const [first] = visitorSlots(new Date());
  expect((await visitor.post(times, { zeiten: first?.value ?? '' })).status).toBe(303);
  // One that is offered no more takes none back.
  expect((await visitor.post(times, { zeiten: '2020-01-02T08' })).status).toBe(422);
  expect((await visitor.post(times, {})).status).toBe(303);
  expect((await visitor.post(remark, { text: 'Von mir.' })).status).toBe(303);
  const other = await startVisit(site, '/api/contact', consultationPayload);
  expect((await other.post(times, { zeiten: first?.value ?? '' })).status).toBe(303);
  // There is none left, whatever others have chosen.
  expect((await visitor.post(times, {})).status).toBe(422);
  expect((await visitor.post(remark, { text: 'Von jemand.' }, '')).status).toBe(303);
  const { history } = await desk.anna.requests.get({ reference });
  expect(history.map(({ type, note, byLink }) => [type, note, byLink])).toEqual([
    ['remark', 'Von jemand.', true],
    ['remark', 'Von mir.', false],
    ['times', null, false],
    ['times', first?.label, false],
  ]);
  await database.query(
    `update pgboss.job set start_after = now() where name = 'visitor-additions'`,
  );
  const added = await mailed(site, '-added-', 2);
  const mail = added.find(({ subject }) => subject?.includes(reference));
  expect(mail?.text).toMatch(/Bemerkung, nur über den Link: Von jemand\./);
  expect(mail?.text).toMatch(/Bemerkung: Von mir\./);

  await database.query(
    `insert into handling_events (submission_id, at, by, type, count, state, by_link)
     select id, now(), '', 'photographs', 14, 'new', true from submissions, generate_series(1, 2)
     where reference = $1`,
    [reference],
  );
  expect((await visitor.post(remark, { text: 'Die dreißigste' }, '')).status).toBe(303);
  const full = await visitor.post(remark, { text: 'Noch etwas' }, '');
  expect(full.status).toBe(422);
  expect(await full.text()).toContain(ownPageMessages.noRoom);
  expect((await visitor.post(remark, { text: 'Noch etwas von mir' })).status).toBe(303);
});
