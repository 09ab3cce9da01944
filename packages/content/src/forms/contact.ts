import { consents } from './consents.ts';
import type { FormCopy } from './form-copy.ts';

export const contactForm = {
  title: 'Schreiben Sie uns',
  intro:
    'Ob erste Frage oder festes Vorhaben: Wir lesen jede Nachricht selbst und antworten Ihnen.',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon', hint: 'Falls Sie lieber angerufen werden.' },
    message: { label: 'Nachricht' },
    datenschutz: {
      label: consents.contact,
    },
  },
  submit: 'Nachricht senden',
  submitting: 'Wird gesendet...',
  success: {
    title: 'Nachricht gesendet!',
    message: 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.',
  },
  failure: {
    title: 'Fehler beim Senden',
    message: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  },
  consentMissing: { title: 'Sie müssen den Datenschutzbestimmungen zustimmen' },
  next: 'Wir lesen Ihre Nachricht und antworten per E-Mail oder am Telefon.',
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  privacyNotice:
    'Wir verwenden Ihre Angaben nur, um Ihre Nachricht zu beantworten. Was wir speichern, wie lange und welche Rechte Sie haben, steht in unserer Datenschutzerklärung.',
} as const satisfies FormCopy;
