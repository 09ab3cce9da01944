import { rejectedPost } from '@rebhang-solar/content/forms/rejected-post';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { ownPagePath } from '@rebhang-solar/content/own-page-paths';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { paths } from '@rebhang-solar/content/paths';
import { expect, onTestFinished, vi } from 'vitest';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { ThreadQueue } from '../../platform/threads/thread-queue.ts';
import { type TestSite, test } from '../../testing/fixtures.ts';
import { startVisit, withdraw } from '../../testing/own-page-visitor.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
} from '../../testing/payloads.ts';

/** Posts as a browser does by itself. */
async function postNatively(site: TestSite, path: string, fields: Record<string, string>) {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const html = await response.text();
  return { response, html, title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '' };
}

const typed = { ...contactPayload, datenschutz: 'on' };
const { stored, rejected } = formTexts.answerTitle;

test('a form posted to its own page is answered there, the title says how', async ({ site }) => {
  const { database } = site;
  const wrong = await postNatively(site, paths.home, { ...typed, email: 'ich' });
  expect(wrong.response.status).toBe(400);
  expect(wrong.title).toMatch(new RegExp(`^${rejected}: `));
  expect(wrong.html).toContain(`value="${typed.name}"`);
  expect(await database.query('select reference from submissions')).toEqual([]);

  const right = await postNatively(site, paths.home, typed);
  expect(right.response.status).toBe(201);
  expect(right.title).toMatch(new RegExp(`^${stored}: `));
  const [row] = await database.query<{ reference: string }>('select reference from submissions');
  expect(right.html).toContain(row?.reference);
});

test('a date typed in German is stored as ISO; what is no date is answered at its field', async ({
  site,
}) => {
  const { database } = site;
  const form = { ...gridConnectionPayload, geburtsdatum: '24.5.1968' };
  const wrong = await postNatively(site, paths.gridConnection, {
    ...form,
    geplanteInbetriebnahme: 'im Mai',
  });
  expect(wrong.response.status).toBe(400);
  expect(wrong.html).toContain('value="24.5.1968"');
  expect(wrong.html).toContain('value="im Mai"');
  expect(wrong.html).toContain(validationMessages.date);
  const right = await postNatively(site, paths.gridConnection, form);
  expect(right.response.status).toBe(201);
  expect(right.html).toContain('24.5.1968');
  expect(await database.query('select geburtsdatum from grid_connections')).toEqual([
    { geburtsdatum: '1968-05-24' },
  ]);
});

test('what was typed comes back as it was, placeholders of our own included', async ({
  startSite,
}) => {
  const site = await startSite({ publicUrl: 'https://www.rebhang-solar.example' });
  const name = '__PUBLIC_URL__ __ANALYTICS_ID__ <!--app-->';
  const { html } = await postNatively(site, paths.home, { ...typed, name, email: 'ich' });
  expect(html).toContain('value="__PUBLIC_URL__ __ANALYTICS_ID__ &lt;!--app--&gt;"');
  expect(html).toContain('href="https://www.rebhang-solar.example/"');
});

test('rejected posts count: beyond the limit a small page comes at once, with what was typed', async ({
  startSite,
}) => {
  const site = await startSite({ rateLimit: 2 });
  const wrong = { ...typed, email: 'ich', message: 'Zeile <1>\n"Zeile" 2 & 3' };
  expect((await postNatively(site, paths.home, wrong)).response.status).toBe(400);
  expect((await postNatively(site, '/api/contact', wrong)).response.status).toBe(400);
  for (const path of [paths.home, '/api/contact', paths.consultation]) {
    const { response, html } = await postNatively(site, path, wrong);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.length).toBeLessThan(4_000);
    expect(html).toContain(errorTable.tooManyRequests.title);
    expect(html).toContain(`action="${path}"`);
    expect(html).toContain('value="Zeile &lt;1&gt;\n&quot;Zeile&quot; 2 &amp; 3"');
  }
  // Stored or rejected, it is the same share.
  expect((await site.post('/api/contact', contactPayload)).status).toBe(429);
});

test('who goes on and on is rejected before anything is read', async ({ startSite }) => {
  const site = await startSite({ rateLimit: 1 });
  const answers = [];
  for (let count = 0; count < 7; count += 1) {
    answers.push(await postNatively(site, paths.home, { ...typed, email: 'ich' }));
  }
  expect(answers.map(({ response }) => response.status)).toEqual([
    400, 429, 429, 429, 429, 429, 429,
  ]);
  expect(answers.at(-3)?.html).toContain(rejectedPost.kept);
  expect(answers.at(-2)?.html).toContain(rejectedPost.back);
  expect(answers.at(-1)?.html).toContain(rejectedPost.back);
  expect(answers.at(-1)?.response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await fetch(site.url)).status).toBe(200);
});

test('a text that is too long is answered in German: what to shorten, and where it still stands', async ({
  site,
}) => {
  const tooLong = { ...typed, message: 'x'.repeat(64 * 1024) };
  for (const path of [paths.home, '/api/contact', paths.gridConnection]) {
    const { response, html } = await postNatively(site, path, tooLong);
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(rejectedPost.tooLarge(10_000));
    expect(html).toContain(rejectedPost.back);
  }
});

test('who has sent a form or erased a request reads so even while no page can be rendered', async ({
  site,
}) => {
  const { database } = site;
  const visitor = await startVisit(site, '/api/contact', consultationPayload);
  const rendering = vi.spyOn(ThreadQueue.prototype, 'run');
  onTestFinished(() => rendering.mockRestore());
  rendering.mockRejectedValue(new AppError('unavailable'));
  expect((await visitor.get()).status).toBe(503);

  const erased = await visitor.post(withdraw, {});
  expect(erased.status).toBe(200);
  expect(erased.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await erased.text()).toContain(ownPage.withdrawn.text(visitor.reference));

  const sent = await postNatively(site, paths.home, typed);
  expect(sent.response.status).toBe(201);
  expect(sent.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const stored = await database.query<{ reference: string; token: string }>(
    'select reference, token from submissions join own_pages on submission_id = id',
  );
  expect(stored).toHaveLength(1);
  for (const { reference, token } of stored) {
    expect(sent.html).toContain(reference);
    expect(sent.html).toContain(`href="http://localhost:3000${ownPagePath(token)}"`);
  }
});

test('a page takes forms alone, and only a page with a form', async ({ site }) => {
  expect((await site.post(paths.home, contactPayload)).status).toBe(415);
  expect((await postNatively(site, paths.imprint, typed)).response.status).toBe(404);
});
