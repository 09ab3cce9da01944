import { type PhotographKind, photographNames } from './photograph-kinds.ts';
import { retentionMonths } from './privacy.ts';

/** What visitors download from their own page. */
export const ownPageDownloads = {
  /** All data and pictures of one request. */
  archive: (reference: string) => `Anfrage-${reference}.zip`,
  data: 'anfrage.json',
  photograph: (number: number, kind: PhotographKind) =>
    `fotos/${String(number).padStart(2, '0')} ${photographNames[kind]}.jpg`,
  papers: {
    formular: 'Formular für den Netzbetreiber (PDF)',
    'vollmacht-pdf': 'Vollmacht, ausgefüllt (PDF)',
    'vollmacht-word': 'Vollmacht, ausgefüllt (Word)',
  },
  words: {
    notes: [
      'Geburtsdaten, Angaben zu weiteren Personen, unsere Notizen und ein Verdacht auf Spam stehen nicht darin. Auf eine kurze Nachricht hin bekommen Sie auch diese von uns.',
      `Anfragen löschen wir ${retentionMonths} Monate nach dem Eingang, Fotos früher. E-Mails stehen hier, solange sie nicht länger als eine Woche verschickt sind.`,
      'Zeiten sind in koordinierter Weltzeit (UTC) angegeben.',
    ],
    fields: { phone: 'Telefon', email: 'E-Mail', address: 'Adresse' },
    recipients: { company: 'an unser Büro', visitor: 'an Sie' },
    mails: {
      request: 'die Anfrage',
      pdf: 'das Formular für den Netzbetreiber',
      notReached: 'nicht erreicht',
      added: 'was Sie ergänzt haben',
      handedOver: 'Weitergabe im Büro',
    },
  },
} as const;
