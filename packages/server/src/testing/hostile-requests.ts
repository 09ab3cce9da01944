import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { costlyRoutes, inputsOf } from './costliest-inputs.ts';
import { payloads } from './payloads.ts';

/** One request of an attacker, or of a broken client. */
type HostileRequest =
  | {
      kind: 'http';
      method: string;
      path: string;
      headers: Record<string, string>;
      body: Uint8Array | undefined;
    }
  /** Bytes that need not be HTTP at all. */
  | { kind: 'raw'; bytes: Uint8Array };

/** Text that encodings, databases, templates, headers and shells have stumbled over. */
const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0',
      '\ud800',
      '\uFFFD',
      '\u202Egnp.exe',
      '\r\nBcc: x@y.de',
      'a@x.de, b@y.de',
      "'; drop table users; --",
      '{{7*7}}<%= 7*7 %>',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '../../../../etc/passwd',
      '%00%ff%c0%ae',
      '=cmd|/c calc!A1',
      'WARTUNGSANFRAGE:',
      '__proto__',
      '👩‍👩‍👧e\u0301ẞ',
      'x'.repeat(10_001),
      '\u0301'.repeat(3_000),
    ),
  },
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      0,
      -1,
      1e308,
      true,
      false,
      [],
      {},
      ['a'],
      { $ne: null },
      { toString: 1 },
      { length: 1e9 },
    ),
  },
);

const anyPayload = fc.constantFrom(...Object.values(payloads));

const extraKeys = [
  'submissionId',
  'website',
  'formStartedAt',
  'privacyVersion',
  'datenschutz',
  'reference',
  'anlagengroesse',
  'budget',
  'id',
  'admin',
  'toString',
  'hasOwnProperty',
  '',
];

/** What a visitor sends by one of the forms, changed in a few places. */
const mutatedPayload = anyPayload.chain((payload) =>
  fc
    .array(
      fc.record({
        key: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...Object.keys(payload)) },
          { weight: 2, arbitrary: fc.constantFrom(...extraKeys) },
          { weight: 1, arbitrary: hostileText },
        ),
        value: fc.oneof(
          { weight: 6, arbitrary: hostileValue },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      }),
      { maxLength: 3 },
    )
    .map((changes) => {
      const changed: Record<string, unknown> = { ...payload };
      for (const { key, value } of changes) {
        Object.defineProperty(changed, key, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
      return changed;
    }),
);

/** Mostly nothing, once in `times` something. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const utf8 = (text: string) => new TextEncoder().encode(text);
const urlencoded = (payload: Record<string, unknown>) => {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(payload)) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    form.append(key.toWellFormed(), text.toWellFormed());
  }
  return form.toString();
};

/** Bodies that are no payload any more. */
const brokenBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '['.repeat(30_000),
      '{"a":'.repeat(10_000),
      `{"name":"${'x'.repeat(64 * 1024)}"}`,
      `[${'0,'.repeat(30_000)}0]`,
      'a&'.repeat(30_000),
      `${'a[b]'.repeat(1_000)}=1`,
      '%'.repeat(5_000),
      '\uFEFF{"name":"x"}',
      '{"name":"\\ud800","email":"\\u0000"}',
      '{"name":1e999}',
      '{"name":"a","name":"b"}',
    )
    .map(utf8),
);

/** A byte changed, taken out or put in, here and there; or cut off. */
const damaged = (body: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc
    .array(fc.record({ at: fc.nat(), byte: fc.nat(255), how: fc.nat(3) }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((changes) => {
      let bytes = [...body];
      for (const { at, byte, how } of changes) {
        const index = at % (bytes.length + 1);
        if (how === 0) bytes[index] = byte;
        else if (how === 1) bytes.splice(index, 1);
        else if (how === 2) bytes.splice(index, 0, byte);
        else bytes = bytes.slice(0, index);
      }
      return Uint8Array.from(bytes);
    });

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'text/plain',
  'text/html',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'application/problem+json',
  '',
  'x',
  '/',
];

/** What may stand in a header line: Node's own client refuses the rest. */
const headerText = hostileText.map((text) =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000),
);

// Few of them, so that some meet again with the same body and some with another one.
const submissionKeys = Array.from(
  { length: 200 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant('idempotency-key'), fc.constantFrom(...submissionKeys)),
      fc.tuple(
        fc.constantFrom(
          'idempotency-key',
          'x-forwarded-for',
          'x-forwarded-host',
          'x-forwarded-proto',
          'x-http-method-override',
          'x-request-id',
          'accept',
          'accept-encoding',
          'accept-language',
          'content-encoding',
          'cookie',
          'authorization',
          'if-none-match',
          'if-modified-since',
          'range',
          'referer',
          'te',
          'trpc-accept',
          'trpc-batch-mode',
          'user-agent',
          'x-trpc-source',
        ),
        headerText,
      ),
      fc.tuple(
        fc.constant('host'),
        fc.constantFrom('x', 'evil.example', 'localhost:99999', '[::1', ''),
      ),
      fc.tuple(
        fc.constant('origin'),
        fc.constantFrom('null', 'https://evil.example', 'http://', 'file://', '::'),
      ),
      fc.tuple(
        fc.constant('sec-fetch-site'),
        fc.constantFrom('same-origin', 'none', 'cross-site', 'same-site', 'x', ''),
      ),
      fc.tuple(
        fc.constant('range'),
        fc.constantFrom('bytes=0-', 'bytes=5-1', 'bytes=-1,0-0,1-1', 'x'),
      ),
      fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'br', 'identity')),
      fc.tuple(fc.constant('trpc-accept'), fc.constant('application/jsonl')),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((headers) => Object.fromEntries(headers));

/** Addresses that no route has. */
const strangeAddresses = [
  '/trpc',
  '/trpc/',
  '/trpc/__proto__',
  '/trpc/constructor.prototype',
  '/metrics',
  '/assets/',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%00',
  '/%',
  '/%ff',
  '/%c3%28',
  '//',
  '//evil.example/%2f..',
  '/projekt/%2e%2e',
  '/.git/config',
  '*',
];

// Making a document takes longest: it gets its share, not more.
const posts = costlyRoutes.filter((route) => /^POST (?!.*-daten\/)/.test(route));

/** Any route of the site by each of its methods; most often one that takes a payload. */
const anyTarget = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...posts) },
    { weight: 1, arbitrary: fc.constantFrom(...costlyRoutes) },
  )
  .chain((route) =>
    fc.record({
      method: fc.constant(route.split(' ', 1)[0] ?? ''),
      address: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...pathsOf(route)) },
        { weight: 1, arbitrary: fc.constantFrom(...strangeAddresses) },
      ),
    }),
  );

/** Without the query of a calculation, which takes as long as twenty other pages. */
const pathsOf = (route: string) =>
  Object.values(inputsOf(route)).map((input) => input(0).path.split('?kwp', 1)[0] ?? '');

const pathText = hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4_000));

/** A payload to any address, in each of the ways in which it can come. */
const httpHostile: fc.Arbitrary<HostileRequest> = fc
  .record({
    target: anyTarget,
    payloads: fc.array(mutatedPayload, { minLength: 1, maxLength: 2 }),
    // A whole page is rendered for a posted form: it gets its share, not more.
    isForm: fc.nat(5).map((dice) => dice === 0),
    tail: rarely(pathText, 8),
    query: rarely(
      fc.tuple(fc.constantFrom('batch', 'input', 'x', '__proto__', 'kwp'), pathText),
      8,
    ),
    headers: rarely(hostileHeaders, 3),
    contentType: rarely(fc.constantFrom(...contentTypes), 12),
    broken: rarely(brokenBody, 12),
  })
  .chain(({ target, payloads, isForm, tail, query, headers, contentType, broken }) => {
    const { method, address } = target;
    const separator = address.includes('?') ? '&' : '?';
    const payload = address.includes('batch=1') ? { ...payloads } : (payloads[0] ?? {});
    const whole =
      broken ?? utf8(isForm ? urlencoded(payload) : JSON.stringify(payload).toWellFormed());
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const body = fc.oneof(
      { weight: 8, arbitrary: fc.constant(whole) },
      { weight: 1, arbitrary: damaged(whole) },
    );
    return body.map((bytes) => ({
      kind: 'http' as const,
      method,
      path: `${address}${tail ?? ''}${query ? `${separator}${query[0]}=${query[1]}` : ''}`,
      // Without this mark a native form from nowhere is rejected before it is read.
      headers: {
        'content-type': contentType ?? type,
        ...(isForm && { 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      body: ['GET', 'HEAD', 'TRACE'].includes(method) ? undefined : bytes,
    }));
  });

const rawRequest: fc.Arbitrary<HostileRequest> = fc
  .oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }),
    fc
      .constantFrom(
        'GET / HTTP/9.9\r\n\r\n',
        'GET / HTTP/1.1\r\n\r\n',
        'GET /\r\n\r\n',
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcde',
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n',
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999999999999999999\r\n\r\n{}',
        'POST /api/contact HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
        'POST /api/contact HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\ncontent-length: 0\r\n\r\n',
        'GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
        'GET / HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n',
        'GET / HTTP/1.1\r\nhost: x\r\nx: a\r\n b\r\n\r\n',
        'GET / HTTP/1.1\nhost: x\n\n',
        'GET http://evil.example/ HTTP/1.1\r\nhost: x\r\n\r\n',
        'CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n',
        `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
        `GET / HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(3_000)}\r\n`,
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      )
      .chain((text) => {
        const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
        return fc.oneof(fc.constant(bytes), damaged(bytes));
      }),
  )
  .map((bytes) => ({ kind: 'raw', bytes }));

/** Anything that can arrive at the site's port. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 18, arbitrary: httpHostile },
  { weight: 1, arbitrary: rawRequest },
);

type HostileClient = {
  /**
   * @returns the status of the answer; undefined where the connection was closed without one, as
   * befits what is not HTTP or is broken off
   */
  send(request: HostileRequest): Promise<number | undefined>;
  close(): void;
};

/** @param port of a site on 127.0.0.1 */
export function hostileClient(port: number): HostileClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    send: (request) =>
      request.kind === 'raw' ? sendRaw(port, request.bytes) : sendHttp(port, agent, request),
    close: () => agent.destroy(),
  };
}

function sendHttp(
  port: number,
  agent: Agent,
  { method, path, headers, body }: Extract<HostileRequest, { kind: 'http' }>,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, agent, method, path, headers },
      (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode));
      },
    );
    // An error may come, and the connection go, while the body is still being sent.
    request.once('error', () => resolve(undefined));
    request.end(body);
  });
}

function sendRaw(port: number, bytes: Uint8Array): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      // It has said what it has to say; whether it closes is its business.
      if (answer.includes('\r\n\r\n')) socket.end();
    });
    socket.once('error', () => socket.destroy());
    socket.once('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      resolve(status ? Number(status) : undefined);
    });
    socket.end(bytes);
  });
}
