import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import { maintenanceForm, maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import { expect, test } from 'vitest';
import { contactMessageRow } from './contact-message-row.ts';
import { maintenanceInput } from './maintenance/maintenance.input.ts';

function storedMessage(input: object): unknown {
  const values = maintenanceInput.parse(input);
  return contactMessageRow(maintenanceForm, values, maintenanceMarker).contactMessage.message;
}

const visitor = { name: 'A', email: 'a@b.de', phone: '1' };

test('the marker comes first, then size and year, then the visitor’s own words, unchanged', () => {
  expect(
    storedMessage({
      ...visitor,
      anlagengroesse: '9,8',
      anlagenjahr: '2014',
      message: '  Bitte\nprüfen ',
    }),
  ).toBe('WARTUNGSANFRAGE:\nAnlagengröße: 9,8\nBaujahr der Anlage: 2014\n\n  Bitte\nprüfen ');
});

test('what was left empty leaves no line', () => {
  expect(storedMessage({ ...visitor, anlagengroesse: '' })).toBe('WARTUNGSANFRAGE:');
  expect(storedMessage({ ...visitor, anlagenjahr: '2014', message: 'Hallo' })).toBe(
    'WARTUNGSANFRAGE:\nBaujahr der Anlage: 2014\n\nHallo',
  );
});

test('a marker further behind is words of the visitor', () => {
  expect(storedMessage({ ...visitor, message: 'Zur WARTUNGSANFRAGE: bitte' })).toBe(
    'WARTUNGSANFRAGE:\n\nZur WARTUNGSANFRAGE: bitte',
  );
});

test('a message that bears the marker is not marked twice', () => {
  const composed = 'WARTUNGSANFRAGE: Anlage 9,8 kWp von 2014. Bitte prüfen.';
  expect(
    storedMessage({
      ...visitor,
      anlagengroesse: '9,8',
      anlagenjahr: '2014',
      message: composed,
    }),
  ).toBe(composed);
});

test('what a marked message does not mention is not lost', () => {
  expect(
    storedMessage({
      ...visitor,
      anlagengroesse: '9,8',
      message: 'WARTUNGSANFRAGE: Bitte prüfen.',
    }),
  ).toBe('WARTUNGSANFRAGE:\nAnlagengröße: 9,8\n\nBitte prüfen.');
});

test.each([
  'Baujahr 2014',
  'mit 4,5 kWp',
  'mit 1,4 kWp',
  'auf dem 4a',
  'Nr. 12.4',
  'mit 40 kWp',
  'Dach A4',
])('a size of 4 is not mentioned by „%s“', (words) => {
  expect(
    storedMessage({ ...visitor, anlagengroesse: '4', message: `WARTUNGSANFRAGE: ${words}` }),
  ).toBe(`WARTUNGSANFRAGE:\nAnlagengröße: 4\n\n${words}`);
});

test.each(['4 kWp', 'Größe: 4.', 'Größe 4, Baujahr 2014', 'Anlage mit 4', '2014 und 4', '(4)'])(
  'a size of 4 is mentioned by „%s“',
  (words) => {
    const message = `WARTUNGSANFRAGE: ${words}`;
    expect(storedMessage({ ...visitor, anlagengroesse: '4', message })).toBe(message);
  },
);

test('every answer stands in its column as it was sent, consent in none', () => {
  const { email } = maintenanceInput.parse(visitor);
  const answers = { address: 'Hang 1', haustyp: 'gewerbe', budget: '', datenschutz: true };
  expect(
    contactMessageRow(consultationForm, { ...visitor, ...answers, email }).contactMessage,
  ).toEqual({
    name: 'A',
    email: 'a@b.de',
    phone: '1',
    address: 'Hang 1',
    haustyp: 'gewerbe',
    dachflaeche: undefined,
    stromverbrauch: undefined,
    budget: '',
    zeitrahmen: undefined,
    message: '',
  });
  expect(
    contactMessageRow(contactForm, { name: 'A', email, message: ' WARTUNGSANFRAGE: b ' })
      .contactMessage,
  ).toEqual({ name: 'A', email: 'a@b.de', phone: undefined, message: ' WARTUNGSANFRAGE: b ' });
});
