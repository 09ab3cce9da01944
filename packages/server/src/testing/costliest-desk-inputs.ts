import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  photographPath,
  photographPreviewPath,
  photographsPath,
} from '@rebhang-solar/content/desk-paths';
import type { DeskRouter } from '../desk/desk-router.ts';
import { asJson, fromForm, type Inputs, marks, widest } from './costliest-inputs.ts';
import { contactPayload } from './payloads.ts';

type Routers = DeskRouter['_def']['record'];
type Procedure = {
  [Name in keyof Routers & string]: `${Name}.${keyof Routers[Name] & string}`;
}[keyof Routers & string];

/** The longest that a path of calls may be; what is longer is no call. */
const longestPath = 250;

/** As many calls as a batch may have. */
const batch = (procedure: string, fields: object | undefined) => () => {
  const fitting = Math.floor((longestPath + 1) / (procedure.length + 1));
  const calls = Array.from({ length: Math.min(10, fitting) }, (_, call) => call);
  return asJson(
    `/trpc/${calls.map(() => procedure).join(',')}?batch=1`,
    Object.fromEntries(calls.map((call) => [call, fields])),
  );
};

const reference = 'PV-0000-0000-0000';
const change = { reference, version: 1 };
const until = '2030-01-01T09:00:00+01:00';
/** As long as leaves room for nine more in a body. */
const note = marks.slice(0, 2_500);

/** What each procedure's longest input is, for somebody who is signed in. */
const calls: Record<Procedure, object | undefined> = {
  'requests.list': { view: 'done', limit: 100 },
  'requests.search': { search: marks.slice(0, 200), withSpam: true, limit: 100 },
  'requests.counts': undefined,
  'requests.get': { reference },
  'requests.documents': { reference },
  'requests.csv': { reference },
  'requests.calendar': { reference },
  'requests.act': {
    ...change,
    action: { type: 'notReached', until, askVisitor: true },
    note,
  },
  'requests.note': { reference, note },
  'requests.emptyNote': { reference, id: 1 },
  'requests.correct': { ...change, fields: { message: note } },
  'requests.resendMail': { reference, recipient: 'visitor' },
  'requests.erase': change,
  'requests.enter': {
    kind: 'contact',
    fields: { ...contactPayload, datenschutz: '', message: note },
    submissionId: randomUUID(),
  },
  'mails.givenUp': undefined,
  'mails.resend': { ids: Array.from({ length: 100 }, () => randomUUID()) },
  'mails.dismiss': { ids: Array.from({ length: 100 }, () => randomUUID()) },
  'week.get': { weeksAgo: 150 },
  'session.current': undefined,
  'session.list': undefined,
  'session.end': { id: randomUUID() },
  'session.signOut': undefined,
  'session.signOutEverywhere': undefined,
};

const assets = join(import.meta.dirname, '../../../desk/dist/assets');
const sizeOf = (name: string) => statSync(join(assets, name)).size;
const [largest = ''] = readdirSync(assets).sort((one, other) => sizeOf(other) - sizeOf(one));

const link = `/anmelden/${'x'.repeat(43)}`;
const asForm = (path: string, fields: Record<string, string>) => ({
  path,
  headers: fromForm,
  body: `${new URLSearchParams(fields)}`,
});
const longAddress = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`;

const inputs: Record<string, Inputs> = {
  'GET /*': {
    shell: () => ({ path: '/anfragen?seite=2' }),
    'a long address': () => ({ path: `/${'%CC%81%CC%A3'.repeat(1_300)}` }),
  },
  'GET a built file': { 'the largest': () => ({ path: `/assets/${largest}` }) },
  'POST /anmelden': {
    'another mailbox each time': (index) =>
      asForm('/anmelden', { email: `${index}${longAddress}`, weiter: `/${'x'.repeat(499)}` }),
    'no address': () => asForm('/anmelden', { email: marks }),
    'unknown fields': () => asForm('/anmelden', widest),
  },
  'GET /anmelden/:token': {
    'an invented link': (index) => ({ path: `${link.slice(0, -6)}${index}` }),
  },
  'POST /anmelden/:token': {
    'an invented link': (index) => asForm(`${link.slice(0, -6)}${index}`, { name: marks }),
  },
  // Without a session nothing is looked up but that.
  [`GET ${photographPath(':id')}`]: {
    'an invented photograph': () => ({ path: photographPath(randomUUID()) }),
    'no photograph': () => ({ path: photographPath('x'.repeat(250)) }),
  },
  [`GET ${photographPreviewPath(':id')}`]: {
    'an invented photograph': () => ({ path: photographPreviewPath(randomUUID()) }),
  },
  [`GET ${photographsPath(':reference')}`]: {
    'an invented request': () => ({ path: photographsPath(reference) }),
    'no request': () => ({ path: photographsPath('x'.repeat(250)) }),
  },
  'POST /trpc/:path': Object.fromEntries(
    Object.entries(calls).map(([procedure, fields]) => [procedure, batch(procedure, fields)]),
  ),
};
for (const method of ['GET', 'DELETE', 'OPTIONS', 'PATCH', 'PUT', 'QUERY', 'TRACE']) {
  inputs[`${method} /trpc/:path`] = { search: batch('requests.search', calls['requests.search']) };
}
for (const method of ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE']) {
  inputs[`${method} *`] = { 'a body': () => asJson('/gibt-es-nicht', widest) };
}

/** With the routes of HEAD, which cost as much as those of GET. */
export const costlyDeskRoutes = Object.keys(inputs).flatMap((route) =>
  route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route],
);

/** The inputs of a route of the desk; none where nobody has said what costs it most. */
export function deskInputsOf(route: string): Inputs {
  return inputs[route.replace(/^HEAD /, 'GET ')] ?? {};
}
