/** Why nothing was stored, and what the visitor can do now. */
export const failureReasons = {
  unreachable:
    'Unser Server ist gerade nicht zu erreichen. Bitte prüfen Sie Ihre Internetverbindung.',
  unavailable: 'Unser Server kann gerade keine Anfragen speichern. Das dauert meist nur kurz.',
  tooMany:
    'Gerade kamen sehr viele Anfragen über Ihren Anschluss. Bitte warten Sie eine Minute, bevor Sie erneut senden.',
  alreadyReceived:
    'Diese Anfrage ist vielleicht schon bei uns angekommen, aber mit anderem Inhalt. Senden Sie sie noch einmal, dann gilt der neue Stand.',
  fields: 'Bitte prüfen Sie die markierten Felder.',
  other: 'Unser Server hat die Anfrage nicht angenommen.',
} as const;

/** The words that all forms have in common. */
export const formTexts = {
  /** First option of every select; its value is empty. */
  choose: 'Bitte wählen',
  /** Last answer of a question that nobody has to answer; its value is empty. */
  noAnswer: 'Keine Angabe',
  /** The same among tiles, of which none is chosen beforehand. */
  notKnownYet: 'weiß ich noch nicht',
  /** Word of each privacy notice that becomes the link to /datenschutz. */
  privacyLink: 'Datenschutzerklärung',
  /** Above the list of all errors. */
  summary: 'Bitte prüfen Sie diese Angaben',
  /** Stands in an empty date field. */
  datePlaceholder: 'TT.MM.JJJJ',
  /** How far the parts of a form are. */
  parts: {
    title: 'Teile des Formulars',
    part: 'Teil',
    position: (number: number, total: number) => `${number} von ${total}`,
    /** Leads to all of them, where the window has room for one. */
    all: 'Teile',
    missing: (count: number) => `noch ${count}`,
    complete: 'vollständig',
    faulty: (count: number) =>
      count === 1 ? 'bitte 1 Angabe prüfen' : `bitte ${count} Angaben prüfen`,
    /** For a part without mandatory fields: closed by „nein“, or open. */
    notNeeded: 'nicht nötig',
    voluntary: 'freiwillige Angaben',
    /** What is folded. */
    open: (count: number) => `freiwillig, ${count} Felder: Was Sie nicht wissen, fragen wir nach`,
    /** For a part that can be left out. */
    filledIn: (count: number) =>
      count === 0 ? 'freiwillig' : count === 1 ? '1 Angabe' : `${count} Angaben`,
  },
  /** Of a form that shows one part at a time. */
  steps: {
    title: 'Schritte des Formulars',
    current: (number: number, total: number) => `Schritt ${number} von ${total}`,
    done: 'fertig',
    faulty: 'bitte prüfen',
    next: 'Weiter',
    back: 'Zurück',
    answered: (count: number, total: number) => `${count} von ${total}`,
    voluntary: 'alle freiwillig',
  },
  receipt: {
    /** Beside a toast, which says that it was sent. */
    arrived: (person?: string) =>
      person ? `Angekommen: ${person} kümmert sich darum` : 'Bei uns angekommen',
    /** @param by „bis Dienstag, 16:40 Uhr“ */
    until: (by: string, person?: string) =>
      person ? `${person} meldet sich ${by}` : `Wir melden uns ${by}`,
    confirmation:
      'Wir schicken Ihnen eine Bestätigung per E-Mail. Kommt keine an, hilft uns am Telefon die Vorgangsnummer.',
    /** In its place when none will come: too many went out today, or the request looks like spam. */
    noConfirmation:
      'Eine Bestätigung per E-Mail verschicken wir dieses Mal nicht. Bitte notieren Sie sich die Vorgangsnummer: Mit ihr finden wir Ihre Anfrage, wenn Sie uns anrufen.',
    /** Lead to the visitor's own page. */
    photographs: 'Fotos hinzufügen',
    whyPhotographs: 'Freiwillig. Damit sagen wir Ihnen oft schon am Telefon, was bei Ihnen passt.',
    ownPage: 'Anfrage ansehen, Fotos hinzufügen',
    /** Above the values that were sent. */
    sent: 'Das haben Sie gesendet',
    answers: (count: number) => (count === 1 ? '1 Angabe' : `${count} Angaben`),
    print: 'Kopie drucken',
    /** Brings back the empty form. */
    again: 'Weitere Anfrage',
  },
  failure: {
    kept: (submit: string) =>
      `Ihre Angaben stehen noch im Formular. Mit „${submit}“ senden Sie sie erneut; doppelt ankommen können sie nicht.`,
    call: 'Lieber gleich sprechen? Rufen Sie uns an:',
  },
  /** First word of the title of a page that answers a form posted without JavaScript. */
  answerTitle: { stored: 'Gesendet', rejected: 'Fehler' },
  /** Label of the field that only programs fill in. */
  honeypot: 'Bitte lassen Sie dieses Feld leer.',
} as const;
