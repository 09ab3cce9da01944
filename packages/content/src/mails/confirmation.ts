import { type FormKind, formKinds } from '../forms/form-kinds.ts';

/**
 * To the visitor: what came in and when. It repeats nothing that was typed: so it discloses nothing to anybody else,
 * and cannot carry spam.
 * @param receivedAt as printed: „21.11.2026, 05:03 Uhr“
 * @param answerBy the moment until which an answer is promised: „Montag, 23.11., 18:00 Uhr“
 */
export function confirmationWords(
  kind: FormKind,
  reference: string,
  receivedAt: string,
  answerBy?: string,
) {
  const { title, received, promise, ...next } = formKinds[kind];
  return {
    subject: `Eingangsbestätigung ${reference}`,
    due: answerBy && { label: 'Sie hören von uns', value: `bis ${answerBy}` },
    received: `${received} bei uns angekommen und sicher gespeichert.`,
    facts: [
      { label: 'Vorgangsnummer', value: reference },
      { label: 'Formular', value: title },
      { label: 'Eingegangen am', value: receivedAt },
    ],
    nextTitle: 'So geht es weiter',
    promise,
    stages: 'stages' in next ? next.stages : undefined,
    ownPage:
      'Auf Ihrer eigenen Seite sehen Sie jederzeit, wie weit wir sind, und können Fotos hinzufügen. Am meisten helfen uns das Dach von außen und von innen, der geöffnete Zählerschrank, der Platz für einen Speicher und die letzte Stromrechnung.',
    questionsTitle: 'Fragen oder Ergänzungen',
    /** Ends with the company's number. */
    questions:
      'Antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an und nennen Sie die Vorgangsnummer:',
    notYou:
      'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse eingetragen. Eine kurze Antwort genügt, und wir löschen die Angaben.',
  } as const;
}
