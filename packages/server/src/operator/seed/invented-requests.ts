import type * as choices from '@rebhang-solar/content/choices';
import { mapTowns } from '@rebhang-solar/content/company/places';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';

/** Households and firms that do not exist; their numbers are reserved for fiction, their addresses lead nowhere, in the towns around the company. */
const people = [
  ['Friederike Schönfelder-Weißbach', '030 23125 035', 'Hauptstraße 12'],
  ['Gutshof am Mühlbach GbR', '0171 39200 58', 'Am Gut 1'],
  ['Katrin und Tobias Weiß', '0171 39200 24', 'Weinbergstraße 7 a'],
  ['Dr. Thu Ha Nguyen', '0176 040690 41', 'Lindenstraße 40'],
  ['Rüdiger Pfeiffer', '0171 39200 73', 'Köhlerstraße 5'],
  ['Bäckerei Schröder GmbH & Co. KG', '030 23125 011', 'Neugasse 3'],
  ['Kai Wendt', '0176 040690 87', 'Goethestraße 21'],
  ['Hausverwaltung Sonnenhang GmbH', '0176 040690 15', 'Grundstraße 90'],
  ['Jana Hübner-von Ahlefeld', '0171 39200 06', 'Schlossallee 9'],
  ['Zoë Reinhardt', '030 23125 023', 'Am Hang 12 b'],
  ['Uwe Lohmann', '030 23125 047', 'Dorfstraße 30'],
  ['Hannelore Sommer', '', 'Poststraße 61'],
  ['Landhotel Zur Post, Markus Böhme', '0171 39200 91', 'Markt 4'],
  ['Familie Al-Jabbar', '0176 040690 33', 'Bergstraße 118'],
  ['Ingrid Kühn', '030 23125 060', 'Am Sand 2'],
  ['Sebastian Thiele', '0171 39200 12', 'Gartenstraße 17'],
  ['Weingut Steinicke', '0171 39200 80', 'Winzerweg 1'],
  ['Petra Wolfram', '030 23125 084', 'Niedermühle 8'],
] as const;

const towns = [company.city, ...mapTowns.map(({ name }) => name)];
/** Of the company's neighbourhood, but of no town in particular. */
const postalCodes = ['04', '27', '51', '68', '93'].map(
  (end) => `${company.postalCode.slice(0, 3)}${end}`,
);

type Choice = Exclude<keyof typeof choices, 'choiceValues' | 'formerAnswers'>;
type Answer<Of extends Choice> = keyof (typeof choices)[Of] | '';
type House = readonly [
  haustyp: Answer<'haustyp'>,
  dachflaeche: Answer<'dachflaeche'>,
  stromverbrauch: Answer<'stromverbrauch'>,
  budget: Answer<'budget'>,
  zeitrahmen: Answer<'zeitrahmen'>,
  message: string,
];

/** The answers of one consultation, and what came with them. */
const houses: readonly House[] = [
  ['reihenhaus', 'unter-50', '3000-5000', 'bis-15000', 'sofort', ''],
  ['gewerbe', 'ueber-200', 'ueber-8000', 'ueber-40000', '6-monate', 'Stalldach, Milchkühlung.'],
  [
    'einfamilienhaus',
    '50-100',
    '3000-5000',
    '15000-25000',
    '3-monate',
    'Ein Rechner im Netz schlägt uns 10 kWp mit 8 kWh Speicher vor. Passt das auf unser Dach? Der Zählerschrank ist von 1994. Am besten erreichen Sie mich bis 13 Uhr.',
  ],
  ['mehrfamilienhaus', '', '5000-8000', '', 'spaeter', 'Wir sind sechs Parteien.'],
  ['doppelhaus', '50-100', '5000-8000', '25000-40000', '3-monate', 'Wallbox ist schon da.'],
];

const questions = [
  `Bauen Sie auch in ${mapTowns.at(-1)?.name}? Unser Dach ist ein Walmdach.`,
  'Wie lange warten wir zurzeit auf eine Anlage?',
  'Können Sie eine Anlage übernehmen, die eine andere Firma angefangen hat?',
];

const defects = [
  ['9,8', '2014', 'Der Ertrag ist seit dem Sommer niedriger.\nBitte prüfen.'],
  ['29,7', '2019', 'Reinigung im Frühjahr, bitte mit Protokoll.'],
  ['5,4', '', 'Der Wechselrichter zeigt „Isolationsfehler“.'],
] as const;

const kinds = [
  'consultation',
  'consultation',
  'consultation',
  'contact',
  'maintenance',
  'consultation',
  'gridConnection',
] as const satisfies SubmissionKind[];

/** The same for each number, so that filling in again stores the same. */
export function inventedRequest(index: number): { kind: SubmissionKind; payload: object } {
  const kind = at(kinds, index);
  const [name, phone, street] = at(people, index);
  const address = `${street}, ${at(postalCodes, index)} ${at(towns, index)}`;
  const sender = {
    name,
    email: `anfrage-${index + 1}@beispiel.example`,
    phone: phone || (kind === 'contact' ? '' : '030 23125 099'),
  };
  switch (kind) {
    case 'contact':
      return { kind, payload: { ...sender, message: at(questions, index) } };
    case 'maintenance': {
      const [anlagengroesse, anlagenjahr, message] = at(defects, index);
      return { kind, payload: { ...sender, anlagengroesse, anlagenjahr, message } };
    }
    case 'consultation': {
      const [haustyp, dachflaeche, stromverbrauch, budget, zeitrahmen, message] = at(houses, index);
      const answers = { haustyp, dachflaeche, stromverbrauch, budget, zeitrahmen, message };
      return { kind, payload: { ...sender, address, ...answers, datenschutz: true } };
    }
    case 'gridConnection':
      return { kind, payload: gridConnection(sender, address) };
  }
}

function gridConnection(sender: { name: string; email: string; phone: string }, address: string) {
  const [, strasse = '', hausnummer = '', plz = '', ort = ''] =
    /^(.*) (\d.*), (\d{5}) (.*)$/.exec(address) ?? [];
  const [vorname = '', ...names] = sender.name.split(' ');
  return {
    strasse,
    hausnummer,
    plz,
    ort,
    gemarkung: 'Oberdorf',
    flurstueck: '123/4',
    unterkellert: 'ja',
    gesamtflaeche: '184,5',
    zaehlernummer: '1 EMH00 1234 5678',
    bestehendeAnlage: 'nein',
    name: names.join(' '),
    vorname,
    geburtsdatum: '1971-02-28',
    anStrase: strasse,
    anHausnummer: hausnummer,
    anPlz: plz,
    anOrt: ort,
    anTelefon: sender.phone,
    anEmail: sender.email,
    nutzAbweichend: 'nein',
    eigenAbweichend: 'nein',
    vorhaben: 'neu',
    modulHersteller: 'Nordsand Module GmbH',
    modulTyp: 'ES-440 „Schiefer“',
    modulAnzahl: '24',
    modulLeistung: '10,56',
    speicherKapazitaet: '9,6',
    phasen: 'dreiphasig',
    einspeisung: 'ueberschuss',
  } satisfies { [Of in 'vorhaben' | 'phasen' | 'einspeisung']: Answer<Of> } & Record<
    string,
    string
  >;
}

/** The list is walked in circles. */
function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('An empty list');
  return value;
}
