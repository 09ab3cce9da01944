import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { contactPayload } from '../../testing/payloads.ts';

const json = { 'content-type': 'application/json' };

const policy =
  "default-src 'none';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline';img-src 'self';font-src 'self';connect-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";

/** One request for each way an answer comes about. */
const requests: [path: string, status: number, init?: RequestInit][] = [
  ['/', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/api/download/vollmacht', 200],
  ['/healthz', 200],
  ['/gibt-es-nicht', 404],
  ['/%E0%A4%A', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/.git/config', 404],
  ['/api/gibt-es-nicht', 404],
  ['/anfrage', 200],
  ['/anfrage/gibt-es-nicht', 404],
  ['/trpc/contact.submit', 405],
  ['/api/contact', 404],
  ['/api/contact', 201, { method: 'POST', headers: json, body: JSON.stringify(contactPayload) }],
  ['/api/contact', 400, { method: 'POST', headers: json, body: '{}' }],
  ['/api/contact', 400, { method: 'POST', headers: json, body: '{' }],
  ['/api/contact', 415, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
  ['/api/contact', 403, { method: 'POST', headers: { ...json, origin: 'null' }, body: '{}' }],
  ['/trpc/contact.submit', 400, { method: 'POST', headers: json, body: '{}' }],
];

test('every answer tells the browser what it may not do', async ({ startSite }) => {
  const { url } = await startSite({ publicUrl: 'https://www.rebhang-solar.example' });
  const requestIds = new Set<string | null>();
  for (const [path, status, init] of requests) {
    const response = await fetch(url + path, { redirect: 'manual', ...init });
    const { headers } = response;
    const name = `${init?.method ?? 'GET'} ${path}`;
    expect(response.status, name).toBe(status);
    expect(Object.fromEntries(headers), name).toMatchObject({
      'content-security-policy': policy,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': path.startsWith('/anfrage')
        ? 'no-referrer'
        : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('access-control-allow-origin'), name).toBeNull();
    // What opens the page of the request that was stored, and nothing else.
    expect(headers.get('set-cookie') ?? '', name).toMatch(
      status === 201 ? /^__Secure-anfrage=[^;]+; Path=\/anfrage\/[^;]+; HttpOnly; Secure; / : /^$/,
    );
    expect(headers.get('x-powered-by') ?? headers.get('server'), name).toBeNull();
    const body = await response.text();
    expect(body, name).not.toMatch(/node_modules|\.ts:\d/);
    if (init) expect(headers.get('cache-control'), name).toBe('no-store');
    requestIds.add(headers.get('x-request-id'));
  }
  expect(requestIds.size).toBe(requests.length);
});

test('a file brings a policy of its own, which names no style element', async ({ site }) => {
  const { url } = site;
  const { headers } = await fetch(`${url}/favicon.svg`);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none';script-src 'self';frame-ancestors 'none'",
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('Strict-Transport-Security is sent only where visitors come by TLS', async ({ startSite }) => {
  const { url } = await startSite({ publicUrl: 'http://localhost:3000' });
  const { headers } = await fetch(url);
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('security.txt says where to report a weakness, and for how long that holds', async ({
  startSite,
}) => {
  const { url } = await startSite({ publicUrl: 'https://www.rebhang-solar.example' });
  const response = await fetch(`${url}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe(
    'https://www.rebhang-solar.example/.well-known/security.txt',
  );
  const daysLeft = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(150);
  expect(daysLeft).toBeLessThan(365);
});
