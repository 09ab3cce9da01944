import { expect, test } from 'vitest';
import { choiceValues } from '../choices.ts';
import { consultationForm, consultationParts } from './consultation.ts';
import { contactForm } from './contact.ts';
import type { FormField, FormTable } from './form-table.ts';
import { gridConnectionBlocks, gridConnectionForm } from './grid-connection.ts';
import { maintenanceForm } from './maintenance.ts';

/** Label, asterisk, kind, look, width on the page and on paper, what a browser fills in and shows, and what it keeps. */
function described([name, field]: [string, FormField]): string {
  const { kind, label, required, width, share, secret, keptFromMail, stored, overview } = field;
  const { look, initial, rows, autoComplete, inputMode } = field as Record<string, unknown>;
  return [
    `${name}: ${kind === 'consent' ? kind : label}${required ? ' *' : ''}`,
    kind,
    look,
    initial,
    rows && `${rows} rows`,
    width,
    share && `${share}/12`,
    autoComplete,
    inputMode,
    secret && 'secret',
    keptFromMail && 'not mailed',
    stored,
    overview && 'overview',
  ]
    .filter(Boolean)
    .join(', ');
}

test.each<[name: string, form: FormTable, fields: string[]]>([
  [
    'contact',
    contactForm,
    [
      'name: Name *, name, name',
      'email: E-Mail *, email, half, email',
      'phone: Telefon, phone, half, tel',
      'message: Nachricht *, message, 5 rows',
      'datenschutz: consent *, consent',
    ],
  ],
  [
    'consultation',
    consultationForm,
    [
      'name: Name *, name, name',
      'email: E-Mail *, email, half, email',
      'phone: Telefon *, phone, half, tel',
      'address: Adresse *, line, address-line1',
      'haustyp: Haustyp, choice, tiles, overview',
      'dachflaeche: Nutzbare Dachfläche, choice, tiles, overview',
      'stromverbrauch: Stromverbrauch im Jahr, choice, ranges, overview',
      'budget: Budget, choice, ranges, overview',
      'zeitrahmen: Wann soll es losgehen?, choice, tiles, overview',
      'message: Nachricht, message, 4 rows',
      'datenschutz: consent *, consent',
    ],
  ],
  [
    'maintenance',
    maintenanceForm,
    [
      'name: Name *, name, name',
      'email: E-Mail *, email, half, email',
      'phone: Telefon *, phone, half, tel',
      'anlagengroesse: Anlagengröße, line, half, decimal, message line',
      'anlagenjahr: Baujahr der Anlage, line, half, numeric, message line',
      'message: Nachricht, message, 4 rows',
    ],
  ],
  [
    'gridConnection',
    gridConnectionForm,
    [
      'strasse: Straße *, line, wide, 9/12, section-anschlussobjekt address-line1',
      'hausnummer: Hausnummer *, line, narrow, 3/12, off',
      'plz: Postleitzahl *, line, narrow, 3/12, section-anschlussobjekt postal-code, numeric',
      'ort: Ort *, line, wide, 9/12, section-anschlussobjekt address-level2',
      'gemarkung: Gemarkung, line, half, 6/12',
      'flurstueck: Flurstück, line, half, 6/12',
      'anzahlEinheiten: Anzahl der Wohn- oder Gewerbeeinheiten, line, half, numeric',
      'unterkellert: Ist das Gebäude unterkellert?, choice, words, half',
      'gesamtflaeche: Gesamtfläche in m², line, half, decimal',
      'zaehlernummer: Zählernummer, line, half, overview',
      'bestehendeAnlage: Gibt es schon eine Photovoltaikanlage?, choice, words',
      'bestehendeLeistung: Leistung der bestehenden Anlage in kWp, line, half, decimal',
      'name: Nachname *, name, half, family-name',
      'vorname: Vorname *, name, half, given-name',
      'geburtsdatum: Geburtsdatum, birthDate, half, bday, secret, not mailed',
      'anStrase: Straße *, line, wide, 9/12, section-anschlussnehmer address-line1',
      'anHausnummer: Hausnummer *, line, narrow, 3/12, off',
      'anPlz: Postleitzahl *, line, narrow, 3/12, section-anschlussnehmer postal-code, numeric',
      'anOrt: Ort *, line, wide, 9/12, section-anschlussnehmer address-level2',
      'anTelefon: Telefon *, phone, half, 5/12, tel',
      'anEmail: E-Mail *, email, half, 7/12, email',
      'nutzAbweichend: Nutzt eine andere Person den Anschluss?, choice, words, nein, 12/12',
      'nutzName: Nachname, name, half, off, secret',
      'nutzVorname: Vorname, name, half, off, secret',
      'nutzGeburtsdatum: Geburtsdatum, birthDate, half, off, secret, not mailed',
      'nutzStrasse: Straße, line, wide, 9/12, off, secret',
      'nutzHausnummer: Hausnummer, line, narrow, 3/12, off, secret',
      'nutzPlz: Postleitzahl, line, narrow, 3/12, off, numeric, secret',
      'nutzOrt: Ort, line, wide, 9/12, off, secret',
      'nutzTelefon: Telefon, phone, half, 5/12, off, secret',
      'nutzEmail: E-Mail, email, half, 7/12, off, secret',
      'eigenAbweichend: Gehört das Grundstück einer anderen Person?, choice, words, nein, 12/12',
      'eigenName: Nachname, name, half, off, secret',
      'eigenVorname: Vorname, name, half, off, secret',
      'eigenGeburtsdatum: Geburtsdatum, birthDate, half, off, secret, not mailed',
      'eigenStrasse: Straße, line, wide, 9/12, off, secret',
      'eigenHausnummer: Hausnummer, line, narrow, 3/12, off, secret',
      'eigenPlz: Postleitzahl, line, narrow, 3/12, off, numeric, secret',
      'eigenOrt: Ort, line, wide, 9/12, off, secret',
      'eigenTelefon: Telefon, phone, half, 5/12, off, secret',
      'eigenEmail: E-Mail, email, half, 7/12, off, secret',
      'flur: Flur, line, half, 3/12',
      'vorhaben: Was soll angemeldet werden?, choice, select, half, 9/12, overview',
      'modulHersteller: Hersteller der Module, line, half, 6/12',
      'modulTyp: Typ der Module, line, half, 6/12',
      'modulAnzahl: Anzahl der Module, line, half, 6/12, numeric',
      'modulLeistung: Leistung aller Module in kWp, line, half, 6/12, decimal, overview',
      'wechselrichterTyp: Hersteller und Typ der Wechselrichter, line',
      'wechselrichterAnzahl: Anzahl der Wechselrichter, line, half, numeric',
      'wechselrichterLeistung: Leistung aller Wechselrichter in kW, line, half, decimal',
      'speicherLeistung: Leistung des Speichers in kW, line, half, decimal',
      'speicherKapazitaet: Kapazität des Speichers in kWh, line, half, decimal, overview',
      'phasen: Anschluss an das Hausnetz, choice, select, half',
      'einspeisung: Art der Einspeisung, choice, select, half, 12/12',
      'messkonzept: Messkonzept, line, 12/12',
      'steuerbareGeraete: Steuerbare Geräte nach § 14a EnWG, line, 12/12',
      'geplanteInbetriebnahme: Geplante Inbetriebnahme, date, half',
      'mastrNummer: Nummer im Marktstammdatenregister, line, half',
      'installateurNummer: Nummer im Installateurverzeichnis, line, half',
    ],
  ],
])('%s asks for these fields in this order', (_name, { fields }, expected) => {
  expect(Object.entries(fields).map(described)).toEqual(expected);
});

test('hints stand below the fields that need one', () => {
  const hints = [contactForm, consultationForm, maintenanceForm, gridConnectionForm].map((form) =>
    Object.entries<FormField>(form.fields).flatMap(([name, { hint }]) => (hint ? [name] : [])),
  );
  expect(hints).toEqual([
    ['phone'],
    ['address', 'stromverbrauch', 'message'],
    ['anlagengroesse', 'message'],
    [
      ...['gemarkung', 'flurstueck', 'zaehlernummer', 'flur', 'einspeisung', 'messkonzept'],
      ...['steuerbareGeraete', 'mastrNummer', 'installateurNummer'],
    ],
  ]);
});

test('a choice offers its answers from the first to the last', () => {
  const offered = [consultationForm, gridConnectionForm].flatMap((form) =>
    Object.values<FormField>(form.fields).flatMap((field) =>
      field.kind === 'choice'
        ? [
            Object.entries(field.choices)
              .map(([value, label]) => `${value}=${label}`)
              .join(', '),
          ]
        : [],
    ),
  );
  const yesOrNo = 'ja=Ja, nein=Nein';
  expect(offered.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
    'einfamilienhaus=Einfamilienhaus, doppelhaus=Doppelhaushälfte, reihenhaus=Reihenhaus, mehrfamilienhaus=Mehrfamilienhaus, gewerbe=Gewerbe',
    'unter-50=unter 50 m², 50-100=50–100 m², 100-200=100–200 m², ueber-200=über 200 m²',
    'unter-3000=unter 3.000 kWh, 3000-5000=3.000–5.000 kWh, 5000-8000=5.000–8.000 kWh, ueber-8000=über 8.000 kWh',
    'bis-15000=bis 15.000 €, 15000-25000=15.000–25.000 €, 25000-40000=25.000–40.000 €, ueber-40000=über 40.000 €',
    'sofort=so bald wie möglich, 3-monate=in den nächsten 3 Monaten, 6-monate=in den nächsten 6 Monaten, spaeter=später',
    yesOrNo,
    yesOrNo,
    yesOrNo,
    yesOrNo,
    'neu=Neue Anlage, aenderung=Änderung einer Anlage, erweiterung=Erweiterung einer Anlage',
    'einphasig=einphasig, dreiphasig=dreiphasig',
    'ueberschuss=Überschusseinspeisung, voll=Volleinspeisung',
  ]);
  expect(choiceValues({ b: 'B', a: 'A' })).toEqual(['b', 'a']);
  expect(() => choiceValues({})).toThrow('A choice needs at least one value');
});

test('the consultation asks in three steps, first of the house, and says how many answers are ahead', () => {
  expect(consultationParts.map(({ id, ahead, fields }) => [id, ahead, fields.join(' ')])).toEqual([
    ['haus', 'drei Fragen', 'haustyp dachflaeche stromverbrauch'],
    ['kontaktdaten', 'vier Angaben', 'name phone email address'],
    ['vorhaben', 'und senden', 'zeitrahmen budget message datenschutz'],
  ]);
  expect(consultationParts[0].intro).toMatch(/^Drei Fragen\. /);
});

test('the grid form asks part by part, and folds what most leave out', () => {
  const parts = gridConnectionBlocks.map((part) => [part.id, 'open' in part ? part.open : '']);
  expect(parts).toEqual([
    ['anschlussobjekt', 'Grundbuch, Fläche, Zähler'],
    ['anschlussnehmer', ''],
    ['anschlussnutzer', ''],
    ['grundstueckseigentuemer', ''],
    ['angaben-zur-anlage', 'Module, Wechselrichter, Speicher'],
  ]);
  // Fields stand in their parts in the order of mails.
  const inParts = gridConnectionBlocks.flatMap(({ fields }): readonly string[] => fields);
  expect(inParts).toEqual(Object.keys(gridConnectionForm.fields));
});
