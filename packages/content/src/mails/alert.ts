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

const stored = 'Die Anfragen sind gespeichert';

/** Texts of an alert: what is wrong, and what is to be done. */
export const alertTexts: Record<AlertCause, { title: string; advice: string }> = {
  database: {
    title: 'Die Datenbank speichert nichts',
    advice:
      'Besucher können zurzeit nichts senden; sie werden gebeten, anzurufen oder es später noch einmal zu versuchen. Bitte prüfen, ob die Datenbank läuft und ob auf ihrem Datenträger Platz ist. Was angenommen wurde, ist gespeichert.',
  },
  'mail-waiting': {
    title: 'E-Mails werden nicht zugestellt',
    advice: `Seit mehr als 30 Minuten wartet mindestens eine E-Mail. Bitte Mailserver und SMTP_URL prüfen. ${stored}`,
  },
  'mail-given-up': {
    title: 'Der Versand von E-Mails wurde aufgegeben',
    advice: `Bitte den Grund beheben (Mailserver, Adressen), dann im Büro „Alle erneut senden“ oder: pnpm inbox resend. ${stored}`,
  },
  'mail-limits': {
    title: 'Eine Grenze für E-Mails ist erreicht',
    advice: `In den letzten 24 Stunden bekamen Absender keine Bestätigung, oder Anfragen kamen in einer Sammel-E-Mail. ${stored}. Kommen sie von einem Angreifer, lässt sich sein Anschluss am Proxy sperren; sind sie echt, heben CONFIRMATIONS_PER_DOMAIN und CONFIRMATIONS_PER_DAY die Grenzen an.`,
  },
  disk: {
    title: 'Der Speicherplatz geht zu Ende',
    advice: 'Auf dem Datenträger von DATA_DIR sind weniger als 10 % frei. Bitte Platz schaffen.',
  },
  backup: {
    title: 'Die Datensicherung fehlt',
    advice: `Die letzte Sicherung ist fehlgeschlagen oder älter als ${oldestBackupHours} Stunden, oder es gibt noch keine. Bitte das Protokoll der Sicherung ansehen.`,
  },
};

export const alertWords = {
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
  outcomes: { old: 'gelungen', failed: 'fehlgeschlagen', never: 'noch keine gemacht' },
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
  outcome?: keyof typeof alertWords.outcomes;
};
