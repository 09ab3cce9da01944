import type { FormTable } from './form-table.ts';

/** First words of every stored maintenance request (specification, section 3). */
export const maintenanceMarker = 'WARTUNGSANFRAGE:';

export const maintenanceForm = {
  title: 'Wartung anfragen',
  intro: 'Sagen Sie uns kurz, um welche Anlage es geht. Wir melden uns mit einem Terminvorschlag.',
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
    anlagengroesse: {
      kind: 'line',
      label: 'Anlagengröße',
      hint: 'In kWp, zum Beispiel 9,8. Steht im Inbetriebnahmeprotokoll.',
      stored: 'message line',
      width: 'half',
      inputMode: 'decimal',
    },
    anlagenjahr: {
      kind: 'line',
      label: 'Baujahr der Anlage',
      notice: 'Baujahr',
      stored: 'message line',
      width: 'half',
      inputMode: 'numeric',
    },
    message: {
      kind: 'message',
      label: 'Nachricht',
      hint: 'Zum Beispiel: weniger Ertrag als sonst, Störungsmeldung, Reinigung.',
      rows: 4,
    },
  },
  submit: 'Wartungsanfrage senden',
  submitting: 'Anfrage wird gesendet...',
  success: {
    title: 'Wartungsanfrage erfolgreich gesendet',
    message: 'Wir melden uns zeitnah bei Ihnen für einen Wartungstermin.',
  },
  failure: {
    title: 'Fehler',
    message: 'Die Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  },
  next: 'Wir rufen Sie an und schlagen Ihnen einen Termin vor. Vorbereiten müssen Sie nichts.',
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  privacyNotice:
    'Wir verwenden Ihre Angaben nur, um Ihre Wartungsanfrage zu bearbeiten. Was wir speichern, wie lange und welche Rechte Sie haben, steht in unserer Datenschutzerklärung.',
} as const satisfies FormTable;
