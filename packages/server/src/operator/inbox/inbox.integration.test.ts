import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { vorhaben, zeitrahmen } from '@rebhang-solar/content/choices';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { toGermanDate } from '@rebhang-solar/content/typed-date';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { expect, vi } from 'vitest';
import { createSmtpTransport } from '../../delivery/mail/mail-transport.ts';
import { forms } from '../../forms/forms.ts';
import { allColumns } from '../../requests/export/export-columns.ts';
import { fromSpreadsheet } from '../../requests/export/spreadsheet-value.ts';
import { addPhotograph } from '../../testing/add-photograph.ts';
import { dumpDatabase } from '../../testing/all-traces.ts';
import { type CommandRun, callCommand, callInbox } from '../../testing/call-command.ts';
import { markedGridConnection } from '../../testing/filled-grid-connection.ts';
import { test as base, type TestSite } from '../../testing/fixtures.ts';
import { openDesk } from '../../testing/open-desk.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  gridFieldsOf,
  maintenancePayload,
} from '../../testing/payloads.ts';
import { runInbox } from './inbox-cli.ts';

const patience = { timeout: 40_000, interval: 50 };

type Inbox = {
  /** DATA_DIR; mails are in its folder `mail`. */
  folder: string;
  inbox(args: string[], answer?: string): Promise<CommandRun>;
  inboxOnTerminal(args: string[]): Promise<CommandRun>;
};

const test = base.extend<{ operator: Inbox }>({
  operator: async ({ database, folder }, use) => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder };
    await use({
      folder,
      inbox: (args, answer) => callInbox(settings, args, answer),
      inboxOnTerminal: (args) => callCommand(runInbox, args, settings, { isTTY: true }),
    });
  },
});

async function send(site: TestSite, path: string, body: unknown): Promise<string> {
  const response = await site.post(path, body);
  return ((await response.json()) as { reference: string }).reference;
}

/** The lines of an exported CSV, by heading. */
async function readCsv(operator: Inbox, ...args: string[]): Promise<Record<string, string>[]> {
  const { out } = await operator.inbox(['export', ...args]);
  return parse(out, { bom: true, delimiter: ';', record_delimiter: '\r\n', columns: true });
}

async function sendAll(site: TestSite) {
  return {
    contact: await send(site, '/api/contact', contactPayload),
    consultation: await send(site, '/api/contact', consultationPayload),
    maintenance: await send(site, '/api/contact', maintenancePayload),
    gridConnection: await send(site, '/api/netzanschluss-daten', gridConnectionPayload),
  };
}

test.each([
  ['', 'Bitte nennen Sie einen Befehl.\n\nPosteingang der Website'],
  ['lösche', 'Den Befehl „lösche“ gibt es nicht. Es gibt: export, resend, erase, sign-in, purge.'],
  ['take PV-1', 'Den Befehl „take“ gibt es nicht.'],
  ['constructor', 'Den Befehl „constructor“ gibt es nicht.'],
  ['export --foo', 'Die Option „--foo“ gibt es hier nicht.\n\npnpm inbox export'],
  ['purge --yes', 'Die Option „--yes“ gibt es hier nicht.'],
  ['export --search', 'Die Option „--search“ braucht einen Wert.'],
  ['export --search --json', 'Die Option „--search“ braucht einen Wert.'],
  ['export --json=x', 'Die Option „--json“ hat keinen Wert.'],
  ['export a@b.example c', '„c“ ist zu viel.'],
  ['export a@b.example', 'Alles zu einer Person wird ein ZIP'],
  ['export a@b.example --json --output a.zip', 'Alles zu einer Person wird ein ZIP'],
  ['export a@b.example --kind wartung --output a.zip', 'Alles zu einer Person wird ein ZIP'],
  ['export a@b.example --since 2026-01-01 --output a.zip', 'Alles zu einer Person wird ein ZIP'],
  ['export a@b.example --search b --output a.zip', 'Alles zu einer Person wird ein ZIP'],
  ['erase a b', '„b“ ist zu viel.'],
  ['export --kind dach', 'Das Formular „dach“ gibt es nicht.'],
  ['export --since gestern', '„gestern“ ist kein Tag.'],
  ['export --since 31.02.2026', '„31.02.2026“ ist kein Tag.'],
  ['export --json --jsonl', 'Bitte nur eines von beiden'],
  ['erase', 'Bitte nennen Sie eine Vorgangsnummer oder eine E-Mail-Adresse.'],
  ['erase PV-1 --history', '„--history“ geht nicht zusammen mit einer Vorgangsnummer.'],
  ['sign-in', 'Bitte nennen Sie, wer sich anmeldet.'],
])('„%s“ is rejected in German', async (line, message) => {
  const { code, out, err } = await callInbox({}, line.split(' ').filter(Boolean));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.slice(0, message.length)).toBe(message);
});

test('each command explains itself and is in the overview', async () => {
  const overview = await callInbox({}, ['--help']);
  expect(overview).toMatchObject({ code: 0, err: '' });
  for (const name of ['export', 'resend', 'erase', 'sign-in', 'purge']) {
    expect(overview.out).toContain(`\n  ${name} `);
    const { code, out } = await callInbox({}, [name, '-h']);
    expect(code).toBe(0);
    expect(out).toContain(`pnpm inbox ${name}`);
  }
});

test('an export is narrowed by form, day and words, the oldest first', async ({
  database,
  operator,
  startSite,
}) => {
  const sent = await sendAll(await startSite());
  await database.query(
    `update submissions set received_at = '2026-03-28T22:30:00Z' where reference = $1`,
    [sent.contact],
  );
  const exported = async (...args: string[]) => {
    const { code, out } = await operator.inbox(['export', '--json', ...args]);
    expect(code).toBe(0);
    return (JSON.parse(out) as { reference: string }[]).map(({ reference }) => reference);
  };
  const { contact, consultation, maintenance, gridConnection } = sent;
  expect(await exported()).toEqual([contact, consultation, maintenance, gridConnection]);
  expect(await exported('--kind', 'wartung')).toEqual([maintenance]);
  expect(await exported('--kind', 'Netzanschluss')).toEqual([gridConnection]);
  expect(await exported('--kind', 'gridconnection')).toEqual([gridConnection]);
  // 23:30 in Berlin, so still the 28th.
  expect(await exported('--since', '28.03.2026')).toHaveLength(4);
  expect(await exported('--since', '2026-03-29')).toHaveLength(3);
  const searches: [text: string, reference: string][] = [
    ['0351/12345', contact],
    ['+4935112345', contact],
    ['0049 (0)351 12345', contact],
    ['351 12345 jürgen', contact],
    ['035198765', consultation],
    ['01689 0351 98765', consultation],
    [maintenance.replaceAll('-', ''), maintenance],
    [maintenance.slice(3).replaceAll('-', '').toLowerCase(), maintenance],
    ['GROSS-SSOMMER jürgen', contact],
    [contact.toLowerCase(), contact],
    ['kaethe.mueller@', consultation],
    ['WEINBERGSTRASSE 7A', consultation],
    ['kathe muller', consultation],
    ['südDACH, 38°', consultation],
    ['100 %', contact],
    ['WARTUNGSANFRAGE ertrag', maintenance],
    ['erbengemeinschaft', gridConnection],
  ];
  for (const [text, reference] of searches) {
    expect(await exported('--search', text), text).toEqual([reference]);
  }
  expect(await exported('--search', '100_')).toEqual([]);
  expect(await exported('--search=0351 99999')).toEqual([]);

  // Five hundred more that came at the same moment: they are read in two lots.
  const copies = (table: string, where: string, changed: string) =>
    database.query(
      `insert into ${table} select (json_populate_record(original, json_build_object(${changed}))).*
       from ${table} original, generate_series(1, 500) number where ${where}`,
    );
  const uuid = `('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))`;
  const ofContact = `(select id from submissions where reference = '${contact}')`;
  await copies(
    'contact_messages',
    `id = (select contact_message_id from submissions where id = ${ofContact})`,
    `'id', 1000 + number`,
  );
  await copies(
    'submissions',
    `id = ${ofContact}`,
    `'id', ${uuid}, 'reference', 'PV-' || number, 'contact_message_id', 1000 + number`,
  );
  await copies('handlings', `submission_id = ${ofContact}`, `'submission_id', ${uuid}`);
  const references = await exported();
  expect(references).toHaveLength(504);
  expect(new Set(references).size).toBe(504);
  expect(references.slice(-3)).toEqual([consultation, maintenance, gridConnection]);
});

test('what the office did stands in the export', async ({ database, operator, startSite }) => {
  const { consultation } = await sendAll(await startSite());
  const desk = await openDesk(database.url, operator.folder);
  const { requests } = desk.anna;
  const { version } = await requests.get({ reference: consultation });
  await requests.note({ reference: consultation, note: 'nicht vor 11 Uhr' });
  await requests.note({ reference: consultation, note: 'am liebsten mittags' });
  // The second is stored before the first, as two are converted at once.
  for (const [kind, minute] of [
    ['roof-outside', 2],
    ['bill', 1],
    ['meter', 3],
  ]) {
    await database.query(
      `insert into photographs (id, submission_id, kind, jpeg, width, height, bytes, added_at)
       select gen_random_uuid(), id, $1, '', 1, 1, 0, now() + make_interval(mins => $2)
       from submissions where reference = $3`,
      [kind, minute, consultation],
    );
  }
  const action = { type: 'done', outcome: 'order' } as const;
  await requests.act({ reference: consultation, version, action });
  await desk.close();
  expect(await readCsv(operator, '--kind', 'beratung')).toMatchObject([
    {
      Stand: 'erledigt, Auftrag',
      Notiz: expect.stringMatching(/nicht vor 11 Uhr\n.*am liebsten mittags$/),
    },
  ]);
  expect(await readCsv(operator, '--kind', 'beratung', '--all-columns')).toMatchObject([
    { Fotos: 'Stromrechnung, Dach von außen, Zählerschrank' },
  ]);
});

test('a link signs in whom DESK_USERS names, the way in while no mail can be sent', async ({
  database,
  folder,
}) => {
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DESK_USERS: 'Anna Berger <anna@firma.example>',
  };
  const run = await callInbox(settings, ['sign-in', 'anna', 'berger']);
  expect(run).toMatchObject({ code: 0, err: '' });
  expect(run.out).toMatch(
    /^Gilt 10 Minuten und nur einmal:\nhttp:\/\/localhost:3900\/anmelden\/\S+\n$/,
  );
  expect(await database.query('select user_name from sign_in_links')).toEqual([
    { user_name: 'Anna Berger' },
  ]);
  const nobody = await callInbox(settings, ['sign-in', 'Jens']);
  expect(nobody).toEqual({ code: 1, out: '', err: 'Anmelden können sich: Anna Berger.\n' });
  const none = await callInbox({ ...settings, DESK_PORT: 'off' }, ['sign-in', 'Anna Berger']);
  expect(none.code).toBe(1);
  expect((await callInbox(settings, ['sign-in'])).code).toBe(2);
});

test('nothing that a visitor wrote moves the cursor of a terminal', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite();
  // What forms and notes take of such characters.
  const message = 'vor\u009b31m\u202Enach';
  const reference = await send(site, '/api/contact', { ...contactPayload, message });
  const desk = await openDesk(database.url, operator.folder);
  await desk.anna.requests.note({ reference, note: message });
  await desk.close();
  for (const form of [[], ['--all-columns'], ['--json'], ['--jsonl']]) {
    const { out } = await operator.inboxOnTerminal(['export', ...form]);
    expect(out).toContain('nach');
    expect(out.replace(/[\r\n\u{200C}\u{200D}]/gu, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
  // A file is a copy, to the letter.
  const { out } = await operator.inbox(['export', '--jsonl']);
  expect(JSON.parse(out).fields.message).toBe(message);
  expect((await readCsv(operator))[0]?.Nachricht).toBe(message);
});

test('the export for people has few columns, in German', async ({ operator, startSite }) => {
  await sendAll(await startSite());
  const [consultation] = await readCsv(operator, '--kind', 'beratung');
  expect(consultation).toMatchObject({
    Formular: 'Beratung',
    'Eingegangen am': expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/),
    'Antwort bis': expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/),
    Stand: 'neu',
    'Spam?': '',
    Name: consultationPayload.name,
    Telefon: '0351 98765',
    Adresse: consultationPayload.address,
    Haustyp: 'Einfamilienhaus',
    'Wann soll es losgehen?': zeitrahmen['3-monate'],
  });
  expect(Object.keys(consultation ?? {})).toHaveLength(17);
  const [gridConnection] = await readCsv(operator, '--kind', 'netzanschluss');
  expect(gridConnection).toMatchObject({
    Name: 'Zoë Großmann',
    Telefon: '035204 123',
    Adresse: 'Am Rebhang 12 b, 01665 Klipphausen',
    Anschlussnutzer: 'Max Mieter',
    'Was soll angemeldet werden?': vorhaben.erweiterung,
  });
  const [contact, together, , grid] = await readCsv(operator);
  expect(contact).toMatchObject({ Telefon: '0351 / 123-45', 'Weitere Angaben': '' });
  expect(together?.['Weitere Angaben']).toContain('Haustyp: Einfamilienhaus, ');
  expect(grid?.Name).toBe('Zoë Großmann');
  expect(grid?.['Weitere Angaben']).toContain('Anschlussnutzer: Max Mieter, ');
});

test('CSV and JSON hold every field as the database does', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite();
  const payload = markedGridConnection('Marker');
  const reference = await send(site, '/api/netzanschluss-daten', payload);
  await sendAll(site);
  // Afterwards nothing changes any more.
  await site.stop();
  const [row] = await database.query<Record<string, unknown>>(
    `select g.* from grid_connections g join submissions s on s.grid_connection_id = g.id
     where s.reference = $1`,
    [reference],
  );
  const stored = gridFieldsOf(row, Object.keys(payload));
  expect(stored).toEqual(payload);

  const { out: lines } = await operator.inbox(['export', '--jsonl']);
  const records = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records.map(({ kind }) => kind)).toEqual([
    'gridConnection',
    'contact',
    'consultation',
    'maintenance',
    'gridConnection',
  ]);
  expect(records[0].fields).toEqual(stored);
  const { out: json } = await operator.inbox(['export', '--json']);
  expect(JSON.parse(json)).toEqual(records);

  const { out: csv } = await operator.inbox(['export', '--all-columns']);
  expect(csv).toMatch(/^\uFEFF"Vorgangsnummer";"Formular";"Eingegangen am";.*\r\n"PV-/);
  const rows: string[][] = parse(csv, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
  const columns = allColumns(undefined);
  const [headings = [], ...cells] = rows;
  expect(headings).toEqual(columns.map(({ title }) => title));
  expect(new Set(headings).size).toBe(headings.length);
  expect(cells.map((line) => line.map(fromSpreadsheet))).toEqual(
    records.map((record) => columns.map(({ cellOf }) => fromSpreadsheet(cellOf(record)))),
  );
  // By its heading, each value of the form stands in its line.
  const inGridLine = cells[0]?.map(fromSpreadsheet) ?? [];
  for (const field of forms.gridConnection.fields) {
    expect(inGridLine).toContain(shownValue(field, String(stored[field.name])));
  }
  const contactLine = cells[1]?.map(fromSpreadsheet) ?? [];
  expect(contactLine[headings.indexOf('Telefon')]).toBe(contactPayload.phone);
  expect(contactLine[headings.indexOf('Nachricht')]).toBe(contactPayload.message);
  expect(cells[1]?.[headings.indexOf('Telefon')]).toBe(`'${contactPayload.phone}`);
});

test('an export goes into a file, whole, and for the operator only', async ({
  operator,
  startSite,
}) => {
  await sendAll(await startSite());
  const file = join(operator.folder, 'anfragen.csv');
  const run = await operator.inbox(['export', '--kind', 'kontakt', '--output', file]);
  expect(run).toEqual({ code: 0, out: '', err: '1 Anfrage ausgegeben.\n' });
  const rows: Record<string, string>[] = parse(await readFile(file), {
    bom: true,
    delimiter: ';',
    columns: true,
  });
  expect(rows.map(({ Name }) => Name)).toEqual([contactPayload.name]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const nowhere = join(operator.folder, 'fehlt', 'anfragen.csv');
  const failed = await operator.inbox(['export', '--output', nowhere]);
  expect(failed.code).toBe(1);
  expect(failed.err).toMatch(/^Fehlgeschlagen: ENOENT/);
  expect((await readdir(operator.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('mails that were given up are sent once more', async ({
  database,
  mailServer,
  operator,
  startSite,
}) => {
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  mailServer.answer = 'refuse for now';
  await send(site, '/api/contact', maintenancePayload);
  const inState = (queue: string, state: string) =>
    database.query(`select 1 from pgboss.job where name = $1 and state = $2`, [queue, state]);
  await vi.waitFor(async () => expect(await inState('mail', 'retry')).toHaveLength(2), patience);
  // The last attempt of a fortnight.
  await database.query(
    `update pgboss.job set retry_count = retry_limit, start_after = now()
     where name = 'mail' and state = 'retry'`,
  );
  await vi.waitFor(
    async () => expect(await inState('mail-dead', 'created')).toHaveLength(2),
    patience,
  );
  mailServer.answer = 'take';
  expect((await operator.inbox(['resend'])).out).toMatch(/^2 E-Mails eingereiht\./);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), patience);
  expect((await operator.inbox(['resend'])).out).toBe('Es gibt keine aufgegebenen E-Mails.\n');
});

test('the operator is asked before anything is erased', async ({
  database,
  operator,
  startSite,
}) => {
  const reference = await send(await startSite(), '/api/contact', contactPayload);
  const count = () => database.query('select 1 from submissions');
  expect((await operator.inbox(['erase', reference])).code).toBe(2);
  const no = await operator.inbox(['erase', reference], 'nein');
  expect(no.code).toBe(1);
  expect(no.err).toContain(reference);
  expect(no.err).toContain('Nichts gelöscht.');
  expect(await count()).toHaveLength(1);
  expect((await operator.inbox(['erase', '--history'])).out).not.toContain('Nr.');
  const yes = await operator.inbox(['erase', reference], ' Ja ');
  expect(yes.code).toBe(0);
  expect(yes.out).toMatch(/^1 Vorgang gelöscht, vermerkt unter Nr\. 1\./);
  expect(await count()).toHaveLength(0);
  expect((await operator.inbox(['erase', reference, '--yes'])).code).toBe(1);
  // Of a name it is said how to search.
  expect((await operator.inbox(['erase', contactPayload.name, '--yes'])).err).toContain('--search');
});

test('a database that is away and a wrong setting are said in one line', async ({ operator }) => {
  const away = await callInbox(
    { DATA_DIR: operator.folder, DATABASE_URL: 'postgres://site@127.0.0.1:1/site' },
    ['export'],
  );
  expect(away).toEqual({
    code: 1,
    out: '',
    err: 'Die Datenbank ist nicht zu erreichen. Stimmt DATABASE_URL?\n',
  });
  const wrong = await callInbox({ RETENTION_MONTHS: 'zwei' }, ['export']);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toMatch(/^Wrong setting: RETENTION_MONTHS/);
});

test('all of a person is one ZIP: with birth dates, notes and photographs, of others and for others nothing', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite();
  const { anEmail, geburtsdatum, nutzEmail, nutzVorname } = gridConnectionPayload;
  const reference = await send(site, '/api/netzanschluss-daten', gridConnectionPayload);
  const other = await send(site, '/api/contact', { ...contactPayload, email: anEmail });
  await addPhotograph(database, reference);
  await database.query(
    `insert into handling_events (submission_id, at, by, type, note, state)
     select id, now(), 'Anna Vogel', 'note', 'Ruft abends zurück.', 'new' from submissions where reference = $1`,
    [reference],
  );
  const dataOf = async (address: string) => {
    const file = join(operator.folder, 'person.zip');
    const run = await operator.inbox(['export', address, '--output', file]);
    expect(run.code, run.err).toBe(0);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const files = unzipSync(new Uint8Array(await readFile(file)));
    const text = (name: string) => strFromU8(files[`${name}/anfrage.json`] ?? new Uint8Array());
    return { names: Object.keys(files), text, said: run.err };
  };
  const own = await dataOf(anEmail.toUpperCase());
  expect(own.said).toMatch(/^2 /);
  expect(own.names).toEqual([
    `${reference}/anfrage.json`,
    `${reference}/fotos/01 Zählerschrank.jpg`,
    `${other}/anfrage.json`,
  ]);
  expect(JSON.parse(own.text(reference))).toMatchObject({
    notizen: [{ von: 'Anna Vogel', text: 'Ruft abends zurück.' }],
    emails: [{}, {}],
  });
  expect(own.text(reference)).toContain(toGermanDate(geburtsdatum));
  expect(own.text(reference)).not.toContain(nutzVorname);

  const named = await dataOf(nutzEmail);
  expect(named.names).toEqual([`${reference}/anfrage.json`]);
  expect(named.text(reference)).toContain(nutzVorname);
  expect(JSON.parse(named.text(reference)).emails).toEqual([]);
  for (const hidden of [anEmail, 'Ruft abends zurück.', toGermanDate(geburtsdatum)])
    expect(named.text(reference)).not.toContain(hidden);
  const nobody = await operator.inbox(['export', 'x@y.example', '--output', 'x.zip']);
  expect(nobody).toMatchObject({ code: 1, err: expect.stringContaining('nichts gespeichert') });
});

test('an address that somebody who is named had before a correction leads to what is about them, and to no more', async ({
  database,
  operator,
  startSite,
}) => {
  const { nutzEmail, nutzVorname, anEmail } = gridConnectionPayload;
  const reference = await send(
    await startSite(),
    '/api/netzanschluss-daten',
    gridConnectionPayload,
  );
  const desk = await openDesk(database.url, operator.folder);
  const fields = { nutzEmail: 'moritz@beispiel.example', nutzVorname: 'Moritz' };
  await desk.anna.requests.correct({ reference, version: 1, fields });
  await desk.close();
  const file = join(operator.folder, 'person.zip');
  expect(await operator.inbox(['export', nutzEmail, '--output', file])).toMatchObject({ code: 0 });
  const [data = new Uint8Array()] = Object.values(unzipSync(new Uint8Array(await readFile(file))));
  expect(strFromU8(data)).toContain('Moritz');
  expect(strFromU8(data)).not.toContain(anEmail);

  const { err: plan } = await operator.inbox(['erase', nutzEmail], 'nein');
  expect(plan).toMatch(new RegExp(`^${reference} .*: nur die Angaben zu „.+“\n`));
  expect(await operator.inbox(['erase', nutzEmail, '--yes'])).toMatchObject({ code: 0 });
  const left = await dumpDatabase(database);
  expect(left).toContain(anEmail);
  for (const gone of [nutzEmail, nutzVorname, ...Object.values(fields)])
    expect(left).not.toContain(gone);
});
