import { expect, test } from 'vitest';
import { allColumns, askedColumns, readableColumns } from './export-columns.ts';
import type { SubmissionRecord } from './submission-record.ts';

const record: SubmissionRecord = {
  reference: 'PV-7K3M-Q9XD-2R4T',
  kind: 'consultation',
  receivedAt: '2026-11-21T23:30:00.000Z',
  suspicion: 'too-fast',
  consentAt: '2026-11-21T23:31:00.000Z',
  privacyVersion: 'v2',
  confirmedAt: null,
  unconfirmed: 'limited',
  digestMail: 'waiting',
  id: 'kennung',
  idempotencyKey: 'schluessel',
  digest: 'abc',
  dueAt: '2026-07-24T09:00:00.000Z',
  handling: {
    state: 'done',
    attempts: 1,
    holder: 'Anna',
    until: '2026-11-25T08:15:00.000Z',
    followUpOn: '2026-11-26',
    doneAt: '2026-11-27T11:00:00.000Z',
    outcome: 'order',
    note: '=1+1',
  },
  photographs: ['roof-outside', 'meter'],
  sender: { name: 'Eva', email: 'e@x.example', phone: '+49 351 98765', place: 'Hang 1, Berg' },
  row: { id: 7, createdAt: '2026-11-21T23:32:00.000Z' },
  fields: {
    name: 'Eva',
    email: 'e@x.example',
    phone: '+49 351 98765',
    address: 'Hang 1, Berg',
    haustyp: 'doppelhaus',
    dachflaeche: null,
    stromverbrauch: null,
    budget: 'bis-15000',
    zeitrahmen: 'spaeter',
    message: 'Süddach',
  },
};

type Columns = ReturnType<typeof readableColumns>;
const cells = (columns: Columns, of: SubmissionRecord = record) =>
  columns.map(({ title, cellOf }) => [title, cellOf(of)]);

const howFar = [
  ['Vorgangsnummer', 'PV-7K3M-Q9XD-2R4T'],
  ['Formular', 'Beratung'],
  ['Eingegangen am', '22.11.2026 00:30'],
  ['Antwort bis', '24.07.2026 11:00'],
  ['Stand', 'erledigt, Auftrag'],
  ['Notiz', "'=1+1"],
];
const who = [
  ['Spam?', 'Verdacht'],
  ['Name', 'Eva'],
  ['Telefon', '0351 98765'],
  ['E-Mail', 'e@x.example'],
  ['Adresse', 'Hang 1, Berg'],
  ['Nachricht', 'Süddach'],
];

test('people read of a form who, how far, and what it asks, each in a column', () => {
  expect(cells(readableColumns('consultation'))).toEqual([
    ...howFar,
    ...who,
    ['Haustyp', 'Doppelhaushälfte'],
    ['Nutzbare Dachfläche', ''],
    ['Stromverbrauch im Jahr', ''],
    ['Budget', 'bis 15.000\u202f€'],
    ['Wann soll es losgehen?', 'später'],
  ]);
});

test('of all forms together, what each asks stands in one column', () => {
  expect(cells(readableColumns(undefined))).toEqual([
    ...howFar,
    ...who,
    [
      'Weitere Angaben',
      'Haustyp: Doppelhaushälfte, Budget: bis 15.000\u202f€, Wann soll es losgehen? später',
    ],
  ]);
});

test('a form that asks for no message has no column for it, and persons stand in one each', () => {
  const grid: SubmissionRecord = {
    ...record,
    kind: 'gridConnection',
    suspicion: null,
    dueAt: null,
    sender: { ...record.sender, phone: null, place: null },
    fields: { nutzVorname: 'Max', nutzName: 'Mieter', eigenName: 'Erben', modulLeistung: '10,56' },
  };
  expect(cells(readableColumns('gridConnection'), grid).slice(6)).toEqual([
    ['Spam?', ''],
    ['Name', 'Eva'],
    ['Telefon', ''],
    ['E-Mail', 'e@x.example'],
    ['Adresse', ''],
    ['Anschlussnutzer', 'Max Mieter'],
    ['Grundstückseigentümer', 'Erben'],
    ['Zählernummer', ''],
    ['Was soll angemeldet werden?', ''],
    ['Leistung aller Module in kWp', '10,56'],
    ['Kapazität des Speichers in kWh', ''],
  ]);
  expect(cells(readableColumns('gridConnection'), grid)[3]).toEqual(['Antwort bis', '']);
});

test('all that a form has asked stands as it was typed', () => {
  expect(cells(askedColumns('consultation'))).toEqual([
    ...howFar,
    ['Fotos', 'Dach von außen, Zählerschrank'],
    ['Name', 'Eva'],
    ['E-Mail', 'e@x.example'],
    ['Telefon', "'+49 351 98765"],
    ['Nachricht', 'Süddach'],
    ['Adresse', 'Hang 1, Berg'],
    ['Haustyp', 'Doppelhaushälfte'],
    ['Nutzbare Dachfläche', ''],
    ['Stromverbrauch im Jahr', ''],
    ['Budget', 'bis 15.000\u202f€'],
    ['Wann soll es losgehen?', 'später'],
  ]);
  expect(
    askedColumns('contact')
      .slice(7)
      .map(({ title }) => title),
  ).toEqual(['Name', 'E-Mail', 'Telefon', 'Nachricht']);
});

test('every column holds what is noted, in words and by the clock of Berlin', () => {
  const all = cells(allColumns('consultation'));
  expect(all.slice(0, 13)).toEqual([
    ['Vorgangsnummer', 'PV-7K3M-Q9XD-2R4T'],
    ['Formular', 'Beratung'],
    ['Eingegangen am', '22.11.2026 00:30'],
    ['Verdacht auf Spam', 'Das Formular wurde schneller abgeschickt, als ein Mensch tippt.'],
    ['Antwort bis', '24.07.2026 11:00'],
    ['Stand', 'erledigt'],
    ['Bei', 'Anna'],
    ['Anruf oder Termin am', '25.11.2026 09:15'],
    ['Wiedervorlage am', '2026-11-26'],
    ['Erledigt am', '27.11.2026 12:00'],
    ['Ausgang', 'Auftrag'],
    ['Notiz', "'=1+1"],
    ['Fotos', 'Dach von außen, Zählerschrank'],
  ]);
  expect(all.slice(-10)).toEqual([
    ['Kennung', 'kennung'],
    ['Kennung des Formulars', 'schluessel'],
    ['Prüfsumme', 'abc'],
    ['Fassung der Datenschutzhinweise', 'v2'],
    ['Einwilligung am', '22.11.2026 00:31'],
    ['Bestätigt am', ''],
    ['Bestätigung', 'nicht verschickt, die Grenze für einen Tag war erreicht'],
    ['Sammel-E-Mail', 'wartet'],
    ['Zeile', '7'],
    ['Gespeichert am', '22.11.2026 00:32'],
  ]);
});

test('side by side each form has its columns, and of several persons the block says whose it is', () => {
  const titles = allColumns(undefined).map(({ title }) => title);
  for (const title of ['Nachricht', 'Haustyp', 'Anschlussobjekt: Straße', 'Anschlussnutzer: Ort'])
    expect(
      titles.filter((one) => one === title),
      title,
    ).toHaveLength(1);
  const fields = { name: 'Großmann', geburtsdatum: '1971-02-28' };
  const grid = new Map(
    allColumns(undefined).map(({ title, cellOf }) => [
      title,
      cellOf({ ...record, kind: 'gridConnection', fields }),
    ]),
  );
  expect(grid.get('Anschlussnehmer: Nachname')).toBe('Großmann');
  expect(grid.get('Anschlussnehmer: Geburtsdatum')).toBe('28.02.1971');
  // The column of another table, though its field has the same name.
  expect(grid.get('Name')).toBe('');
});
