import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import {
  ownPageActionPath,
  ownPageActions,
  ownPagePath,
  ownPages,
  previewPart,
} from '@rebhang-solar/content/own-page-paths';
import { paths } from '@rebhang-solar/content/paths';
import { photographKinds } from '@rebhang-solar/content/photograph-kinds';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { forms } from '../forms/forms.ts';
import type { SubmissionKind } from '../forms/submission-kind.ts';
import { ticketFor } from '../requests/own-page/access.ts';
import { filledGridConnection } from './filled-grid-connection.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  maintenancePayload,
} from './payloads.ts';
import { bomb, noisy } from './pictures.ts';

/** A request without its method. */
export type Input = { path: string; headers?: Record<string, string>; body?: string | Buffer };

/** @param index makes each another one, where the same again would cost less */
export type Inputs = Record<string, (index: number) => Input>;

const json = { 'content-type': 'application/json' };
export const fromForm = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

export const asJson = (path: string, fields: object): Input => ({
  path,
  headers: json,
  body: JSON.stringify(fields),
});

/** A mistake in an otherwise long form: the whole page is rendered again with what was typed. */
const withMistake = (path: string, fields: Record<string, string>): Input => ({
  path,
  headers: fromForm,
  body: `${new URLSearchParams({ ...fields, email: 'x', anEmail: 'x' })}`,
});

/** Of the longest text that a field takes, the one that takes longest to compose and to normalize. */
export const marks = `e${'\u0301\u0323'.repeat(4_999)}`;
const longest = { ...contactPayload, message: marks };
export const widest = Object.fromEntries(
  Array.from({ length: 7_000 }, (_, index) => [index.toString(36), '']),
);
const filled = filledGridConnection({
  text: (field) => `${field} `.repeat(200).slice(0, 200),
  emailName: 'a',
});
const key = randomUUID();

/** As many calls as a batch may have, each with the longest body that leaves room for the others. */
const batch = (procedure: string, fields: object): Input =>
  asJson(
    `/trpc/${Array(10).fill(procedure).join(',')}?batch=1`,
    Object.fromEntries(Array.from({ length: 10 }, (_, call) => [call, fields])),
  );
const longCalls = { ...contactPayload, message: marks.slice(0, 2_500) };

const calls: Inputs & Record<`${SubmissionKind}.submit`, Inputs[string]> = {
  'contact.submit': () => batch('contact.submit', longCalls),
  'consultation.submit': () =>
    batch('consultation.submit', { ...consultationPayload, ...longCalls }),
  'maintenance.submit': () => batch('maintenance.submit', { ...maintenancePayload, ...longCalls }),
  'gridConnection.submit': () => batch('gridConnection.submit', gridConnectionPayload),
};

const assets = join(import.meta.dirname, '../../../client/dist/client/assets');
const sizeOf = (name: string) => statSync(join(assets, name)).size;
const [largest = ''] = readdirSync(assets).sort((one, other) => sizeOf(other) - sizeOf(one));
const largestFile = `/assets/${largest}`;

// Of visitors' own pages: floods come from threads of their own, so the test gives stored pages these tokens.

export const visitedToken = 'Q2h1cmNoZ2Fzc2UgMTIzNA';

/** Of pages to which photographs are sent, ten each: of one client twice as many are decoded in a minute. */
export const photographedTokens = Array.from(
  { length: 12 },
  (_, index) => `Q2h1cmNoZ2Fzc2UgNT${String(index).padStart(4, '0')}`,
);

/** The page of a grid request that has its photographs, the id of one of them, and what opens it. */
export const openedPage = {
  token: 'Q2h1cmNoZ2Fzc2UgNjc4OQ',
  accessKey: 'QW0gUmVoYmFuZyAxMiwgMA',
  photograph: '00000000-0000-4000-8000-000000000001',
};

/** Posted as the forms of a visitor's own page are. */
const fromPage = (path: string, fields: Record<string, string>): Input => ({
  path,
  headers: fromForm,
  body: `${new URLSearchParams(fields)}`,
});

/** What no route takes is read and parsed all the same. */
const unknownAddress: Inputs = { 'a body': () => asJson('/gibt-es-nicht', widest) };

const calculations: Inputs = {
  calculation: (index) => ({
    path: `${paths.solarCalculator}?kwp=${2 + (index % 57) / 2}&verbrauch=${1_000 + index}&speicher=10`,
  }),
  'two offers': (index) => ({
    path: `${paths.offerCheck}?angebot=${20_000 + index}&kwp=10&speicher=8&angebot2=${18_000 + index}&kwp2=9&speicher2=6&auto=12000&waerme=15000`,
  }),
  'two storages': (index) => ({
    path: `${paths.offerCheck}?was=speicher&angebot=${60_000 + index}&kwp=30&speicher=99&angebot2=${58_000 + index}&speicher2=90&auto=12000&waerme=15000`,
  }),
};

/**
 * For each route that the site lists, what costs it most. `POST /trpc/:path` has an input for each procedure,
 * and `*` stands for the handler of unknown addresses.
 */
const inputs: Record<string, Inputs> = {
  'GET /healthz': { plain: () => ({ path: '/healthz' }) },
  'GET /readyz': { plain: () => ({ path: '/readyz' }) },
  [`GET ${powerOfAttorneyFile.href}`]: { plain: () => ({ path: powerOfAttorneyFile.href }) },
  'GET /*': {
    ...(hasCalculator && calculations),
    search: (index) => ({ path: `${paths.faq}?suche=${index}${'%CC%81'.repeat(1_990)}` }),
    'a long address': () => ({ path: `/${'%CC%81%CC%A3'.repeat(1_300)}` }),
  },
  'GET a built file': { 'the largest': () => ({ path: largestFile }) },
  'POST /api/contact': {
    'combining marks': () => asJson('/api/contact', longest),
    'unknown fields': () => asJson('/api/contact', widest),
    'a repeated key': () => asJson('/api/contact', { ...contactPayload, submissionId: key }),
    'a form with a mistake': () => withMistake('/api/contact', longest),
  },
  'POST /api/netzanschluss-daten': {
    'every field': () => asJson('/api/netzanschluss-daten', filled),
    'a form with a mistake': () => withMistake('/api/netzanschluss-daten', filled),
  },
  [`POST ${gridConnectionFile.href}`]: { document: () => asJson(gridConnectionFile.href, filled) },
  [`POST ${powerOfAttorneyFile.filledHref}`]: {
    document: () => asJson(powerOfAttorneyFile.filledHref, filled),
  },
  'POST /trpc/:path': calls,
  [`GET ${ownPages}`]: { plain: () => ({ path: ownPages }) },
  [`POST ${ownPages}`]: {
    'an invented reference': (index) =>
      fromPage(ownPages, { vorgangsnummer: `PV-${index}`, email: `${index}@beispiel.example` }),
    'combining marks': () => fromPage(ownPages, { vorgangsnummer: marks, email: marks }),
  },
  [`GET ${ownPagePath(':token')}`]: {
    'a guessed link': (index) => ({ path: ownPagePath(String(index).padStart(22, '0')) }),
    'a link that is right': () => ({ path: ownPagePath(visitedToken) }),
  },
  [`POST ${ownPageActionPath(':token', 'open')}`]: {
    'a guess': (index) =>
      fromPage(ownPageActionPath(visitedToken, 'open'), { ziffern: String(index % 10_000) }),
  },
  [`POST ${ownPageActionPath(':token', 'code')}`]: {
    plain: () => fromPage(ownPageActionPath(visitedToken, 'code'), {}),
  },
};
for (const { kind, page } of Object.values(forms)) {
  const fields = kind === 'gridConnection' ? filled : longest;
  inputs[`POST ${page}`] = { 'a form with a mistake': () => withMistake(page, fields) };
}
// Below a visitor's own page a link that leads to nothing costs its lookup, and nothing that follows is read.
const invented = (action: string, fields: Record<string, string>) => () => ({
  path: `${ownPagePath('A'.repeat(22))}/${action}`,
  headers: fromForm,
  body: `${new URLSearchParams(fields)}`,
});
/** A photograph as a form posts it. */
function photographForm(kind: string, picture: Buffer): Buffer {
  const part = (name: string) => `--photograph\r\ncontent-disposition: form-data; name=${name}`;
  return Buffer.concat([
    Buffer.from(`${part('art')}\r\n\r\n${kind}\r\n${part('foto; filename=a.png')}\r\n\r\n`),
    picture,
    Buffer.from('\r\n--photograph--\r\n'),
  ]);
}
const multipart = { ...fromForm, 'content-type': 'multipart/form-data; boundary=photograph' };

/** It takes as long to decode as any, and its end is missing: it is never stored. */
let cutOff: Buffer | undefined;
/** Those that are stored, ten of a page: of each kind two. */
const stored = new Map<number, Buffer>();
function storedForm(index: number): Buffer {
  const known = stored.get(index);
  if (known) return known;
  const kind = photographKinds[index % photographKinds.length] ?? '';
  const form = photographForm(kind, noisy(Math.floor(index / photographKinds.length)));
  stored.set(index, form);
  return form;
}

const ticket = ticketFor({ ...openedPage, changeKey: '' }, 'see', new Date('2100-01-01'));

/** What lies below a page, fetched by whoever has opened it. */
export const opened = (part: string) => () => ({
  path: `${ownPagePath(openedPage.token)}/${part}`,
  headers: { cookie: `anfrage=${ticket}` },
});

const { photographs, remark, times, corrections, data, appointment, papers, withdraw } =
  ownPageActions;
const ownPageInputs: Record<string, Inputs> = {
  [`POST ${ownPagePath(':token')}/${photographs}`]: {
    'many pixels, cut off': () => {
      cutOff ??= photographForm('meter', bomb(7_000, 7_000).subarray(0, -20));
      return {
        path: `${ownPagePath(visitedToken)}/${photographs}`,
        headers: multipart,
        body: cutOff,
      };
    },
    'many bytes to be stored, to one page after the other': (index) => {
      const token = photographedTokens[Math.floor(index / 10) % photographedTokens.length] ?? '';
      return {
        path: `${ownPagePath(token)}/${photographs}`,
        headers: multipart,
        body: storedForm(index % 10),
      };
    },
  },
  [`GET ${ownPagePath(':token')}/${photographs}/:id`]: {
    'a large one': opened(`${photographs}/${openedPage.photograph}`),
  },
  [`GET ${ownPagePath(':token')}/${photographs}/:id/${previewPart}`]: {
    'of a large one': opened(`${photographs}/${openedPage.photograph}/${previewPart}`),
  },
  [`POST ${ownPagePath(':token')}/${photographs}/:id/loeschen`]: {
    plain: () => fromPage(`${ownPagePath(visitedToken)}/${photographs}/${key}/loeschen`, {}),
  },
  [`POST ${ownPagePath(':token')}/${remark}`]: { 'a long one': invented(remark, { text: marks }) },
  [`POST ${ownPagePath(':token')}/${times}`]: { 'many times': invented(times, widest) },
  [`POST ${ownPagePath(':token')}/${corrections}`]: {
    'combining marks': invented(corrections, { phone: marks, email: marks, address: marks }),
  },
  [`POST ${ownPagePath(':token')}/${withdraw}`]: { plain: invented(withdraw, {}) },
  [`GET ${ownPagePath(':token')}/${withdraw}`]: {
    plain: () => ({ path: `${ownPagePath('A'.repeat(22))}/${withdraw}` }),
  },
  [`GET ${ownPagePath(':token')}/${appointment}`]: { plain: opened(appointment) },
  [`GET ${ownPagePath(':token')}/${data}`]: {
    'with ten photographs': opened(data),
  },
  [`GET ${ownPagePath(':token')}/${papers}/:paper`]: {
    'the grid form': opened(`${papers}/formular`),
  },
};
Object.assign(inputs, ownPageInputs);
for (const method of ['GET', 'DELETE', 'OPTIONS', 'PATCH', 'PUT', 'QUERY', 'TRACE']) {
  inputs[`${method} /trpc/:path`] = { batch: () => batch('contact.submit', longCalls) };
}
for (const method of ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE']) {
  inputs[`${method} *`] = unknownAddress;
}

/** With the routes of HEAD, which cost as much as those of GET. */
export const costlyRoutes = Object.keys(inputs).flatMap((route) =>
  route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route],
);

/** The inputs of a route; none where nobody has said what costs it most. */
export function inputsOf(route: string): Inputs {
  return inputs[route.replace(/^HEAD /, 'GET ')] ?? {};
}
