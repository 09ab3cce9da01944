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

test.each([
  ['formular', 'grid form', 'application/pdf'],
  ['vollmacht-pdf', 'power of attorney PDF', 'application/pdf'],
  [
    'vollmacht-word',
    'power of attorney',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
])('%s is the %s, of type %s', (name, document, type) => {
  expect(paperOf(name, 'PV-7K3M-Q9XD-0001')).toMatchObject({
    document,
    type,
    name: expect.stringContaining('PV-7K3M-Q9XD-0001'),
  });
});

test('an address says that a form was taken in our words alone', () => {
  for (const erledigt of ['fotos', 'bemerkung', 'zeiten', 'angaben', 'code', 'frei'])
    expect(doneOf({ erledigt })).toBe(erledigt);
  for (const query of [{ erledigt: 'alles' }, { erledigt: ['fotos'] }, {}, undefined])
    expect(doneOf(query)).toBeUndefined();
});
