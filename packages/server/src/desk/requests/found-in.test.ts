import { expect, test } from 'vitest';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { foundIn } from './found-in.ts';

type Notes = Parameters<typeof foundIn>[2];
const found = (search: string, contactMessage: object, notes?: Notes) =>
  foundIn({ kind: 'contact', contactMessage } as StoredSubmission, search, notes);

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

test('the first word that stands anywhere is shown, in what was typed before it is in a note', () => {
  const typed = { name: 'Anna Berg', message: 'Das Dach ist alt.' };
  const notes = [
    { label: 'Notiz', value: 'Dach: zwölf Meter' },
    { label: 'Kunde', value: 'Zwölf Uhr' },
  ];
  expect(found('dach anna', typed, notes)).toEqual({
    label: 'Nachricht',
    before: 'Das ',
    hit: 'Dach',
    after: ' ist alt.',
  });
  expect(found('gerüst anna', typed, notes)).toMatchObject({ label: 'Name', hit: 'Anna' });
  expect(found('zwolf', typed, notes)).toMatchObject({ label: 'Notiz', hit: 'zwölf' });
  expect(found('uhr', typed, notes)).toMatchObject({ label: 'Kunde', before: 'Zwölf ' });
});
