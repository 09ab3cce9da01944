import { company } from './company-in-texts.ts';

/** Causes of alerts to whoever runs the site. */
export type AlertCause =
  | 'database'
  | 'mail-waiting'
  | 'mail-given-up'
  | 'mail-limits'
  | 'disk'
  | 'backup';

/** A backup is made every night, and the next one may take or wait two hours longer. */
export const oldestBackupHours = 26;

/** Texts of an alert: what is wrong, and what is to be done. */
export const alertTexts: Record<AlertCause, { title: string; advice: string }> = {
  database: {
    title: 'Die Datenbank speichert nichts',
    advice:
      'Besucher können zurzeit nichts senden; sie werden gebeten, anzurufen oder es später noch einmal zu versuchen. Bitte prüfen, ob die Datenbank läuft und ob auf ihrem Datenträger Platz ist. Was angenommen wurde, ist gespeichert.',
  },
  'mail-waiting': {
    title: 'E-Mails werden nicht zugestellt',
    advice:
      'Seit mehr als 30 Minuten wartet mindestens eine E-Mail. Bitte Mailserver und SMTP_URL prüfen. Die Anfragen sind gespeichert',
  },
  'mail-given-up': {
    title: 'Der Versand von E-Mails wurde aufgegeben',
    advice:
      'Bitte den Grund beheben (Mailserver, Adressen), dann im Büro „Alle erneut senden“ oder: pnpm inbox resend. Die Anfragen sind gespeichert',
  },
  'mail-limits': {
    title: 'Eine Grenze für E-Mails ist erreicht',
    advice:
      'In den letzten 24 Stunden bekamen Absender keine Bestätigung, oder Anfragen kamen in einer Sammel-E-Mail. Die Anfragen sind gespeichert. Kommen sie von einem Angreifer, lässt sich sein Anschluss am Proxy sperren; sind sie echt, heben CONFIRMATIONS_PER_DOMAIN und CONFIRMATIONS_PER_DAY die Grenzen an.',
  },
  disk: {
    title: 'Der Speicherplatz geht zu Ende',
    advice: 'Auf dem Datenträger von DATA_DIR sind weniger als 10 % frei. Bitte Platz schaffen.',
  },
  backup: {
    title: 'Die Datensicherung fehlt',
    advice: `Die letzte Sicherung ist fehlgeschlagen oder älter als ${oldestBackupHours} Stunden. Bitte das Protokoll der Sicherung ansehen.`,
  },
};

export const alertMail = {
  sender: `Website von ${company.shortName}`,
  subject: (title: string) => `ALERT ${title}`,
  over: (title: string) => `Wieder in Ordnung: ${title}`,
  overText: 'Der Grund besteht nicht mehr. Es ist nichts weiter zu tun.',
  site: 'Website',
  facts: {
    code: 'Fehlercode',
    mails: 'E-Mails',
    minutes: 'Minuten, seit die älteste wartet',
    unconfirmed: 'Anfragen ohne Bestätigung',
    inDigest: 'Anfragen in einer Sammel-E-Mail',
    freePercent: 'Prozent frei',
    hours: 'Stunden seit der letzten Sicherung',
    outcome: 'Ausgang der letzten Sicherung',
  },
  outcomes: { old: 'gelungen', failed: 'fehlgeschlagen' },
} as const;

/** What an alert counts. */
export type AlertFacts = {
  code?: string;
  mails?: number;
  minutes?: number;
  unconfirmed?: number;
  inDigest?: number;
  freePercent?: number;
  hours?: number;
  outcome?: keyof typeof alertMail.outcomes;
};

/** What `launch-check --send-test-mail` sends. */
export const testMail = {
  subject: 'Testmail Ihrer Website',
  title: 'Die Website kann E-Mails verschicken',
  text: 'Diese E-Mail kam über den Mailserver, den die Website für Anfragen verwendet. Sehen Sie bitte nach, ob sie im Spam-Ordner liegt: Dann fehlen SPF, DKIM oder DMARC.',
} as const;

/** The office's mail about requests that came, or were added to, without a mail of their own. */
export const digestMail = {
  subject: (count: number) => `Sammel-E-Mail: ${count === 1 ? '1 Anfrage' : `${count} Anfragen`}`,
  reason:
    'Zu diesen Anfragen, oder zu dem, was ergänzt wurde, gibt es keine eigenen E-Mails, weil von ihrem Internetanschluss heute schon viele kamen. Gespeichert ist alles.',
  /** Beside a request to which something was added. */
  added: 'ergänzt',
  more: 'Alle Angaben stehen bei der Anfrage. Von dort lässt sich auch ihre E-Mail ans Büro schicken.',
} as const;

/** The office's list of the morning. */
export const morningMail = {
  subject: (date: string) => `Anfragen von ${date}`,
  title: 'Guten Morgen!',
  groups: {
    overdue: 'Überfällig',
    dueToday: 'Heute fällig',
    undelivered: 'Ohne Eingangsbestätigung: bitte anrufen',
    new: 'Neu seit der letzten Liste',
  },
  until: (moment: string) => `zugesagt bis ${moment}`,
  waiting: (count: number) =>
    `${count === 1 ? '1 E-Mail wartet' : `${count} E-Mails warten`} noch auf den Versand. Bitte sagen Sie es denen, die die Website betreuen.`,
  givenUp: (count: number) =>
    `${count === 1 ? '1 E-Mail ist' : `${count} E-Mails sind`} nach vielen Versuchen nicht hinausgegangen. Im Büro lassen sie sich erneut senden oder verwerfen.`,
  /** Of a request that the office has put off, by its state. */
  agreed: {
    new: (moment: string) => `vorgelegt für ${moment}`,
    taken: (moment: string) => `vorgelegt für ${moment}`,
    notReached: (moment: string) => `wieder anrufen: ${moment}`,
    appointment: (moment: string) => `Termin: ${moment}`,
    waiting: (moment: string) => `vorgelegt für ${moment}`,
    done: (moment: string) => `vorgelegt für ${moment}`,
  },
  allDone: (count: number) =>
    `Alles beantwortet: ${count === 1 ? '1 Anfrage ist' : `${count} Anfragen sind`} seit der letzten Liste erledigt, und keine ist offen.`,
  done: 'Was Sie bei der Anfrage als beantwortet vermerken, steht morgen nicht mehr hier.',
  openDesk: 'Alle Anfragen öffnen',
} as const;
