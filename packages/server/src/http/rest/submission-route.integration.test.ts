import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { describe, expect, vi } from 'vitest';
import { chooseForm } from '../../forms/choose-form.ts';
import { filledGridConnection } from '../../testing/filled-grid-connection.ts';
import { test } from '../../testing/fixtures.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  gridFieldsOf,
  maintenancePayload,
  specifiedGridPayload,
} from '../../testing/payloads.ts';

const receiptShape = {
  reference: expect.stringMatching(/^PV(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
  receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  statusUrl: expect.stringMatching(/^http:\/\/localhost:3000\/anfrage\/[\w-]{22}$/),
  confirmation: true,
};

describe('the specified payloads are stored as they were sent', () => {
  test('contact', async ({ site }) => {
    const { database } = site;
    const response = await site.post('/api/contact', contactPayload);
    expect(response.status).toBe(201);
    const receipt = (await response.json()) as { reference: string };
    expect(receipt).toEqual(receiptShape);

    const [row] = await database.query('select * from contact_messages');
    expect(row).toMatchObject({
      ...contactPayload,
      id: expect.any(Number),
      address: null,
      haustyp: null,
      dachflaeche: null,
      stromverbrauch: null,
      budget: null,
      zeitrahmen: null,
      created_at: expect.any(Date),
    });
    const [bookkeeping] = await database.query('select * from submissions');
    expect(bookkeeping).toMatchObject({
      reference: receipt.reference,
      kind: 'contact',
      idempotency_key: null,
      privacy_version: null,
      consent_at: null,
      suspicion: null,
      contact_message_id: row?.id,
      grid_connection_id: null,
    });
  });

  test('contact with consent', async ({ site }) => {
    const { database } = site;
    const response = await site.post('/api/contact', {
      ...contactPayload,
      datenschutz: true,
      privacyVersion: '2026-11',
    });
    expect(response.status).toBe(201);
    const [bookkeeping] = await database.query('select * from submissions');
    expect(bookkeeping).toMatchObject({
      kind: 'contact',
      privacy_version: '2026-11',
      consent_at: expect.any(Date),
    });
  });

  test('consultation', async ({ site }) => {
    const { database } = site;
    const response = await site.post('/api/contact', consultationPayload);
    expect(response.status).toBe(201);
    const { datenschutz, ...columns } = consultationPayload;
    const [row] = await database.query('select * from contact_messages');
    expect(row).toMatchObject(columns);
    const [bookkeeping] = await database.query('select * from submissions');
    expect(bookkeeping).toMatchObject({ kind: 'consultation', consent_at: expect.any(Date) });
    expect(datenschutz).toBe(true);
  });

  test('consultation with everything optional empty', async ({ site }) => {
    const { database } = site;
    const response = await site.post('/api/contact', {
      ...consultationPayload,
      haustyp: '',
      dachflaeche: '',
      stromverbrauch: '',
      budget: '',
      zeitrahmen: '',
      message: '',
    });
    expect(response.status).toBe(201);
    const [row] = await database.query('select * from contact_messages');
    expect(row).toMatchObject({ haustyp: '', budget: '', message: '' });
  });

  test('maintenance becomes a message with the marker', async ({ site }) => {
    const { database } = site;
    const response = await site.post('/api/contact', maintenancePayload);
    expect(response.status).toBe(201);
    const [row] = await database.query('select * from contact_messages');
    expect(row?.message).toBe(
      `WARTUNGSANFRAGE:\nAnlagengröße: 9,8\nBaujahr der Anlage: 2014\n\n${maintenancePayload.message}`,
    );
    const [bookkeeping] = await database.query('select kind from submissions');
    expect(bookkeeping).toEqual({ kind: 'maintenance' });
  });

  test('grid connection with every block', async ({ site }) => {
    const { database } = site;
    const filled = filledGridConnection();
    const response = await site.post('/api/netzanschluss-daten', filled);
    expect(response.status).toBe(201);
    const [row] = await database.query('select * from grid_connections');
    expect(gridFieldsOf(row)).toEqual(filled);
    expect(Object.keys(gridConnectionPayload)).toEqual(Object.keys(gridConnectionForm.fields));
  });

  test('grid connection with the specified fields alone', async ({ site }) => {
    const { database } = site;
    const response = await site.post('/api/netzanschluss-daten', specifiedGridPayload);
    expect(response.status).toBe(201);
    const [row] = await database.query('select * from grid_connections');
    expect(gridFieldsOf(row)).toEqual({
      ...Object.fromEntries(Object.keys(gridConnectionPayload).map((field) => [field, null])),
      ...specifiedGridPayload,
    });
  });
});

describe('idempotency', () => {
  test('fifty parallel posts with one key are one request', async ({ database, startSite }) => {
    const site = await startSite({ rateLimit: 20 });
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        site.post('/api/contact', contactPayload, { 'idempotency-key': key }),
      ),
    );
    expect(responses.map((response) => response.status)).toEqual(Array(50).fill(201));
    const receipts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(receipts).size).toBe(1);
    expect(await database.query('select id from submissions')).toHaveLength(1);
    expect(await database.query('select id from contact_messages')).toHaveLength(1);
    expect(await database.query(`select id from pgboss.job where name = 'mail'`)).toHaveLength(2);
  });

  test('a form posted without our script twice is one request', async ({ site }) => {
    const { database } = site;
    const post = (message: string) =>
      fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
        body: new URLSearchParams({ ...contactPayload, datenschutz: 'on', message }),
      });
    const answers = await Promise.all([post('Doppelt geklickt'), post('Doppelt geklickt')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [stored] = await database.query<{ reference: string }>(
      'select reference from submissions',
    );
    for (const answer of answers) expect(await answer.text()).toContain(stored?.reference);
    expect(await database.query('select id from contact_messages')).toHaveLength(1);
    expect((await post('Etwas anderes')).status).toBe(201);
    expect(await database.query('select id from contact_messages')).toHaveLength(2);
  });

  test('sent again after the answer was not waited for, it is one request and one mail', async ({
    site,
  }) => {
    const { database } = site;
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(contactPayload),
    };
    const hurry = new AbortController();
    // So that it is aborted on its way to the disk: its row waits for this lock.
    await database.query('begin');
    await database.query('lock table submissions in share mode');
    const first = fetch(`${site.url}/api/contact`, { ...request, signal: hurry.signal });
    await database.untilWaiting('insert into "submissions"');
    hurry.abort();
    await expect(first).rejects.toThrow();
    const second = fetch(`${site.url}/api/contact`, request);
    await database.query('commit');
    expect((await second).status).toBe(201);
    const { reference } = (await (await second).json()) as { reference: string };
    expect(await database.query('select reference from submissions')).toEqual([{ reference }]);
    await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), { timeout: 20_000 });
  });

  test('the key as an envelope field counts the same', async ({ site }) => {
    const { database } = site;
    const submissionId = randomUUID();
    const first = await site.post('/api/contact', { ...contactPayload, submissionId });
    const second = await site.post('/api/contact', contactPayload, {
      'idempotency-key': submissionId.toUpperCase(),
    });
    // Where both are there, the header counts.
    const both = { ...contactPayload, submissionId: randomUUID() };
    const third = await site.post('/api/contact', both, { 'idempotency-key': submissionId });
    const receipt = await first.json();
    expect(await second.json()).toEqual(receipt);
    expect(await third.json()).toEqual(receipt);
    expect(await database.query('select id from submissions')).toHaveLength(1);
  });

  test('another body with the same key is rejected', async ({ site }) => {
    const { database } = site;
    const key = { 'idempotency-key': randomUUID() };
    await site.post('/api/contact', contactPayload, key);
    const response = await site.post('/api/contact', { ...contactPayload, name: 'Anders' }, key);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    // No field is wrong.
    expect(Object.keys((await response.json()) as object)).toEqual(['status', 'title']);
    expect(await database.query('select id from submissions')).toHaveLength(1);
  });

  test('a key that is no UUID is rejected', async ({ site }) => {
    const response = await site.post('/api/contact', contactPayload, { 'idempotency-key': 'abc' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { 'Idempotency-Key': validationMessages.submissionId },
    });
  });
});

describe('bad input gets a clear answer', () => {
  const required = validationMessages.required;
  const text = validationMessages.notText;
  const unreadable = validationMessages.unreadable;
  const cases: [string, string, unknown, Record<string, string>][] = [
    ['nothing', '/api/contact', {}, { name: required, email: required, message: required }],
    ['a list', '/api/contact', ['a'], { '': validationMessages.notAnObject }],
    ['null', '/api/contact', null, { '': validationMessages.notAnObject }],
    ['a number for a text', '/api/contact', { ...contactPayload, name: 5 }, { name: text }],
    [
      'white space for a name',
      '/api/contact',
      { ...contactPayload, name: ' \n ' },
      { name: required },
    ],
    [
      'no address',
      '/api/contact',
      { ...contactPayload, email: 'ich' },
      { email: validationMessages.email },
    ],
    [
      'two addresses',
      '/api/contact',
      { ...contactPayload, email: 'a@x.de, b@y.de' },
      { email: validationMessages.email },
    ],
    [
      'a line break in the address',
      '/api/contact',
      { ...contactPayload, email: 'a@x.de\r\nBcc: b@y.de' },
      { email: validationMessages.email },
    ],
    ['a NUL byte', '/api/contact', { ...contactPayload, message: 'a\0b' }, { message: unreadable }],
    [
      'a lone surrogate',
      '/api/contact',
      { ...contactPayload, name: 'a\ud800' },
      { name: unreadable },
    ],
    [
      'a key we do not know',
      '/api/contact',
      { ...contactPayload, admin: true },
      { admin: validationMessages.unknownField },
    ],
    [
      'a message too long',
      '/api/contact',
      { ...contactPayload, message: 'x'.repeat(10_001) },
      { message: validationMessages.tooLong(10_000) },
    ],
    [
      'no consent',
      '/api/contact',
      { ...contactPayload, datenschutz: false },
      { datenschutz: 'Sie müssen den Datenschutzbestimmungen zustimmen' },
    ],
    [
      'no consent for a consultation',
      '/api/contact',
      { ...consultationPayload, datenschutz: false },
      { datenschutz: 'Bitte bestätigen Sie die Datenschutzerklärung.' },
    ],
    [
      'a choice that is not offered',
      '/api/contact',
      { ...consultationPayload, haustyp: 'schloss' },
      { haustyp: validationMessages.choice },
    ],
    [
      'a maintenance request without phone',
      '/api/contact',
      { ...maintenancePayload, phone: '' },
      { phone: required },
    ],
    [
      'a field of a closed block',
      '/api/netzanschluss-daten',
      { ...gridConnectionPayload, bestehendeAnlage: 'nein' },
      {
        bestehendeLeistung: validationMessages.switchedOff(
          gridConnectionForm.fields.bestehendeAnlage.label,
        ),
      },
    ],
    [
      'a wrong address of the owner',
      '/api/netzanschluss-daten',
      { ...gridConnectionPayload, eigenEmail: 'x' },
      { eigenEmail: validationMessages.email },
    ],
    [
      'an envelope with a wrong key',
      '/api/contact',
      { ...contactPayload, submissionId: '1' },
      { submissionId: validationMessages.submissionId },
    ],
  ];

  test('the same one over REST and tRPC, with nothing stored', async ({ site }) => {
    const { database } = site;
    for (const [name, path, body, errors] of cases) {
      const response = await site.post(path, body);
      expect(response.status, name).toBe(400);
      expect(response.headers.get('content-type'), name).toContain('application/problem+json');
      expect(await response.json(), name).toEqual({
        status: 400,
        title: 'Bitte prüfen Sie Ihre Angaben.',
        errors,
      });
      const procedure = path === '/api/contact' ? chooseForm(Object(body)).kind : 'gridConnection';
      const overTrpc = await site.post(`/trpc/${procedure}.submit`, body);
      expect(overTrpc.status, name).toBe(400);
      const { error } = (await overTrpc.json()) as { error: { data: { fieldErrors: object } } };
      expect(error.data.fieldErrors, name).toEqual(errors);
    }
    expect(await database.query('select id from submissions')).toHaveLength(0);
  });

  test('what is no JSON, too large or of another type', async ({ startSite }) => {
    const site = await startSite();
    const send = (body: string | Uint8Array<ArrayBuffer>, contentType: string) =>
      fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body,
      });
    expect((await send('{"name"', 'application/json')).status).toBe(400);
    expect((await send('{"__proto__":{"a":1}}', 'application/json')).status).toBe(400);
    expect((await send('{"constructor":{"prototype":{}}}', 'application/json')).status).toBe(400);
    expect((await send('['.repeat(30_000), 'application/json')).status).toBe(400);
    const manyFields = Array.from({ length: 6_000 }, (_, index) => [`f${index}`, '']);
    const many = await send(JSON.stringify(Object.fromEntries(manyFields)), 'application/json');
    expect(many.status).toBe(400);
    // An answer does not grow with what is made up.
    expect((await many.text()).length).toBeLessThan(16 * 1024);
    expect((await send('"'.padEnd(64 * 1024 + 1, 'x'), 'application/json')).status).toBe(413);
    expect((await send('"'.padEnd(64 * 1024, 'x'), 'application/json')).status).toBe(400);
    expect((await send('name=x', 'text/plain')).status).toBe(415);
    const invalidUtf8 = Uint8Array.from([
      ...new TextEncoder().encode('{"email":"a@b.de","message":"m","name":"'),
      0xc3,
      0x28,
      ...new TextEncoder().encode('"}'),
    ]);
    const response = await send(invalidUtf8, 'application/json');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { name: unreadable } });
  });

  test.for(['/api/contact', '/trpc/contact.submit'])(
    '%s: a visitor who goes away in the middle of a body is no outage of ours',
    async (path, { startSite }) => {
      const site = await startSite();
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
      const begun = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"name":"E`;
      socket.end(begun);
      expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 400 /);
      // By the time that another's request has been answered, this one is over too.
      expect((await site.post(path, contactPayload)).ok).toBe(true);
      expect(site.log()).not.toContain('Not available');
    },
  );
});

test('another site cannot post for its visitors', async ({ database, startSite }) => {
  const site = await startSite({ publicUrl: 'https://www.rebhang-solar.example' });
  const status = async (headers: Record<string, string>) =>
    (await site.post('/api/contact', contactPayload, headers)).status;
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ origin: 'https://evil.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await database.query('select id from submissions')).toHaveLength(0);
  expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(201);
  expect(await status({ origin: 'https://www.rebhang-solar.example' })).toBe(201);
  expect(await status({ origin: site.url })).toBe(201);
});

test('an address gets a limited number of new requests a minute', async ({ startSite }) => {
  const site = await startSite({ rateLimit: 2, trustProxy: ['10.0.0.0/8'] });
  const key = { 'idempotency-key': randomUUID() };
  expect((await site.post('/api/contact', contactPayload, key)).status).toBe(201);
  // Somebody who is no known proxy cannot claim to be someone else.
  const pretending = { 'x-forwarded-for': '203.0.113.7' };
  expect((await site.post('/api/contact', contactPayload, pretending)).status).toBe(201);
  const rejected = await site.post('/api/contact', contactPayload, {
    'x-forwarded-for': '203.0.113.8',
  });
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  // What is already stored is no new request.
  expect((await site.post('/api/contact', contactPayload, key)).status).toBe(201);
});

test('repetitions leave the limit to new requests, parallel ones do not exceed it', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ rateLimit: 3 });
  const key = { 'idempotency-key': randomUUID() };
  for (let count = 0; count < 5; count += 1) {
    expect((await site.post('/api/contact', contactPayload, key)).status).toBe(201);
  }
  const others = await Promise.all(
    Array.from({ length: 10 }, () => site.post('/api/contact', contactPayload)),
  );
  expect(others.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await database.query('select id from submissions')).toHaveLength(3);
});

test('repetitions are limited too, and write nothing at all', async ({ database, startSite }) => {
  const site = await startSite({ rateLimit: 1 });
  const key = { 'idempotency-key': randomUUID() };
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    statuses.push((await site.post('/api/contact', contactPayload, key)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  // A number is used up by an INSERT that fails as well.
  const numbers = await database.query('select last_value::int from contact_messages_id_seq');
  expect(numbers).toEqual([{ last_value: 1 }]);
});

test('nothing is stored when the queue takes no mail', async ({ database, startSite }) => {
  // The next one to start makes the queue again.
  const site = await startSite();
  await database.query(`delete from pgboss.queue where name = 'mail'`);
  expect((await site.post('/api/contact', contactPayload)).status).toBe(500);
  expect(await database.query('select id from contact_messages')).toEqual([]);
  expect(await database.query('select id from submissions')).toEqual([]);
});

test('behind a known proxy each household is counted by the address that the proxy saw', async ({
  startSite,
}) => {
  const site = await startSite({ rateLimit: 2, trustProxy: ['127.0.0.0/8'] });
  const status = async (forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    return (await site.post('/api/contact', contactPayload, headers)).status;
  };
  expect(await status('2001:db8:1:2::1')).toBe(201);
  expect(await status('2001:db8:1:2:ffff::2')).toBe(201);
  // The third from the same /56, whatever it claims to have come from before.
  expect(await status('203.0.113.9, 2001:db8:1:3:abcd::3')).toBe(429);
  expect(await status('2001:db8:1:103::1')).toBe(201);
  expect(await status('198.51.100.1, 203.0.113.9')).toBe(201);
});
