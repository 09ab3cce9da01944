import type { SubmissionKind } from '../forms/submission-kind.ts';

/** The specification's own payloads, with everything that encodings like to break. */
export const contactPayload = {
  name: 'Jürgen „Jule“ Groß-ẞommer 🌞',
  email: 'juergen@beispiel.example',
  phone: '+49 351 / 123-45',
  message:
    'Erste Zeile\nzweite "Zeile" mit \'Anführung\'\r\n\tEingerückt – 100 % שלום é e\u0301 👩‍👩‍👧',
};

export const consultationPayload = {
  name: 'Käthe Müller',
  email: 'kaethe.mueller@beispiel.example',
  phone: '0351 98765',
  address: 'Weinbergstraße 7a, 01689 Weinböhla',
  haustyp: 'einfamilienhaus',
  dachflaeche: '50-100',
  stromverbrauch: '3000-5000',
  budget: '15000-25000',
  zeitrahmen: '3-monate',
  message: 'Süddach, 38° – geht das?\nWallbox später.',
  datenschutz: true,
};

export const maintenancePayload = {
  name: 'Bernd Beispiel',
  email: 'bernd@beispiel.example',
  phone: '035204 4711',
  anlagengroesse: '9,8',
  anlagenjahr: '2014',
  message: 'Der Ertrag ist seit dem Sommer niedriger.\nBitte prüfen.',
};

/** The specification's own fields, every block filled: another user, another owner, an existing plant. */
export const specifiedGridPayload = {
  strasse: 'Am Rebhang',
  hausnummer: '12 b',
  plz: '01665',
  ort: 'Klipphausen',
  gemarkung: 'Sönitz',
  flurstueck: '123/4',
  anzahlEinheiten: '2',
  unterkellert: 'ja',
  gesamtflaeche: '184,5',
  zaehlernummer: '1 EMH00 1234 5678',
  bestehendeAnlage: 'ja',
  bestehendeLeistung: '4,2',
  name: 'Großmann',
  vorname: 'Zoë',
  geburtsdatum: '1971-02-28',
  anStrase: 'Am Rebhang',
  anHausnummer: '12 b',
  anPlz: '01665',
  anOrt: 'Klipphausen',
  anTelefon: '035204 123',
  anEmail: 'zoe@beispiel.example',
  nutzAbweichend: 'ja',
  nutzName: 'Mieter',
  nutzVorname: 'Max',
  nutzGeburtsdatum: '1990-12-01',
  nutzStrasse: 'Am Rebhang',
  nutzHausnummer: '12 c',
  nutzPlz: '01665',
  nutzOrt: 'Klipphausen',
  nutzTelefon: '0170 1',
  nutzEmail: 'max@beispiel.example',
  eigenAbweichend: 'ja',
  eigenName: 'Erbengemeinschaft Großmann',
  eigenVorname: 'Anna & Paul',
  eigenGeburtsdatum: '1945-05-08',
  eigenStrasse: 'Markt',
  eigenHausnummer: '1',
  eigenPlz: '01662',
  eigenOrt: 'Meißen',
  eigenTelefon: '03521 1',
  eigenEmail: 'erben@beispiel.example',
};

/** The same with what network operators ask for besides. */
export const gridConnectionPayload = {
  ...specifiedGridPayload,
  flur: '3',
  vorhaben: 'erweiterung',
  modulHersteller: 'Elbsand Module GmbH',
  modulTyp: 'ES-440 „Schiefer“',
  modulAnzahl: '24',
  modulLeistung: '10,56',
  wechselrichterTyp: 'Wandler & Söhne WS 10',
  wechselrichterAnzahl: '1',
  wechselrichterLeistung: '10',
  speicherLeistung: '5',
  speicherKapazitaet: '9,6',
  phasen: 'dreiphasig',
  einspeisung: 'ueberschuss',
  messkonzept: 'Zweirichtungszähler am Netzanschluss',
  steuerbareGeraete: 'Wallbox 11 kW, Wärmepumpe 6 kW',
  geplanteInbetriebnahme: '2027-03-15',
  mastrNummer: 'SEE900000000000',
  installateurNummer: 'DD-4711',
};

/** What a visitor sends by each form. */
export const payloads: Record<SubmissionKind, object> = {
  contact: contactPayload,
  consultation: consultationPayload,
  maintenance: maintenancePayload,
  gridConnection: gridConnectionPayload,
};

/** The name of the column that keeps a field: in snake case. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A stored row under the names of the payload. */
export function gridFieldsOf(
  row: Record<string, unknown> | undefined,
  fields = Object.keys(gridConnectionPayload),
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, row?.[columnOf(field)]]));
}
