import { reform } from '@rebhang-solar/calculator/law/reform';
import { expect, test } from 'vitest';
import { reformBegun, reformToCheck } from './reform.ts';

test('the reform begins with its first day in Berlin', () => {
  expect(reformBegun(new Date('2026-12-31T22:59:59Z'))).toBe(false);
  expect(reformBegun(new Date('2026-12-31T23:00:00Z'))).toBe(true);
});

// Its text says so only while the reform is a draft.
test.runIf(reform.state === 'draft')(
  'after fourteen days without a look it is said how long nobody has looked, and since when',
  () => {
    const looked = { by: 'Petra Probe', on: '2026-11-20', where: 'bundestag.de' } as const;
    expect(reformToCheck(new Date('2026-12-04T23:59:59Z'), looked)).toEqual([]);
    expect(reformToCheck(new Date('2026-12-05T00:00:00Z'), looked)).toEqual([
      'packages/content/src/company/legal.ts, reformCheck: Das EEG 2027 ist ein Entwurf, und seit 15 Tagen hat niemand nachgesehen (zuletzt 2026-11-20).',
    ]);
  },
);
