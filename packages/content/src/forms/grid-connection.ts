import { einspeisung, jaNein, phasen, vorhaben } from '../choices.ts';
import { company } from '../company-in-texts.ts';
import type { FieldCopy, FormCopy } from './form-copy.ts';

const person = {
  name: { label: 'Nachname' },
  vorname: { label: 'Vorname' },
  geburtsdatum: { label: 'Geburtsdatum', keptFromMail: true },
  strasse: { label: 'Straße', share: 9 },
  hausnummer: { label: 'Hausnummer', share: 3 },
  plz: { label: 'Postleitzahl', share: 3 },
  ort: { label: 'Ort', share: 9 },
  telefon: { label: 'Telefon', share: 5 },
  email: { label: 'E-Mail', share: 7 },
} as const satisfies Record<string, FieldCopy>;

export const gridConnectionForm = {
  title: 'Daten für den Netzanschluss',
  intro:
    'Mit diesen Angaben melden wir Ihre Anlage beim Netzbetreiber an. Was Sie gerade nicht zur Hand haben, lassen Sie frei: Wir fragen nach.',
  fields: {
    strasse: person.strasse,
    hausnummer: person.hausnummer,
    plz: person.plz,
    ort: person.ort,
    gemarkung: { label: 'Gemarkung', share: 6, hint: 'Steht im Grundbuchauszug.' },
    flurstueck: { label: 'Flurstück', share: 6, hint: 'Steht im Grundbuchauszug.' },
    anzahlEinheiten: { label: 'Anzahl der Wohn- oder Gewerbeeinheiten' },
    unterkellert: { label: 'Ist das Gebäude unterkellert?' },
    gesamtflaeche: { label: 'Gesamtfläche in m²' },
    zaehlernummer: {
      label: 'Zählernummer',
      hint: 'Steht auf dem Zähler und auf der Stromrechnung.',
    },
    bestehendeAnlage: { label: 'Gibt es schon eine Photovoltaikanlage?' },
    bestehendeLeistung: { label: 'Leistung der bestehenden Anlage in kWp' },
    name: person.name,
    vorname: person.vorname,
    geburtsdatum: person.geburtsdatum,
    anStrase: person.strasse,
    anHausnummer: person.hausnummer,
    anPlz: person.plz,
    anOrt: person.ort,
    anTelefon: person.telefon,
    anEmail: person.email,
    nutzAbweichend: { label: 'Nutzt eine andere Person den Anschluss?', share: 12 },
    nutzName: person.name,
    nutzVorname: person.vorname,
    nutzGeburtsdatum: person.geburtsdatum,
    nutzStrasse: person.strasse,
    nutzHausnummer: person.hausnummer,
    nutzPlz: person.plz,
    nutzOrt: person.ort,
    nutzTelefon: person.telefon,
    nutzEmail: person.email,
    eigenAbweichend: { label: 'Gehört das Grundstück einer anderen Person?', share: 12 },
    eigenName: person.name,
    eigenVorname: person.vorname,
    eigenGeburtsdatum: person.geburtsdatum,
    eigenStrasse: person.strasse,
    eigenHausnummer: person.hausnummer,
    eigenPlz: person.plz,
    eigenOrt: person.ort,
    eigenTelefon: person.telefon,
    eigenEmail: person.email,
    flur: { label: 'Flur', share: 3, hint: 'Steht im Grundbuchauszug neben dem Flurstück.' },
    vorhaben: { label: 'Was soll angemeldet werden?', share: 9 },
    modulHersteller: { label: 'Hersteller der Module', share: 6 },
    modulTyp: { label: 'Typ der Module', share: 6 },
    modulAnzahl: { label: 'Anzahl der Module', share: 6 },
    modulLeistung: { label: 'Leistung aller Module in kWp', share: 6 },
    wechselrichterTyp: { label: 'Hersteller und Typ der Wechselrichter' },
    wechselrichterAnzahl: { label: 'Anzahl der Wechselrichter' },
    wechselrichterLeistung: { label: 'Leistung aller Wechselrichter in kW' },
    speicherLeistung: { label: 'Leistung des Speichers in kW' },
    speicherKapazitaet: { label: 'Kapazität des Speichers in kWh' },
    phasen: { label: 'Anschluss an das Hausnetz' },
    einspeisung: {
      label: 'Art der Einspeisung',
      share: 12,
      hint: 'Überschuss heißt: Sie nutzen den Strom selbst und speisen den Rest ein.',
    },
    messkonzept: {
      label: 'Messkonzept',
      share: 12,
      hint: 'Wie viele Zähler es gibt und was sie messen, falls der Netzbetreiber das vorgibt.',
    },
    steuerbareGeraete: {
      label: 'Steuerbare Geräte nach § 14a EnWG',
      share: 12,
      hint: 'Zum Beispiel „Wallbox 11 kW, Wärmepumpe 6 kW“.',
    },
    geplanteInbetriebnahme: { label: 'Geplante Inbetriebnahme' },
    mastrNummer: {
      label: 'Nummer im Marktstammdatenregister',
      hint: 'Falls es schon einen Eintrag gibt, zum Beispiel für eine ältere Anlage.',
    },
    installateurNummer: {
      label: 'Nummer im Installateurverzeichnis',
      hint: 'Steht im Ausweis des Elektrobetriebs. Schließen wir die Anlage an, tragen wir sie ein.',
    },
  },
  submit: 'Daten übertragen',
  submitting: 'Daten werden übertragen...',
  success: {
    title: 'Daten erfolgreich übertragen',
    message:
      'Vielen Dank! Ihre Daten wurden verschlüsselt an uns übertragen. Wir melden uns zeitnah bei Ihnen.',
  },
  failure: {
    title: 'Fehler',
    message: 'Die Daten konnten nicht übertragen werden. Bitte versuchen Sie es erneut.',
  },
  next: 'Wir prüfen die Angaben, fragen nach, was noch fehlt, und melden die Anlage beim Netzbetreiber an.',
  requiredNote: '* Pflichtfelder sind erforderlich',
  privacyNotice:
    'Wir verwenden die Angaben nur, um Ihren Netzanschluss zu beantragen, und geben sie dafür an den Netzbetreiber weiter. Nennen Sie weitere Personen bitte nur, wenn Sie deren Angaben weitergeben dürfen; wir informieren sie selbst, spätestens nach einem Monat. Was wir speichern, wie lange und welche Rechte alle Genannten haben, steht in unserer Datenschutzerklärung.',
} as const satisfies FormCopy;

/** The answers of each field that has a choice, with their labels. */
export const gridConnectionChoices = {
  unterkellert: jaNein,
  bestehendeAnlage: jaNein,
  nutzAbweichend: jaNein,
  eigenAbweichend: jaNein,
  vorhaben,
  phasen,
  einspeisung,
} as const satisfies Partial<
  Record<keyof typeof gridConnectionForm.fields, Record<string, string>>
>;

/** Which answer opens which fields: while it is not „ja“, those fields must be empty. */
export const gridConnectionSwitches = {
  bestehendeAnlage: ['bestehendeLeistung'],
  nutzAbweichend: [
    'nutzName',
    'nutzVorname',
    'nutzGeburtsdatum',
    'nutzStrasse',
    'nutzHausnummer',
    'nutzPlz',
    'nutzOrt',
    'nutzTelefon',
    'nutzEmail',
  ],
  eigenAbweichend: [
    'eigenName',
    'eigenVorname',
    'eigenGeburtsdatum',
    'eigenStrasse',
    'eigenHausnummer',
    'eigenPlz',
    'eigenOrt',
    'eigenTelefon',
    'eigenEmail',
  ],
} as const satisfies Record<string, readonly (keyof typeof gridConnectionForm.fields)[]>;

/**
 * The parts of the form, in order; each field of the payload stands in exactly one of them. A part
 * with `open`, the words that expand it, is left out by most visitors.
 */
export const gridConnectionBlocks = [
  {
    id: 'anschlussobjekt',
    title: 'Anschlussobjekt',
    intro: 'Das Gebäude, auf dem die Anlage entsteht.',
    fields: [
      'strasse',
      'hausnummer',
      'plz',
      'ort',
      'gemarkung',
      'flurstueck',
      'anzahlEinheiten',
      'unterkellert',
      'gesamtflaeche',
      'zaehlernummer',
      'bestehendeAnlage',
      ...gridConnectionSwitches.bestehendeAnlage,
    ],
  },
  {
    id: 'anschlussnehmer',
    title: 'Anschlussnehmer',
    intro: 'Die Person, auf die der Anschluss läuft – meist Sie selbst.',
    fields: [
      'name',
      'vorname',
      'geburtsdatum',
      'anStrase',
      'anHausnummer',
      'anPlz',
      'anOrt',
      'anTelefon',
      'anEmail',
    ],
  },
  {
    id: 'anschlussnutzer',
    title: 'Anschlussnutzer',
    intro: 'Wer den Strom im Gebäude verbraucht, zum Beispiel Ihre Mieter.',
    fields: ['nutzAbweichend', ...gridConnectionSwitches.nutzAbweichend],
  },
  {
    id: 'grundstueckseigentuemer',
    title: 'Grundstückseigentümer',
    intro: 'Wem das Grundstück gehört, falls es nicht der Anschlussnehmer ist.',
    fields: ['eigenAbweichend', ...gridConnectionSwitches.eigenAbweichend],
  },
  {
    id: 'angaben-zur-anlage',
    title: 'Angaben zur Anlage',
    intro: 'Was Sie aus Angebot oder Datenblatt wissen. Den Rest tragen wir ein.',
    open: 'Angaben zur Anlage machen (freiwillig)',
    fields: [
      'flur',
      'vorhaben',
      'modulHersteller',
      'modulTyp',
      'modulAnzahl',
      'modulLeistung',
      'wechselrichterTyp',
      'wechselrichterAnzahl',
      'wechselrichterLeistung',
      'speicherLeistung',
      'speicherKapazitaet',
      'phasen',
      'einspeisung',
      'messkonzept',
      'steuerbareGeraete',
      'geplanteInbetriebnahme',
      'mastrNummer',
      'installateurNummer',
    ],
  },
] as const satisfies readonly {
  id: string;
  title: string;
  intro: string;
  open?: string;
  fields: readonly (keyof typeof gridConnectionForm.fields)[];
}[];

/** Words that only this form needs. */
export const gridConnectionTexts = {
  /** Stands in each part with an address of its own (WCAG 2.2, 3.3.7). */
  copyAddress: {
    label: 'Wie Anschlussobjekt',
    hint: 'Übernimmt Straße, Hausnummer, Postleitzahl und Ort.',
    done: 'Die Adresse des Anschlussobjekts ist übernommen.',
    nothingToCopy: 'Bitte füllen Sie zuerst die Adresse des Anschlussobjekts aus.',
  },
  pdf: {
    label: 'PDF-Formular herunterladen',
    typedLabel: 'Bisherige Angaben als PDF',
    hint: 'Zum Ausdrucken oder zum Weiterreichen an Mieter und Eigentümer. Wir speichern dabei nichts.',
    sentLabel: 'Ihre Angaben als PDF herunterladen',
    powerOfAttorneyLabel: 'Ausgefüllte Vollmacht herunterladen (Word)',
    sentHint:
      'Das PDF enthält genau das, was Sie gesendet haben, und die Vorgangsnummer. Die Vollmacht ist mit Ihren Angaben ausgefüllt; ankreuzen und unterschreiben müssen Sie noch. Laden Sie beides jetzt herunter: Später können wir es hier nicht mehr anbieten.',
    failure: {
      title: 'Der Download hat nicht geklappt',
      message: `Bitte versuchen Sie es erneut. Oder rufen Sie uns an (${company.phone}): Wir schicken Ihnen das Formular per E-Mail oder Post.`,
    },
  },
} as const;
