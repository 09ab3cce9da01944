import { expect, test } from 'vitest';
import type { Status } from '../status/apply-action.ts';
import { untouched } from '../testing/action-table.ts';
import type { StoredRequest } from './stored-requests.ts';
import { newStatus, promisedTo, setStatus, statusOf } from './stored-status.ts';

const receivedAt = new Date('2026-11-20T09:00:00.000Z');
const dueAt = new Date('2026-11-24T09:00:00.000Z');

const stored = (status: object = {}) =>
  ({ submission: { receivedAt, suspicion: null }, status: { dueAt, ...status } }) as StoredRequest;

test('a request begins as new, and stands where it came in unless its form promises a time', () => {
  expect(newStatus({ kind: 'contact', receivedAt, suspicion: null })).toEqual({
    dueAt: null,
    state: 'new',
    holder: null,
    firstContactAt: null,
    until: null,
    followUpOn: null,
    attempts: 0,
    doneAt: null,
    outcome: null,
    folder: 'open',
    isUntimed: true,
    listedAt: receivedAt,
  });
  expect(newStatus({ kind: 'contact', receivedAt, suspicion: 'too-fast' }).folder).toBe(
    'suspected',
  );
  const promised = newStatus({ kind: 'consultation', receivedAt, suspicion: null });
  expect(promised.dueAt?.getTime()).toBeGreaterThan(receivedAt.getTime());
  expect(promised).toMatchObject({ isUntimed: false, listedAt: promised.dueAt });
});

test('a status is stored in all its parts, with where it stands, and read as it was', () => {
  const request = stored();
  const next: Status = {
    ...untouched,
    state: 'appointment',
    holder: 'Anna',
    firstContactAt: '2026-11-20T10:00:00.000Z',
    until: '2026-11-26T08:00:00.000Z',
    followUpOn: '2026-11-25',
    attempts: 2,
  };
  setStatus(request, next);
  expect(request.status).toEqual({
    dueAt,
    state: 'appointment',
    holder: 'Anna',
    firstContactAt: new Date('2026-11-20T10:00:00.000Z'),
    until: new Date('2026-11-26T08:00:00.000Z'),
    followUpOn: '2026-11-25',
    attempts: 2,
    doneAt: null,
    outcome: null,
    folder: 'open',
    isUntimed: false,
    listedAt: new Date('2026-11-25T22:59:00.000Z'),
  });
  expect(statusOf(request)).toEqual(next);
});

test('what is done stands by when it was done, and the verdict of spam is the submission’s', () => {
  const request = stored({ followUpOn: '2026-11-25' });
  const doneAt = '2026-11-23T12:00:00.000Z';
  const done: Status = { ...untouched, state: 'done', doneAt, outcome: 'answered' };
  setStatus(request, done);
  expect(request.status).toMatchObject({
    folder: 'done',
    doneAt: new Date(doneAt),
    outcome: 'answered',
    followUpOn: null,
    isUntimed: true,
    listedAt: new Date(doneAt),
  });
  expect(statusOf(request)).toEqual(done);
  setStatus(request, { ...done, suspicion: 'by-hand' });
  expect(request.submission.suspicion).toBe('by-hand');
  expect(request.status).toMatchObject({ folder: 'spam', listedAt: receivedAt });
  expect(statusOf(request).suspicion).toBe('by-hand');
});

test('a step of a release that knew no follow-up is taken back to none', () => {
  const { followUpOn: _, ...former } = untouched;
  const request = stored({ followUpOn: '2026-11-25' });
  setStatus(request, former as Status);
  expect(request.status.followUpOn).toBeNull();
});

test('what was promised is when it came in, and the time that was named', () => {
  expect(promisedTo(stored())).toEqual({
    receivedAt: '2026-11-20T09:00:00.000Z',
    promisedAt: '2026-11-24T09:00:00.000Z',
  });
  expect(promisedTo(stored({ dueAt: null })).promisedAt).toBeNull();
});
