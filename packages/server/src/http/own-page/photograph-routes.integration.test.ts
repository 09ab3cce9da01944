import { mostPhotographs } from '@rebhang-solar/content/photograph-kinds';
import { mostMegabytes, photographProblems } from '@rebhang-solar/content/photograph-problems';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type TestSite, test } from '../../testing/fixtures.ts';
import { contactPayload } from '../../testing/payloads.ts';
import { bomb, claiming, halves, marker, turned, withPlace } from '../../testing/pictures.ts';

/** A stored request with its page, and the cookie of the browser that has sent it. */
async function newRequest(site: TestSite) {
  const answer = await site.post('/api/contact', contactPayload);
  const { statusUrl, reference } = (await answer.json()) as Record<string, string>;
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
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
  startSite,
  database,
}) => {
  const site = await startSite();
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
  for (const secret of [cookie.split('=')[1], path.split('/')[2]]) {
    expect(site.log()).not.toContain(secret);
  }

  const picture = await fetch(`${site.url}${path}/${id}`, { headers: { cookie } });
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  const metadata = await sharp(await picture.arrayBuffer()).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 80 });
  const stored = await database.query<{ kind: string; jpeg: Buffer; bytes: number }>(
    'select kind, jpeg, bytes from photographs order by kind',
  );
  expect(stored.map(({ kind }) => kind)).toEqual(['meter', 'roof-outside']);
  for (const { jpeg, bytes } of stored) {
    expect(bytes).toBe(jpeg.length);
    expect(jpeg.includes(marker)).toBe(false);
  }
  const series = `select by, type, count from handling_events where type = 'photographs'`;
  expect(await database.query(series)).toEqual([{ by: '', type: 'photographs', count: 2 }]);

  const stranger = { headers: { cookie: 'anfrage=AAAAAAAAAAAAAAAAAAAAAA' } };
  const refused = await fetch(`${site.url}${path}/${id}`, stranger);
  expect(refused.headers.get('content-type')).not.toBe('image/jpeg');
  const remove = (headers: Record<string, string>) =>
    fetch(`${site.url}${path}/${id}/loeschen`, {
      method: 'POST',
      headers: { ...script, ...headers },
    });
  expect((await remove(stranger.headers)).ok).toBe(false);
  // Nor by whoever has opened another request.
  const other = await newRequest(site);
  await fetch(`${site.url}${other.path}/${id}/loeschen`, {
    method: 'POST',
    headers: { ...script, cookie: other.cookie },
  });
  expect(await database.query('select 1 from photographs')).toHaveLength(2);
  expect((await remove({ cookie })).status).toBe(204);
  const gone = await fetch(`${site.url}${path}/${id}`, { headers: { ...script, cookie } });
  expect(gone.status).toBe(404);
  expect(await database.query('select kind from photographs')).toEqual([{ kind: 'roof-outside' }]);
});

test('a photograph that is sent again, as its answer was lost, is stored once', async ({
  startSite,
  database,
}) => {
  const site = await startSite();
  const { path } = await newRequest(site);
  const picture = await turned();
  const sendAs = async (kind: string) => {
    const answer = await send(site, path, [
      ['art', kind],
      ['foto', picture],
    ]);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const id = await sendAs('meter');
  expect(await sendAs('meter')).toBe(id);
  expect(await database.query('select id from photographs')).toEqual([{ id }]);
  expect(await database.query('select count from handling_events')).toEqual([{ count: 1 }]);
  // It may show two things.
  expect(await sendAs('storage')).not.toBe(id);
});

test('what is no photograph is refused in German, and nothing of it is stored', async ({
  startSite,
  database,
}) => {
  const site = await startSite();
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
  const { 'sec-fetch-site': _said, ...unsaid } = multipart;
  expect((await post('--x--', unsaid)).status).toBe(403);
  expect((await send(site, '/anfrage/AAAAAAAAAAAAAAAAAAAAAA/fotos', [])).status).toBe(404);
  expect(await database.query('select 1 from photographs')).toEqual([]);
  expect(site.log()).not.toContain('Unexpected fault');
});

test('of any number at once a request takes ten, and comes back to the office with them', async ({
  startSite,
  database,
}) => {
  const site = await startSite();
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
  startSite,
}) => {
  const site = await startSite();
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
  const { headers } = await fetch(site.url + taken.headers.get('location'), {
    headers: { cookie },
  });
  expect(headers.get('content-type')).toContain('text/html');
});
