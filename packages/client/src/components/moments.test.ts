import { expect, test } from 'vitest';
import { momentsFrom } from './moments.ts';

/** A quarter to midnight on a Tuesday in Dresden. */
const moments = momentsFrom('2026-11-24T22:45:00.000Z');

test.each([
  ['2026-11-22T23:00:00.000Z', 'gestern bis 0:00 Uhr', 'gestern um 0:00 Uhr', 'gestern, 0:00 Uhr'],
  ['2026-11-24T08:05:00.000Z', 'heute bis 9:05 Uhr', 'heute um 9:05 Uhr', 'heute, 9:05 Uhr'],
  // In a quarter of an hour it is tomorrow in Dresden, in London not yet.
  ['2026-11-24T23:00:00.000Z', 'morgen bis 0:00 Uhr', 'morgen um 0:00 Uhr', 'morgen, 0:00 Uhr'],
  [
    '2026-11-26T09:00:00.000Z',
    'bis Donnerstag, 26.\u00A0November, 10:00 Uhr',
    'am Donnerstag, 26.\u00A0November, um 10:00 Uhr',
    'Donnerstag, 26.\u00A0November, 10:00 Uhr',
  ],
  [
    '2026-11-22T22:59:00.000Z',
    'bis Sonntag, 22.\u00A0November, 23:59 Uhr',
    'am Sonntag, 22.\u00A0November, um 23:59 Uhr',
    'Sonntag, 22.\u00A0November, 23:59 Uhr',
  ],
])('%s is %j', (moment, by, at, stamp) => {
  // Between number and „Uhr“ stands a space that breaks no line.
  const plain = (text: string) => text.replaceAll(/\u00A0(?=Uhr)/g, ' ');
  expect([moments.by(moment), moments.at(moment), moments.stamp(moment)].map(plain)).toEqual([
    by,
    at,
    stamp,
  ]);
  expect(stamp.startsWith(moments.day(moment))).toBe(true);
});

test('a moment is past as soon as it has come', () => {
  expect(
    ['2026-11-24T22:44:59.999Z', '2026-11-24T22:45:00.000Z', '2026-11-24T22:45:00.001Z'].map(
      moments.isPast,
    ),
  ).toEqual([true, true, false]);
});
