import { gridConnectionChoices } from '@rebhang-solar/content/forms/grid-connection';
import type { GridConnectionInput } from '@rebhang-solar/server/inputs/grid-connection';
import type { DateControl, FormControls, TextControl } from './form-definition.ts';

const choices = gridConnectionChoices;
const half = { kind: 'text', width: 'half' } as const;
const count = { kind: 'text', inputMode: 'numeric', width: 'half' } as const;
const number = { kind: 'text', inputMode: 'decimal', width: 'half' } as const;

// The visitor's own name, address and birth date may be filled in by the browser (WCAG 1.3.5). The
// building gets a section of its own, so that a browser can tell the two addresses apart.
const own = {
  name: { kind: 'text', autoComplete: 'family-name', width: 'half' },
  vorname: { kind: 'text', autoComplete: 'given-name', width: 'half' },
  geburtsdatum: { kind: 'date', autoComplete: 'bday', width: 'half', secret: true },
  telefon: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'half' },
  email: { kind: 'text', type: 'email', autoComplete: 'email', width: 'half' },
} as const satisfies Record<string, TextControl | DateControl>;

/** Another person's data: no browser fills it in, and no draft keeps it. */
function otherPerson<Control extends TextControl | DateControl>(control: Control): Control {
  return { ...control, autoComplete: 'off', secret: true };
}

function address(section: string) {
  return {
    strasse: { kind: 'text', autoComplete: `${section} address-line1`, width: 'wide' },
    hausnummer: { kind: 'text', autoComplete: 'off', width: 'narrow' },
    plz: {
      kind: 'text',
      inputMode: 'numeric',
      autoComplete: `${section} postal-code`,
      width: 'narrow',
    },
    ort: { kind: 'text', autoComplete: `${section} address-level2`, width: 'wide' },
  } as const satisfies Record<string, TextControl>;
}

const building = address('section-anschlussobjekt');
const home = address('section-anschlussnehmer');

/** One control for each field of the payload. */
export const gridConnectionControls: FormControls<GridConnectionInput> = {
  strasse: building.strasse,
  hausnummer: building.hausnummer,
  plz: building.plz,
  ort: building.ort,
  gemarkung: half,
  flurstueck: half,
  anzahlEinheiten: count,
  unterkellert: { kind: 'radio', choices: choices.unterkellert, width: 'half' },
  gesamtflaeche: number,
  zaehlernummer: half,
  bestehendeAnlage: { kind: 'radio', choices: choices.bestehendeAnlage },
  bestehendeLeistung: number,

  name: own.name,
  vorname: own.vorname,
  geburtsdatum: own.geburtsdatum,
  anStrase: home.strasse,
  anHausnummer: home.hausnummer,
  anPlz: home.plz,
  anOrt: home.ort,
  anTelefon: own.telefon,
  anEmail: own.email,

  nutzAbweichend: { kind: 'radio', choices: choices.nutzAbweichend, initial: 'nein' },
  nutzName: otherPerson(own.name),
  nutzVorname: otherPerson(own.vorname),
  nutzGeburtsdatum: otherPerson(own.geburtsdatum),
  nutzStrasse: otherPerson(home.strasse),
  nutzHausnummer: otherPerson(home.hausnummer),
  nutzPlz: otherPerson(home.plz),
  nutzOrt: otherPerson(home.ort),
  nutzTelefon: otherPerson(own.telefon),
  nutzEmail: otherPerson(own.email),

  eigenAbweichend: { kind: 'radio', choices: choices.eigenAbweichend, initial: 'nein' },
  eigenName: otherPerson(own.name),
  eigenVorname: otherPerson(own.vorname),
  eigenGeburtsdatum: otherPerson(own.geburtsdatum),
  eigenStrasse: otherPerson(home.strasse),
  eigenHausnummer: otherPerson(home.hausnummer),
  eigenPlz: otherPerson(home.plz),
  eigenOrt: otherPerson(home.ort),
  eigenTelefon: otherPerson(own.telefon),
  eigenEmail: otherPerson(own.email),

  flur: half,
  vorhaben: { kind: 'select', choices: choices.vorhaben, width: 'half' },
  modulHersteller: half,
  modulTyp: half,
  modulAnzahl: count,
  modulLeistung: number,
  wechselrichterTyp: { kind: 'text' },
  wechselrichterAnzahl: count,
  wechselrichterLeistung: number,
  speicherLeistung: number,
  speicherKapazitaet: number,
  phasen: { kind: 'select', choices: choices.phasen, width: 'half' },
  einspeisung: { kind: 'select', choices: choices.einspeisung, width: 'half' },
  messkonzept: { kind: 'text' },
  steuerbareGeraete: { kind: 'text' },
  geplanteInbetriebnahme: { kind: 'date', width: 'half' },
  mastrNummer: half,
  installateurNummer: half,
};
