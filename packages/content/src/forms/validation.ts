import { formatNumber } from '../typography.ts';

/** Messages at a field. Each names what to do, and blames nobody. */
export const validationMessages = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  /** In place of `required` in a form, where the label of the field is available. */
  missing: (label: string) => `${label} fehlt.`,
  notText: 'Bitte geben Sie hier Text ein.',
  unreadable:
    'Dieses Feld enthält ein Zeichen, das wir nicht lesen können. Bitte geben Sie den Text neu ein.',
  email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  date: 'Bitte geben Sie ein Datum ein, zum Beispiel 24.05.1968.',
  birthDate:
    'Bitte geben Sie ein Geburtsdatum zwischen 1900 und heute ein, zum Beispiel 24.05.1968.',
  choice: 'Bitte wählen Sie eine der angebotenen Möglichkeiten.',
  unknownField: 'Dieses Feld gehört nicht zu diesem Formular.',
  tooManyFields: 'Die Anfrage enthält mehr Felder als jedes unserer Formulare.',
  switchedOff: (question: string) =>
    `Diese Angabe passt nicht zu Ihrer Antwort „Nein“ bei „${question}“. Bitte leeren Sie das Feld oder ändern Sie die Antwort.`,
  tooLong: (limit: number) =>
    `Bitte kürzen Sie den Text auf höchstens ${formatNumber(limit)} Zeichen.`,
  submissionId: 'Die Kennung dieser Anfrage ist ungültig. Bitte laden Sie die Seite neu.',
  notAnObject: 'Die Anfrage enthält keine Formulardaten.',
} as const;
