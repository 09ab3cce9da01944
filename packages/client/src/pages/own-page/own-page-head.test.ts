import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import { expect, test } from 'vitest';
import { headingOf, ownPageHead } from './own-page-head.ts';

/** A Tuesday, 11:12 in Dresden. */
const now = '2026-11-24T10:12:00.000Z';

const view: OwnPageView = {
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  reference: 'PV-7K3M-Q9XD-2R4T',
  kind: 'consultation',
  receivedAt: '2026-11-23T13:20:00.000Z',
  state: 'received',
  dueAt: '2026-11-24T13:20:00.000Z',
  promise: { hours: 24, from: '2026-11-23T13:20:00.000Z', skipped: [] },
  until: null,
  attempts: 0,
  firstContactAt: null,
  doneAt: null,
  holder: null,
  photographCounts: { 'roof-outside': 0, 'roof-inside': 0, meter: 0, storage: 0, bill: 0 },
  photographsLeft: 10,
  callTimes: [],
  chosenTimes: null,
  second: 'phone',
  codeSent: false,
  locked: null,
  opened: null,
  problem: null,
  done: null,
};

const headed = (part: Partial<OwnPageView>) =>
  headingOf({ answer: { shows: 'request', view: { ...view, ...part } }, now }).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

test.each<[string, Partial<OwnPageView>]>([
  ['Ihre Anfrage ist da, Sie hören heute bis 14:20 Uhr von uns', {}],
  [
    'Ihre Anfrage ist da, Sie hören bis Donnerstag, 26. November, 9:05 Uhr von uns',
    { dueAt: '2026-11-26T08:05:00.000Z' },
  ],
  ['Ihre Anfrage ist da', { dueAt: null }],
  ['Wir sind Ihnen eine Antwort schuldig', { dueAt: '2026-11-24T10:11:00.000Z' }],
  ['Sie hören heute bis 14:20 Uhr von Anna Vogel', { state: 'taken', holder: 'Anna Vogel' }],
  [
    'Anna Vogel kümmert sich um Ihre Anfrage',
    { state: 'taken', holder: 'Anna Vogel', firstContactAt: '2026-11-24T09:00:00.000Z' },
  ],
  [
    'Wir haben Sie heute um 10:20 Uhr nicht erreicht',
    { state: 'notReached', attempts: 1, firstContactAt: '2026-11-24T09:20:00.000Z' },
  ],
  [
    'Wir haben Sie noch nicht erreicht',
    { state: 'notReached', attempts: 2, firstContactAt: '2026-11-24T09:20:00.000Z' },
  ],
  [
    'Ihr Termin ist morgen um 9:00 Uhr',
    { state: 'appointment', until: '2026-11-25T08:00:00.000Z' },
  ],
  ['Wir warten auf Sie', { state: 'waiting' }],
  ['Ihre Anfrage ist beantwortet', { state: 'answered' }],
  ['Aus Ihrer Anfrage ist ein Auftrag geworden', { state: 'order' }],
  ['Ihre Anfrage ist abgeschlossen', { state: 'closed' }],
])('„%s“', (heading, part) => {
  expect(headed(part)).toBe(heading);
});

test('the title names a mistake first, and the page is not indexed', () => {
  const problem = { form: 'oeffnen', field: 'ziffern', message: '…', values: {} } as const;
  const head = ownPageHead({ answer: { shows: 'request', view: { ...view, problem } }, now });
  expect(head.title).toMatch(/^Fehler: Ihre Anfrage ist da/);
  expect(head).toMatchObject({ robots: 'noindex' });
  expect(head.path).toBeUndefined();
});
