import { expect, test } from 'vitest';
import { gridConnectionPayload } from '../testing/payloads.ts';
import { describeSubmission } from './describe-submission.ts';
import type { StoredSubmission } from './find-submissions.ts';
import { shownToVisitor } from './own-page/shown-to-visitor.ts';

const contact = (row: object) =>
  ({ kind: 'contact', contactMessage: row }) as unknown as StoredSubmission;
const grid = (more: object = {}) =>
  ({
    kind: 'gridConnection',
    gridConnection: { ...gridConnectionPayload, ...more },
  }) as unknown as StoredSubmission;

test('a form without parts is one block without a title, with what was left empty', () => {
  expect(
    describeSubmission(contact({ name: 'Eva', email: 'e@x.example', message: 'Hallo' })),
  ).toEqual([
    {
      lines: [
        ['name', 'Name', 'Eva', 'name'],
        ['email', 'E-Mail', 'e@x.example', 'email'],
        ['phone', 'Telefon', '', 'phone'],
        ['message', 'Nachricht', 'Hallo', 'message'],
      ].map(([name, label, value, kind]) => ({
        name,
        label,
        value,
        stored: value,
        kind,
        keptFromMail: false,
      })),
    },
  ]);
});

test('a value is shown as people read it beside what is stored, and a birth date is kept from mails', () => {
  const blocks = describeSubmission(grid());
  expect(blocks.map(({ title }) => title)).toEqual([
    'Anschlussobjekt',
    'Anschlussnehmer',
    'Anschlussnutzer',
    'Grundstückseigentümer',
    'Angaben zur Anlage',
  ]);
  const lines = blocks.flatMap(({ lines }) => lines);
  const line = (wanted: string) => lines.find(({ name }) => name === wanted);
  expect(line('geburtsdatum')).toMatchObject({
    value: '28.02.1971',
    stored: '1971-02-28',
    keptFromMail: true,
  });
  expect(line('vorhaben')).toMatchObject({
    value: 'Erweiterung einer Anlage',
    stored: 'erweiterung',
    keptFromMail: false,
  });
  expect(lines.filter(({ keptFromMail }) => keptFromMail).map(({ name }) => name)).toEqual([
    'geburtsdatum',
    'nutzGeburtsdatum',
    'eigenGeburtsdatum',
  ]);
});

test('a visitor sees neither birth dates nor others again, nor what is empty', () => {
  const shown = shownToVisitor(grid({ gemarkung: ' ', flurstueck: '' }));
  const names = shown.flatMap(({ lines }) => lines.map(({ name }) => name));
  expect(names.slice(0, 5)).toEqual(['strasse', 'hausnummer', 'plz', 'ort', 'anzahlEinheiten']);
  expect(names.filter((name) => /^(nutz|eigen)/.test(name))).toEqual([
    'nutzAbweichend',
    'eigenAbweichend',
  ]);
  expect(names).toContain('anEmail');
  expect(names).not.toContain('geburtsdatum');
  const without = shownToVisitor(grid({ nutzAbweichend: null, eigenAbweichend: null }));
  expect(without.map(({ title }) => title)).toEqual([
    'Anschlussobjekt',
    'Anschlussnehmer',
    'Angaben zur Anlage',
  ]);
});
