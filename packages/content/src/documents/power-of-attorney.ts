import { company } from '../company-in-texts.ts';
import type { gridConnectionForm } from '../forms/grid-connection.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { companyRegisters, companyRepresentatives } from '../representation.ts';

/** A field to fill in; the shares of a row add up to twelve. */
export type Blank = {
  label: string;
  share: number;
  /** The fields of the grid form that fill it in, joined by spaces. */
  from?: readonly (keyof typeof gridConnectionForm.fields)[];
};

type BlankSection = { title: string; rows: readonly (readonly Blank[])[] };

/** The power of attorney as it stands on paper, section by section. */
type PowerOfAttorney = {
  title: string;
  subject: string;
  principal: BlankSection;
  agent: { title: string; lines: readonly string[] };
  premises: BlankSection;
  plant: BlankSection;
  /** What the owner ticks, one box each. */
  scope: { title: string; lead: string; options: readonly { label: string; text: string }[] };
  /** What holds whatever is ticked. */
  terms: readonly { title: string; text: string }[];
  signatures: BlankSection & { lead: string };
  footer: { sender: string; page: string; of: string };
};

const place: Blank = { label: 'Ort, Datum', share: 3 };
const signature: Blank = { label: 'Unterschrift', share: 5 };
const coOwner: Blank = { label: 'Name (weitere Betreiber, Eigentümer)', share: 4 };

const postalCodeAndCity = `${company.postalCode} ${company.city}`;

/** Text of the Word document; /vollmacht-download explains it point by point. */
export const powerOfAttorney: PowerOfAttorney = {
  title: pageMeta.powerOfAttorney.heading,
  subject: 'Anmeldung einer Photovoltaikanlage beim Netzbetreiber und im Marktstammdatenregister',
  principal: {
    title: 'Vollmachtgeber (Anlagenbetreiber)',
    rows: [
      [
        { label: 'Vorname und Name', share: 8, from: ['vorname', 'name'] },
        { label: 'Geburtsdatum', share: 4, from: ['geburtsdatum'] },
      ],
      [
        { label: 'Straße und Hausnummer', share: 6, from: ['anStrase', 'anHausnummer'] },
        { label: 'Postleitzahl und Ort', share: 6, from: ['anPlz', 'anOrt'] },
      ],
      [
        { label: 'Telefon', share: 6, from: ['anTelefon'] },
        { label: 'E-Mail', share: 6, from: ['anEmail'] },
      ],
    ],
  },
  agent: {
    title: 'Bevollmächtigter Fachbetrieb',
    lines: [
      `${company.name}, ${company.street}, ${postalCodeAndCity}, vertreten durch ${companyRepresentatives}`,
      ...companyRegisters,
      `Telefon: ${company.phone}; E-Mail: ${company.email}`,
    ],
  },
  premises: {
    title: 'Standort der Anlage',
    rows: [
      [
        { label: 'Straße und Hausnummer', share: 6, from: ['strasse', 'hausnummer'] },
        { label: 'Postleitzahl und Ort', share: 6, from: ['plz', 'ort'] },
      ],
      [
        { label: 'Gemarkung', share: 6, from: ['gemarkung'] },
        { label: 'Flur', share: 3, from: ['flur'] },
        { label: 'Flurstück', share: 3, from: ['flurstueck'] },
      ],
      [
        { label: 'Zählernummer', share: 6, from: ['zaehlernummer'] },
        { label: 'oder Nummer der Marktlokation', share: 6 },
      ],
    ],
  },
  plant: {
    title: 'Anlage',
    rows: [
      [
        { label: 'Leistung der Photovoltaikanlage in kWp', share: 6, from: ['modulLeistung'] },
        { label: 'Kapazität des Speichers in kWh', share: 6, from: ['speicherKapazitaet'] },
      ],
    ],
  },
  scope: {
    title: 'Umfang der Vollmacht',
    lead: 'Ich bevollmächtige den Fachbetrieb, mich für diese Anlage gegenüber Netzbetreiber, Messstellenbetreiber und Bundesnetzagentur zu vertreten. Bitte ankreuzen; was nicht angekreuzt ist, gehört nicht dazu.',
    options: [
      {
        label: 'Netzanschluss beantragen',
        text: 'Antrag und Unterlagen einreichen, das Ergebnis entgegennehmen',
      },
      {
        label: 'Schriftverkehr mit dem Netzbetreiber',
        text: 'Schreiben senden, empfangen und beantworten',
      },
      {
        label: 'Fertigstellung melden',
        text: 'Fertigmeldung und Protokoll der Inbetriebnahme einreichen',
      },
      {
        label: 'Zählerwechsel beauftragen',
        text: 'auch den Einbau eines weiteren Zählers; Termine stimmt der Fachbetrieb mit mir ab',
      },
      {
        label: 'Formulare zur Einspeisung einreichen',
        text: 'Bankverbindung und Angaben zur Steuer übernimmt der Fachbetrieb unverändert von mir',
      },
      {
        label: 'Zuordnung mitteilen (§§ 21b, 21c EEG)',
        text: 'dem Netzbetreiber melden, auf welchem Weg ich den Strom verkaufe',
      },
      {
        label: 'Steuerbare Geräte anmelden (§ 14a EnWG)',
        text: 'Wallbox, Wärmepumpe, Klimagerät oder Speicher beim Netzbetreiber anmelden und das gewählte Modul mitteilen',
      },
      {
        label: 'Eintrag im Marktstammdatenregister',
        text: 'Anlage und Speicher eintragen, mit mir als Betreiber',
      },
      {
        label: 'Auskünfte einholen',
        text: 'Netz- und Messstellenbetreiber dürfen dem Fachbetrieb Daten zu Anschluss, Zähler, Marktlokation und Verbrauch nennen',
      },
    ],
  },
  terms: [
    {
      title: 'Was ausgeschlossen ist',
      text: 'Der Fachbetrieb darf in meinem Namen weder Zahlungen annehmen oder leisten noch Verträge über Stromlieferung oder Direktvermarktung abschließen, ändern oder kündigen. Betreiber der Anlage bleibe ich.',
    },
    {
      title: 'Dauer',
      text: 'Die Vollmacht gilt ab der Unterschrift. Sie endet, sobald die angekreuzten Aufgaben erledigt sind, spätestens zwei Jahre nach der Unterschrift.',
    },
    {
      title: 'Widerruf',
      text: 'Ich kann die Vollmacht jederzeit widerrufen, ganz oder für einzelne Punkte. Eine kurze Nachricht an den Fachbetrieb genügt. Er teilt den Widerruf sofort allen Stellen mit, denen er die Vollmacht vorgelegt hat, und schickt mir das Original zurück, falls er es hat.',
    },
    {
      title: 'Untervollmacht',
      text: 'Der Fachbetrieb darf andere nur dann mit diesen Aufgaben beauftragen, wenn sie als Elektrofachbetrieb oder Planungsbüro an der Anlage mitarbeiten. Er nennt sie mir vorher. Für sie gelten dieselben Grenzen.',
    },
    {
      title: 'Prüfung der Einträge',
      text: 'Ich prüfe die Angaben in dieser Vollmacht und alles, was der Fachbetrieb in meinem Namen einträgt, vor allem im Marktstammdatenregister. Dazu legt er mir Entwürfe und Bestätigungen vor. Fehler und Änderungen melde ich ihm umgehend. Für meine Angaben bin ich verantwortlich.',
    },
    {
      title: 'Datenschutz',
      text: `Verantwortlich ist die ${company.name}. Sie verwendet die Angaben nur, um die Anlage anzumelden (Art. 6 Abs. 1 Buchst. b DSGVO), und gibt sie nur an die Stellen weiter, die daran beteiligt sind. Wie lange sie die Angaben speichert und welche Rechte ich habe, darunter Auskunft, Berichtigung, Löschung und Beschwerde bei der Aufsichtsbehörde, steht in der Datenschutzerklärung auf ihrer Website; auf Wunsch bekomme ich sie zugeschickt.`,
    },
  ],
  signatures: {
    title: 'Ort, Datum und Unterschriften',
    lead: 'Betreiben mehrere die Anlage gemeinsam, unterschreiben alle Betreiber. Gehört das Haus mehreren, unterschreiben alle Eigentümer. Damit bevollmächtigen auch sie den Fachbetrieb, soweit es auf ihre Zustimmung ankommt.',
    rows: [
      [place, { label: 'Name (Anlagenbetreiber)', share: 4, from: ['vorname', 'name'] }, signature],
      [place, { ...coOwner, from: ['eigenVorname', 'eigenName'] }, signature],
      [place, coOwner, signature],
      [place, coOwner, signature],
    ],
  },
  footer: {
    sender: `${company.name}, ${company.street}, ${postalCodeAndCity}`,
    page: 'Seite',
    of: 'von',
  },
};
