import { expect, test } from 'vitest';
import { conditions, literally } from './find-submissions.ts';

test('what stands for others in a pattern stands for itself', () => {
  expect(literally('100 %_\\a')).toBe('100 \\%\\_\\\\a');
});

test('a day begins at midnight in Berlin, in summer as in winter', () => {
  const from = (since: string) => conditions({ since });
  expect(from('2026-07-01')).toMatchObject({
    receivedAt: { $gte: new Date('2026-06-30T22:00:00.000Z') },
  });
  expect(from('2026-12-01')).toMatchObject({
    receivedAt: { $gte: new Date('2026-11-30T23:00:00.000Z') },
  });
});

test('what was not asked for narrows nothing', () => {
  expect(conditions({})).toEqual({ $and: [{ $and: [] }] });
  expect(conditions({ kind: 'contact' })).toMatchObject({ kind: 'contact' });
});

test.each([
  ['netzanschluss', ['gridConnection']],
  ['Netz', ['gridConnection']],
  ['BERATUNG', ['consultation']],
  ['tung', ['consultation', 'maintenance']],
  ['wartungen', []],
  ['net', []],
])('a request is found by its form’s name, from four letters on: „%s“', (search, kinds) => {
  expect(conditions({ search })).toEqual({
    $and: [
      {
        $and: [
          {
            $or: [{ searchText: { $like: `%${search.toLowerCase()}%` } }, { kind: kinds }],
          },
        ],
      },
    ],
  });
});

test('a number is found in any spelling or to the letter, and every other word as well', () => {
  expect(conditions({ search: 'Müller 0351/98765' })).toEqual({
    $and: [
      { $and: [{ $or: [{ searchText: { $like: '%muller%' } }, { kind: [] }] }] },
      {
        $or: [
          { searchText: { $re: expect.stringContaining('9') } },
          { $and: [{ $or: [{ searchText: { $like: '%0351/98765%' } }, { kind: [] }] }] },
        ],
      },
    ],
  });
});
