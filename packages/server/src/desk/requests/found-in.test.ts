import { expect, test } from 'vitest';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { foundIn } from './found-in.ts';

const found = (search: string, contactMessage: object) =>
  foundIn({ kind: 'contact', contactMessage } as StoredSubmission, search);

test('what was found stands between sixty characters of each side, with dots where more follows', () => {
  const [before, after] = ['a'.repeat(60), 'b'.repeat(60)];
  expect(found('dach', { message: `${before}Dach${after}` })).toMatchObject({
    before,
    hit: 'Dach',
    after,
  });
  expect(found('dach', { message: `x${before}Dach${after}y` })).toMatchObject({
    before: `…${before}`,
    after: `${after}…`,
  });
});

test('signs of a search are signs, and letters of several characters stay whole', () => {
  expect(found('a.c', { name: 'abc', message: 'A.C (neu)' })?.hit).toBe('A.C');
  expect(found('(neu)', { message: 'A.C (neu)' })?.hit).toBe('(neu)');
  expect(found('muller', { name: 'Mu\u0308ller' })?.hit).toBe('Mu\u0308ller');
  expect(found('pv-7k3m', { name: 'Anna' })).toBeNull();
  // An emoji is two characters of the text, and one sign.
  expect(found('dach', { message: '🏠 Dach 🏠' })).toMatchObject({
    before: '🏠 ',
    hit: 'Dach',
    after: ' 🏠',
  });
});
