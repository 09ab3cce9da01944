import { expect, test } from 'vitest';
import type { StoredRequest } from '../stored-requests.ts';
import { recordOf, stateOf } from './submission-record.ts';

test('an export names who looks after a request until it is done', () => {
  expect(stateOf({ state: 'new', holder: null, outcome: null })).toBe('neu');
  expect(stateOf({ state: 'waiting', holder: 'Anna', outcome: null })).toMatch(/, bei Anna$/);
  // An order that the visitor has brought back.
  expect(stateOf({ state: 'taken', holder: 'Anna', outcome: 'order' })).toBe(
    'übernommen, bei Anna',
  );
  expect(stateOf({ state: 'done', holder: 'Anna', outcome: null })).toBe('erledigt');
  expect(stateOf({ state: 'done', holder: 'Anna', outcome: 'order' })).toBe('erledigt, Auftrag');
});

const at = new Date('2026-11-21T23:30:00.000Z');
const request = (more: { submission?: object; status?: object; row?: object; notes?: object[] }) =>
  ({
    submission: {
      id: 'kennung',
      reference: 'PV-1',
      kind: 'contact',
      receivedAt: at,
      contentHash: 'abc',
      contactMessage: {
        id: 7,
        createdAt: at,
        name: 'Eva',
        email: 'e@x.example',
        message: 'Hallo',
        ...more.row,
      },
      ...more.submission,
    },
    status: { state: 'taken', attempts: 2, folder: 'open', ...more.status },
    ...(more.notes && { notes: more.notes }),
  }) as unknown as StoredRequest;

test('what was not given or noted is null, also of a request that was loaded without its notes', () => {
  expect(recordOf(request({}))).toEqual({
    id: 'kennung',
    reference: 'PV-1',
    kind: 'contact',
    idempotencyKey: null,
    digest: 'abc',
    privacyVersion: null,
    consentAt: null,
    suspicion: null,
    confirmedAt: null,
    unconfirmed: null,
    digestMail: null,
    receivedAt: '2026-11-21T23:30:00.000Z',
    dueAt: null,
    handling: {
      state: 'taken',
      attempts: 2,
      holder: null,
      until: null,
      followUpOn: null,
      doneAt: null,
      outcome: null,
      note: null,
    },
    photographs: [],
    sender: { name: 'Eva', email: 'e@x.example', phone: null, place: null },
    row: { id: 7, createdAt: '2026-11-21T23:30:00.000Z' },
    fields: {
      name: 'Eva',
      email: 'e@x.example',
      phone: null,
      message: 'Hallo',
      address: null,
      haustyp: null,
      dachflaeche: null,
      stromverbrauch: null,
      budget: null,
      zeitrahmen: null,
    },
  });
});

test('times are UTC, and an answer is due until somebody has called', () => {
  const dueAt = new Date('2026-11-24T09:00:00.000Z');
  const record = recordOf(
    request({
      submission: { consentAt: at, confirmedAt: at, unconfirmed: 'refused' },
      status: { dueAt, until: at, doneAt: at, followUpOn: '2026-11-25', holder: 'Anna' },
      row: { phone: '0351 1', address: 'Hang 1' },
    }),
  );
  const iso = '2026-11-21T23:30:00.000Z';
  expect(record).toMatchObject({
    dueAt: '2026-11-24T09:00:00.000Z',
    consentAt: iso,
    confirmedAt: iso,
    unconfirmed: 'refused',
    handling: { until: iso, doneAt: iso, followUpOn: '2026-11-25', holder: 'Anna' },
    sender: { phone: '0351 1', place: 'Hang 1' },
  });
  expect(recordOf(request({ status: { dueAt, firstContactAt: at } })).dueAt).toBeNull();
});

test('each note is a line, with when and who: a colleague, the visitor, or whoever has the link', () => {
  const notes = [
    { at, by: 'Anna', byLink: false, note: 'ruft an' },
    { at, by: '', byLink: false, note: 'abends' },
    { at, by: '', byLink: true, note: 'morgens' },
  ];
  const lines = recordOf(request({ notes })).handling.note?.split('\n');
  expect(lines).toEqual([
    '22.11.2026, 00:30, Anna: ruft an',
    '22.11.2026, 00:30, Kunde: abends',
    '22.11.2026, 00:30, Jemand mit dem Link: morgens',
  ]);
});
