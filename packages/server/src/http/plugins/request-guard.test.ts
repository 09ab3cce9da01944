import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isForeign } from './request-guard.ts';

const own = 'https://www.firma.example';
const host = '192.168.1.7:3000';

test.each([
  ['a form that was reloaded from the browser’s own list', false, { 'sec-fetch-site': 'none' }],
  ['another site that has our origin named', true, { 'sec-fetch-site': 'cross-site', origin: own }],
  ['our name without TLS', true, { origin: 'http://www.firma.example' }],
  ['our name on another port', true, { origin: `${own}:3900` }],
  ['another port of the machine that was asked', true, { origin: 'http://192.168.1.7:3900' }],
])('%s: foreign is %s', (_who, expected, headers) => {
  const request = { method: 'POST', headers: { host, ...headers } } as FastifyRequest;
  expect(isForeign(request, own)).toBe(expected);
});
