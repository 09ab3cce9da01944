import { lastChecked } from '../company/claims.ts';
import { duties } from '../figures/duties.ts';
import { companyDated, show } from '../figures/figure.ts';
import { selfUse } from '../figures/self-use.ts';
import { familyInWords, houseTown } from '../houses/standard-houses.ts';
import { asOfNote, formatNumber, germanDate, withUnit } from '../typography.ts';

/** The words of the FAQ overview and around every article. */
export const faqPage = {
  /** „15 Fragen“ */
  count: (questions: number) => withUnit(formatNumber(questions), 'Fragen'),
  groups: 'Themen',
  search: {
    label: 'Fragen durchsuchen',
    hint: 'Etwa „Speicher“, „Steuer“ oder „Garantie“',
    submit: 'Suchen',
    clear: 'Suche leeren',
    /** „3 von 15 Fragen passen zu „Speicher“.“ */
    found: (found: number, all: number, term: string) =>
      found === 0
        ? `Zu „${term}“ haben wir hier keine Antwort.`
        : `${formatNumber(found)} von ${withUnit(formatNumber(all), 'Fragen')} ${found === 1 ? 'passt' : 'passen'} zu „${term}“.`,
    /** Before the questions of an article that answer to the term. */
    further: 'Darin auch:',
    none: 'Vielleicht steht sie unter einem anderen Wort – oder Sie fragen uns: Wie Sie uns erreichen, steht weiter unten.',
    all: (questions: number) => `Alle ${questions} Fragen zeigen`,
  },
  closing:
    'Ihre Frage ist nicht dabei? Fragen Sie uns – am Telefon, per Nachricht oder bei Ihnen vor Ort.',
  consultation: 'Kostenlose Beratung anfragen',
  contact: 'Frage stellen',
} as const;

export const articlePage = {
  parent: 'FAQ',
  back: 'Zurück zur FAQ-Übersicht',
  answer: 'Kurz gesagt',
  contents: 'Auf dieser Seite',
  houses: {
    family: `Gerechnet für ${familyInWords} in ${houseTown}: Dach nach Süden, ${show(selfUse.consumption)}.`,
  },
  ownHouse: 'Mit Ihrem Haus rechnen',
  questions: { id: 'kurz-gefragt', title: 'Kurz gefragt', folded: 'Was dazu noch gefragt wird' },
  /** One line for all figures of an article; figures with another date show their own. */
  checked: `Gesetze: Stand ${germanDate(duties.penalty.asOf)}; Vergütungssätze: ${germanDate(lastChecked)}. Zahlen ohne Datum: Angaben unseres Betriebs (${asOfNote(companyDated.asOf)}).`,
  related: { id: 'weitere-fragen', title: 'Das könnte Sie auch beschäftigen' },
} as const;
