import { berlinTime } from '@rebhang-solar/content/berlin-clock';
import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { deskMessages } from '@rebhang-solar/content/desk/messages';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { expect, vi } from 'vitest';
import { rowNames } from '../../forms/request-tables.ts';
import { storeInvented } from '../../operator/seed/store-invented.ts';
import { addRemark } from '../../requests/own-page/add-remark.ts';
import { chooseTimes } from '../../requests/own-page/choose-times.ts';
import { correct } from '../../requests/own-page/correct.ts';
import { tryDigits } from '../../requests/own-page/second-fact.ts';
import { visitorSlots } from '../../requests/own-page/visitor-slots.ts';
import { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';
import { Submission } from '../../requests/submission.entity.ts';
import { compareOpen } from '../../status/place-of.ts';
import { dumpDatabase } from '../../testing/all-traces.ts';
import { test } from '../../testing/desk-test.ts';
import type { Desk } from '../../testing/open-desk.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  maintenancePayload,
} from '../../testing/payloads.ts';
import { readPdf, textIn, valuesIn } from '../../testing/read-pdf.ts';
import { visitorContext } from '../../testing/visitor-context.ts';
import { act } from './act.ts';
import { emptyNote } from './change-request.ts';
import { countRequests } from './list-requests.ts';
import type { RequestView } from './requests.input.ts';

const hour = 60 * 60 * 1_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const consultation = (desk: Desk, hours: number, more: object = {}) =>
  storeInvented(desk.orm.em, 'consultation', { ...consultationPayload, ...more }, ago(hours));
const contact = (desk: Desk, hours: number, more: object = {}) =>
  storeInvented(desk.orm.em, 'contact', { ...contactPayload, ...more }, ago(hours));

const listed = async (desk: Desk, view: RequestView) =>
  (await desk.anna.requests.list({ view })).requests.map(({ reference }) => reference);

/** What a change names: the request in the version that is stored. */
async function seen(desk: Desk, reference: string) {
  const { version } = await desk.anna.requests.get({ reference });
  return { reference, version };
}

/** What the office downloads of a request. */
async function csvOf(desk: Desk, reference: string): Promise<string> {
  const { base64 } = await desk.anna.requests.csv({ reference });
  return Buffer.from(base64, 'base64').toString();
}

test('the open ones stand by the next moment that counts, those without one behind, the oldest first', async ({
  desk,
}) => {
  const fresh = await contact(desk, 1);
  const old = await contact(desk, 50);
  const overdue = await consultation(desk, 30 * 24);
  const later = await consultation(desk, 1);
  const tried = await consultation(desk, 2);
  await desk.anna.requests.act({
    ...(await seen(desk, tried)),
    action: { type: 'notReached', until: inHours(0.2) },
  });
  await desk.anna.requests.act({ ...(await seen(desk, fresh)), action: { type: 'take' } });
  await desk.jens.requests.act({ ...(await seen(desk, old)), action: { type: 'waiting' } });

  expect(await listed(desk, 'open')).toEqual([overdue, tried, later, old, fresh]);
  expect(await listed(desk, 'overdue')).toEqual([overdue]);
  expect(await listed(desk, 'mine')).toEqual([tried, fresh]);
  expect(await listed(desk, 'new')).toEqual([overdue, later]);
  expect(await listed(desk, 'taken')).toEqual([fresh]);
  expect(await listed(desk, 'waiting')).toEqual([tried, old]);
  expect(await desk.anna.requests.counts()).toMatchObject({
    open: 5,
    overdue: 1,
    mine: 2,
    new: 2,
    taken: 1,
    waiting: 2,
    done: 0,
    suspected: 0,
    spam: 0,
    holders: ['Anna Vogel', 'Jens Kretzschmar'],
  });
  const ofAnna = await desk.jens.requests.list({ holder: 'Anna Vogel' });
  expect(ofAnna.requests.map(({ reference }) => reference)).toEqual([tried, fresh]);
  expect((await desk.jens.requests.list({ holder: 'Anna' })).requests).toEqual([]);
});

test('what is suspected stands in every open list, marked, behind what has the same hour; spam in its own alone', async ({
  desk,
}) => {
  const { anna } = desk;
  const store = (kind: 'consultation' | 'contact', time: string, suspicion?: 'too-fast') => {
    const payload = kind === 'consultation' ? consultationPayload : contactPayload;
    const { name } = consultationPayload;
    return storeInvented(desk.orm.em, kind, { ...payload, name }, new Date(time), suspicion);
  };
  // Promised until the same hour, whatever the office's hours: the first two.
  const marked = await store('consultation', '2026-06-02T08:10:00Z', 'too-fast');
  const unmarked = await store('consultation', '2026-06-02T08:50:00Z');
  const later = await store('consultation', '2026-06-09T08:10:00Z');
  const markedUntimed = await store('contact', '2026-06-02T08:10:00Z', 'too-fast');
  const untimed = await store('contact', '2026-06-02T08:50:00Z');
  const all = [unmarked, marked, later, untimed, markedUntimed];
  expect(await listed(desk, 'open')).toEqual(all);
  expect(await listed(desk, 'new')).toEqual(all);
  // As the desk sorts what somebody has just changed.
  const { requests } = await anna.requests.list({});
  expect(requests.toReversed().sort(compareOpen)).toEqual(requests);
  expect(await listed(desk, 'overdue')).toEqual([unmarked, marked, later]);
  expect(await listed(desk, 'suspected')).toEqual([marked, markedUntimed]);
  expect(await anna.requests.counts()).toMatchObject({ open: 5, overdue: 3, new: 5, suspected: 2 });
  // One by one, too.
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await anna.requests.list({ limit: 1, cursor });
    found.push(...page.requests.map(({ reference }) => reference));
    cursor = page.nextCursor;
  }
  expect(found).toEqual(all);

  const taken = await anna.requests.act({
    ...(await seen(desk, marked)),
    action: { type: 'take' },
  });
  expect(taken).toMatchObject({
    folder: 'suspected',
    suspicion: 'too-fast',
    moment: expect.any(String),
    dueAt: expect.any(String),
  });
  expect(await listed(desk, 'mine')).toEqual([marked]);
  await anna.requests.act({ ...(await seen(desk, markedUntimed)), action: { type: 'spam' } });
  expect(await listed(desk, 'open')).toEqual(all.slice(0, -1));
  expect(await listed(desk, 'spam')).toEqual([markedUntimed]);
  const search = async (more: object = {}) => {
    const { requests } = await anna.requests.search({ search: 'Müller', limit: 2, ...more });
    return requests.map(({ reference }) => reference);
  };
  await anna.requests.act({
    ...(await seen(desk, untimed)),
    action: { type: 'done', outcome: 'answered' },
  });
  const first = await anna.requests.search({ search: 'Müller', limit: 2 });
  const second = await search({ cursor: first.nextCursor });
  expect([...first.requests.map(({ reference }) => reference), ...second]).toEqual([
    later,
    unmarked,
    marked,
    untimed,
  ]);
  expect((await search({ withSpam: true, limit: 10 })).at(-1)).toBe(markedUntimed);
});

test('a cursor that is garbled is refused', async ({ desk }) => {
  await contact(desk, 1);
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = new Date().toISOString();
  for (const cursor of [
    'x',
    'PV-7K3M',
    encoded(null),
    encoded([]),
    encoded([true, 'gestern', 'open', now, crypto.randomUUID()]),
    encoded([true, now, 'open', now, 'x']),
    encoded([{ $ne: 1 }, now, 'open', now, crypto.randomUUID()]),
  ]) {
    const { list, search } = desk.anna.requests;
    await expect(list({ view: 'done', cursor }), cursor).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const refused = { code: 'BAD_REQUEST' };
    await expect(list({ cursor }), cursor).rejects.toMatchObject(refused);
    await expect(search({ search: 'Müller', cursor }), cursor).rejects.toMatchObject(refused);
  }
});

test('a line says who, where, what about, and a dash where a form asks for no town', async ({
  desk,
}) => {
  const reference = await consultation(desk, 1);
  await contact(desk, 2);
  await storeInvented(desk.orm.em, 'maintenance', maintenancePayload, ago(3));
  await storeInvented(desk.orm.em, 'gridConnection', gridConnectionPayload, ago(4));
  const { requests } = await desk.anna.requests.list({});
  expect(requests.map(({ kind, town }) => [kind, town])).toEqual([
    ['consultation', 'Weinböhla'],
    ['gridConnection', 'Klipphausen'],
    ['maintenance', null],
    ['contact', null],
  ]);
  expect(requests[0]).toMatchObject({
    reference,
    name: 'Käthe Müller',
    phone: '0351 98765',
    about: [
      haustyp.einfamilienhaus,
      dachflaeche['50-100'],
      stromverbrauch['3000-5000'],
      budget['15000-25000'],
      zeitrahmen['3-monate'],
      '„Süddach, 38° – geht das? Wallbox später.“',
    ].join(', '),
    state: 'new',
    holder: null,
  });
  expect(requests[2]?.about).toContain('9,8');
  expect(requests[2]?.about).not.toContain('WARTUNGSANFRAGE');
});

test('pages follow each other without a gap, also where moments are the same', async ({
  database,
  desk,
}) => {
  const moment = ago(5);
  for (let index = 0; index < 7; index += 1) {
    await storeInvented(desk.orm.em, 'contact', contactPayload, moment);
  }
  const pagesOf = async (view: RequestView) => {
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await desk.anna.requests.list({ view, limit: 3, cursor });
      found.push(...page.requests.map(({ reference }) => reference));
      cursor = page.nextCursor;
    }
    return found;
  };
  const open = await pagesOf('open');
  expect(new Set(open).size).toBe(7);
  expect(open).toHaveLength(7);
  await database.query(`update handlings set folder = 'done', state = 'done', done_at = listed_at`);
  expect(await pagesOf('done')).toEqual(open.toReversed());
});

test('a search finds names and numbers however written, also what is done, and says where', async ({
  desk,
}) => {
  const open = await consultation(desk, 1, { name: 'Jörg Großmann', message: '' });
  const phone = '0172 1234567 / 0351/98765, ab 17 Uhr';
  const done = await contact(desk, 500, { name: 'Udo Zschocke', phone, message: 'Wie lange?' });
  await desk.anna.requests.act({
    ...(await seen(desk, done)),
    action: { type: 'done', outcome: 'answered' },
  });
  const search = async (text: string) =>
    (await desk.anna.requests.search({ search: text })).requests;

  const byNumber = await search('+49 (0)351 98 765');
  expect(byNumber.map(({ reference, found }) => [reference, found?.label, found?.hit])).toEqual([
    [open, 'Telefon', '0351 98765'],
    [done, 'Telefon', '0351/98765'],
  ]);
  const [byName] = await search('GROSSMANN');
  expect(byName?.found).toEqual({ label: 'Name', before: 'Jörg ', hit: 'Großmann', after: '' });
  expect((await search(open.slice(3).replaceAll('-', '')))[0]?.reference).toBe(open);
  expect(await search('98765 Wie lange')).toHaveLength(1);
  expect((await search('+491721234567'))[0]?.reference).toBe(done);
  expect(await search('kommt nicht vor')).toEqual([]);
  await desk.anna.requests.note({ reference: open, note: 'Der Zähler steht im Keller.' });
  const [noted] = await search('zähler KELLER');
  expect(noted).toMatchObject({ reference: open, found: { label: 'Notiz', hit: 'Zähler' } });
  expect((await search('beratung')).map(({ reference }) => reference)).toEqual([open]);
  // Signs that stand for others in the database are signs.
  for (const text of ['K_ller', 'der%keller']) expect(await search(text), text).toEqual([]);
  // Who bears a name comes before the newer request whose note names them, what is done behind both.
  const named = await consultation(desk, 300, { name: 'Inge Zschocke' });
  await desk.anna.requests.note({ reference: open, note: 'Zähler neu, sagt Familie Zschocke.' });
  expect((await search('zschocke')).map(({ reference }) => reference)).toEqual([named, open, done]);
  // Of two notes the newer one is shown.
  expect((await search('zähler'))[0]?.found?.after).toBe(' neu, sagt Familie Zschocke.');
});

test('a request is shown whole: blocks, promise, history, the same person, text and row', async ({
  database,
  desk,
}) => {
  const earlier = await contact(desk, 900, {
    email: 'anders@beispiel.example',
    phone: '0172 1234567 (8-12 Uhr) oder +49 (0)351/98765, ab 17 Uhr',
  });
  // Of one of its two numbers a part, of the other nothing.
  await contact(desk, 901, { email: 'andere@beispiel.example', phone: '0351 98765-12, 98765' });
  const sameMailbox = await contact(desk, 2, {
    email: 'Kaethe.Mueller+pv@beispiel.example',
    phone: '',
  });
  const reference = await consultation(desk, 30 * 24, { privacyVersion: '2026-11' });
  await desk.jens.requests.note({ reference, note: 'Ruft zurück,\nab 13 Uhr.' });
  const details = await desk.anna.requests.get({ reference: reference.toLowerCase() });
  expect(details).toMatchObject({
    reference,
    consentAt: details.receivedAt,
    privacyVersion: '2026-11',
    place: consultationPayload.address,
    promise: { isKept: null },
    hasDocuments: false,
    history: [{ by: 'Jens Kretzschmar', type: 'note', note: 'Ruft zurück,\nab 13 Uhr.' }],
  });
  expect(details.related.map((one) => [one.reference, one.isEarlier])).toEqual([
    [sameMailbox, false],
    [earlier, true],
  ]);
  // Which has no number.
  const { related } = await desk.anna.requests.get({ reference: sameMailbox });
  expect(related.map((one) => one.reference)).toEqual([reference]);
  expect(details.blocks.flatMap(({ lines }) => lines)).toContainEqual({
    name: 'haustyp',
    label: 'Haustyp',
    value: 'Einfamilienhaus',
    stored: 'einfamilienhaus',
    kind: 'choice',
  });
  expect(details.text).toMatch(/^Beratungsanfrage PV-/);
  expect(details.text).toContain('\nHaustyp: Einfamilienhaus\n');
  // A note is no change: whoever has the request open may go on.
  expect(details.version).toBe(1);
  await database.query('delete from handling_events');
  await expect(desk.anna.requests.get({ reference: 'PV-0000-0000-0000' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('what a visitor adds stands at the desk, and the list says what is new since somebody was there', async ({
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const item = async () => (await desk.anna.requests.list({})).requests[0];
  const { id } = await desk.orm.em.fork().findOneOrFail(Submission, { reference });
  const context = () => visitorContext(desk);
  const photograph = { submission: id, jpeg: Buffer.from('…'), width: 4, height: 3, bytes: 3 };
  const em = desk.orm.em.fork();
  em.create(Photograph, {
    ...photograph,
    id: crypto.randomUUID(),
    kind: 'meter',
    addedAt: new Date(),
  });
  await em.flush();
  await addRemark(context(), id, 'Die Rechnung suche ich noch heraus.');
  // Nobody has touched it: it is new as a whole.
  expect(await item()).toMatchObject({ photographCount: 1, news: [] });

  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'done', outcome: 'answered' },
  });
  expect(await item()).toBeUndefined();
  await correct(context(), id, { phone: '0171 39200 24' });
  await correct(context(), id, {
    phone: '0171 39200 25',
    address: 'Am Rebhang 1, 01665 Klipphausen',
  });
  expect(await item()).toMatchObject({
    reference,
    state: 'taken',
    phone: '0171 39200 25',
    news: ['corrected'],
  });
  await addRemark(context(), id, 'Bitte erst ab 13 Uhr.');
  expect((await item())?.news).toEqual(['remark', 'corrected']);
  const details = await desk.anna.requests.get({ reference });
  expect(details).toMatchObject({
    place: 'Am Rebhang 1, 01665 Klipphausen',
    ownPage: expect.stringMatching(/^http:\/\/localhost:3000\/anfrage\/[\w-]{22}$/),
    photographs: [{ kind: 'meter', width: 4, height: 3, bytes: 3 }],
    corrections: [
      { field: 'phone', before: '0171 39200 24' },
      { field: 'address', before: consultationPayload.address },
    ],
  });
  expect(details.history.map(({ by, type, note }) => [by, type, note])).toEqual([
    ['', 'remark', 'Bitte erst ab 13 Uhr.'],
    ['', 'corrected', null],
    ['', 'corrected', null],
    ['', 'corrected', null],
    ['Anna Vogel', 'done', null],
    ['', 'remark', 'Die Rechnung suche ich noch heraus.'],
  ]);
  expect(await csvOf(desk, reference)).toContain('Kunde: Bitte erst ab 13 Uhr.');
  // Also by the number that it had before.
  const { requests } = await desk.anna.requests.search({ search: consultationPayload.phone });
  expect(requests.map((one) => one.reference)).toEqual([reference]);
  await desk.jens.requests.note({ reference, note: 'Gesehen.' });
  expect((await item())?.news).toEqual([]);
});

test('when the times begin that a visitor has chosen for a call stands at the desk, until they are taken back', async ({
  database,
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const { id } = await desk.orm.em.fork().findOneOrFail(Submission, { reference });
  const chosen = visitorSlots(new Date()).slice(1, 3);
  await chooseTimes(
    visitorContext(desk),
    id,
    chosen.map(({ value }) => value),
  );
  const { chosenMoments, history } = await desk.anna.requests.get({ reference });
  expect(history[0]?.note).toBe(chosen.map(({ label }) => label).join('; '));
  expect(chosenMoments).toHaveLength(2);
  for (const [index, moment] of chosenMoments.entries())
    expect(chosen[index]?.label).toContain(`${berlinTime(new Date(moment)).split(':')[0]}`);
  const [past = expect.fail()] = visitorSlots(ago(30 * 24));
  const chose = 'update handling_events set note = $1, at = $2';
  await database.query(chose, [past.label, ago(30 * 24)]);
  expect((await desk.anna.requests.get({ reference })).chosenMoments).toEqual([]);
  await database.query(chose, [history[0]?.note, new Date()]);
  await chooseTimes(visitorContext(desk), id, []);
  expect((await desk.anna.requests.get({ reference })).chosenMoments).toEqual([]);
});

test('an order to which the visitor has added something stays one, and is open again', async ({
  desk,
}) => {
  const reference = await consultation(desk, 1);
  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'done', outcome: 'order' },
  });
  const { id } = await desk.orm.em.fork().findOneOrFail(Submission, { reference });
  await addRemark(visitorContext(desk), id, 'Wann kommt das Gerüst?');
  expect((await desk.anna.requests.list({})).requests[0]).toMatchObject({
    folder: 'open',
    state: 'taken',
    outcome: 'order',
    news: ['remark'],
  });
});

test('birth dates of a grid registration stand at the desk, in its papers and in its CSV', async ({
  desk,
}) => {
  const reference = await storeInvented(
    desk.orm.em,
    'gridConnection',
    gridConnectionPayload,
    ago(1),
  );
  // The same day, written otherwise, corrects nothing.
  const fields = { geburtsdatum: '28.2.71' };
  await desk.anna.requests.correct({ ...(await seen(desk, reference)), fields });
  const { blocks, hasDocuments, history } = await desk.anna.requests.get({ reference });
  expect(history).toEqual([]);
  expect(hasDocuments).toBe(true);
  expect(JSON.stringify(blocks)).toContain('28.02.1971');
  const { form, powerOfAttorneyPdf, powerOfAttorneyWord } = await desk.anna.requests.documents({
    reference,
  });
  const bytes = (file: typeof form) => Buffer.from(file.base64, 'base64');
  expect(await valuesIn(await readPdf(bytes(form)))).toMatchObject({ geburtsdatum: '28.02.1971' });
  expect(await textIn(await readPdf(bytes(powerOfAttorneyPdf)))).toContain('28.02.1971');
  const files = [form, powerOfAttorneyPdf, powerOfAttorneyWord];
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    [`Netzanschluss-Daten-${reference}.pdf`, 'application/pdf'],
    [`Vollmacht-${reference}.pdf`, 'application/pdf'],
    [
      `Vollmacht-${reference}.docx`,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ]);
  expect(bytes(powerOfAttorneyWord).subarray(0, 2).toString()).toBe('PK');
  expect(await desk.anna.requests.csv({ reference })).toMatchObject({
    name: `${reference}.csv`,
    type: 'text/csv',
  });
  expect(await csvOf(desk, reference)).toContain('"28.02.1971"');
  const other = await contact(desk, 1);
  await expect(desk.anna.requests.documents({ reference: other })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('the office corrects what was typed: only what it changes is checked, and what was there before stays', async ({
  desk,
  database,
}) => {
  const reference = await consultation(desk, 1);
  // Stored before today's rule for names.
  await database.query(`update contact_messages set name = ''`);
  const change = async (fields: Record<string, string>) =>
    desk.anna.requests.correct({ ...(await seen(desk, reference)), fields });
  await expect(change({ phone: '', haustyp: 'schloss' })).rejects.toMatchObject({
    cause: { fieldErrors: { phone: validationMessages.required } },
  });
  const { length: before } = (await desk.anna.requests.get({ reference })).history;
  expect(before).toBe(0);

  const other = await consultation(desk, 2, {
    email: 'andere@beispiel.example',
    address: 'Altgasse 3, 01099 Dresden',
  });
  const street = { address: 'Hang 9, 01662 Meißen' };
  await desk.anna.requests.correct({ ...(await seen(desk, other)), fields: street });
  // A code that was mailed to the former address.
  await database.query(
    `update own_pages set code_hash = 'x', code_expires_at = now() + interval '1 hour'`,
  );
  await change({ phone: '0171 39200 24', haustyp: 'reihenhaus', email: 'neu@beispiel.example' });
  const codes = 'select count(*)::int from own_pages where code_expires_at is null';
  expect(await database.query(codes)).toEqual([{ count: 1 }]);
  const ofOther = await desk.anna.requests.search({ search: 'Altgasse' });
  expect(ofOther.requests.map((one) => one.reference)).toEqual([other]);
  await database.query('delete from submissions where reference = $1', [other]);
  const details = await desk.jens.requests.get({ reference });
  expect(details).toMatchObject({ phone: '0171 39200 24', news: [] });
  expect(details.history.map(({ by, field, formerValue }) => [by, field, formerValue])).toEqual([
    ['Anna Vogel', 'email', consultationPayload.email],
    ['Anna Vogel', 'phone', consultationPayload.phone],
    ['Anna Vogel', 'haustyp', 'Einfamilienhaus'],
  ]);
  // The number that the office has heard opens the page from now on, and the search finds both.
  const submission = await desk.orm.em
    .fork()
    .findOneOrFail(Submission, { reference }, { populate: rowNames });
  const digits = (typed: string) =>
    tryDigits(desk.orm.em.fork(), { submission }, '192.0.2.1', typed);
  expect([await digits(consultationPayload.phone), await digits('0024')]).toEqual([
    'wrong',
    'right',
  ]);
  // Earlier requests of theirs have the former number.
  const earlier = await contact(desk, 900, {
    phone: consultationPayload.phone,
    email: 'andere@beispiel.example',
  });
  const sameMailbox = await contact(desk, 901, { phone: '', email: 'neu+2@beispiel.example' });
  const { related } = await desk.anna.requests.get({ reference });
  expect(related.map((one) => one.reference)).toEqual([earlier, sameMailbox]);
  await database.query('delete from submissions where reference <> $1', [reference]);
  for (const search of [consultationPayload.phone, '0171 39200 24', 'neu@beispiel.example']) {
    const { requests } = await desk.anna.requests.search({ search });
    expect(
      requests.map((one) => one.reference),
      search,
    ).toEqual([reference]);
  }
  const told = () =>
    database.query(
      `select data->'notice'->>'address' as address, data->'notice'->'fields' as fields
       from pgboss.job where data->'notice'->>'about' = 'corrected'`,
    );
  expect(await told()).toEqual([
    { address: consultationPayload.email, fields: ['phone', 'email'] },
  ]);
  const unconfirmed = async () => (await desk.anna.requests.get({ reference })).unconfirmed;
  // Of an address to which no mail could be brought nobody reads what is sent there.
  await database.query(`update submissions set unconfirmed = 'refused'`);
  await change({ phone: '0171 39200 25' });
  expect(await unconfirmed()).toBe('refused');
  await change({ email: 'dritte@beispiel.example' });
  expect(await told()).toHaveLength(1);
  expect(await unconfirmed()).toBeNull();
  // Another number alone is told to nobody, and another address lifts no limit.
  await database.query(`update submissions set unconfirmed = 'limited'`);
  await change({ phone: '0171 39200 26' });
  expect(await told()).toHaveLength(1);
  await change({ email: 'vierte@beispiel.example' });
  expect(await told()).toHaveLength(2);
  expect(await unconfirmed()).toBe('limited');
});

test('a note of one’s own can be emptied on its day, and that there was one stays', async ({
  desk,
  database,
}) => {
  const reference = await contact(desk, 1);
  await desk.anna.requests.note({ reference, note: 'Gehört zu einem anderen.' });
  const note = async () => (await desk.anna.requests.get({ reference })).history[0];
  const id = (await note())?.id ?? 0;
  const gone = { code: 'NOT_FOUND' };
  await expect(desk.jens.requests.emptyNote({ reference, id })).rejects.toMatchObject(gone);
  const other = { reference: await contact(desk, 2), id };
  await expect(desk.anna.requests.emptyNote(other)).rejects.toMatchObject(gone);
  await database.query(`update handling_events set at = at - interval '1 day'`);
  await expect(desk.anna.requests.emptyNote({ reference, id })).rejects.toMatchObject(gone);
  await database.query(`update handling_events set at = now()`);
  await desk.anna.requests.emptyNote({ reference, id });
  expect(await note()).toMatchObject({ by: 'Anna Vogel', type: 'note', note: null });
});

test('a day of a request: taken, missed, appointment, waiting, done, and who did what', async ({
  database,
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const { anna, jens } = desk;
  expect(
    await anna.requests.act({ ...(await seen(desk, reference)), action: { type: 'take' } }),
  ).toMatchObject({
    state: 'taken',
    holder: 'Anna Vogel',
  });
  await anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'handOver', to: 'Jens Kretzschmar' },
    note: 'Will nur den Zählerschrank klären.',
  });
  const until = inHours(3);
  expect(
    await jens.requests.act({
      ...(await seen(desk, reference)),
      action: { type: 'notReached', until },
    }),
  ).toMatchObject({
    state: 'notReached',
    attempts: 1,
    moment: until,
    dueAt: null,
    holder: 'Jens Kretzschmar',
  });
  // The call in vain has kept the promise.
  expect((await anna.requests.get({ reference })).promise).toMatchObject({ isKept: true });
  const agreed = inHours(20);
  await jens.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'appointment', until: agreed },
  });
  const { name, base64 } = await jens.requests.calendar({ reference });
  expect(name).toBe(`Termin-${reference}.ics`);
  // Its long lines are folded.
  const entry = Buffer.from(base64, 'base64').toString().replace(/\r\n /g, '');
  expect(entry).toContain('SUMMARY:Käthe Müller\\, Beratung');
  expect(entry).toContain('LOCATION:Weinbergstraße 7a\\, 01689 Weinböhla');
  expect(entry).toContain(`DESCRIPTION:0351 98765\\nVorgangsnummer ${reference}`);
  await database.query(`update contact_messages set phone = ''`);
  const withoutPhone = await jens.requests.calendar({ reference });
  expect(Buffer.from(withoutPhone.base64, 'base64').toString().replace(/\r\n /g, '')).toContain(
    `DESCRIPTION:Vorgangsnummer ${reference}`,
  );
  expect(
    await jens.requests.act({ ...(await seen(desk, reference)), action: { type: 'waiting' } }),
  ).toMatchObject({
    // What was agreed stands.
    state: 'appointment',
    moment: agreed,
  });
  const done = await jens.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'done', outcome: 'order' },
  });
  expect(done).toMatchObject({ state: 'done', outcome: 'order', folder: 'done' });
  expect(await listed(desk, 'open')).toEqual([]);
  expect((await jens.requests.counts()).mine).toBe(0);
  const { history } = await anna.requests.get({ reference });
  expect(history.map(({ by, type }) => `${type} ${by}`)).toEqual([
    'done Jens Kretzschmar',
    'waiting Jens Kretzschmar',
    'appointment Jens Kretzschmar',
    'notReached Jens Kretzschmar',
    'handedOver Anna Vogel',
    'note Anna Vogel',
    'taken Anna Vogel',
  ]);
  expect(history[0]).toMatchObject({ outcome: 'order', state: 'done' });
  expect(history[2]).toMatchObject({ until: agreed, state: 'appointment' });
  expect(history[4]).toMatchObject({ to: 'Jens Kretzschmar' });
  expect(history[5]).toMatchObject({ note: 'Will nur den Zählerschrank klären.' });
  const counts = await anna.requests.counts();
  expect(counts.today).toMatchObject({ done: 1, last: { name: 'Käthe Müller' } });
});

test('today begins at midnight in Berlin', async ({ desk, database }) => {
  const reference = await consultation(desk, 1);
  const done = { type: 'done', outcome: 'answered' } as const;
  await desk.anna.requests.act({ ...(await seen(desk, reference)), action: done });
  const doneToday = async (minute: string) => {
    await database.query('update handlings set listed_at = $1', [`2026-11-23T${minute}Z`]);
    const now = new Date('2026-11-23T23:30:00Z');
    return (await countRequests(desk.orm.em.fork(), 'Anna Vogel', now)).today.done;
  };
  expect([await doneToday('22:59'), await doneToday('23:00')]).toEqual([0, 1]);
  const receivedToday = async (minute: string) => {
    await database.query('update submissions set received_at = $1', [`2026-11-23T${minute}Z`]);
    const now = new Date('2026-11-23T23:30:00Z');
    return (await countRequests(desk.orm.em.fork(), 'Anna Vogel', now)).today.received;
  };
  expect([await receivedToday('22:59'), await receivedToday('23:00')]).toEqual([0, 1]);
});

test('what was done last today is named with its time, and overdue is what has come to its minute', async ({
  desk,
}) => {
  const store = (name: string, time: string) =>
    storeInvented(desk.orm.em, 'consultation', { ...consultationPayload, name }, new Date(time));
  const done = { type: 'done', outcome: 'answered' } as const;
  const [first, last, open] = [
    await store('Eva Eins', '2026-06-01T08:00:00Z'),
    await store('Zoe Zwei', '2026-06-01T09:00:00Z'),
    await store('Olga Offen', '2026-06-01T10:00:00Z'),
  ];
  const em = desk.orm.em.fork();
  for (const [reference, time] of [
    [last, '2026-06-02T08:30:00Z'],
    [first, '2026-06-02T08:00:00Z'],
  ] as const) {
    const change = { reference, version: 1, by: 'Jens Kretzschmar', at: new Date(time) };
    await act(em.fork(), change, done, { ...desk, users: [] });
  }
  const counts = (now: string) => countRequests(em.fork(), 'Anna Vogel', new Date(now));
  expect((await counts('2026-06-02T10:00:00Z')).today).toEqual({
    received: 0,
    done: 2,
    last: { name: 'Zoe Zwei', at: '2026-06-02T08:30:00.000Z' },
  });
  // The newest first, also within an hour.
  expect(await listed(desk, 'done')).toEqual([last, first]);
  const { requests } = await desk.anna.requests.search({ search: consultationPayload.phone });
  expect(requests.map(({ reference }) => reference)).toEqual([open, last, first]);
  expect((await counts('2026-06-03T10:00:00Z')).today).toEqual({
    received: 0,
    done: 0,
    last: null,
  });

  const later = '2026-06-03T08:00:00.000Z';
  const action = { type: 'appointment', until: later } as const;
  const at = new Date('2026-06-02T08:00:00Z');
  const change = { reference: open, version: 1, by: 'Anna Vogel', at };
  await act(em.fork(), change, action, { ...desk, users: [] });
  expect((await counts('2026-06-03T07:59:59.999Z')).overdue).toBe(0);
  // Of what is done nobody is the holder any more.
  expect(await counts(later)).toMatchObject({ overdue: 1, waiting: 1, holders: ['Anna Vogel'] });
});

test('a day is over at midnight in Berlin, and so is the day of a note', async ({
  desk,
  database,
}) => {
  const reference = await contact(desk, 1);
  const em = () => desk.orm.em.fork();
  // Half past midnight of the 24th, which is the evening of the 23rd in UTC.
  const now = new Date('2026-11-23T23:30:00Z');
  const follow = (on: string) =>
    act(
      em(),
      { reference, version: 1, by: 'Anna Vogel', at: now },
      { type: 'followUp', on },
      { ...desk, users: [] },
    );
  await expect(follow('2026-11-23')).rejects.toMatchObject({
    code: 'invalid',
    fieldErrors: { on: deskMessages.dayIsOver },
  });
  expect(await follow('2026-11-24')).toBe(false);
  const { history } = await desk.anna.requests.get({ reference });
  expect(history[0]).toMatchObject({ type: 'followUp', until: '2026-11-24T22:59:00.000Z' });

  await desk.anna.requests.note({ reference, note: 'Verwechselt.' });
  await database.query(`update handling_events set at = '2026-11-23T22:45:00Z'`);
  const id = (await desk.anna.requests.get({ reference })).history[0]?.id ?? 0;
  const empty = (at: Date) => emptyNote(em(), { reference, id, by: 'Anna Vogel' }, at);
  await expect(empty(now)).rejects.toMatchObject({ code: 'notFound' });
  await empty(new Date('2026-11-23T22:59:00Z'));
  expect((await desk.anna.requests.get({ reference })).history[0]?.note).toBeNull();
});

test('a colleague to whom a request is handed over is told by mail, nobody else is, and oneself is not', async ({
  desk,
  database,
}) => {
  const reference = await consultation(desk, 1);
  const hand = async (to: string | null) =>
    desk.anna.requests.act({
      ...(await seen(desk, reference)),
      action: { type: 'handOver', to },
    });
  const told = () =>
    database.query(
      `select data->'handedOver'->>'to' as to, data->'handedOver'->>'by' as by
       from pgboss.job where name = 'mail'`,
    );
  await hand('Anna Vogel');
  await hand(null);
  expect(await told()).toEqual([]);
  await hand('Jens Kretzschmar');
  expect(await told()).toEqual([{ to: 'buero@rebhang-solar.example', by: 'Anna Vogel' }]);
  const { history } = await desk.anna.requests.get({ reference });
  // Only a mail to the visitor stands beside a step.
  expect(history.map(({ type, to, isMailed }) => [type, to, isMailed])).toEqual([
    ['handedOver', 'Jens Kretzschmar', false],
    ['released', null, false],
    ['handedOver', 'Anna Vogel', false],
  ]);
});

test('nobody is mailed who has no address, or has the confirmation already', async ({
  desk,
  database,
}) => {
  const mails = () => database.query(`select 1 from pgboss.job where name = 'mail'`);
  const reference = await consultation(desk, 1);
  await desk.anna.requests.act({ ...(await seen(desk, reference)), action: { type: 'spam' } });
  const confirm = { type: 'notSpam', confirm: true } as const;
  await desk.anna.requests.act({ ...(await seen(desk, reference)), action: confirm });
  expect(await mails()).toEqual([]);
  await database.query(`update contact_messages set email = ''`);
  const ask = { type: 'notReached', until: inHours(2), askVisitor: true } as const;
  await desk.anna.requests.act({ ...(await seen(desk, reference)), action: ask });
  expect(await mails()).toEqual([]);
  const { history } = await desk.anna.requests.get({ reference });
  expect(history.map(({ type, isMailed }) => [type, isMailed])).toEqual([
    ['notReached', false],
    ['notSpam', false],
    ['spam', false],
  ]);
});

test('who is suspected of spam reads nothing of a corrected address, nor does who had none', async ({
  desk,
  database,
}) => {
  const told = () => database.query(`select 1 from pgboss.job where data ? 'notice'`);
  const stored = await storeInvented(desk.orm.em, 'contact', contactPayload, ago(1), 'only-link');
  const correct = async (email: string) =>
    desk.anna.requests.correct({ ...(await seen(desk, stored)), fields: { email } });
  await correct('neu@beispiel.example');
  expect(await told()).toEqual([]);
  await database.query('update submissions set suspicion = null');
  await database.query(`update contact_messages set email = ''`);
  await correct('neuer@beispiel.example');
  expect(await told()).toEqual([]);
  await correct('dritte@beispiel.example');
  expect(await told()).toHaveLength(1);
});

test('a request is copied as a plain block, with what was given alone, and says why it is suspected', async ({
  desk,
}) => {
  const store = (more: object, suspicion?: 'only-link') =>
    storeInvented(
      desk.orm.em,
      'contact',
      { ...contactPayload, name: 'Eva Lang', email: 'eva@beispiel.example', phone: '', ...more },
      new Date('2026-06-01T08:05:00Z'),
      suspicion,
    );
  const reference = await store({ message: 'Erste Zeile\nzweite Zeile' });
  const details = await desk.anna.requests.get({ reference });
  expect(details.text.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^Eingegangen am: 01\.06\.2026,? 10:05/),
    '',
    'Name: Eva Lang',
    'E-Mail: eva@beispiel.example',
    'Nachricht:',
    'Erste Zeile',
    'zweite Zeile',
  ]);
  expect(details).toMatchObject({
    promise: null,
    suspicionReason: null,
    unconfirmed: null,
    related: [],
    phone: null,
    email: 'eva@beispiel.example',
  });
  const suspected = await store({ email: 'x@beispiel.example' }, 'only-link');
  expect((await desk.anna.requests.get({ reference: suspected })).suspicionReason).toBe(
    'Die Nachricht enthält nichts als Links.',
  );
});

test('of other requests of the same person the twenty newest are shown', async ({ desk }) => {
  const references: string[] = [];
  for (let hours = 1; hours <= 22; hours += 1) references.push(await contact(desk, hours));
  const [newest = '', ...others] = references;
  const { related } = await desk.anna.requests.get({ reference: newest });
  expect(related.map(({ reference }) => reference)).toEqual(others.slice(0, 20));
  expect(related.every(({ isEarlier }) => isEarlier)).toBe(true);
});

test('what a visitor has remarked is found as a remark, what the office has noted as a note', async ({
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const { id } = await desk.orm.em.fork().findOneOrFail(Submission, { reference });
  await addRemark(visitorContext(desk), id, 'Der Schlüssel liegt beim Nachbarn.');
  await desk.anna.requests.note({ reference, note: 'Schornsteinfeger fragen.' });
  const labelOf = async (search: string) =>
    (await desk.anna.requests.search({ search })).requests.map(({ found }) => found?.label);
  expect(await labelOf('nachbarn')).toEqual(['Bemerkung']);
  expect(await labelOf('schornsteinfeger')).toEqual(['Notiz']);
  expect(await labelOf('nachbarn schornsteinfeger')).toEqual([]);
});

test('a caller with an address gets the confirmation when the office says so, at once', async ({
  desk,
  database,
}) => {
  const enter = (confirm: boolean, email: string) =>
    desk.anna.requests.enter({
      kind: 'contact',
      fields: { ...contactPayload, email },
      submissionId: crypto.randomUUID(),
      confirm,
    });
  const facts = async ({ reference }: { reference: string }) => {
    const { mails, history } = await desk.anna.requests.get({ reference });
    const [row] = await database.query<{ confirmed: boolean }>(
      'select confirmed_at = received_at as confirmed from submissions where reference = $1',
      [reference],
    );
    return [mails.map(({ recipient }) => recipient), history[0]?.isMailed, row?.confirmed];
  };
  expect(await facts(await enter(true, 'eva@beispiel.example'))).toEqual([['visitor'], true, true]);
  expect(await facts(await enter(false, 'eva@beispiel.example'))).toEqual([[], false, null]);
  expect(await facts(await enter(true, '  '))).toEqual([[], false, null]);
});

test('a call that reaches somebody keeps the promise and clears the time to call again', async ({
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const until = inHours(2);
  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'notReached', until },
  });
  const reached = await desk.jens.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'reached' },
  });
  expect(reached).toMatchObject({
    state: 'taken',
    holder: 'Anna Vogel',
    moment: null,
    attempts: 1,
  });
  const free = { type: 'handOver', to: null } as const;
  const freed = await desk.anna.requests.act({ ...(await seen(desk, reference)), action: free });
  expect(freed).toMatchObject({ state: 'new', holder: null });
  // Freed for all, it is open without a time: somebody has called already.
  expect((await desk.anna.requests.get({ reference })).promise).toMatchObject({ isKept: true });

  const late = await consultation(desk, 30 * 24);
  await desk.anna.requests.act({ ...(await seen(desk, late)), action: { type: 'reached' } });
  const punctual = await consultation(desk, 30 * 24);
  const { dueAt } = await desk.anna.requests.get({ reference: punctual });
  const change = { reference: punctual, version: 1, by: 'Anna Vogel', at: new Date(dueAt ?? '') };
  await act(desk.orm.em.fork(), change, { type: 'reached' }, { ...desk, users: [] });
  const promises = await Promise.all(
    [late, punctual].map(async (one) => (await desk.anna.requests.get({ reference: one })).promise),
  );
  expect(promises).toEqual([{ isKept: false }, { isKept: true }]);
});

test('what was done is undone step by step, and what was done long ago is opened again', async ({
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const before = await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'take' },
  });
  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'notReached', until: inHours(1) },
  });
  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'done', outcome: 'answered' },
  });
  await desk.anna.requests.act({ ...(await seen(desk, reference)), action: { type: 'undo' } });
  expect(await desk.anna.requests.get({ reference })).toMatchObject({
    state: 'notReached',
    doneAt: null,
    attempts: 1,
  });
  const undone = await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'undo' },
  });
  expect(undone).toEqual({ ...before, version: undone.version });

  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'done', outcome: 'without' },
  });
  expect(
    await desk.anna.requests.act({ ...(await seen(desk, reference)), action: { type: 'reopen' } }),
  ).toMatchObject({
    state: 'taken',
    outcome: null,
    folder: 'open',
  });
  const fresh = await contact(desk, 1);
  await expect(
    desk.anna.requests.act({ ...(await seen(desk, fresh)), action: { type: 'undo' } }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('of two colleagues the slower one overwrites nothing and reads who was faster', async ({
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const take = { type: 'take' } as const;
  await desk.anna.requests.act({ ...(await seen(desk, reference)), action: take });
  const version = await seen(desk, reference);
  await desk.jens.requests.act({ ...version, action: take });
  // A note is no change of how far it is, nor is a mail, and another request is none of this one.
  await desk.anna.requests.note({ reference, note: 'Ruft abends zurück.' });
  await desk.anna.requests.resendMail({ reference, recipient: 'company' });
  const other = await contact(desk, 1);
  await desk.anna.requests.act({ ...(await seen(desk, other)), action: take });
  const late = desk.anna.requests.act({
    ...version,
    action: { type: 'done', outcome: 'answered' },
  });
  await expect(late).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { faster: { by: 'Jens Kretzschmar', type: 'taken', at: expect.any(Date) } },
  });
  await expect(desk.anna.requests.erase(version)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await desk.anna.requests.get({ reference })).toMatchObject({ state: 'taken' });

  // At the same moment, too.
  const now = await seen(desk, reference);
  const both = await Promise.allSettled([
    desk.anna.requests.act({ ...now, action: { type: 'take' } }),
    desk.jens.requests.act({ ...now, action: { type: 'done', outcome: 'order' } }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { history } = await desk.anna.requests.get({ reference });
  expect(history).toHaveLength(5);
});

test('a suspicion is confirmed or lifted; lifting it sends the confirmation that was held back', async ({
  database,
  desk,
}) => {
  const store = () =>
    storeInvented(desk.orm.em, 'consultation', consultationPayload, ago(1), 'only-link');
  const real = await store();
  const advert = await store();
  await desk.anna.requests.act({ ...(await seen(desk, advert)), action: { type: 'spam' } });
  const lifted = await desk.anna.requests.act({
    ...(await seen(desk, real)),
    action: { type: 'notSpam', confirm: true },
  });
  expect(lifted).toMatchObject({ folder: 'open', suspicion: null, dueAt: expect.any(String) });
  expect(await listed(desk, 'suspected')).toEqual([]);
  expect(await listed(desk, 'spam')).toEqual([advert]);
  expect(await listed(desk, 'open')).toEqual([real]);
  const jobs = `select data->>'recipient' as recipient from pgboss.job where name = 'mail'`;
  expect(await database.query(jobs)).toEqual([{ recipient: 'visitor' }]);
  const confirmed = 'select reference from submissions where confirmed_at > received_at';
  expect(await database.query(confirmed)).toEqual([{ reference: real }]);
  await desk.anna.requests.act({ ...(await seen(desk, advert)), action: { type: 'undo' } });
  expect(await listed(desk, 'suspected')).toEqual([advert]);

  // What is suspected may be a person: the office hears of what they add, and nothing more of spam.
  const other = await store();
  await desk.anna.requests.act({ ...(await seen(desk, advert)), action: { type: 'spam' } });
  for (const reference of [advert, other]) {
    const { id } = await desk.orm.em.fork().findOneOrFail(Submission, { reference });
    await addRemark(visitorContext(desk), id, 'Noch etwas.');
  }
  const heard = `select reference from submissions
    join pgboss.job on name = 'visitor-additions' and data->>'submissionId' = submissions.id::text`;
  expect(await database.query(heard)).toEqual([{ reference: other }]);
});

test('what a resent confirmation replaces is the confirmation, not the question to whoever was not reached', async ({
  database,
  desk,
}) => {
  const jobs = `select data->'notReached' as question, data->>'recipient' as recipient
    from pgboss.job where name in ('mail', 'mail-dead') order by created_on`;
  const question = { question: true, recipient: 'visitor' };
  const confirmation = { question: null, recipient: 'visitor' };
  const reference = await storeInvented(
    desk.orm.em,
    'consultation',
    consultationPayload,
    ago(1),
    'only-link',
  );
  const action = { type: 'notReached', until: inHours(2), askVisitor: true } as const;
  const asked = { ...(await seen(desk, reference)), action };
  await desk.anna.requests.act(asked);
  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'notSpam', confirm: true },
  });
  expect(await database.query(jobs)).toEqual([question, confirmation]);
  await desk.anna.requests.resendMail({ reference, recipient: 'visitor' });
  expect(await database.query(jobs)).toEqual([question, confirmation]);
});

test('whoever is not reached is asked by mail when it suits, on a tick', async ({
  database,
  desk,
}) => {
  const reference = await consultation(desk, 1);
  const until = inHours(2);
  await desk.anna.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'notReached', until },
  });
  const jobs = `select data from pgboss.job where name = 'mail'`;
  expect(await database.query(jobs)).toEqual([]);
  const action = { type: 'notReached', until, askVisitor: true } as const;
  const asked = { ...(await seen(desk, reference)), action };
  expect(await desk.anna.requests.act(asked)).toMatchObject({ attempts: 2 });
  const { mails, history } = await desk.anna.requests.get({ reference });
  expect(mails).toMatchObject([{ recipient: 'visitor', subject: 'notReached', state: 'created' }]);
  expect(history[0]).toMatchObject({ type: 'notReached', isMailed: true });
  await desk.anna.requests.resendMail({ reference, recipient: 'company' });
  expect((await desk.anna.requests.get({ reference })).history[0]).toMatchObject({
    type: 'mailResent',
    to: 'company',
  });
});

test('the mail to whoever was not reached arrives, and holds nothing that was typed', async ({
  desk,
  startSite,
}) => {
  const reference = await consultation(desk, 1);
  const action = { type: 'notReached', until: inHours(2), askVisitor: true } as const;
  const asked = { ...(await seen(desk, reference)), action };
  await desk.anna.requests.act(asked);
  const site = await startSite();
  const mail = await vi.waitFor(
    async () => {
      const found = (await site.mails()).get(`${reference}-visitor-not-reached.eml`);
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 40_000, interval: 50 },
  );
  expect(mail?.to).toMatchObject([{ address: consultationPayload.email }]);
  expect(mail?.text).toContain('Wann passt es Ihnen am besten?');
  expect(mail?.subject).toContain(reference);
  for (const typed of ['Käthe', 'Weinböhla', '98765', 'Wallbox']) {
    expect(`${mail?.text}${mail?.html}`).not.toContain(typed);
  }
});

test('a moment that is over, a colleague who is none and an unknown field are refused', async ({
  desk,
}) => {
  const reference = await contact(desk, 1);
  const change = await seen(desk, reference);
  for (const refused of [
    desk.anna.requests.act({
      ...change,
      action: { type: 'appointment', until: ago(1).toISOString() },
    }),
    desk.anna.requests.act({ ...change, action: { type: 'handOver', to: 'Niemand' } }),
    desk.anna.requests.enter({
      kind: 'contact',
      fields: { ...contactPayload, unbekannt: 'x' },
      submissionId: crypto.randomUUID(),
    }),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  expect(await seen(desk, reference)).toEqual(change);
});

test.for([
  ['contact', contactPayload],
  ['consultation', consultationPayload],
  ['maintenance', maintenancePayload],
  ['gridConnection', gridConnectionPayload],
] as const)(
  'a request that came by phone is entered like a %s form',
  async ([kind, payload], { database, desk }) => {
    const { datenschutz: _box, ...fields } = { datenschutz: true, ...payload };
    const submissionId = crypto.randomUUID();
    const entered = { kind, fields, submissionId };
    const { reference } = await desk.anna.requests.enter(entered);
    // A click too many.
    expect((await desk.anna.requests.enter(entered)).reference).toBe(reference);
    expect(await listed(desk, 'mine')).toEqual([reference]);
    const details = await desk.anna.requests.get({ reference });
    expect(details).toMatchObject({
      kind,
      state: 'taken',
      consentAt: null,
      mails: [],
      history: [{ type: 'entered', by: 'Anna Vogel' }],
    });
    const withoutAddress = { ...fields, [kind === 'gridConnection' ? 'anEmail' : 'email']: '' };
    const other = await desk.anna.requests.enter({
      kind,
      fields: withoutAddress,
      submissionId: crypto.randomUUID(),
      confirm: true,
    });
    expect(await desk.anna.requests.get({ reference: other.reference })).toMatchObject({
      email: null,
      mails: [],
    });
    expect(await dumpDatabase(database)).not.toContain('adresse.invalid');
  },
);

test('two presses at once enter one request, and a key that is stored leads to its request', async ({
  database,
  desk,
}) => {
  const { name, phone } = contactPayload;
  const entered = {
    kind: 'contact' as const,
    fields: { ...contactPayload },
    submissionId: crypto.randomUUID(),
  };
  // Both look for the key before either has stored it.
  const presses = await Promise.all(
    Array.from({ length: 4 }, () => desk.anna.requests.enter(entered)),
  );
  const [{ reference } = { reference: '' }] = presses;
  expect(presses).toEqual(presses.map(() => ({ reference, isOther: false })));
  expect(await database.query('select name, phone from contact_messages')).toEqual([
    { name, phone },
  ]);
  // The answer was lost, and something was mended before the next press.
  const mended = { ...entered, fields: { ...contactPayload, message: 'Bitte erst ab 13 Uhr.' } };
  expect(await desk.anna.requests.enter(mended)).toEqual({ reference, isOther: true });
  expect(await database.query('select 1 from submissions')).toHaveLength(1);
});

test('erasing takes the history along, and leaves who did it and when', async ({
  database,
  desk,
}) => {
  const reference = await consultation(desk, 1);
  await desk.anna.requests.note({ reference, note: 'Spurensuche' });
  await desk.jens.requests.act({
    ...(await seen(desk, reference)),
    action: { type: 'done', outcome: 'order' },
  });
  await desk.jens.requests.erase(await seen(desk, reference));
  const em = desk.orm.em.fork();
  expect(await em.count(Submission)).toBe(0);
  expect(await em.count(RequestStatus)).toBe(0);
  expect(await em.count(RequestEvent)).toBe(0);
  expect(await dumpDatabase(database)).not.toContain('Spurensuche');
  expect(await database.query('select cause, requests, by from erasures')).toEqual([
    { cause: 'asked', requests: 1, by: 'Jens Kretzschmar' },
  ]);
});
