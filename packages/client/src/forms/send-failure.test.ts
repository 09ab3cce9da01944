import { failureReasons } from '@rebhang-solar/content/forms/shared';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { sendFailure } from './send-failure.ts';

function answered(data: { httpStatus: number; fieldErrors?: Record<string, string> }) {
  return TRPCClientError.from({ error: { message: 'refused', code: -32_600, data } });
}

test('an error without an answer means that the server was out of reach', () => {
  const failure = sendFailure(TRPCClientError.from(new TypeError('Failed to fetch')), ['email']);
  expect(failure).toEqual({
    fieldErrors: {},
    reason: failureReasons.unreachable,
    idIsTaken: false,
  });
});

test('messages at fields are handed on', () => {
  const fieldErrors = { email: 'Bitte geben Sie eine E-Mail-Adresse ein.' };
  const failure = sendFailure(answered({ httpStatus: 400, fieldErrors }), ['email']);
  expect(failure).toMatchObject({ fieldErrors, reason: failureReasons.fields });
});

test('a complaint about something that is no field of the form shows no field as faulty', () => {
  const fieldErrors = { submissionId: 'Ungültig' };
  const failure = sendFailure(answered({ httpStatus: 400, fieldErrors }), ['email']);
  expect(failure).toMatchObject({ fieldErrors: {}, reason: failureReasons.other });
});

test.for([
  [403, failureReasons.other],
  [422, failureReasons.alreadyReceived],
  [429, failureReasons.tooMany],
  [503, failureReasons.unavailable],
] as const)('status %i has its own sentence', ([httpStatus, reason]) => {
  expect(sendFailure(answered({ httpStatus }), []).reason).toBe(reason);
});

test('only 422 says that the id is taken', () => {
  expect(sendFailure(answered({ httpStatus: 422 }), []).idIsTaken).toBe(true);
  expect(sendFailure(answered({ httpStatus: 503 }), []).idIsTaken).toBe(false);
});
