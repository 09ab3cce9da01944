import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';
import type { RequestItem } from './use-requests.ts';

const now = new Date('2026-11-24T11:12:00+01:00');

/** A request of which only the next moment counts here. */
const at = (moment: string | null) => ({ moment }) as RequestItem;

test('requests stand under the day of the next moment that counts', () => {
  const groups = groupsOf(
    [
      at('2026-11-20T18:00:00+01:00'),
      at('2026-11-24T11:12:00+01:00'),
      at('2026-11-24T14:20:00+01:00'),
      at('2026-11-25T00:10:00+01:00'),
      at('2026-11-27T09:00:00+01:00'),
      at(null),
      at(null),
    ],
    now,
  );
  expect(groups.map(({ title, isOverdue, items }) => [title, isOverdue, items.length])).toEqual([
    ['Überfällig', true, 2],
    ['Heute, Dienstag, 24. November', false, 1],
    ['Morgen, Mittwoch', false, 1],
    ['Freitag, 27. November', false, 1],
    ['Ohne Frist, die älteste zuerst', false, 2],
  ]);
});
