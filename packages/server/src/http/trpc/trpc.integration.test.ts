import { randomUUID } from 'node:crypto';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  gridFieldsOf,
  maintenancePayload,
} from '../../testing/payloads.ts';
import type { AppRouter } from './router.ts';

const clientOf = (url: string) =>
  createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc` })] });

test('the four procedures store what they are given', async ({ site }) => {
  const { database } = site;
  const client = clientOf(site.url);
  const envelope = { website: '', privacyVersion: '2026-11' };
  await client.contact.submit.mutate({ ...contactPayload, datenschutz: true, ...envelope });
  await client.consultation.submit.mutate({
    ...consultationPayload,
    haustyp: 'reihenhaus',
    dachflaeche: 'unter-50',
    stromverbrauch: 'ueber-8000',
    budget: 'bis-15000',
    zeitrahmen: 'sofort',
    datenschutz: true,
    ...envelope,
  });
  await client.maintenance.submit.mutate({ ...maintenancePayload, ...envelope });
  await client.gridConnection.submit.mutate({
    ...gridConnectionPayload,
    unterkellert: 'ja',
    bestehendeAnlage: 'ja',
    nutzAbweichend: 'ja',
    eigenAbweichend: 'ja',
    vorhaben: 'erweiterung',
    phasen: 'dreiphasig',
    einspeisung: 'ueberschuss',
    ...envelope,
  });
  const kinds = await database.query(
    'select kind, privacy_version, consent_at is not null as consent from submissions order by received_at',
  );
  expect(kinds).toEqual([
    { kind: 'contact', privacy_version: '2026-11', consent: true },
    { kind: 'consultation', privacy_version: '2026-11', consent: true },
    { kind: 'maintenance', privacy_version: '2026-11', consent: false },
    { kind: 'gridConnection', privacy_version: '2026-11', consent: false },
  ]);
  const [row] = await database.query('select * from grid_connections');
  expect(gridFieldsOf(row)).toEqual(gridConnectionPayload);
});

test('calls of one batch do not get in each other’s way', async ({ site }) => {
  const { database } = site;
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${site.url}/trpc` })],
  });
  const receipts = await Promise.all(
    Array.from({ length: 8 }, () => client.contact.submit.mutate(contactPayload)),
  );
  expect(new Set(receipts.map((receipt) => receipt.reference)).size).toBe(8);
  expect(await database.query('select id from submissions')).toHaveLength(8);
});

test('a rejected field comes back by its name', async ({ site }) => {
  const error = await clientOf(site.url)
    .contact.submit.mutate({ ...contactPayload, email: 'keine Adresse', message: '' })
    .catch((error) => error);
  expect(error).toBeInstanceOf(TRPCClientError);
  expect(error.data).toMatchObject({
    code: 'BAD_REQUEST',
    httpStatus: 400,
    fieldErrors: { email: validationMessages.email, message: validationMessages.required },
  });
});

test('the same key with another body is rejected', async ({ site }) => {
  const client = clientOf(site.url);
  const submissionId = randomUUID();
  const receipt = await client.contact.submit.mutate({ ...contactPayload, submissionId });
  expect(await client.contact.submit.mutate({ ...contactPayload, submissionId })).toEqual(receipt);
  const error = await client.contact.submit
    .mutate({ ...contactPayload, name: 'Anders', submissionId })
    .catch((error) => error);
  expect(error.data).toMatchObject({ code: 'UNPROCESSABLE_CONTENT', httpStatus: 422 });
});

test('what Fastify rejects comes in tRPC’s own envelope', async ({ site }) => {
  const send = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(`${site.url}/trpc/contact.submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const { error } = (await response.json()) as { error: { data: unknown } };
    return { status: response.status, data: error.data };
  };
  expect(await send('"'.padEnd(64 * 1024 + 1, 'x'), {})).toMatchObject({
    status: 413,
    data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 },
  });
  expect(await send('x', { 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    data: { code: 'UNSUPPORTED_MEDIA_TYPE', httpStatus: 415 },
  });
  expect(await send('{}', { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    data: { code: 'FORBIDDEN', httpStatus: 403 },
  });
  expect(await send('{"name"', {})).toMatchObject({ status: 400, data: { httpStatus: 400 } });
  expect(await send('{"__proto__": {"a": 1}}', {})).toMatchObject({ status: 400 });
});

test('every address below /trpc answers in that envelope, and a long batch is no long path', async ({
  site,
}) => {
  const statuses = new Map([
    ['POST /trpc', 404],
    ['POST /trpc/', 404],
    ['POST /trpc/a/b', 404],
    ['GET /trpc', 404],
    ['GET /trpc/a/b', 404],
    ['GET /trpc/contact.submit', 405],
    ['GET /trpc/contact.submit,contact.submit?batch=1&input={}', 405],
    ['PUT /trpc/contact.submit', 405],
    [`POST /trpc/${'x'.repeat(6_000)}?batch=1`, 400],
  ]);
  for (const [line, status] of statuses) {
    const [method = '', path = ''] = line.split(' ');
    const response = await fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'GET' ? null : '{}',
    });
    expect(response.status, line).toBe(status);
    expect(await response.json(), line).toMatchObject({ error: { data: { httpStatus: status } } });
  }
  const calls = Array.from({ length: 10 }, (_, index) => [String(index), {}]);
  const procedures = calls.map(() => 'gridConnection.submit').join(',');
  const batch = await site.post(`/trpc/${procedures}?batch=1`, Object.fromEntries(calls));
  const answers = (await batch.json()) as { error: { data: { code: string } } }[];
  expect(answers.map(({ error }) => error.data.code)).toEqual(Array(10).fill('BAD_REQUEST'));
});

test('a batch of more calls than the site’s own client sends is rejected before any is made', async ({
  site,
}) => {
  const { database } = site;
  const batchOf = (size: number) =>
    site.post(
      `/trpc/${Array(size).fill('contact.submit').join(',')}?batch=1`,
      Object.fromEntries(Array.from({ length: size }, (_, index) => [index, contactPayload])),
    );
  const response = await batchOf(11);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { data: { code: 'BAD_REQUEST', httpStatus: 400 } },
  });
  expect(await database.query('select id from submissions')).toEqual([]);
  expect((await batchOf(10)).status).toBe(200);
  expect(await database.query('select id from submissions')).toHaveLength(10);
});

test('a path of nothing but commas is answered with one small error, however it is sent', async ({
  site,
}) => {
  const commas = `/trpc/${','.repeat(4_990)}?batch=1`;
  for (const response of [await fetch(site.url + commas), await site.post(commas, {})]) {
    const answer = await response.text();
    expect(answer.length).toBeLessThan(1_000);
    expect(JSON.parse(answer).error.data.httpStatus).toBe(response.status);
  }
});

test('a batch whose path Node does not take is an error to each of its calls, with status and code', async ({
  site,
}) => {
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${site.url}/trpc` })],
  });
  const calls = Array.from({ length: 2_000 }, () => client.contact.submit.mutate(contactPayload));
  const outcomes = await Promise.allSettled(calls);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      reason: { data: { code: 'BAD_REQUEST', httpStatus: 431 } },
    });
  }
});

test('fields that no form has are named up to a hundred, and beyond not looked at', async ({
  site,
}) => {
  const bodyOf = (size: number) =>
    Object.fromEntries(Array.from({ length: size }, (_, index) => [`feld${index}`, '']));
  const errorsOf = async (path: string, body: unknown, headers = {}) => {
    const response = await site.post(path, body, headers);
    expect(response.status, path).toBe(400);
    return response.json();
  };
  const tooMany = { '': validationMessages.tooManyFields };
  for (const path of ['/api/contact', '/api/netzanschluss-daten', gridConnectionFile.href]) {
    expect(await errorsOf(path, bodyOf(101)), path).toMatchObject({ errors: tooMany });
    const { errors } = (await errorsOf(path, bodyOf(100))) as { errors: Record<string, string> };
    expect(errors, path).toMatchObject({ feld99: validationMessages.unknownField });
  }
  expect(await errorsOf('/trpc/contact.submit', bodyOf(101))).toMatchObject({
    error: { data: { code: 'BAD_REQUEST', httpStatus: 400, fieldErrors: tooMany } },
  });
  const batch = await site.post('/trpc/contact.submit,contact.submit?batch=1', {
    0: bodyOf(101),
    1: contactPayload,
  });
  expect(await batch.json()).toMatchObject([
    { error: { data: { httpStatus: 400, fieldErrors: tooMany } } },
    { result: { data: { reference: expect.any(String) } } },
  ]);
  for (const path of ['/', '/api/contact']) {
    const page = await fetch(site.url + path, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...bodyOf(101), name: 'Ada Beispiel' }),
    });
    expect(page.status).toBe(400);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    // The small page of a rejected post: rendering the form's own page takes far longer.
    const html = await page.text();
    expect(html.length).toBeLessThan(5_000);
    expect(html).toContain('value="Ada Beispiel"');
  }
});
