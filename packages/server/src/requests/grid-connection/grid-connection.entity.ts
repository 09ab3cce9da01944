import { defineEntity, p } from '@mikro-orm/core';
import type { GridConnectionInput } from './grid-connection.input.ts';

// One column a field: a field that is added to the input, renamed or dropped does not compile
// until it is so here.
const fieldColumns = {
  strasse: p.text(),
  hausnummer: p.text(),
  plz: p.text(),
  ort: p.text(),
  gemarkung: p.text().nullable(),
  flurstueck: p.text().nullable(),
  anzahlEinheiten: p.text().nullable(),
  unterkellert: p.text().nullable(),
  gesamtflaeche: p.text().nullable(),
  zaehlernummer: p.text().nullable(),
  bestehendeAnlage: p.text().nullable(),
  bestehendeLeistung: p.text().nullable(),

  name: p.text(),
  vorname: p.text(),
  geburtsdatum: p.text().nullable(),
  anStrase: p.text(),
  anHausnummer: p.text(),
  anPlz: p.text(),
  anOrt: p.text(),
  anTelefon: p.text(),
  anEmail: p.text(),

  nutzAbweichend: p.text().default('nein'),
  nutzName: p.text().nullable(),
  nutzVorname: p.text().nullable(),
  nutzGeburtsdatum: p.text().nullable(),
  nutzStrasse: p.text().nullable(),
  nutzHausnummer: p.text().nullable(),
  nutzPlz: p.text().nullable(),
  nutzOrt: p.text().nullable(),
  nutzTelefon: p.text().nullable(),
  nutzEmail: p.text().nullable(),

  eigenAbweichend: p.text().default('nein'),
  eigenName: p.text().nullable(),
  eigenVorname: p.text().nullable(),
  eigenGeburtsdatum: p.text().nullable(),
  eigenStrasse: p.text().nullable(),
  eigenHausnummer: p.text().nullable(),
  eigenPlz: p.text().nullable(),
  eigenOrt: p.text().nullable(),
  eigenTelefon: p.text().nullable(),
  eigenEmail: p.text().nullable(),

  flur: p.text().nullable(),
  vorhaben: p.text().nullable(),
  modulHersteller: p.text().nullable(),
  modulTyp: p.text().nullable(),
  modulAnzahl: p.text().nullable(),
  modulLeistung: p.text().nullable(),
  wechselrichterTyp: p.text().nullable(),
  wechselrichterAnzahl: p.text().nullable(),
  wechselrichterLeistung: p.text().nullable(),
  speicherLeistung: p.text().nullable(),
  speicherKapazitaet: p.text().nullable(),
  phasen: p.text().nullable(),
  einspeisung: p.text().nullable(),
  messkonzept: p.text().nullable(),
  steuerbareGeraete: p.text().nullable(),
  geplanteInbetriebnahme: p.text().nullable(),
  mastrNummer: p.text().nullable(),
  installateurNummer: p.text().nullable(),
} satisfies Record<keyof GridConnectionInput, unknown>;

/** The data of a grid registration, each field as the visitor wrote it. */
export const GridConnectionSchema = defineEntity({
  name: 'GridConnection',
  tableName: 'grid_connections',
  // For the limit on confirmations (confirmation-limit.ts).
  indexes: [
    {
      name: 'grid_connections_mailbox_index',
      expression: `create index "grid_connections_mailbox_index" on "grid_connections" (lower(regexp_replace("an_email", '\\+[^@]*', '')))`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    ...fieldColumns,
    createdAt: p.datetime().fieldName('created_at').defaultRaw('now()'),
  },
});

export class GridConnection extends GridConnectionSchema.class {}
GridConnectionSchema.setClass(GridConnection);
