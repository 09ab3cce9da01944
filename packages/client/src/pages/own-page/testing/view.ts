import type { OwnPageView } from '@rebhang-solar/server/own-page-view';

/** A Tuesday, 11:12 in Dresden. */
export const now = '2026-11-24T10:12:00.000Z';

export const view: OwnPageView = {
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
