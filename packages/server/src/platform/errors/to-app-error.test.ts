import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { toAppError } from './to-app-error.ts';

const failure = (facts: object, message = 'x') => Object.assign(new Error(message), facts);
const circular: Error = failure({});
circular.cause = circular;

test.each<[string, unknown]>([
  ['a lost connection', failure({ code: '08006' })],
  ['too many connections', failure({ code: '53300' })],
  ['a full disk', failure({ code: '53100' })],
  ['a server that starts', failure({ code: '57P03' })],
  ['a statement that took too long', failure({ code: '57014' })],
  ['a server that another has taken over from', failure({ code: '25006' })],
  ['a deadlock', failure({ code: '40P01' })],
  ['a port that nobody listens on', failure({ code: 'ECONNREFUSED' })],
  [
    'an address of a name refusing',
    new AggregateError([failure({ code: 'EACCES' }), failure({ code: 'ECONNREFUSED' })]),
  ],
  ['a pool without a free connection', failure({}, 'timeout exceeded when trying to connect')],
  ['a query without an answer', failure({}, 'Query read timeout')],
  ['a connection that ended', failure({}, 'Connection terminated unexpectedly')],
  ['one that has failed before', failure({}, 'Client has encountered a connection error')],
  ['one after its end', failure({}, 'Client was closed and is not queryable')],
  ['a pool that is closed', failure({}, 'Cannot use a pool after calling end on the pool')],
  ...[
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ].map((code): [string, unknown] => [code, failure({ code })]),
  ['any of these as a cause', failure({ cause: failure({ code: '57P01' }) })],
])('%s is no fault of ours, and may be tried again in ten seconds', (_what, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'unavailable', retryAfter: 10 });
});

test.each([
  ['a value that is there twice', failure({ code: '23505' }), 'internal'],
  ['a statement that is wrong', failure({ code: '42601' }), 'internal'],
  ['what is no error', 'x', 'internal'],
  ['what is its own cause', circular, 'internal'],
  ['what only begins like a state', failure({ code: '080' }), 'internal'],
  ['another failure of a file', failure({ code: 'ENOENT' }), 'internal'],
  ['a visitor who went away', failure({ code: 'ECONNRESET', statusCode: 400 }), 'invalid'],
  ['an address that is not there', failure({ statusCode: 404 }), 'notFound'],
  ['too many of them', failure({ statusCode: 429 }), 'tooManyRequests'],
  ['the lowest status of a client’s mistake', failure({ statusCode: 400 }), 'invalid'],
  ['the highest one', failure({ statusCode: 499 }), 'invalid'],
  ['a status below', failure({ statusCode: 399 }), 'internal'],
  ['a call that is not there', new TRPCError({ code: 'NOT_FOUND' }), 'notFound'],
  ['a status that we have no word for', failure({ statusCode: 418 }), 'invalid'],
  ['a body that is too large', failure({ statusCode: 413 }), 'tooLarge'],
  ['a server that is stopping', failure({ statusCode: 503 }), 'unavailable'],
  ['a failure inside Fastify', failure({ statusCode: 500 }), 'internal'],
  ['a call that cannot be parsed', new TRPCError({ code: 'PARSE_ERROR' }), 'invalid'],
  ['a failure inside tRPC', new TRPCError({ code: 'INTERNAL_SERVER_ERROR' }), 'internal'],
  [
    'an error of ours inside another',
    new TRPCError({ code: 'BAD_REQUEST', cause: new AppError('conflict') }),
    'conflict',
  ],
])('%s has a code of its own', (_what, error, code) => {
  expect(toAppError(error).code).toBe(code);
});
