import { budget, dachflaeche, haustyp, stromverbrauch, zeitrahmen } from '../choices.ts';
import { claims } from '../company/claims.ts';
import { uncountedDays } from '../company-in-texts.ts';
import { showDative } from '../figures/figure.ts';
import { numberWord } from '../typography.ts';
import { consents } from './consents.ts';
import type { FieldName, FormPart, FormTable, None, Unplaced } from './form-table.ts';

export const consultationForm = {
  title: 'Ihre kostenlose Beratung anfragen',
  // In the order of the mails; the steps of the page have their own.
  fields: {
    name: { kind: 'name', label: 'Name', required: true, autoComplete: 'name' },
    email: {
      kind: 'email',
      label: 'E-Mail',
      required: true,
      width: 'half',
      autoComplete: 'email',
    },
    phone: {
      kind: 'phone',
      label: 'Telefon',
      required: true,
      width: 'half',
      autoComplete: 'tel',
    },
    address: {
      kind: 'line',
      label: 'Adresse',
      hint: 'Wo die Anlage entstehen soll: Straße, Hausnummer, Postleitzahl, Ort.',
      required: true,
      autoComplete: 'address-line1',
    },
    haustyp: {
      kind: 'choice',
      label: 'Haustyp',
      choices: haustyp,
      look: 'tiles',
      overview: true,
    },
    dachflaeche: {
      kind: 'choice',
      label: 'Nutzbare Dachfläche',
      notice: 'Dachfläche',
      choices: dachflaeche,
      look: 'tiles',
      overview: true,
    },
    stromverbrauch: {
      kind: 'choice',
      label: 'Stromverbrauch im Jahr',
      hint: 'Steht auf Ihrer letzten Stromrechnung.',
      notice: 'Stromverbrauch',
      choices: stromverbrauch,
      look: 'ranges',
      overview: true,
    },
    budget: {
      kind: 'choice',
      label: 'Budget',
      choices: budget,
      look: 'ranges',
      overview: true,
    },
    zeitrahmen: {
      kind: 'choice',
      label: 'Wann soll es losgehen?',
      notice: 'Zeitrahmen',
      choices: zeitrahmen,
      look: 'tiles',
      overview: true,
    },
    message: {
      kind: 'message',
      label: 'Nachricht',
      hint: 'Zum Beispiel: Dachausrichtung, Speicher, Wallbox, Wärmepumpe.',
      rows: 4,
    },
    datenschutz: { kind: 'consent', label: consents.consultation, required: true },
  },
  submit: 'Kostenlose Beratung anfragen',
  submitting: 'Wird gesendet...',
  success: {
    title: 'Anfrage gesendet!',
    message: `Wir melden uns binnen ${claims.replyWithin.value} Stunden bei Ihnen.`,
  },
  failure: {
    title: 'Fehler beim Senden',
    message: 'Bitte versuchen Sie es erneut oder rufen Sie uns an.',
  },
  consentMissing: {
    title: 'Datenschutz erforderlich',
    message: 'Bitte bestätigen Sie die Datenschutzerklärung.',
  },
  next: `Wir melden uns binnen ${showDative(claims.replyWithin)} per Telefon oder E-Mail und vereinbaren einen Termin; ${uncountedDays} zählen nicht mit. Legen Sie dafür am besten Ihre letzte Stromrechnung bereit.`,
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  privacyNotice:
    'Wir verwenden Ihre Angaben nur, um Sie zu beraten und ein Angebot vorzubereiten. Was wir speichern, wie lange und welche Rechte Sie haben, steht in unserer Datenschutzerklärung.',
} as const satisfies FormTable;

const houseFields = ['haustyp', 'dachflaeche', 'stromverbrauch'] as const;
const contactFields = ['name', 'phone', 'email', 'address'] as const;
const houseCount = numberWord(houseFields.length);
const contactCount = numberWord(contactFields.length);

/**
 * The steps of the form, in order; each field of the payload stands in one of them. Without JavaScript
 * they stand below each other.
 */
export const consultationParts = [
  {
    id: 'haus',
    title: 'Haus',
    question: 'Um welches Haus geht es?',
    intro: `${houseCount} Fragen. Was Sie nicht wissen, klären wir gemeinsam.`,
    ahead: `${houseCount.toLowerCase()} Fragen`,
    fields: houseFields,
  },
  {
    id: 'kontaktdaten',
    title: 'Kontakt',
    question: 'Wie erreichen wir Sie?',
    intro: `Wir melden uns binnen ${showDative(claims.replyWithin)}.`,
    ahead: `${contactCount.toLowerCase()} Angaben`,
    fields: contactFields,
  },
  {
    id: 'vorhaben',
    title: 'Wünsche',
    question: 'Was sollen wir vorher wissen?',
    intro: 'Alles freiwillig, bis auf Ihre Einwilligung.',
    ahead: 'und senden',
    fields: ['zeitrahmen', 'budget', 'message', 'datenschutz'],
  },
] as const satisfies readonly FormPart<FieldName<typeof consultationForm>>[];

export type UnplacedInConsultation = None<
  Unplaced<typeof consultationForm, typeof consultationParts>
>;
