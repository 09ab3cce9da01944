import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { strFromU8, unzipSync } from 'fflate';
import { expect, vi } from 'vitest';
import { visitorSlots } from '../../requests/own-page/visitor-slots.ts';
import { addPhotograph, picture } from '../../testing/add-photograph.ts';
import { dumpDatabase, identifiersOf } from '../../testing/all-traces.ts';
import { test } from '../../testing/desk-test.ts';
import {
  appointment,
  corrections,
  data,
  papers,
  remark,
  startVisit,
  times,
  type Visitor,
  withdraw,
} from '../../testing/own-page-visitor.ts';
import {
  consultationPayload,
  contactPayload,
  specifiedGridPayload,
} from '../../testing/payloads.ts';
import { readPdf, textIn } from '../../testing/read-pdf.ts';

const patience = { timeout: 40_000, interval: 50 };

test('what a visitor adds brings a request that is done back, and reaches the office in one mail', async ({
  database,
  desk,
  startSite,
}) => {
  const site = await startSite({ deskInMails: 'https://buero.firma.example' });
  const visitor = await startVisit(site, '/api/contact', consultationPayload);
  const { reference } = visitor;
  await desk.anna.requests.act({
    reference,
    version: 1,
    action: { type: 'done', outcome: 'answered' },
  });

  // The link alone is enough for these.
  const noted = await visitor.post(remark, { text: 'Bitte erst nach 17 Uhr.' }, '');
  expect(noted.status).toBe(303);
  expect(noted.headers.get('location')).toMatch(/^\/anfrage\/[\w-]{22}\?erledigt=bemerkung/);
  const [first, second] = visitorSlots(new Date());
  const chosen = await visitor.post(times, { zeiten: first?.value ?? '' }, '');
  expect(chosen.status).toBe(303);
  const corrected = await visitor.post(corrections, {
    phone: '+49 172 555 1234',
    email: consultationPayload.email,
    address: 'Bergweg 4, 01445 Radebeul',
  });
  expect(corrected.status).toBe(303);

  const request = await desk.anna.requests.get({ reference });
  expect(request).toMatchObject({
    state: 'taken',
    phone: '+49 172 555 1234',
    place: 'Bergweg 4, 01445 Radebeul',
  });
  expect(request.history.map(({ type, by, formerValue }) => [type, by, formerValue])).toEqual([
    ['corrected', '', consultationPayload.address],
    ['corrected', '', consultationPayload.phone],
    ['times', '', null],
    ['remark', '', null],
    ['done', 'Anna Vogel', null],
  ]);
  for (const search of ['0351/98765', '0172 5551234', 'weinbergstr']) {
    const found = await desk.anna.requests.search({ search });
    expect(
      found.requests.map((item) => item.reference),
      search,
    ).toEqual([reference]);
  }

  // Ten minutes after the first of it.
  const pauses = await database.query<{ seconds: number }>(
    `select round(extract(epoch from start_after - created_on))::int as seconds
     from pgboss.job where name = 'visitor-additions'`,
  );
  expect(pauses).toEqual([{ seconds: 600 }]);
  // The time has come.
  await database.query(
    `update pgboss.job set start_after = now() where name = 'visitor-additions'`,
  );
  const added = async () => {
    site.lookForMails();
    return [...(await site.mails())].filter(([name]) => name.includes('-added-'));
  };
  await vi.waitFor(async () => expect(await added()).toHaveLength(1), patience);
  const [[, mail] = []] = await added();
  expect(mail?.subject).toBe(`Ergänzt: Käthe Müller, Radebeul: Beratungsanfrage ${reference}`);
  for (const text of ['Bitte erst nach 17 Uhr.', first?.label ?? '', '+49 172 555 1234']) {
    expect(mail?.text).toContain(text);
  }
  expect(mail?.text).toContain(`https://buero.firma.example/anfragen/${reference}`);
  expect(mail?.text).not.toContain(second?.label ?? '');
  expect(
    await database.query(`select state from pgboss.job where name = 'visitor-additions'`),
  ).toEqual([{ state: 'completed' }]);
});

test('what cannot be taken is said at its field, with what was typed', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  const visitor = await startVisit(site, '/api/contact', consultationPayload);
  const rejected = async (action: string, fields: Record<string, string>, words: string[]) => {
    const answer = await visitor.post(action, fields);
    expect(answer.status, action).toBe(422);
    const page = await answer.text();
    for (const text of words) expect(page).toContain(text);
  };
  await rejected(remark, { text: ' ' }, [validationMessages.required]);
  await rejected(times, {}, ['mindestens eine Zeit']);
  await rejected(times, { zeiten: '2020-01-02T08' }, ['mindestens eine Zeit']);
  await rejected(corrections, { phone: ' ', email: 'anna@', address: '' }, [
    'anna@',
    validationMessages.required,
  ]);
  // Who has the link alone is asked for the second fact.
  expect((await visitor.post(corrections, { phone: '0351 1' }, '')).status).toBe(403);
  expect(await database.query('select 1 from handling_events')).toEqual([]);
  const { phone, email, address } = consultationPayload;
  expect(await database.query('select phone, email, address from contact_messages')).toEqual([
    { phone, email, address },
  ]);

  // A page is no place to fill a disk with.
  await database.query(
    `insert into handling_events (submission_id, at, by, type, note, state)
     select id, now(), case number when 70 then 'Anna Vogel' else '' end, 'remark', '…', 'new'
     from submissions, generate_series(1, 70) number`,
  );
  expect((await visitor.post(remark, { text: 'Die siebzigste' })).status).toBe(303);
  await rejected(remark, { text: 'Noch etwas' }, ['schon sehr viel', 'Noch etwas']);

  const grid = await startVisit(site, '/api/netzanschluss-daten', specifiedGridPayload);
  const vague = await grid.post(corrections, { address: 'irgendwo' });
  expect(await vague.text()).toContain('Zum Beispiel: Bergweg 4');
  const keys = () => database.query('select access_key, change_key from own_pages order by token');
  const before = await keys();
  const parts = await grid.post(corrections, {
    address: 'Straße des 17. Juni 135 a, 01445 Radebeul',
  });
  expect(parts.status).toBe(303);
  // By it nobody has opened the page anywhere.
  expect(await keys()).toEqual(before);
  expect(
    await database.query('select strasse, hausnummer, plz, ort from grid_connections'),
  ).toEqual([
    { strasse: 'Straße des 17. Juni', hausnummer: '135 a', plz: '01445', ort: 'Radebeul' },
  ]);
  // What is unchanged may be written otherwise.
  await database.query(`update grid_connections set hausnummer = 'ohne'`);
  const unchanged = { address: 'Straße des 17. Juni ohne, 01445 Radebeul' };
  expect((await grid.post(corrections, { phone: '035204 999', ...unchanged })).status).toBe(303);
});

test('a visitor takes all data along, without birth dates and others; who has the link alone nothing', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  const visitor = await startVisit(site, '/api/netzanschluss-daten', specifiedGridPayload);
  await addPhotograph(database, visitor.reference);
  await visitor.post(remark, { text: 'Der Zähler hängt im Heuboden.' });
  await visitor.post(corrections, { phone: '035204 999' });

  const answer = await visitor.get(data);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="[^"]*${visitor.reference}[^"]*\\.zip"`),
  );
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['anfrage.json', 'fotos/01 Zählerschrank.jpg']);
  expect(strFromU8(files['fotos/01 Zählerschrank.jpg'] ?? new Uint8Array())).toBe(picture);
  const text = strFromU8(files['anfrage.json'] ?? new Uint8Array());
  const kept = JSON.parse(text);
  expect(kept).toMatchObject({
    vorgangsnummer: visitor.reference,
    berichtigungen: [{ feld: 'Telefon', vorher: specifiedGridPayload.anTelefon }],
    bemerkungen: [{ text: 'Der Zähler hängt im Heuboden.' }],
    fotos: [{ datei: 'fotos/01 Zählerschrank.jpg', zeigt: 'Zählerschrank', breite: 2000 }],
  });
  expect(kept.emails).toHaveLength(2);
  expect(text).toContain('035204 999');
  const { geburtsdatum, nutzVorname } = specifiedGridPayload;
  for (const hidden of [geburtsdatum, '28.02.1971', nutzVorname]) {
    expect(text).not.toContain(`"${hidden}"`);
  }

  const paper = await visitor.get(`${papers}/vollmacht-pdf`);
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect(paper.headers.get('content-disposition')).toMatch(/^attachment; .*\.pdf$/);
  const printed = await textIn(await readPdf(await paper.arrayBuffer()));
  expect(printed).toContain(specifiedGridPayload.name);
  expect(printed).not.toContain('28.02.1971');
  expect((await visitor.get(`${papers}/anderes`)).status).toBe(404);

  for (const action of [data, `${papers}/formular`, withdraw]) {
    const closed = await visitor.get(action, '');
    expect(closed.status, action).toBe(403);
    const page = await closed.text();
    expect(page).not.toContain(specifiedGridPayload.vorname);
    expect(page).not.toContain('Heuboden');
  }
});

test('who takes a request back leaves nothing of it but its reference, tells the office unless it was spam; an order stays', async ({
  database,
  desk,
  startSite,
}) => {
  const site = await startSite();
  const visitor = await startVisit(site, '/api/contact', contactPayload);
  const { reference } = visitor;
  await addPhotograph(database, reference);
  await visitor.post(remark, { text: 'Spurensuche' });
  const until = new Date(Date.now() + 60 * 60 * 1_000).toISOString();
  expect((await visitor.get(appointment, '')).status).toBe(404);
  await desk.anna.requests.act({ reference, version: 1, action: { type: 'appointment', until } });
  expect((await visitor.get(`${papers}/formular`)).status).toBe(404);
  const download = await visitor.get(appointment, '');
  expect(download.headers.get('content-type')).toContain('text/calendar');
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; .*\.ics$/);
  const calendar = await download.text();
  expect(calendar).toContain(reference);
  expect(calendar).toContain(`DTSTART:${until.replace(/[-:]|\.\d+/g, '')}`);
  expect(calendar).not.toContain(contactPayload.name);
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), patience);
  const [id = '', , key = '', digest = ''] = await identifiersOf(database, 'true');

  expect((await visitor.post(withdraw, {}, '')).status).toBe(403);
  expect((await visitor.get(withdraw)).status).toBe(200);
  const answer = await visitor.post(withdraw, {});
  expect(answer.status).toBe(200);
  const { pathname } = new URL(visitor.url);
  expect(answer.headers.getSetCookie()).toEqual(
    ['anfrage', 'anfrage-aendern'].map((name) =>
      expect.stringContaining(`${name}=; Max-Age=0; Path=${pathname};`),
    ),
  );
  expect(await answer.text()).toContain(reference);
  for (const gone of [visitor.get(), visitor.get(withdraw), visitor.post(withdraw, {})]) {
    expect((await gone).status).toBe(404);
  }

  await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), patience);
  const mails = [...(await site.mails()).values()];
  const mail = mails.find(({ subject }) => subject === `Zurückgezogen und gelöscht: ${reference}`);
  expect(mail?.text).toContain('Bitte sagen Sie ihn ab');
  const notice = mails.find((other) => other !== mail);
  expect(notice?.to).toEqual([expect.objectContaining({ address: contactPayload.email })]);
  // The job that held the address goes with its mail.
  const withAddress = `select 1 from pgboss.job where data::text like '%juergen@%'`;
  await vi.waitFor(async () => expect(await database.query(withAddress)).toEqual([]), patience);
  const left = await dumpDatabase(database);
  for (const trace of [id, key, digest, contactPayload.name, 'juergen@', 'Spurensuche', 'not a']) {
    if (trace) expect(left).not.toContain(trace);
  }
  expect(await database.query('select reference from erased_references')).toEqual([{ reference }]);
  for (const table of ['own_pages', 'photographs', 'handlings', 'handling_events']) {
    expect(await database.query(`select 1 from ${table}`), table).toEqual([]);
  }

  // An appointment that stands or is still to come is to be called off, a past one not.
  const hadAppointment: unknown[] = [];
  const visitors: Visitor[] = [];
  for (const [hours, state] of [
    [1, 'waiting'],
    [-1, 'waiting'],
    [-1, 'appointment'],
  ]) {
    const later = await startVisit(site, '/api/contact', contactPayload);
    await database.query(
      `with put as (update handlings set state = $3 from submissions
         where id = submission_id and reference = $2)
       insert into handling_events (submission_id, at, by, type, until, state)
       select id, now(), 'Anna Vogel', type, now() + make_interval(hours => after), 'waiting'
       from submissions, (values ('appointment', $1), ('notReached', 1)) as step (type, after)
       where reference = $2`,
      [hours, later.reference, state],
    );
    visitors.unshift(later);
  }
  for (const later of visitors) {
    expect((await later.post(withdraw, {})).status).toBe(200);
    const job = await database.query<{ had: boolean }>(
      `select (data->>'hadAppointment')::boolean as had from pgboss.job where data->>'withdrawn' = $1`,
      [later.reference],
    );
    hadAppointment.push(...job.map(({ had }) => had));
  }
  expect(hadAppointment).toEqual([true, false, true]);
  await database.query(`delete from pgboss.job where data->>'withdrawn' <> $1`, [reference]);

  const spam = await startVisit(site, '/api/contact', contactPayload);
  await desk.anna.requests.act({
    reference: spam.reference,
    version: 1,
    action: { type: 'spam' },
  });
  expect((await spam.post(withdraw, {})).status).toBe(200);
  // Nor has the office heard of one that waits for a digest.
  const limited = await startVisit(site, '/api/contact', contactPayload);
  await database.query(`update submissions set digest_mail = 'waiting' where reference = $1`, [
    limited.reference,
  ]);
  expect((await limited.post(withdraw, {})).status).toBe(200);
  const suspected = await startVisit(site, '/api/contact', { ...contactPayload, website: 'x' });
  expect((await suspected.post(withdraw, {})).status).toBe(200);
  const toOffice = `select data ->> 'withdrawn' as reference from pgboss.job where data ? 'withdrawn'
    order by created_on`;
  expect(await database.query(toOffice)).toEqual([
    { reference },
    { reference: suspected.reference },
  ]);

  const order = await startVisit(site, '/api/contact', contactPayload);
  await desk.anna.requests.act({
    reference: order.reference,
    version: 1,
    action: { type: 'done', outcome: 'order' },
  });
  // A remark brings it back to the office, and an order it stays.
  await order.post(remark, { text: 'Noch eine Frage' });
  const refused = await order.post(withdraw, {});
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Auftrag');
  expect(await database.query('select reference from submissions')).toEqual([
    { reference: order.reference },
  ]);
});
