import { failureReasons } from '@rebhang-solar/content/forms/shared';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { submitFailure } from './use-submit.ts';

function answered(data: { httpStatus: number; fieldErrors?: Record<string, string> }) {
  return TRPCClientError.from({ error: { message: 'rejected', code: -32_600, data } });
}

test('an error without an answer means that the server was out of reach', () => {
  const failure = submitFailure(TRPCClientError.from(new TypeError('Failed to fetch')), ['email']);
  expect(failure).toEqual({
    fieldErrors: {},
    reason: failureReasons.unreachable,
    isKeyReused: false,
  });
});

test('messages at fields are handed on', () => {
  const fieldErrors = { email: 'Bitte geben Sie eine E-Mail-Adresse ein.' };
  const failure = submitFailure(answered({ httpStatus: 400, fieldErrors }), ['email']);
  expect(failure).toMatchObject({ fieldErrors, reason: failureReasons.fields });
});

test('a complaint about something that is no field of the form shows no field as faulty', () => {
  const fieldErrors = { submissionId: 'Ungültig' };
  const failure = submitFailure(answered({ httpStatus: 400, fieldErrors }), ['email']);
  expect(failure).toMatchObject({ fieldErrors: {}, reason: failureReasons.other });
});

test.for([
  [403, failureReasons.other],
  [422, failureReasons.alreadyReceived],
  [429, failureReasons.tooMany],
  [499, failureReasons.other],
  [500, failureReasons.unavailable],
  [503, failureReasons.unavailable],
] as const)('status %i has its own sentence', ([httpStatus, reason]) => {
  expect(submitFailure(answered({ httpStatus }), []).reason).toBe(reason);
});

test('only 422 means that the key is used for other content', () => {
  expect(submitFailure(answered({ httpStatus: 422 }), []).isKeyReused).toBe(true);
  expect(submitFailure(answered({ httpStatus: 503 }), []).isKeyReused).toBe(false);
});
