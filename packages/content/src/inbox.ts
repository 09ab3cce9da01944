import { backupRetention } from './company/legal.ts';
import { company } from './company-in-texts.ts';

/** Words of the operator's command line, `pnpm inbox`. */

/** What is noted beside a visitor's own words, and the headings of the export. */
export const inboxLabels = {
  bookkeeping: {
    reference: 'Vorgangsnummer',
    kind: 'Formular',
    receivedAt: 'Eingegangen am',
    suspicion: 'Verdacht auf Spam',
    consentAt: 'Einwilligung am',
    privacyVersion: 'Fassung der Datenschutzhinweise',
    confirmedAt: 'Bestätigt am',
    unconfirmed: 'Bestätigung',
    digestMail: 'Sammel-E-Mail',
    id: 'Kennung',
    idempotencyKey: 'Kennung des Formulars',
    digest: 'Prüfsumme',
  },
  row: { id: 'Zeile', createdAt: 'Gespeichert am' },
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  reach: 'Telefon/E-Mail',
  place: 'Ort',
  address: 'Adresse',
  message: 'Nachricht',
  due: 'Antwort bis',
  state: 'Stand',
  holder: 'Bei',
  until: 'Vorgelegt am',
  outcome: 'Ausgang',
  doneAt: 'Erledigt am',
  note: 'Notiz',
  photographs: 'Fotos',
  more: 'Weitere Angaben',
  user: 'Anschlussnutzer',
  owner: 'Grundstückseigentümer',
  mails: 'E-Mails',
  recipients: { company: 'an die Firma', visitor: 'an den Absender' },
  suspicious: 'Spam?',
  isSuspicious: 'Verdacht',
  notSuspicious: 'nein',
  notGiven: 'keine Angabe',
} as const;

/** How far a request is. */
export const requestStates = {
  new: 'neu',
  taken: 'übernommen',
  notReached: 'nicht erreicht',
  appointment: 'Termin',
  waiting: 'wartet auf den Absender',
  done: 'erledigt',
  dueToday: 'heute fällig',
  overdue: 'überfällig',
  heldBy: (name: string) => `bei ${name}`,
} as const;

/** How a request ended. */
export const outcomes = {
  answered: 'beantwortet',
  order: 'Auftrag',
  without: 'ohne Antwort',
} as const;

/** Why a visitor has no confirmation. */
export const unconfirmedReasons = {
  refused: 'nicht zustellbar, die E-Mail-Adresse nimmt nichts an: bitte anrufen',
  limited: 'nicht verschickt, die Grenze für einen Tag war erreicht',
} as const;

/** Of a request that came without a mail of its own, as too many came from one client. */
export const digestMailStates = { waiting: 'wartet', sent: 'verschickt' } as const;

/** What became of a mail. */
export const mailStates = {
  created: 'wartet',
  retry: (attempts: number) => `wird wiederholt (bisher ${attempts} Mal versucht)`,
  active: 'wird gerade verschickt',
  completed: (date: string) => `verschickt am ${date}`,
  cancelled: 'angehalten',
  failed: 'aufgegeben',
  none: 'kein Auftrag mehr vorhanden (sie verschwinden eine Woche nach dem Versand)',
} as const;

/** Each command: one line for the overview, more for its own help, and its options. */
export const inboxHelp = {
  title: `Posteingang der Website von ${company.shortName}`,
  usage: 'Aufruf: pnpm inbox <Befehl> [Optionen]',
  commands: 'Befehle',
  options: 'Optionen',
  more: 'Mehr zu einem Befehl: pnpm inbox <Befehl> --help',
  exitCodes: 'Rückgabewerte: 0 erledigt, 1 nicht gefunden oder fehlgeschlagen, 2 falscher Aufruf',
  list: {
    usage: 'list [Optionen]',
    summary: 'Anfragen auflisten, die neueste zuerst',
  },
  show: {
    usage: 'show <Vorgangsnummer>',
    summary: 'Eine Anfrage ganz zeigen, mit dem Stand ihrer E-Mails',
  },
  export: {
    usage: 'export [Optionen]',
    summary: 'Anfragen als CSV für Excel oder als JSON ausgeben, die älteste zuerst',
  },
  resend: {
    usage: 'resend <Vorgangsnummer> | --dead',
    summary: 'E-Mails noch einmal verschicken',
  },
  erase: {
    usage: 'erase <Vorgangsnummer | E-Mail-Adresse> | --history',
    summary: 'Eine Anfrage oder alles zu einer E-Mail-Adresse löschen, endgültig',
  },
  'sign-in': {
    usage: 'sign-in <Name>',
    summary: 'Einen Link ausgeben, mit dem sich im Büro anmeldet, wer so heißt',
  },
  purge: {
    usage: 'purge',
    summary: 'Anfragen löschen, deren Aufbewahrung abgelaufen ist (sonst jede Nacht)',
  },
  flags: {
    kind: 'nur dieses Formular: kontakt, beratung, wartung, netzanschluss',
    since: 'nur was seit diesem Tag einging: 24.12.2026 oder 2026-12-24',
    search:
      'Text in Name, E-Mail, Telefon, Adresse, Nachricht, Vorgangsnummer und allen anderen Angaben; mehrere Wörter müssen alle vorkommen; Telefonnummern in jeder Schreibweise',
    due: 'nur was heute oder schon früher zu beantworten ist, das Dringendste zuerst',
    page: 'Seite, ab 1',
    limit: 'Anfragen je Seite, höchstens 1000',
    output: 'in diese Datei statt auf den Bildschirm',
    'all-columns': 'jede Angabe in einer eigenen Spalte statt der wichtigsten',
    jsonl: 'als JSON, eine Anfrage je Zeile',
    to: 'nur diese E-Mail: firma oder absender',
    dead: 'alle E-Mails, deren Versand aufgegeben wurde',
    history: 'zeigen, wann gelöscht wurde und wie viele Anfragen',
    yes: 'nicht nachfragen',
    json: 'als JSON ausgeben',
    help: 'diese Hilfe',
  },
  placeholders: {
    kind: 'Formular',
    since: 'Tag',
    search: 'Text',
    page: 'Zahl',
    limit: 'Zahl',
    output: 'Datei',
    to: 'wer',
  },
} as const;

/** Output of the commands. */
export const inboxMessages = {
  list: {
    empty: 'Keine Anfragen.',
    noneDue: 'Heute ist nichts zu beantworten.',
    page: (page: number, pages: number, total: number) =>
      total === 1 ? '1 Anfrage' : `Seite ${page} von ${pages}, ${total} Anfragen`,
    next: (page: number) => `Weiter mit --page ${page}`,
  },
  exported: (count: number) =>
    count === 1 ? '1 Anfrage ausgegeben.' : `${count} Anfragen ausgegeben.`,
  resent: (count: number) =>
    `${count === 1 ? '1 E-Mail' : `${count} E-Mails`} eingereiht. Die Website verschickt sie, sobald sie läuft, meist binnen Sekunden.`,
  noDead: 'Es gibt keine aufgegebenen E-Mails.',
  erase: {
    whole: 'ganz',
    person: (role: string) => `nur die Angaben zu „${role}“`,
    question: (count: number) =>
      `${count === 1 ? 'Diesen Vorgang' : `Diese ${count} Vorgänge`} endgültig löschen? Bitte „ja“ eingeben: `,
    yes: 'ja',
    notErased: 'Nichts gelöscht.',
    needsYes: 'Ohne Rückfrage löscht der Befehl nur mit --yes.',
    done: (count: number, record: number) =>
      `${count === 1 ? '1 Vorgang' : `${count} Vorgänge`} gelöscht, vermerkt unter Nr. ${record}.`,
    outOfReach: `E-Mails, die schon verschickt sind, liegen im Postfach der Firma und beim Empfänger: Bitte dort von Hand löschen. Datensicherungen enthalten den Vorgang, bis sie überschrieben werden, spätestens nach ${backupRetention}. Wird vorher eine zurückgespielt, lässt sie gelöschte Vorgänge aus; wer nur in der Anfrage von jemand anderem stand, ist danach noch einmal zu löschen.`,
    noHistory: 'Es wurde noch nichts gelöscht.',
    history: { id: 'Nr.', erasedAt: 'Gelöscht am', cause: 'Anlass', requests: 'Vorgänge' },
    causes: { asked: 'auf Wunsch', retention: 'Aufbewahrung abgelaufen' },
  },
  signIn: {
    valid: (minutes: number) => `Gilt ${minutes} Minuten und nur einmal:`,
    noDesk:
      'Eine Anmeldung für das Büro gibt es hier nicht: DESK_PORT ist off, oder DESK_URL fehlt.',
    unknown: (names: readonly string[]) => `Anmelden können sich: ${names.join(', ')}.`,
  },
  purged: (count: number, months: number) =>
    count === 0
      ? `Nichts zu löschen: Keine Anfrage ist älter als ${months} Monate.`
      : `${count === 1 ? '1 Anfrage' : `${count} Anfragen`} gelöscht, die älter als ${months} Monate ${count === 1 ? 'war' : 'waren'}.`,
  notFound: (target: string) => `Nichts gefunden zu „${target}“.`,
  referenceExpected:
    'Eine Vorgangsnummer sieht so aus: PV-7K3M-Q9XD-2R4T. Nach Namen und Nummern sucht: pnpm inbox list --search <Text>',
  failed: (reason: string) => `Fehlgeschlagen: ${reason}`,
  unreachable: 'Die Datenbank ist nicht zu erreichen. Stimmt DATABASE_URL?',
  seeHelp: (command?: string) => `Hilfe: pnpm inbox ${command ? `${command} ` : ''}--help`,
  usage: {
    noCommand: 'Bitte nennen Sie einen Befehl.',
    unknownCommand: (name: string, known: readonly string[]) =>
      `Den Befehl „${name}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
    unknownOption: (name: string) => `Die Option „${name}“ gibt es hier nicht.`,
    valueMissing: (name: string) => `Die Option „${name}“ braucht einen Wert.`,
    noValue: (name: string) => `Die Option „${name}“ hat keinen Wert.`,
    surplus: (value: string) =>
      `„${value}“ ist zu viel. Mehrere Wörter gehören in Anführungszeichen.`,
    targetMissing: 'Bitte nennen Sie eine Vorgangsnummer.',
    targetOrEmailMissing: 'Bitte nennen Sie eine Vorgangsnummer oder eine E-Mail-Adresse.',
    nameMissing: 'Bitte nennen Sie, wer sich anmeldet.',
    notTogether: (option: string, other: string) =>
      `„${option}“ geht nicht zusammen mit „${other}“.`,
    notWithTarget: (option: string) => `„${option}“ geht nicht zusammen mit einer Vorgangsnummer.`,
    kind: (value: string) =>
      `Das Formular „${value}“ gibt es nicht. Es gibt: kontakt, beratung, wartung, netzanschluss.`,
    since: (value: string) => `„${value}“ ist kein Tag. Beispiele: 24.12.2026 oder 2026-12-24.`,
    number: (name: string, least: number, most: number) =>
      `„${name}“ braucht eine ganze Zahl von ${least} bis ${most}.`,
    to: (value: string) => `„${value}“ ist nicht „firma“ oder „absender“.`,
    oneFormat: 'Bitte nur eines von beiden: --json oder --jsonl.',
  },
} as const;
