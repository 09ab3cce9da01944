import type { FormCopy } from './form-copy.ts';

/** First words of every stored maintenance request (specification, section 3). */
export const maintenanceMarker = 'WARTUNGSANFRAGE:';

export const maintenanceForm = {
  title: 'Wartung anfragen',
  intro: 'Sagen Sie uns kurz, um welche Anlage es geht. Wir melden uns mit einem Terminvorschlag.',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    anlagengroesse: {
      label: 'Anlagengröße',
      hint: 'In kWp, zum Beispiel 9,8. Steht im Inbetriebnahmeprotokoll.',
    },
    anlagenjahr: { label: 'Baujahr der Anlage' },
    message: {
      label: 'Nachricht',
      hint: 'Zum Beispiel: weniger Ertrag als sonst, Störungsmeldung, Reinigung.',
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
} as const satisfies FormCopy;
