import { expect, test } from 'vitest';
import { doneOf } from './page-done.ts';
import { paperOf, papersOf } from './papers.ts';

test('each link to a paper leads to a file of its own, and no other name to any', () => {
  const names = papersOf('token').map(({ href }) => href.split('/').at(-1) ?? '');
  const files = names.map((name) => paperOf(name, 'PV-7K3M-Q9XD-0001'));
  expect(files.map((file) => file?.name.split('.').at(-1))).toEqual(['pdf', 'pdf', 'docx']);
  expect(new Set(files.map((file) => file?.name)).size).toBe(3);
  for (const name of ['constructor', '__proto__', 'Formular', ''])
    expect(paperOf(name, ''), name).toBeUndefined();
});

test('an address says that a form was taken in our words alone', () => {
  expect(doneOf({ erledigt: 'fotos' })).toBe('fotos');
  for (const query of [{ erledigt: 'alles' }, { erledigt: ['fotos'] }, {}, undefined])
    expect(doneOf(query)).toBeUndefined();
});
