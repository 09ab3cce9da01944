import cookies from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { OwnPage } from '../../requests/own-page/own-page.entity.ts';
import { accessCookie } from './access-cookie.ts';

const hour = 60 * 60 * 1_000;
const page = { token: 'T', accessKey: 'sehen', changeKey: 'aendern' } as OwnPage;
const site = accessCookie('https://www.firma.example');

/** A site whose browser has sent its form that long ago, and then visits its page. */
async function startSite(hoursAgo: number) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookies);
  app.post('/', (_request, reply) => {
    site.onto(reply)(page, new Date(Date.now() - hoursAgo * hour));
    return reply.send();
  });
  app.get('/', (request) => site.heldBy(request, page));
  app.delete('/', (_request, reply) => {
    site.clear(reply, page);
    return reply.send();
  });
  return app;
}

test('a browser that has just sent its form sees it for thirty days, and changes it for one', async () => {
  const app = await startSite(1);
  const given = (await app.inject({ method: 'POST', url: '/' })).cookies;
  expect(given.map(({ name }) => name)).toEqual(['__Secure-anfrage', '__Secure-anfrage-aendern']);
  for (const cookie of given) {
    expect(cookie).toMatchObject({
      path: '/anfrage/T',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    // It ends with the browser.
    expect(cookie).not.toHaveProperty('expires');
    expect(cookie).not.toHaveProperty('maxAge');
  }
  const values = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const held = (await app.inject({ url: '/', cookies: values })).json();
  const left = (until: string) => Math.round((Date.parse(until) - Date.now()) / hour);
  expect([left(held.see), left(held.change)]).toEqual([720, 23]);
});

test('sent again after a day, it may see it alone', async () => {
  const app = await startSite(25);
  const given = (await app.inject({ method: 'POST', url: '/' })).cookies;
  expect(given.map(({ name }) => name)).toEqual(['__Secure-anfrage']);
});

test('whoever may change it sees it too, and one cookie does not stand for the other', async () => {
  const app = await startSite(1);
  const [see, change] = (await app.inject({ method: 'POST', url: '/' })).cookies;
  const heldWith = async (cookies: Record<string, string>) =>
    Object.keys((await app.inject({ url: '/', cookies })).json());
  const name = '__Secure-anfrage-aendern';
  expect(await heldWith({ [name]: change?.value ?? '' })).toEqual(['see', 'change']);
  expect(await heldWith({ '__Secure-anfrage': see?.value ?? '' })).toEqual(['see']);
  expect(await heldWith({ [name]: see?.value ?? '' })).toEqual([]);
  expect(await heldWith({ '__Secure-anfrage': change?.value ?? '' })).toEqual([]);
  expect(await heldWith({ anfrage: see?.value ?? '' })).toEqual([]);
});

test('both are taken from the browser where they were put', async () => {
  const app = await startSite(1);
  const cleared = (await app.inject({ method: 'DELETE', url: '/' })).cookies;
  expect(cleared).toMatchObject([
    { name: '__Secure-anfrage', value: '', path: '/anfrage/T' },
    { name: '__Secure-anfrage-aendern', value: '', path: '/anfrage/T' },
  ]);
});
