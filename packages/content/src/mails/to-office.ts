import { company } from '../company-in-texts.ts';

/** Who sends what is about no single request. */
export const siteSender = `Website von ${company.shortName}`;

/** What several mails to the office say about a request. */
export const officeWords = {
  /** How the sender shows in a list of mails. @param who „Müller, Neustadt“ */
  sender: (who: string) => `${who} (Website)`,
  subject: (who: string, what: string, reference: string) => `${who}: ${what} ${reference}`,
  call: (phone: string) => `${phone} anrufen`,
  open: 'Anfrage öffnen',
  answer: 'Antworten',
  replyHint: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Absender der Anfrage.',
} as const;
