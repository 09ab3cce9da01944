import { einspeisung, jaNein, phasen, vorhaben } from '../choices.ts';
import { company } from '../company-in-texts.ts';
import type { FieldName, FormField, FormPart, FormTable, None, Unplaced } from './form-table.ts';

/** What is asked of each person and of the building; a birth date stays out of mails and drafts. */
const person = {
  name: { kind: 'name', label: 'Nachname', width: 'half' },
  vorname: { kind: 'name', label: 'Vorname', width: 'half' },
  geburtsdatum: {
    kind: 'birthDate',
    label: 'Geburtsdatum',
    width: 'half',
    secret: true,
    keptFromMail: true,
  },
  strasse: { kind: 'line', label: 'Straße', width: 'wide', share: 9 },
  hausnummer: {
    kind: 'line',
    label: 'Hausnummer',
    width: 'narrow',
    share: 3,
    autoComplete: 'off',
  },
  plz: {
    kind: 'line',
    label: 'Postleitzahl',
    inputMode: 'numeric',
    width: 'narrow',
    share: 3,
  },
  ort: { kind: 'line', label: 'Ort', width: 'wide', share: 9 },
  telefon: { kind: 'phone', label: 'Telefon', width: 'half', share: 5 },
  email: { kind: 'email', label: 'E-Mail', width: 'half', share: 7 },
} as const satisfies Record<string, FormField>;

/** Another person's data: no browser fills it in, and no draft keeps it. */
const other = { autoComplete: 'off', secret: true } as const;

// The visitor's own name, address and birth date may be filled in by the browser (WCAG 1.3.5). The building gets a
// section of its own, so that a browser can tell the two addresses apart.
export const gridConnectionForm = {
  title: 'Daten für den Netzanschluss',
  fields: {
    strasse: {
      ...person.strasse,
      required: true,
      autoComplete: 'section-anschlussobjekt address-line1',
    },
    hausnummer: { ...person.hausnummer, required: true },
    plz: {
      ...person.plz,
      required: true,
      autoComplete: 'section-anschlussobjekt postal-code',
    },
    ort: {
      ...person.ort,
      required: true,
      autoComplete: 'section-anschlussobjekt address-level2',
    },
    gemarkung: {
      kind: 'line',
      label: 'Gemarkung',
      hint: 'Steht im Grundbuchauszug.',
      width: 'half',
      share: 6,
    },
    flurstueck: {
      kind: 'line',
      label: 'Flurstück',
      hint: 'Steht im Grundbuchauszug.',
      width: 'half',
      share: 6,
    },
    anzahlEinheiten: {
      kind: 'line',
      label: 'Anzahl der Wohn- oder Gewerbeeinheiten',
      inputMode: 'numeric',
      width: 'half',
    },
    unterkellert: {
      kind: 'choice',
      label: 'Ist das Gebäude unterkellert?',
      choices: jaNein,
      look: 'words',
      width: 'half',
    },
    gesamtflaeche: {
      kind: 'line',
      label: 'Gesamtfläche in m²',
      inputMode: 'decimal',
      width: 'half',
    },
    zaehlernummer: {
      kind: 'line',
      label: 'Zählernummer',
      hint: 'Steht auf dem Zähler und auf der Stromrechnung.',
      width: 'half',
      overview: true,
    },
    bestehendeAnlage: {
      kind: 'choice',
      label: 'Gibt es schon eine Photovoltaikanlage?',
      choices: jaNein,
      look: 'words',
    },
    bestehendeLeistung: {
      kind: 'line',
      label: 'Leistung der bestehenden Anlage in kWp',
      inputMode: 'decimal',
      width: 'half',
    },

    name: { ...person.name, required: true, autoComplete: 'family-name' },
    vorname: { ...person.vorname, required: true, autoComplete: 'given-name' },
    geburtsdatum: { ...person.geburtsdatum, autoComplete: 'bday' },
    anStrase: {
      ...person.strasse,
      required: true,
      autoComplete: 'section-anschlussnehmer address-line1',
    },
    anHausnummer: { ...person.hausnummer, required: true },
    anPlz: {
      ...person.plz,
      required: true,
      autoComplete: 'section-anschlussnehmer postal-code',
    },
    anOrt: {
      ...person.ort,
      required: true,
      autoComplete: 'section-anschlussnehmer address-level2',
    },
    anTelefon: { ...person.telefon, required: true, autoComplete: 'tel' },
    anEmail: { ...person.email, required: true, autoComplete: 'email' },

    nutzAbweichend: {
      kind: 'choice',
      label: 'Nutzt eine andere Person den Anschluss?',
      choices: jaNein,
      look: 'words',
      initial: 'nein',
      share: 12,
    },
    nutzName: { ...person.name, ...other },
    nutzVorname: { ...person.vorname, ...other },
    nutzGeburtsdatum: { ...person.geburtsdatum, ...other },
    nutzStrasse: { ...person.strasse, ...other },
    nutzHausnummer: { ...person.hausnummer, ...other },
    nutzPlz: { ...person.plz, ...other },
    nutzOrt: { ...person.ort, ...other },
    nutzTelefon: { ...person.telefon, ...other },
    nutzEmail: { ...person.email, ...other },

    eigenAbweichend: {
      kind: 'choice',
      label: 'Gehört das Grundstück einer anderen Person?',
      choices: jaNein,
      look: 'words',
      initial: 'nein',
      share: 12,
    },
    eigenName: { ...person.name, ...other },
    eigenVorname: { ...person.vorname, ...other },
    eigenGeburtsdatum: { ...person.geburtsdatum, ...other },
    eigenStrasse: { ...person.strasse, ...other },
    eigenHausnummer: { ...person.hausnummer, ...other },
    eigenPlz: { ...person.plz, ...other },
    eigenOrt: { ...person.ort, ...other },
    eigenTelefon: { ...person.telefon, ...other },
    eigenEmail: { ...person.email, ...other },

    // What network operators' own forms ask for besides (VDE-AR-N 4105). Clients made from the specification do not
    // send these, so none may ever be mandatory.
    flur: {
      kind: 'line',
      label: 'Flur',
      hint: 'Steht im Grundbuchauszug neben dem Flurstück.',
      width: 'half',
      share: 3,
    },
    vorhaben: {
      kind: 'choice',
      label: 'Was soll angemeldet werden?',
      choices: vorhaben,
      look: 'select',
      width: 'half',
      share: 9,
      overview: true,
    },
    modulHersteller: { kind: 'line', label: 'Hersteller der Module', width: 'half', share: 6 },
    modulTyp: { kind: 'line', label: 'Typ der Module', width: 'half', share: 6 },
    modulAnzahl: {
      kind: 'line',
      label: 'Anzahl der Module',
      inputMode: 'numeric',
      width: 'half',
      share: 6,
    },
    modulLeistung: {
      kind: 'line',
      label: 'Leistung aller Module in kWp',
      inputMode: 'decimal',
      width: 'half',
      share: 6,
      overview: true,
    },
    wechselrichterTyp: { kind: 'line', label: 'Hersteller und Typ der Wechselrichter' },
    wechselrichterAnzahl: {
      kind: 'line',
      label: 'Anzahl der Wechselrichter',
      inputMode: 'numeric',
      width: 'half',
    },
    wechselrichterLeistung: {
      kind: 'line',
      label: 'Leistung aller Wechselrichter in kW',
      inputMode: 'decimal',
      width: 'half',
    },
    speicherLeistung: {
      kind: 'line',
      label: 'Leistung des Speichers in kW',
      inputMode: 'decimal',
      width: 'half',
    },
    speicherKapazitaet: {
      kind: 'line',
      label: 'Kapazität des Speichers in kWh',
      inputMode: 'decimal',
      width: 'half',
      overview: true,
    },
    phasen: {
      kind: 'choice',
      label: 'Anschluss an das Hausnetz',
      choices: phasen,
      look: 'select',
      width: 'half',
    },
    einspeisung: {
      kind: 'choice',
      label: 'Art der Einspeisung',
      hint: 'Überschuss heißt: Sie nutzen den Strom selbst und speisen den Rest ein.',
      choices: einspeisung,
      look: 'select',
      width: 'half',
      share: 12,
    },
    messkonzept: {
      kind: 'line',
      label: 'Messkonzept',
      hint: 'Wie viele Zähler es gibt und was sie messen, falls der Netzbetreiber das vorgibt.',
      share: 12,
    },
    steuerbareGeraete: {
      kind: 'line',
      label: 'Steuerbare Geräte nach § 14a EnWG',
      hint: 'Zum Beispiel „Wallbox 11 kW, Wärmepumpe 6 kW“.',
      share: 12,
    },
    geplanteInbetriebnahme: { kind: 'date', label: 'Geplante Inbetriebnahme', width: 'half' },
    mastrNummer: {
      kind: 'line',
      label: 'Nummer im Marktstammdatenregister',
      hint: 'Falls es schon einen Eintrag gibt.',
      width: 'half',
    },
    installateurNummer: {
      kind: 'line',
      label: 'Nummer im Installateurverzeichnis',
      hint: 'Schließen wir die Anlage an, tragen wir sie ein.',
      width: 'half',
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
} as const satisfies FormTable;

export type GridField = FieldName<typeof gridConnectionForm>;

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
} as const satisfies Partial<Record<GridField, readonly GridField[]>>;

/**
 * The parts of the form, in order; each field of the payload stands in one of them. What most visitors leave out is
 * folded behind the words of `open`.
 */
export const gridConnectionBlocks = [
  {
    id: 'anschlussobjekt',
    title: 'Anschlussobjekt',
    intro: 'Das Gebäude, auf dem die Anlage entsteht.',
    open: 'Grundbuch, Fläche, Zähler',
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
    open: 'Module, Wechselrichter, Speicher',
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
] as const satisfies readonly FormPart<GridField>[];

export type UnplacedInGridConnection = None<
  Unplaced<typeof gridConnectionForm, typeof gridConnectionBlocks>
>;

/** Words that only this form needs. */
export const gridConnectionTexts = {
  /** Stands in each part with an address of its own (WCAG 2.2, 3.3.7). */
  copyAddress: {
    label: 'Adresse wie Anschlussobjekt',
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
