import { paths } from '@rebhang-solar/content/paths';
import { expect } from 'vitest';
import { type TestSite, test } from '../../testing/fixtures.ts';
import { contactPayload } from '../../testing/payloads.ts';

const json = { 'content-type': 'application/json' };
const submit = (site: TestSite, headers = {}) => site.post('/api/contact', contactPayload, headers);

test.for([
  ['an invalid form', 'POST', '/api/contact', json, '{}', 400],
  ['no JSON', 'POST', '/api/contact', json, '{', 400],
  ['a type that is not read', 'POST', '/api/contact', { 'content-type': 'text/plain' }, 'x', 415],
  ['an address that is not there', 'PUT', '/api/nowhere', json, '{}', 404],
  ['an invalid call', 'POST', '/trpc/contact.submit', json, '{}', 400],
  ['a call that is not there', 'POST', '/trpc/contact.delete', json, '{}', 404],
  ['an invalid PDF', 'POST', '/api/netzanschluss-daten/pdf', json, '{"fax":"1"}', 400],
  [
    'an invalid form of a browser',
    'POST',
    paths.home,
    { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    'name=A',
    400,
  ],
] as const)(
  '%s counts like a stored request',
  async ([, method, path, headers, body, status], { startSite }) => {
    const site = await startSite({ rateLimit: 2 });
    const send = () => fetch(site.url + path, { method, headers, body });
    expect((await send()).status).toBe(status);
    expect((await submit(site)).status).toBe(201);
    for (const rejected of [await submit(site), await send()]) {
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  },
);

test('what another site makes a browser send spends nothing of what its visitor may send', async ({
  startSite,
}) => {
  const site = await startSite({ rateLimit: 1 });
  for (let count = 0; count < 20; count += 1) {
    // Another subdomain is another site, too.
    for (const from of ['cross-site', 'same-site'])
      expect((await submit(site, { 'sec-fetch-site': from })).status).toBe(403);
    expect((await fetch(`${site.url}/trpc/contact.submit`)).status).toBe(405);
  }
  expect((await submit(site)).status).toBe(201);
});

test('each call of a batch is an attempt', async ({ startSite }) => {
  const site = await startSite({ rateLimit: 4 });
  const path = `/trpc/${Array(10).fill('contact.submit').join(',')}?batch=1`;
  const answers: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    answers.push(await (await site.post(path, {})).json());
  }
  // Twenty attempts: the calls of two batches are answered one by one, the third is refused as a whole.
  expect(answers.map(Array.isArray)).toEqual([true, true, false]);
  expect(answers.at(-1)).toMatchObject({ error: { data: { httpStatus: 429 } } });
  expect((await site.post('/api/contact', '{')).status).toBe(429);
});

test('whatever a proxy says of a client, it does not become many', async ({ startSite }) => {
  const site = await startSite({ rateLimit: 1, trustProxy: ['127.0.0.0/8'] });
  const status = async (address: string) =>
    (await submit(site, { 'x-forwarded-for': address })).status;
  expect(await status('203.0.113.7:50001')).toBe(201);
  expect(await status('203.0.113.7:50002')).toBe(429);
  expect(await status('2001:db8:1:200::1')).toBe(201);
  expect(await status('[2001:db8:1:2ff::1]:50003')).toBe(429);
  expect(await status('unknown')).toBe(201);
  expect(await status('_hidden')).toBe(429);
});

test('a flood that is rejected leaves no line in the log', async ({ startSite }) => {
  const site = await startSite({ rateLimit: 1 });
  await site.post('/api/contact', {});
  await submit(site, { 'sec-fetch-site': 'cross-site' });
  await site.post('/api/nowhere', {});
  for (const word of [1, 2, 3, 4]) await fetch(`${site.url}${paths.faq}?suche=${word}`);
  const lines = site.log().split('\n').filter(Boolean);
  const rejected = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => /request|page/.test(msg));
  expect(rejected.filter(({ level }) => level >= 30)).toEqual([]);
  expect(rejected.length).toBeGreaterThan(3);
});
