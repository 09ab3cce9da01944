import { expect, test } from 'vitest';
import { aboutOf } from './about.ts';
import type { StoredSubmission } from './find-submissions.ts';

const aboutMessage = (message: string) =>
  aboutOf({ kind: 'contact', contactMessage: { message } } as StoredSubmission);

test('a message stands in one line of the list, and is cut where that is too long', () => {
  expect(aboutMessage(' Guten Tag,\r\n\r\n\tgeht das? ')).toBe('„Guten Tag, geht das?“');
  expect(aboutMessage('x'.repeat(160))).toBe(`„${'x'.repeat(160)}“`);
  expect(aboutMessage(`${'x'.repeat(159)} y`)).toBe(`„${'x'.repeat(159)}…“`);
  expect(aboutMessage(' \n')).toBe('');
});

const about = (kind: string, row: object) =>
  aboutOf({ kind, ...row } as unknown as StoredSubmission);

test('in front of the message stands what its form asks, in words, and of persons the whole name', () => {
  expect(
    about('consultation', {
      contactMessage: { haustyp: 'reihenhaus', dachflaeche: null, budget: '', message: 'Bald?' },
    }),
  ).toBe('Reihenhaus, „Bald?“');
  expect(
    about('gridConnection', {
      gridConnection: {
        nutzVorname: 'Max',
        nutzName: 'Mieter',
        eigenName: 'Erben',
        vorhaben: 'neu',
      },
    }),
  ).toBe('Max Mieter, Erben, Neue Anlage');
});

test('the first words of every maintenance request are not said of one', () => {
  expect(aboutMessage('WARTUNGSANFRAGE:\nAnlagengröße: 9,8\n\nBitte')).toBe(
    '„Anlagengröße: 9,8 Bitte“',
  );
  expect(aboutMessage('Zur WARTUNGSANFRAGE: bitte')).toBe('„Zur WARTUNGSANFRAGE: bitte“');
});
