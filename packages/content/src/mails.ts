import { company, companyAddress } from './company.ts';

/** Words of the mails; kinds are those of a submission. */
export const mailKinds = {
  contact: { title: 'Kontaktanfrage', received: 'Ihre Nachricht' },
  consultation: {
    title: 'Beratungsanfrage',
    received: 'Ihre Anfrage für eine kostenlose Beratung',
  },
  maintenance: { title: 'Wartungsanfrage', received: 'Ihre Wartungsanfrage' },
  gridConnection: {
    title: 'Netzanschluss-Daten',
    received: 'Ihre Angaben für die Anmeldung beim Netzbetreiber',
  },
} as const;

export type MailKind = keyof typeof mailKinds;

export const companyMail = {
  receivedAt: (date: string) => `Eingegangen am ${date}`,
  reference: 'Vorgangsnummer',
  consent: 'Einwilligung',
  consentGiven: (date: string) => `erteilt am ${date}`,
  privacyVersion: 'Fassung der Datenschutzhinweise',
  notGiven: 'keine Angabe',
  suspicion: 'Verdacht auf Spam',
  suspicionReasons: {
    'hidden-field': 'Das Feld, das Menschen nicht sehen, war ausgefüllt.',
    'too-fast': 'Das Formular wurde schneller abgeschickt, als ein Mensch tippt.',
    'forged-token': 'Der Zeitstempel des Formulars war gefälscht.',
  },
  replyHint: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Absender der Anfrage.',
} as const;

/** What we promise next, by kind; only the consultation form promises a time. */
const nextStep: Record<MailKind, string> = {
  contact: 'Wir melden uns schnellstmöglich bei Ihnen.',
  consultation: 'Wir melden uns binnen 24 Stunden bei Ihnen.',
  maintenance: 'Wir melden uns zeitnah bei Ihnen für einen Wartungstermin.',
  gridConnection:
    'Wir prüfen die Angaben, melden die Anlage beim Netzbetreiber an und fragen nach, falls etwas fehlt.',
};

/** The confirmation to the visitor. It repeats nothing that was typed, so it cannot carry spam. */
export function confirmationMail(kind: MailKind, reference: string) {
  return {
    subject: `Eingangsbestätigung ${reference} – ${company.shortName}`,
    text: [
      'Guten Tag,',
      '',
      `${mailKinds[kind].received} ist bei uns angekommen und sicher gespeichert.`,
      `Vorgangsnummer: ${reference}`,
      '',
      nextStep[kind],
      '',
      'Sie möchten etwas ergänzen? Antworten Sie einfach auf diese E-Mail oder rufen Sie uns an',
      `und nennen Sie die Vorgangsnummer: ${company.phone}`,
      '',
      'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse eingetragen.',
      'Eine kurze Antwort genügt, und wir löschen die Angaben.',
      '',
      'Freundliche Grüße',
      company.name,
      companyAddress,
      company.email,
    ].join('\n'),
  };
}
