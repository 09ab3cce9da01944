import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors/app-error.ts';
import { answers } from './trpc.plugin.ts';

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
