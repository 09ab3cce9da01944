import { backupRetention } from './backup-retention.ts';
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
  address: 'Adresse',
  message: 'Nachricht',
  due: 'Antwort bis',
  state: 'Stand',
  holder: 'Bei',
  until: 'Anruf oder Termin am',
  followUpOn: 'Wiedervorlage am',
  outcome: 'Ausgang',
  doneAt: 'Erledigt am',
  note: 'Notiz',
  photographs: 'Fotos',
  more: 'Weitere Angaben',
  user: 'Anschlussnutzer',
  owner: 'Grundstückseigentümer',
  suspicious: 'Spam?',
  isSuspicious: 'Verdacht',
} as const;

/** Why a visitor has no confirmation. */
export const unconfirmedReasons = {
  refused: 'nicht zustellbar, die E-Mail-Adresse nimmt nichts an: bitte anrufen',
  limited: 'nicht verschickt, die Grenze für einen Tag war erreicht',
} as const;

/** Of a request that came without a mail of its own, as too many came from one client. */
export const digestMailStates = { waiting: 'wartet', sent: 'verschickt' } as const;

/** How each command is called; `--help` prints it. */
export const inboxUsage = {
  overview: `Posteingang der Website von ${company.shortName}

Aufruf: pnpm inbox <Befehl> [Optionen]

Befehle:
  export [Optionen]        Anfragen als CSV für Excel oder als JSON ausgeben, die älteste zuerst
  resend                   Alle E-Mails, deren Versand aufgegeben wurde, noch einmal verschicken
  erase <wer oder was>     Eine Anfrage oder alles zu einer E-Mail-Adresse löschen, endgültig
  sign-in <Name>           Einen Link ausgeben, mit dem sich im Büro anmeldet, wer so heißt
  purge                    Anfragen löschen, deren Aufbewahrung abgelaufen ist (sonst jede Nacht)

Was mit einer Anfrage geschieht (ansehen, übernehmen, beantworten), geht im Büro.
Mehr zu einem Befehl: pnpm inbox <Befehl> --help
Rückgabewerte: 0 erledigt, 1 nicht gefunden oder fehlgeschlagen, 2 falscher Aufruf`,
  export: `pnpm inbox export [Optionen]                             Anfragen als CSV für Excel oder als JSON
                                                          ausgeben, die älteste zuerst
pnpm inbox export <E-Mail-Adresse> --output <Datei.zip>   alles zu einer Person, auch Notizen und Fotos

Optionen:
  --kind <Formular>  nur dieses Formular: kontakt, beratung, wartung, netzanschluss
  --since <Tag>      nur was seit diesem Tag einging: 24.12.2026 oder 2026-12-24
  --search <Text>    Text in Name, E-Mail, Telefon, Adresse, Nachricht, Vorgangsnummer und allen anderen
                     Angaben; mehrere Wörter müssen alle vorkommen; Telefonnummern in jeder Schreibweise
  --output <Datei>   in diese Datei statt auf den Bildschirm
  --all-columns      jede Angabe in einer eigenen Spalte statt der wichtigsten
  --json             als JSON, mit jeder Angabe
  --jsonl            als JSON, eine Anfrage je Zeile`,
  resend: `pnpm inbox resend

  Alle E-Mails, deren Versand aufgegeben wurde, noch einmal verschicken. Einzelne: im Büro.`,
  erase: `pnpm inbox erase <Vorgangsnummer>    diese Anfrage löschen, endgültig
pnpm inbox erase <E-Mail-Adresse>    alles zu dieser Adresse
pnpm inbox erase --history           zeigen, wann gelöscht wurde und wie viele Anfragen

Optionen:
  --yes              nicht nachfragen`,
  'sign-in': `pnpm inbox sign-in <Name>

  Einen Link ausgeben, mit dem sich im Büro anmeldet, wer so heißt`,
  purge: `pnpm inbox purge

  Anfragen löschen, deren Aufbewahrung abgelaufen ist (sonst jede Nacht)`,
} as const;

/** What the commands say. */
export const inboxMessages = {
  noCommand: 'Bitte nennen Sie einen Befehl.',
  unknownCommand: (name: string, known: readonly string[]) =>
    `Den Befehl „${name}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
  failed: (reason: string) => `Fehlgeschlagen: ${reason}`,
  unreachable: 'Die Datenbank ist nicht zu erreichen. Stimmt DATABASE_URL?',
  export: {
    done: (count: number) =>
      count === 1 ? '1 Anfrage ausgegeben.' : `${count} Anfragen ausgegeben.`,
    noKind: (value: string) =>
      `Das Formular „${value}“ gibt es nicht. Es gibt: kontakt, beratung, wartung, netzanschluss.`,
    noDay: (value: string) => `„${value}“ ist kein Tag. Beispiele: 24.12.2026 oder 2026-12-24.`,
    personAlone:
      'Alles zu einer Person wird ein ZIP: pnpm inbox export <E-Mail> --output <Datei.zip>, ohne weitere Optionen.',
    nobody: (address: string) => `Zu „${address}“ ist nichts gespeichert.`,
    oneFormat: 'Bitte nur eines von beiden: --json oder --jsonl.',
  },
  resent: (count: number) =>
    count === 0
      ? 'Es gibt keine aufgegebenen E-Mails.'
      : `${count === 1 ? '1 E-Mail' : `${count} E-Mails`} eingereiht. Die Website verschickt sie, sobald sie läuft, meist binnen Sekunden.`,
  erase: {
    targetMissing: 'Bitte nennen Sie eine Vorgangsnummer oder eine E-Mail-Adresse.',
    historyAlone: '„--history“ geht nicht zusammen mit einer Vorgangsnummer.',
    notFound: (target: string) => `Nichts gefunden zu „${target}“.`,
    referenceExpected:
      'Eine Vorgangsnummer sieht so aus: PV-7K3M-Q9XD-2R4T. Nach Namen und Nummern sucht: pnpm inbox export --search <Text>',
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
    nameMissing: 'Bitte nennen Sie, wer sich anmeldet.',
    valid: (minutes: number) => `Gilt ${minutes} Minuten und nur einmal:`,
    noDesk:
      'Eine Anmeldung für das Büro gibt es hier nicht: DESK_PORT ist off, oder DESK_URL fehlt.',
    unknown: (names: readonly string[]) => `Anmelden können sich: ${names.join(', ')}.`,
  },
  purged: (count: number, months: number) =>
    count === 0
      ? `Nichts zu löschen: Keine Anfrage ist älter als ${months} Monate.`
      : `${count === 1 ? '1 Anfrage' : `${count} Anfragen`} gelöscht, die älter als ${months} Monate ${count === 1 ? 'war' : 'waren'}.`,
} as const;
