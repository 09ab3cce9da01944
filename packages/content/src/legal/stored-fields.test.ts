import { expect, test } from 'vitest';
import { storedFieldRows } from './stored-fields.ts';

test('the notice names what each form asks for, and apart from it what is left to the visitor', () => {
  expect(storedFieldRows).toEqual({
    contact: ['Kontakt', 'Name, E-Mail, Nachricht', 'Telefon'],
    consultation: [
      'Beratung',
      'Name, E-Mail, Telefon, Adresse',
      'Haustyp, Dachfläche, Stromverbrauch, Budget, Zeitrahmen, Nachricht',
    ],
    maintenance: ['Wartung', 'Name, E-Mail, Telefon', 'Anlagengröße, Baujahr, Nachricht'],
    gridConnection: [
      'Netzanschluss',
      'Anschrift des Gebäudes; Name, Anschrift, Telefon und E-Mail des Anschlussnehmers',
      'Angaben zu Grundstück, Gebäude und Zähler; Geburtsdatum; Angaben zu weiteren Personen; Angaben zur Anlage',
    ],
  });
});
