import { claims } from '../company/claims.ts';
import { uncountedDays } from '../company-in-texts.ts';
import { showDative } from '../figures/figure.ts';
import { numberWord } from '../typography.ts';
import { consents } from './consents.ts';
import type { FormCopy } from './form-copy.ts';

export const consultationForm = {
  title: 'Ihre kostenlose Beratung anfragen',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    address: {
      label: 'Adresse',
      hint: 'Wo die Anlage entstehen soll: Straße, Hausnummer, Postleitzahl, Ort.',
    },
    haustyp: { label: 'Haustyp' },
    dachflaeche: { label: 'Nutzbare Dachfläche' },
    stromverbrauch: {
      label: 'Stromverbrauch im Jahr',
      hint: 'Steht auf Ihrer letzten Stromrechnung.',
    },
    budget: { label: 'Budget' },
    zeitrahmen: { label: 'Wann soll es losgehen?' },
    message: {
      label: 'Nachricht',
      hint: 'Zum Beispiel: Dachausrichtung, Speicher, Wallbox, Wärmepumpe.',
    },
    datenschutz: {
      label: consents.consultation,
    },
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
} as const satisfies FormCopy;

const houseFields = ['haustyp', 'dachflaeche', 'stromverbrauch'] as const;
const contactFields = ['name', 'phone', 'email', 'address'] as const;
const houseCount = numberWord(houseFields.length);
const contactCount = numberWord(contactFields.length);

/**
 * The steps of the form, in order; each field of the payload stands in exactly one of them. Without JavaScript
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
] as const satisfies readonly {
  id: string;
  title: string;
  question: string;
  intro: string;
  ahead: string;
  fields: readonly (keyof typeof consultationForm.fields)[];
}[];
