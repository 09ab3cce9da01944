import { claims } from '../company/claims.ts';
import { showDative } from '../figures/figure.ts';
import { consents } from './consents.ts';
import type { FormCopy } from './form-copy.ts';

export const consultationForm = {
  title: 'Ihre kostenlose Beratung anfragen',
  intro:
    'Eine Adresse und drei Angaben zu Ihnen genügen. Alles Weitere hilft uns, das erste Gespräch vorzubereiten. Was Sie nicht wissen, klären wir gemeinsam.',
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
  next: `Wir melden uns binnen ${showDative(claims.replyWithin)} per Telefon oder E-Mail und vereinbaren einen Termin; Sonn- und Feiertage zählen nicht mit. Legen Sie dafür am besten Ihre letzte Stromrechnung bereit.`,
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  privacyNotice:
    'Wir verwenden Ihre Angaben nur, um Sie zu beraten und ein Angebot vorzubereiten. Was wir speichern, wie lange und welche Rechte Sie haben, steht in unserer Datenschutzerklärung.',
} as const satisfies FormCopy;

/** The parts of the form, in order; each field of the payload stands in exactly one of them. */
export const consultationParts = [
  {
    id: 'haus',
    title: 'Haus',
    intro: 'Wo und worauf die Anlage entstehen soll.',
    fields: ['haustyp', 'dachflaeche', 'stromverbrauch', 'address'],
  },
  {
    id: 'vorhaben',
    title: 'Vorhaben',
    intro: 'Alles freiwillig.',
    fields: ['zeitrahmen', 'budget', 'message'],
  },
  {
    id: 'kontaktdaten',
    title: 'Kontakt',
    intro: 'So erreichen wir Sie.',
    fields: ['name', 'email', 'phone', 'datenschutz'],
  },
] as const satisfies readonly {
  id: string;
  title: string;
  intro: string;
  fields: readonly (keyof typeof consultationForm.fields)[];
}[];
