import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isForeign, isReading } from './request-guard.ts';

const own = 'https://www.firma.example';
const host = '192.168.1.7:3000';

test.each([
  ['a form that was reloaded from the browser’s own list', false, { 'sec-fetch-site': 'none' }],
  ['another site that has our origin named', true, { 'sec-fetch-site': 'cross-site', origin: own }],
  ['our name without TLS', true, { origin: 'http://www.firma.example' }],
  ['our name on another port', true, { origin: `${own}:3900` }],
  ['a page of ours', false, { 'sec-fetch-site': 'same-origin' }],
  ['a neighbouring name of ours', true, { 'sec-fetch-site': 'same-site' }],
  ['our origin, as older browsers say it', false, { origin: own }],
  ['the machine that was asked, by its own name', false, { origin: `http://${host}` }],
  ['a page without an origin', true, { origin: 'null' }],
  ['a program with JSON', false, { 'content-type': 'application/json' }],
  ['a form that says nothing', true, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a photograph that says nothing', true, { 'content-type': 'multipart/form-data' }],
  ['another port of the machine that was asked', true, { origin: 'http://192.168.1.7:3900' }],
])('%s: foreign is %s', (_who, expected, headers) => {
  const request = { method: 'POST', headers: { host, ...headers } } as FastifyRequest;
  expect(isForeign(request, own)).toBe(expected);
});

test('only what is read counts for nothing', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
  expect(methods.filter((method) => isReading({ method } as FastifyRequest))).toEqual([
    'GET',
    'HEAD',
  ]);
});
