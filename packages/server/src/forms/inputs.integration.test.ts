import { gridConnectionSwitches } from '@rebhang-solar/content/forms/grid-connection';
import fc from 'fast-check';
import { expect } from 'vitest';
import { findByReference } from '../requests/find-submissions.ts';
import { test } from '../testing/fixtures.ts';
import { openOrm } from '../testing/open-orm.ts';
import { contactPayload, gridConnectionPayload, payloads } from '../testing/payloads.ts';
import { messageForms } from './choose-form.ts';
import { type Form, hasColumn } from './form.ts';
import { forms } from './forms.ts';
import { rowOf } from './request-tables.ts';

/** Any text a client can send, the broken ones included. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\uFFFD',
    '\r\nBcc: x@y.de',
    '\u202E',
    "'; drop table users; --",
    '👩‍👩‍👧',
    '3.12.2026',
    '31.02.2020',
  ),
);

/** The address of the REST interface that takes a form; one added since has none, but its procedure. */
function restAddress({ kind }: Form): string | undefined {
  if (kind === 'gridConnection') return '/api/netzanschluss-daten';
  return messageForms.some((form) => form.kind === kind) ? '/api/contact' : undefined;
}

/** Anything JSON can say, most of it no text. */
const anyValue = fc.oneof(
  { weight: 6, arbitrary: anyText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(5, 0, null, true, false, [], ['a'], {}, { name: 'a' }, '', 'ja'),
  },
);
const unknownKeys = [
  'admin',
  'id',
  'createdAt',
  'suspicion',
  'constructor',
  '__proto__',
  'toString',
];

test.for<Form>(Object.values(forms))(
  '$kind: whatever is accepted is stored as it was, whatever is not is a 400',
  async (form, { database, startSite }) => {
    const site = await startSite();
    const orm = await openOrm(database.url);
    const { kind, fields } = form;
    const path = restAddress(form);
    const consents = fields.filter(({ kind: asked }) => asked === 'consent');
    const payload = {
      ...payloads[kind],
      ...Object.fromEntries(consents.map(({ name }) => [name, true])),
    };
    const changes = fc.array(
      fc.tuple(
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...fields.map(({ name }) => name)) },
          { weight: 1, arbitrary: fc.constantFrom(...unknownKeys) },
        ),
        anyValue,
      ),
      { minLength: 1, maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        // Built from entries: a key called `__proto__` has to be a key.
        const body = Object.fromEntries([...Object.entries(payload), ...changed]);
        const references: string[] = [];
        const overTrpc = await site.post(`/trpc/${kind}.submit`, body);
        expect([200, 400]).toContain(overTrpc.status);
        const isAccepted = overTrpc.status === 200;
        if (isAccepted) {
          const { result } = (await overTrpc.json()) as { result: { data: { reference: string } } };
          references.push(result.data.reference);
        }
        if (path !== undefined) {
          const overRest = await site.post(path, body);
          expect(overRest.status).toBe(isAccepted ? 201 : 400);
          const answer = (await overRest.json()) as { reference: string; errors?: object };
          if (isAccepted) references.push(answer.reference);
          else {
            expect(Object.keys(answer.errors ?? {}).length).toBeGreaterThan(0);
            expect(answer).not.toHaveProperty('reference');
          }
        }
        for (const reference of references) {
          const stored = await findByReference(orm.em.fork(), reference);
          expect(stored?.kind).toBe(kind);
          expect(stored && rowOf(stored)).toMatchObject(expectedRow(form, asParsed(form, body)));
        }
      }),
      { numRuns: 40 },
    );
    await orm.close();
  },
);

/**
 * The body with its addresses and dates as the schema gives them: an address without what cannot be seen
 * around it, a date as 1968-05-24.
 */
function asParsed({ fields, submission }: Form, body: Record<string, unknown>) {
  const parsed = new Map<string, unknown>(Object.entries(submission.parse(body)));
  const rewritten = fields.filter(
    ({ kind, name }) => ['email', 'date', 'birthDate'].includes(kind) && name in body,
  );
  return { ...body, ...Object.fromEntries(rewritten.map(({ name }) => [name, parsed.get(name)])) };
}

/** What must be found there: every other field byte for byte. */
function expectedRow({ kind, fields }: Form, body: Record<string, unknown>) {
  const sent = fields.filter(({ name }) => name in body);
  const columns = Object.fromEntries(sent.filter(hasColumn).map(({ name }) => [name, body[name]]));
  const lines = sent
    .filter(({ stored }) => stored === 'message line')
    .map(({ name }) => String(body[name]))
    .filter(Boolean);
  if (kind !== 'maintenance' && lines.length === 0) return columns;
  const message = String(columns.message);
  return {
    ...columns,
    // The visitor's own words close the message, which begins with the lines that have no column.
    message: expect.toSatisfy(
      (stored: string) =>
        (kind !== 'maintenance' || stored.startsWith('WARTUNGSANFRAGE:')) &&
        stored.endsWith(message) &&
        lines.every((line) => stored.includes(`: ${line}\n`) || stored.endsWith(`: ${line}`)),
    ),
  };
}

/** What must not get in by a form post either, as the browser would encode it, and as none would. */
const formFields: [name: string, body: string, field: string][] = [
  ['a NUL byte', 'name=a%00b', 'name'],
  ['an encoded lone surrogate', 'name=a%ED%A0%80', 'name'],
  ['bytes that are no UTF-8', 'name=a%C3%28', 'name'],
  ['the same field twice', 'name=a&name=b', 'name'],
  ['a field we do not know', 'admin=1', 'admin'],
  ['a prototype', '__proto__=1', '__proto__'],
  ['a path to a prototype', 'constructor.prototype.admin=1', 'constructor.prototype.admin'],
  ['two addresses', 'email=a%40x.de%2C+b%40y.de', 'email'],
  ['a line break in the address', 'email=a%40x.de%0D%0ABcc%3A+b%40y.de', 'email'],
];

test('a posted form is held to the same rules', async ({ database, startSite }) => {
  const site = await startSite({ publicUrl: 'https://www.rebhang-solar.example' });
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  const own = { 'sec-fetch-site': 'same-origin' };
  const complete = new URLSearchParams(contactPayload).toString();
  for (const [name, body, field] of formFields) {
    const others = new URLSearchParams(complete);
    others.delete(field);
    const response = await post(`${body}&${others}`, own);
    expect(response.status, name).toBe(400);
    expect(response.headers.get('content-type'), name).toBe('text/html; charset=utf-8');
  }
  // No other page can post for its visitors, and no program without saying that it is none.
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as Record<string, string>[]) {
    expect((await post(complete, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect(await database.query('select id from submissions')).toEqual([]);

  expect((await post(complete, own)).status).toBe(201);
  // URLs encode line breaks and everything else as they are: nothing changes on the way.
  const [row] = await database.query('select name, email, phone, message from contact_messages');
  expect(row).toEqual(contactPayload);
});

test('a closed block takes nothing, an open one everything', async ({ site }) => {
  const questions = Object.keys(gridConnectionSwitches) as (keyof typeof gridConnectionSwitches)[];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...questions),
      fc.constantFrom('ja', 'nein', '', undefined),
      fc.boolean(),
      async (question, answer, isFilled) => {
        const dependents = gridConnectionSwitches[question].map((field) => [
          field,
          isFilled ? gridConnectionPayload[field] : '',
        ]);
        const response = await site.post('/api/netzanschluss-daten', {
          ...gridConnectionPayload,
          ...Object.fromEntries(dependents),
          [question]: answer,
        });
        const isRejected = isFilled && answer !== 'ja';
        expect(response.status).toBe(isRejected ? 400 : 201);
      },
    ),
    { numRuns: 25 },
  );
});
