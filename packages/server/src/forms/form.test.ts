import { expect, test } from 'vitest';
import {
  consultationPayload,
  contactPayload,
  maintenancePayload,
  specifiedGridPayload,
} from '../testing/payloads.ts';
import { consultationInput } from './consultation/consultation.input.ts';
import { contactInput } from './contact/contact.input.ts';
import { hasColumn } from './form.ts';
import { forms } from './forms.ts';
import { gridConnectionInput } from './grid-connection/grid-connection.input.ts';
import { gridConnectionDocumentsInput } from './grid-connection/grid-connection-documents.input.ts';
import { maintenanceInput } from './maintenance/maintenance.input.ts';

test('each form stands on its page, and is kept in its table', () => {
  expect(
    Object.entries(forms).map(([name, { kind, page, rowName }]) => [name, kind, page, rowName]),
  ).toEqual([
    ['contact', 'contact', '/', 'contactMessage'],
    ['consultation', 'consultation', '/beratung', 'contactMessage'],
    ['maintenance', 'maintenance', '/wartung-photovoltaik-anlage', 'contactMessage'],
    ['gridConnection', 'gridConnection', '/netzanschluss-daten', 'gridConnection'],
  ]);
});

test.each([
  [
    'consultation',
    [
      'Haustyp',
      'Nutzbare Dachfläche',
      'Stromverbrauch im Jahr',
      'Budget',
      'Wann soll es losgehen?',
    ],
  ],
  ['contact', []],
  ['maintenance', []],
  [
    'gridConnection',
    [
      'Anschlussnutzer',
      'Grundstückseigentümer',
      'Zählernummer',
      'Was soll angemeldet werden?',
      'Leistung aller Module in kWp',
      'Kapazität des Speichers in kWh',
    ],
  ],
] as const)('what the office looks at first of %s is %j', (kind, titles) => {
  expect(forms[kind].overview.map(({ title }) => title)).toEqual(titles);
});

test('of a person the office reads the first name in front', () => {
  const [user, owner] = forms.gridConnection.overview.map(({ fields }) =>
    fields.map(({ name }) => name),
  );
  expect([user, owner]).toEqual([
    ['nutzVorname', 'nutzName'],
    ['eigenVorname', 'eigenName'],
  ]);
});

test('what is a line of the message, or consent, has no column and stands in no block', () => {
  const { fields, blocks } = forms.maintenance;
  expect(fields.filter((field) => !hasColumn(field)).map(({ name }) => name)).toEqual([
    'anlagengroesse',
    'anlagenjahr',
  ]);
  expect(blocks.map((block) => block.fields.map(({ name }) => name))).toEqual([
    ['name', 'email', 'phone', 'message'],
  ]);
  const [only] = forms.contact.blocks;
  expect(only?.fields.map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'message']);
});

test('a form with parts has a block of each, in the order of its table', () => {
  expect(forms.gridConnection.blocks.map(({ title, fields }) => [title, fields.length])).toEqual([
    ['Anschlussobjekt', 12],
    ['Anschlussnehmer', 9],
    ['Anschlussnutzer', 10],
    ['Grundstückseigentümer', 10],
    ['Angaben zur Anlage', 18],
  ]);
  expect(forms.gridConnection.blocks[0]?.fields.slice(0, 4).map(({ name }) => name)).toEqual([
    'strasse',
    'hausnummer',
    'plz',
    'ort',
  ]);
});

const problemsOf = (
  schema: {
    safeParse(value: unknown): {
      error?: { issues: { path: unknown[]; message: string }[] } | undefined;
    };
  },
  value: object,
) => schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a programme may leave the consent of a contact out, but not refuse it', () => {
  expect(problemsOf(contactInput, contactPayload)).toBeUndefined();
  expect(problemsOf(contactInput, { ...contactPayload, datenschutz: false })).toEqual([
    ['datenschutz', 'Sie müssen den Datenschutzbestimmungen zustimmen'],
  ]);
});

test('without its consent nothing is taken of a consultation', () => {
  const { datenschutz: _, ...without } = consultationPayload;
  for (const payload of [without, { ...without, datenschutz: false }]) {
    expect(problemsOf(consultationInput, payload)).toEqual([
      ['datenschutz', 'Bitte bestätigen Sie die Datenschutzerklärung.'],
    ]);
  }
});

test.each([
  ['haustyp', 'doppelhaus'],
  ['dachflaeche', 'ueber-200'],
  ['stromverbrauch', '5000-8000'],
  ['budget', 'ueber-40000'],
  ['zeitrahmen', 'sofort'],
])('of a consultation %s is one of its answers, or none', (name, answer) => {
  for (const value of [answer, '', undefined])
    expect(
      problemsOf(consultationInput, { ...consultationPayload, [name]: value }),
    ).toBeUndefined();
  expect(problemsOf(consultationInput, { ...consultationPayload, [name]: 'anders' })).toEqual([
    [name, 'Bitte wählen Sie eine der angebotenen Möglichkeiten.'],
  ]);
});

test.each([
  ['contact', contactInput, contactPayload, 'name email message'],
  ['consultation', consultationInput, consultationPayload, 'name email phone address'],
  ['maintenance', maintenanceInput, maintenancePayload, 'name email phone'],
  [
    'the grid form',
    gridConnectionInput,
    specifiedGridPayload,
    'strasse hausnummer plz ort name vorname anStrase anHausnummer anPlz anOrt anTelefon anEmail',
  ],
])('of %s these must be filled in, and nothing else is known', (_, schema, payload, required) => {
  for (const name of required.split(' ')) {
    expect(problemsOf(schema, { ...payload, [name]: ' ' }), name).toContainEqual([
      name,
      'Bitte füllen Sie dieses Feld aus.',
    ]);
  }
  const least = Object.entries(payload).filter(
    ([name]) => required.split(' ').includes(name) || name === 'datenschutz',
  );
  expect(problemsOf(schema, Object.fromEntries(least))).toBeUndefined();
  expect(problemsOf(schema, { ...payload, admin: '1' })).toHaveLength(1);
});

test.each([
  ['bestehendeAnlage', 'bestehendeLeistung'],
  ['nutzAbweichend', 'nutzEmail'],
  ['eigenAbweichend', 'eigenName'],
] as const)('while %s is not „ja“, %s has to be empty', (question, dependent) => {
  const least = { ...specifiedGridPayload };
  expect(problemsOf(gridConnectionInput, least)).toBeUndefined();
  for (const answer of ['nein', '', undefined]) {
    const fields = problemsOf(gridConnectionInput, { ...least, [question]: answer });
    expect(fields?.map(([field]) => field)).toContain(dependent);
    const { label } = forms.gridConnection.fields.find(({ name }) => name === question) ?? {};
    expect(fields?.every(([, message]) => message?.includes(label ?? '-'))).toBe(true);
  }
});

test('half of the grid form is enough for its papers, but an answer is one of its own', () => {
  const half = { anEmail: 'zoe@', geburtsdatum: 'bald', nutzName: 'Max', nutzAbweichend: 'nein' };
  expect(
    problemsOf(gridConnectionDocumentsInput, { ...half, reference: 'PV-1', website: '', plz: '' }),
  ).toBeUndefined();
  expect(problemsOf(gridConnectionDocumentsInput, { phasen: 'zwei' })).toEqual([
    ['phasen', 'Bitte wählen Sie eine der angebotenen Möglichkeiten.'],
  ]);
  expect(problemsOf(gridConnectionDocumentsInput, { admin: '1' })).toHaveLength(1);
});
