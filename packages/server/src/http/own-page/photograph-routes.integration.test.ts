import { request } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { mostPhotographs } from '@rebhang-solar/content/photograph-kinds';
import { mostMegabytes, photographProblems } from '@rebhang-solar/content/photograph-problems';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import sharp from 'sharp';
import { expect, onTestFinished, vi } from 'vitest';
import { type TestSite, test } from '../../testing/fixtures.ts';
import { contactPayload } from '../../testing/payloads.ts';
import { bomb, claiming, halves, marker, turned, withPlace } from '../../testing/pictures.ts';

/** A stored request with its page, and the cookie of the browser that has sent it. */
async function newRequest(site: TestSite) {
  const answer = await site.post('/api/contact', contactPayload);
  const { statusUrl, reference } = (await answer.json()) as Record<string, string>;
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { path: `${new URL(statusUrl ?? '').pathname}/fotos`, reference, cookie };
}

const script = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };
const browser = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };

function send(
  site: TestSite,
  path: string,
  fields: [string, string | Buffer][],
  headers: Record<string, string> = script,
) {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'dach.jpg');
  }
  return fetch(site.url + path, { method: 'POST', headers, body, redirect: 'manual' });
}

test('photographs are stored upright and bare, seen where the page is opened, and taken back', async ({
  site,
}) => {
  const { database } = site;
  const { path, cookie } = await newRequest(site);
  const answer = await send(site, path, [
    ['art', 'meter'],
    ['foto', await turned()],
  ]);
  expect(answer.status).toBe(201);
  const { id, art } = (await answer.json()) as { id: string; art: string };
  expect(art).toBe('meter');
  // The other way round, as a program may write it.
  const fields: [string, string | Buffer][] = [
    ['foto', await withPlace()],
    ['art', 'roof-outside'],
  ];
  expect((await send(site, path, fields, { ...script, cookie })).status).toBe(201);
  for (const secret of [...(cookie.match(/(?<==)[^;]+/g) ?? []), path.split('/')[2]]) {
    expect(site.log()).not.toContain(secret);
  }

  const picture = await fetch(`${site.url}${path}/${id}`, { headers: { cookie } });
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  const whole = await picture.arrayBuffer();
  expect(picture.headers.get('content-length')).toBe(String(whole.byteLength));
  const metadata = await sharp(whole).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 80 });
  const stored = await database.query<{
    kind: string;
    jpeg: Buffer;
    preview: Buffer;
    bytes: number;
  }>('select kind, jpeg, preview, bytes from photographs order by kind');
  expect(stored.map(({ kind }) => kind)).toEqual(['meter', 'roof-outside']);
  for (const { jpeg, preview, bytes } of stored) {
    expect(bytes).toBe(jpeg.length);
    for (const bare of [jpeg, preview]) expect(bare.includes(marker)).toBe(false);
  }
  const fetchPreview = async () => {
    const answer = await fetch(`${site.url}${path}/${id}/vorschau`, { headers: { cookie } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return Buffer.from(await answer.arrayBuffer());
  };
  expect(await fetchPreview()).toEqual(stored[0]?.preview);
  // Read in parts, of which the last is short.
  const large = Buffer.alloc(600_000, '0123456789');
  await database.query(`update photographs set jpeg = $1 where kind = 'roof-outside'`, [large]);
  const [{ id: other } = { id: '' }] = await database.query<{ id: string }>(
    `select id from photographs where kind = 'roof-outside'`,
  );
  const inParts = await fetch(`${site.url}${path}/${other}`, { headers: { cookie } });
  expect(inParts.headers.get('content-length')).toBe('600000');
  expect(large.equals(Buffer.from(await inParts.arrayBuffer()))).toBe(true);
  // As a former release has stored it.
  await database.query('update photographs set preview = null');
  expect(await fetchPreview()).toEqual(stored[0]?.jpeg);
  const series = `select by, count, by_link from handling_events where type = 'photographs' order by id`;
  expect(await database.query(series)).toEqual([
    { by: '', count: 1, by_link: true },
    { by: '', count: 1, by_link: false },
  ]);

  const stranger = { headers: { cookie: 'anfrage=AAAAAAAAAAAAAAAAAAAAAA' } };
  const refused = await fetch(`${site.url}${path}/${id}`, stranger);
  expect(refused.headers.get('content-type')).not.toBe('image/jpeg');
  const remove = (headers: Record<string, string>) =>
    fetch(`${site.url}${path}/${id}/loeschen`, {
      method: 'POST',
      headers: { ...script, ...headers },
    });
  expect((await remove(stranger.headers)).ok).toBe(false);
  const misnamed = await fetch(`${site.url}${path}/keine`, { headers: { ...script, cookie } });
  expect(misnamed.status).toBe(404);
  expect((await remove({ cookie })).status).toBe(204);
  expect((await remove({ cookie })).status).toBe(404);
  // A form that was posted twice leads back: what was asked for is so.
  const twice = await fetch(`${site.url}${path}/${id}/loeschen`, {
    method: 'POST',
    headers: { ...browser, cookie },
    redirect: 'manual',
  });
  expect([twice.status, twice.headers.get('location')]).toEqual([
    303,
    path.replace(/\/fotos$/, ''),
  ]);
  // Ten minutes later, so that it tells of all that are taken back by then, and of none a day later.
  const notice = `select data->'notice'->>'about' as about,
      round(extract(epoch from start_after - created_on))::int as pause,
      round(extract(epoch from keep_until - start_after))::int as kept
    from pgboss.job where data ? 'notice'`;
  expect(await database.query(notice)).toEqual([
    { about: 'photographs', pause: 600, kept: 86_400 },
  ]);
  const gone = await fetch(`${site.url}${path}/${id}`, { headers: { ...script, cookie } });
  expect(gone.status).toBe(404);
  expect(await database.query('select kind from photographs')).toEqual([{ kind: 'roof-outside' }]);
});

test('on the opened page of another request a photograph is neither seen nor taken back', async ({
  site,
}) => {
  const { database } = site;
  const { path, cookie } = await newRequest(site);
  const sent = await send(site, path, [
    ['art', 'meter'],
    ['foto', await turned()],
  ]);
  const { id } = (await sent.json()) as { id: string };
  const other = await newRequest(site);
  const statusesOf = async (page: { path: string; cookie: string }) => {
    const headers = { ...script, cookie: page.cookie };
    const one = `${site.url}${page.path}/${id}`;
    const whole = await fetch(one, { headers });
    const preview = await fetch(`${one}/vorschau`, { headers });
    const removed = await fetch(`${one}/loeschen`, { method: 'POST', headers });
    return [whole.status, preview.status, removed.status];
  };
  expect(await statusesOf(other)).toEqual([404, 404, 404]);
  expect(await database.query('select id from photographs')).toEqual([{ id }]);
  expect(await statusesOf({ path, cookie })).toEqual([200, 200, 204]);
});

test('a photograph that is sent again, as its answer was lost, is stored once', async ({
  site,
}) => {
  const { database } = site;
  const { path } = await newRequest(site);
  const picture = await turned();
  const sendAs = async (kind: string, to = path) => {
    const answer = await send(site, to, [
      ['art', kind],
      ['foto', picture],
    ]);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const id = await sendAs('meter');
  // Of each of its bytes a key is made where the ORM takes it for a condition: seconds in which nobody is answered.
  const walked = vi.spyOn(Reflect, 'ownKeys');
  onTestFinished(() => walked.mockRestore());
  expect(await sendAs('meter')).toBe(id);
  expect(walked.mock.calls.filter(([what]) => Buffer.isBuffer(what))).toHaveLength(0);
  expect(await database.query('select id from photographs')).toEqual([{ id }]);
  expect(await database.query('select count from handling_events')).toEqual([{ count: 1 }]);
  // It may show two things, and belong to two requests.
  expect(await sendAs('storage')).not.toBe(id);
  expect(await sendAs('meter', (await newRequest(site)).path)).not.toBe(id);
});

test('what is no photograph is refused in German, and nothing of it is stored', async ({
  site,
}) => {
  const { database } = site;
  const { path } = await newRequest(site);
  const good = await halves().jpeg().toBuffer();
  const cut = good.subarray(0, good.length - 100);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const large = Buffer.concat([good, Buffer.alloc(mostMegabytes * 1024 * 1024)]);
  const bad: [keyof typeof photographProblems, number, [string, string | Buffer][]][] = [
    ['noKind', 422, [['foto', good]]],
    [
      'noKind',
      422,
      [
        ['art', 'garden'],
        ['foto', good],
      ],
    ],
    ['missing', 422, [['art', 'bill']]],
    [
      'missing',
      422,
      [
        ['art', 'bill'],
        ['foto', Buffer.alloc(0)],
      ],
    ],
    [
      'several',
      422,
      [
        ['art', 'bill'],
        ['foto', good],
        ['foto', good],
      ],
    ],
    [
      'tooLarge',
      413,
      [
        ['art', 'bill'],
        ['foto', large],
      ],
    ],
    [
      'unreadable',
      422,
      [
        ['art', 'bill'],
        ['foto', page],
      ],
    ],
    [
      'unreadable',
      422,
      [
        ['art', 'bill'],
        ['foto', cut],
      ],
    ],
    [
      'heic',
      422,
      [
        ['art', 'bill'],
        ['foto', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic')],
      ],
    ],
    [
      'tooManyPixels',
      422,
      [
        ['art', 'bill'],
        ['foto', bomb(20_000, 20_000)],
      ],
    ],
    [
      'tooManyPixels',
      422,
      [
        ['art', 'bill'],
        ['foto', await claiming(12_000, 9_000, 'progressive')],
      ],
    ],
  ];
  for (const [problem, status, fields] of bad) {
    const answer = await send(site, path, fields);
    expect(answer.status, problem).toBe(status);
    const field = problem === 'noKind' ? 'art' : 'foto';
    const message = photographProblems[problem];
    expect(await answer.json(), problem).toEqual({ error: { field, message } });
  }
  // No form at all, one that is cut off, and one that another site makes a browser send.
  const multipart = { 'content-type': 'multipart/form-data; boundary=x', ...script };
  const post = (body: string, headers: Record<string, string>) =>
    fetch(site.url + path, { method: 'POST', body, headers });
  expect((await site.post(path, { art: 'bill' }, script)).status).toBe(415);
  expect((await post('--x\r\nContent-Disposition: form-data', multipart)).status).toBe(400);
  expect(
    (await post('--x--', { ...multipart, 'content-type': 'multipart/form-data' })).status,
  ).toBe(400);
  // Of one whose length nobody says, nothing is read.
  const unmeasured = await fetch(site.url + path, {
    method: 'POST',
    body: new Blob(['--x--']).stream(),
    headers: multipart,
    duplex: 'half',
  } as RequestInit);
  expect([unmeasured.status, await unmeasured.json()]).toEqual([
    413,
    { error: { field: 'foto', message: photographProblems.tooLarge } },
  ]);
  const { 'sec-fetch-site': _said, ...unsaid } = multipart;
  expect((await post('--x--', unsaid)).status).toBe(403);
  expect((await send(site, '/anfrage/AAAAAAAAAAAAAAAAAAAAAA/fotos', [])).status).toBe(404);
  expect(await database.query('select 1 from photographs')).toEqual([]);
  expect(site.log()).not.toContain('Unexpected fault');
});

test('of any number at once a request takes ten, and comes back to the office with them', async ({
  site,
}) => {
  const { database } = site;
  const { path } = await newRequest(site);
  await database.query(`update handlings set state = 'done', folder = 'done', done_at = now()`);
  // Decoding all of them would take long.
  await database.query(
    `insert into photographs select gen_random_uuid(), submission_id, 'bill', '', 1, 1, 0, now()
      from handlings, generate_series(3, $1)`,
    [mostPhotographs],
  );
  const pictures = await Promise.all(
    [2, 4, 6, 8, 10].map((width) => halves(width).png().toBuffer()),
  );
  // Somebody at the desk is changing it at this moment.
  await database.query('begin');
  await database.query('select 1 from handlings for update');
  const sending = Promise.all(
    pictures.map((picture) =>
      send(site, path, [
        ['art', 'roof-inside'],
        ['foto', picture],
      ]),
    ),
  );
  await database.untilWaiting('select');
  await database.query('commit');
  const answers = await sending;
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 422, 422, 422]);
  const rejected = answers.find(({ status }) => status === 422);
  expect(await rejected?.json()).toEqual({
    error: { field: 'foto', message: photographProblems.tooMany },
  });
  expect(await database.query('select 1 from photographs')).toHaveLength(mostPhotographs);
  expect(await database.query('select state, folder from handlings')).toEqual([
    { state: 'new', folder: 'open' },
  ]);
});

test('a browser without our script is led back to the page, or told what is wrong beside the photograph', async ({
  site,
}) => {
  const { path, cookie } = await newRequest(site);
  const good: [string, string | Buffer][] = [
    ['art', 'storage'],
    ['foto', await turned()],
  ];
  const taken = await send(site, path, good, browser);
  expect(taken.status).toBe(303);
  expect(taken.headers.get('location')).toMatch(/^\/anfrage\/[\w-]{22}\?erledigt=fotos#fotos$/);
  const bad = await send(
    site,
    path,
    [
      ['art', 'storage'],
      ['foto', Buffer.from('GIF89a')],
    ],
    browser,
  );
  expect(bad.status).toBe(422);
  const page = await bad.text();
  expect(page.split('id="foto-storage"')[1]).toContain(photographProblems.unreadable);
  // Without a kind there is no place on the page to say it at.
  const nowhere = await send(site, path, good.slice(1), browser);
  expect([nowhere.status, (await nowhere.text()).includes('id="foto-storage"')]).toEqual([
    400,
    false,
  ]);
  // Photographs have their share in what a request takes by its link alone.
  await site.database.query('update handling_events set count = 30');
  const full = await send(site, path, good);
  expect([full.status, await full.json()]).toEqual([
    422,
    { error: { field: 'foto', message: ownPageMessages.noRoom } },
  ]);
  const { headers } = await fetch(site.url + taken.headers.get('location'), {
    headers: { cookie },
  });
  expect(headers.get('content-type')).toContain('text/html');
});

/** Begins to send a photograph; what it goes on with is the test's. @param address as a proxy says it */
function beginSending(site: TestSite, path: string, address: string) {
  const outgoing = request(site.url + path, {
    method: 'POST',
    headers: {
      ...script,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1_000_000,
      'x-forwarded-for': address,
    },
  });
  const part = (name: string) => `--x\r\ncontent-disposition: form-data; name=${name}\r\n\r\n`;
  outgoing.write(`${part('art')}meter\r\n${part('foto; filename=a.jpg')}`);
  outgoing.on('error', () => undefined);
  onTestFinished(() => void outgoing.destroy());
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve) => {
    outgoing.once('response', async (response) =>
      resolve({ status: response.statusCode, body: await readAll(response) }),
    );
  });
  return { outgoing, answer };
}

test('when all places are taken, whoever holds most gives one up to a stranger', async ({
  startSite,
}) => {
  const site = await startSite({ trustProxy: ['127.0.0.0/8'] });
  const { path } = await newRequest(site);
  // Else the site ends what does not come, on a slow machine before all have begun.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const refused: string[] = [];
  const begun: ReturnType<typeof beginSending>[] = [];
  for (const address of ['203.0.113.1', '198.51.100.1', '192.0.2.1']) {
    const sending = Array.from({ length: 21 }, () => beginSending(site, path, address));
    begun.push(...sending);
    for (const { answer } of sending) void answer.then(({ body }) => refused.push(body));
    // Twenty have their place by then.
    expect((await Promise.race(sending.map(({ answer }) => answer))).status).toBe(429);
  }
  const answer = await send(
    site,
    path,
    [
      ['art', 'bill'],
      ['foto', await turned()],
    ],
    { ...script, 'x-forwarded-for': '198.18.0.1' },
  );
  expect(answer.status).toBe(201);
  await vi.waitFor(() => expect(refused).toHaveLength(4), { timeout: 40_000 });
  for (const { outgoing } of begun) outgoing.destroy();
  for (const body of refused) {
    expect(JSON.parse(body)).toEqual({
      error: { field: 'foto', message: photographProblems.busy },
    });
  }
});

test('a photograph that comes too slowly is ended, and its field says why', async ({ site }) => {
  const { path } = await newRequest(site);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { answer } = beginSending(site, path, '203.0.113.1');
  const answered = vi.fn();
  void answer.then(answered);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(10_000);
    expect(answered).toHaveBeenCalled();
  }, 40_000);
  expect(await answer).toEqual({
    status: 422,
    body: JSON.stringify({ error: { field: 'foto', message: photographProblems.slowLine } }),
  });
});

test('what the site stores of photographs in a day is bounded, and said at the field', async ({
  site,
}) => {
  const { database } = site;
  const { path } = await newRequest(site);
  const other = await newRequest(site);
  // As if many had come, each of 100 MB, all but the first of them today.
  await database.query(
    `insert into photographs
     select gen_random_uuid(), (select id from submissions order by received_at limit 1), 'bill', '', 1, 1,
       100 * 1024 * 1024, now() - case number when 1 then interval '25 hours' else interval '23 hours' end
     from generate_series(1, 11) number`,
  );
  const fields: [string, string | Buffer][] = [
    ['art', 'meter'],
    ['foto', await turned()],
  ];
  expect((await send(site, other.path, fields)).status).toBe(201);
  // Previews lie on the disk as well.
  await database.query(
    `update photographs set preview = convert_to(repeat('x', 30 * 1024 * 1024), 'UTF8')
     where kind = 'bill' and added_at > now() - interval '24 hours'
       and id = (select id from photographs where kind = 'bill' and added_at > now() - interval '24 hours' limit 1)`,
  );
  expect((await send(site, other.path, [['art', 'storage'], ...fields.slice(1)])).status).toBe(429);
  await database.query(`update photographs set preview = null where kind = 'bill'`);
  await database.query(`update photographs set added_at = now() where kind = 'bill'`);
  const refused = await send(site, other.path, [['art', 'bill'], ...fields.slice(1)]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  const error = { field: 'foto', message: photographProblems.enoughToday };
  expect(await refused.json()).toEqual({ error });
  const page = await send(site, other.path, [['art', 'bill'], ...fields.slice(1)], browser);
  expect((await page.text()).split('id="foto-bill"')[1]).toContain(error.message);
  expect(path).not.toBe(other.path);
  expect((await site.post('/api/contact', contactPayload)).status).toBe(201);
});

test('a disk that is nearly full takes no photographs, and forms', async ({ startSite }) => {
  const site = await startSite({ leastFreeDisk: 1.1 });
  const { path } = await newRequest(site);
  const refused = await send(site, path, [
    ['art', 'meter'],
    ['foto', await turned()],
  ]);
  expect(refused.status).toBe(429);
  const error = { field: 'foto', message: photographProblems.enoughToday };
  expect(await refused.json()).toEqual({ error });
  expect((await site.post('/api/contact', contactPayload)).status).toBe(201);
});

test('of the disk of a database elsewhere nothing is known, and photographs are taken', async ({
  startSite,
}) => {
  const site = await startSite({ leastFreeDisk: 1.1, isDatabaseElsewhere: true });
  const { path } = await newRequest(site);
  const taken = await send(site, path, [
    ['art', 'meter'],
    ['foto', await turned()],
  ]);
  expect(taken.status).toBe(201);
});

test('what a client fetches is counted, and what it stores', async ({ startSite, database }) => {
  const site = await startSite({ rateLimit: 1, trustProxy: ['127.0.0.0/8'] });
  const { path, cookie } = await newRequest(site);
  const from = (address: string) => ({ ...script, cookie, 'x-forwarded-for': address });
  const photograph = await turned();
  const stored = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  onTestFinished(() => stored.mockRestore());
  const answer = await send(
    site,
    path,
    [
      ['art', 'meter'],
      ['foto', photograph],
    ],
    from('203.0.113.1'),
  );
  const { id } = (await answer.json()) as { id: string };
  const [{ bytes } = { bytes: 0 }] = await database.query<{ bytes: number }>(
    'select bytes + length(preview) as bytes from photographs',
  );
  expect(stored.mock.calls.filter(([, points]) => points === bytes).map(([key]) => key)).toEqual([
    '203.0.113.1',
    '203.0.113',
  ]);
  const fetchFrom = async (address: string, part = '') =>
    (await fetch(`${site.url}${path}/${id}${part}`, { headers: from(address) })).status;
  for (const part of ['', '/vorschau', '', '/vorschau', '']) {
    expect(await fetchFrom('203.0.113.1', part)).toBe(200);
  }
  // The ZIP has one of them.
  const zip = `${site.url}${path.replace(/fotos$/, 'daten')}`;
  expect((await fetch(zip, { headers: from('203.0.113.1') })).status).toBe(200);
  expect((await fetch(zip, { headers: from('203.0.113.1') })).status).toBe(429);
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => fetchFrom('203.0.113.1')));
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 429]);
  expect(await fetchFrom('203.0.113.2')).toBe(200);

  // What is added, refused, taken back or asked for is counted, too.
  const post = async (address: string, page: string, fields: Record<string, string>) => {
    const headers = { ...browser, cookie, 'x-forwarded-for': address };
    const body = new URLSearchParams(fields);
    const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
    return (await fetch(site.url + page, init)).status;
  };
  const own = (action: string) => path.replace(/fotos$/, action);
  const remark = { text: 'Noch etwas' };
  expect(await post('203.0.113.3', own('bemerkung'), remark)).toBe(303);
  expect(await post('203.0.113.3', own('bemerkung'), remark)).toBe(429);
  expect(await post('203.0.113.3', own('zurueckziehen'), {})).toBe(429);
  expect(await post('203.0.113.4', own('bemerkung'), { text: ' ' })).toBe(422);
  expect(await post('203.0.113.4', own('bemerkung'), remark)).toBe(429);
  const asked = { vorgangsnummer: 'PV-0000-0000-0000', email: 'eva@beispiel.example' };
  expect(await post('203.0.113.5', '/anfrage', asked)).toBe(200);
  expect(await post('203.0.113.5', '/anfrage', asked)).toBe(429);
});

test('the office’s mail counts the photographs that came since the one before', async ({
  site,
}) => {
  const { database } = site;
  const { path, cookie } = await newRequest(site);
  const sendAs = async (kind: string) => {
    const fields: [string, string | Buffer][] = [
      ['art', kind],
      ['foto', await turned()],
    ];
    const answer = await send(site, path, fields, { ...script, cookie });
    expect(answer.status).toBe(201);
  };
  const mailed = async (count: number) => {
    await database.query(
      `update pgboss.job set start_after = now() where name = 'visitor-additions'`,
    );
    return vi.waitFor(
      async () => {
        site.lookForMails();
        const mails = [...(await site.mails())].filter(([name]) => name.includes('-added-'));
        expect(mails).toHaveLength(count);
        return mails.map(([, { text }]) => /Neue Fotos:?\s+(\d+)/.exec(text ?? '')?.[1]).sort();
      },
      { timeout: 40_000 },
    );
  };
  // At ten o'clock and five minutes later; then the mail.
  await sendAs('meter');
  await sendAs('storage');
  await database.query(
    `update photographs set added_at = added_at - case kind when 'meter' then interval '12 minutes' else interval '7 minutes' end`,
  );
  await database.query(`update handling_events set at = at - interval '7 minutes'`);
  await database.query(
    `update pgboss.job set data = data || jsonb_build_object('addedSince', (select min(added_at) from photographs))
     where name = 'visitor-additions'`,
  );
  expect(await mailed(1)).toEqual(['2']);
  // Seven minutes after the second: the history goes on with the series.
  await sendAs('bill');
  expect(await mailed(2)).toEqual(['1', '2']);
  const counts = 'select count from handling_events order by id';
  expect(await database.query(counts)).toEqual([{ count: 3 }]);
  // More than ten minutes after the last, it is another series.
  await database.query(`update handling_events set at = at - interval '11 minutes'`);
  await sendAs('roof-outside');
  expect(await database.query(counts)).toEqual([{ count: 3 }, { count: 1 }]);
  // What is said of another request ends none, what is said between does.
  const { reference } = await newRequest(site);
  const say = (which: string) =>
    database.query(
      `insert into handling_events (submission_id, at, by, type, note, state)
       select id, now(), '', 'remark', 'Noch etwas', 'new' from submissions where reference ${which} $1`,
      [reference],
    );
  await say('=');
  await sendAs('roof-inside');
  const ofThis = `select count from handling_events join submissions on submissions.id = submission_id
    where reference <> $1 order by handling_events.id`;
  const ended = [{ count: 3 }, { count: 2 }];
  expect(await database.query(ofThis, [reference])).toEqual(ended);
  await say('<>');
  await database.query(`delete from photographs where kind = 'bill'`);
  await sendAs('bill');
  expect(await database.query(ofThis, [reference])).toEqual([
    ...ended,
    { count: null },
    { count: 1 },
  ]);
});
