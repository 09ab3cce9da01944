import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { bodyLimit, bodyTimeout, serverOptions } from './server-options.ts';

const optionsOf = (trustProxy?: string[]) => serverOptions({} as FastifyBaseLogger, trustProxy);

test('a form may have 64 KiB and twelve seconds, a head ten, an idle connection fifteen, and nothing two minutes', () => {
  expect([bodyLimit, bodyTimeout]).toEqual([65_536, 12_000]);
  expect(optionsOf()).toMatchObject({
    bodyLimit: 65_536,
    requestTimeout: 120_000,
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
    keepAliveTimeout: 15_000,
    routerOptions: { maxParamLength: 250 },
  });
});

test('nobody is believed to be a proxy who is not named', () => {
  expect(optionsOf().trustProxy).toBe(false);
  expect(optionsOf(['10.0.0.0/8']).trustProxy).toEqual(['10.0.0.0/8']);
});

test('each request has a number of its own', () => {
  const { genReqId } = optionsOf();
  expect(genReqId()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(genReqId()).not.toBe(genReqId());
});

test.each([
  ['/%zz', '/%25zz'],
  ['/%zz/%41?a=%42', '/%25zz/%2541?a=%2542'],
  ['/a%20b?x=%zz', '/a%20b?x=%zz'],
  ['/faq', '/faq'],
  [undefined, '/'],
])('the address %s is looked for as %s', (url, expected) => {
  expect(optionsOf().rewriteUrl({ url })).toBe(expected);
});
