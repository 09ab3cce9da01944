import { initTRPC, TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors/app-error.ts';
import { answers, callsOf, checkType } from './trpc.plugin.ts';

test('of several calls that were refused the longest wait counts; what is no limit names none', () => {
  const refused = (retryAfter?: number) =>
    new TRPCError({
      code: 'TOO_MANY_REQUESTS',
      cause: new AppError('tooManyRequests', retryAfter ? { retryAfter } : {}),
    });
  const headers = (...errors: TRPCError[]) => answers.responseMeta({ errors }).headers;
  expect(headers(refused(7), refused(60), refused())).toEqual({
    'cache-control': 'no-store',
    'retry-after': '60',
  });
  expect(headers()).toEqual({ 'cache-control': 'no-store' });
  expect(headers(refused())).toEqual({ 'cache-control': 'no-store' });
});

const router = initTRPC.create().router({ submit: initTRPC.create().procedure.query(() => 1) });
const callOf = (path: string | undefined, more: object = {}) =>
  ({
    method: 'POST',
    headers: { host: 'firma.example' },
    params: { path },
    ...more,
  }) as FastifyRequest;

test('calls are counted by the names in their path', () => {
  expect(callsOf(callOf('submit'), router)).toBe(1);
  expect(callsOf(callOf('submit,submit,submit'), router)).toBe(3);
  // HTTP/1.0 names no host.
  expect(callsOf(callOf('submit', { headers: {} }), router)).toBe(1);
});

test.each([
  ['submit,fehlt', {}, 'unknownCall'],
  ['toString', {}, 'unknownCall'],
  ['', {}, 'unknownCall'],
  [undefined, {}, 'unknownCall'],
  ['submit', { method: 'GET' }, 'methodNotAllowed'],
  ['fehlt', { method: 'PUT' }, 'methodNotAllowed'],
  ['submit', { headers: { host: 'a b' } }, 'invalid'],
])('a call of %s with %o is refused as %s', (path, more, code) => {
  expect(() => callsOf(callOf(path, more), router, 'unknownCall')).toThrow(code);
});

test('the site calls an unknown procedure not found', () => {
  expect(() => callsOf(callOf('fehlt'), router)).toThrow('notFound');
});

test.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['application/json ;charset=utf-8', true],
  ['application/jsonp', false],
  ['application/json+x', false],
  ['text/plain; application/json', false],
  ['application/x-www-form-urlencoded', false],
  [undefined, false],
])('%s is read as a call: %s', (type, isRead) => {
  const check = () => checkType({ headers: { 'content-type': type } } as FastifyRequest);
  if (isRead) check();
  else expect(check).toThrow('wrongType');
});
