import { expect, test } from 'vitest';
import { dueOf, nextMomentOf, type StoredRequest } from './stored-requests.ts';

const dueAt = new Date('2026-11-24T09:00:00Z');
const listedAt = new Date('2026-11-23T09:00:00Z');
const request = (status: object) =>
  ({ status: { folder: 'open', dueAt, listedAt, isUntimed: false, ...status } }) as StoredRequest;

test.each([
  ['open', {}, dueAt, listedAt],
  ['suspected', { folder: 'suspected' }, dueAt, listedAt],
  ['done', { folder: 'done' }, undefined, undefined],
  ['spam', { folder: 'spam' }, undefined, undefined],
  ['called', { firstContactAt: listedAt }, undefined, listedAt],
  ['promised no time', { dueAt: null, isUntimed: true }, undefined, undefined],
])('somebody waits for an answer, and something has to happen: %s', (_, status, due, next) => {
  expect(dueOf(request(status))).toEqual(due);
  expect(nextMomentOf(request(status))).toEqual(next);
});
