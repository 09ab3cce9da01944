import { expect, test } from 'vitest';
import type { Details } from './details.ts';
import { plateWords } from './plate-words.ts';

const now = new Date('2026-11-24T10:00:00Z');
const moment = now.toISOString();
const done = { folder: 'done', doneAt: '2026-11-24T09:00:00Z' };
const promise = (isKept: boolean | null) => ({
  moment: isKept === null ? '2026-11-24T11:00:00Z' : null,
  promise: { isKept },
});

test.each([
  [{ ...done, ...promise(true) }, 'Erledigt|heute, 10:00 Uhr|Die Zusage ist gehalten.|false'],
  [{ ...done, ...promise(false) }, 'Erledigt|heute, 10:00 Uhr||false'],
  [{}, 'Ohne Frist|seit 4 Tagen||false'],
  [promise(true), 'Ohne Frist|seit 4 Tagen|Die Zusage ist gehalten.|false'],
  [{ state: 'notReached', moment }, 'Wieder anrufen|heute, 11:00 Uhr|seit 0 min|true'],
  [{ ...promise(null), state: 'appointment' }, 'Termin|heute, 12:00 Uhr|noch 1 h 00 min|false'],
  [promise(null), 'Antwort bis|heute, 12:00 Uhr|noch 1 h 00 min|false'],
  [{ moment, isFollowUp: true }, 'Wiedervorlage|heute||true'],
  [
    { moment, isFollowUp: true, state: 'appointment', until: '2026-11-25T09:00:00Z' },
    'Wiedervorlage|heute|Termin morgen, 10:00 Uhr|true',
  ],
  [
    { moment, isFollowUp: true, dueAt: '2026-11-25T09:00:00Z' },
    'Wiedervorlage|heute|Antwort bis morgen, 10:00 Uhr|true',
  ],
  [{ moment }, 'Antwort war bis|heute, 11:00 Uhr|seit 0 min|true'],
])('the plate says by when something has to happen, and why: %j', (fields, words) => {
  const open = { folder: 'open', state: 'new', moment: null, receivedAt: '2026-11-20T09:00:00Z' };
  const shown = plateWords({ ...open, ...fields } as unknown as Details, now);
  const said = [shown.label, shown.moment, shown.why, shown.isLate].join('|');
  expect(said.replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(words);
});
