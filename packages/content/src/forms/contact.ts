import { consents } from './consents.ts';
import type { FormTable } from './form-table.ts';

export const contactForm = {
  title: 'Schreiben Sie uns',
  intro: 'Wir lesen jede Nachricht selbst und antworten Ihnen.',
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
      hint: 'Falls Sie lieber angerufen werden.',
      width: 'half',
      autoComplete: 'tel',
    },
    message: { kind: 'message', label: 'Nachricht', required: true, rows: 5 },
    datenschutz: { kind: 'consent', label: consents.contact, required: true },
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
} as const satisfies FormTable;
