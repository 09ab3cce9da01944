import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { formBody } from './form-body.ts';

async function read(payload: string, type = 'application/x-www-form-urlencoded') {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(formBody, { bodyLimit: 100 });
  app.post('/', ({ body }, reply) => reply.send(Object.entries(Object(body))));
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': type },
    payload,
  });
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
}

test('a form is read as a browser writes it, and what is there several times as a list', async () => {
  expect(await read('name=Eva+M%C3%BCller&leer=&zeit=1&zeit=2&zeit=3&__proto__=x')).toEqual([
    ['name', 'Eva Müller'],
    ['leer', ''],
    ['zeit', ['1', '2', '3']],
    ['__proto__', 'x'],
  ]);
  expect(await read('name=%FF')).toEqual([['name', '\uFFFD']]);
});

test('a form that is too large, and a text that any page can post, are not read', async () => {
  expect(await read(`a=${'x'.repeat(98)}`)).toEqual([['a', 'x'.repeat(98)]]);
  expect(await read(`a=${'x'.repeat(99)}`)).toBe(413);
  expect(await read('a=b', 'text/plain')).toBe(415);
});
