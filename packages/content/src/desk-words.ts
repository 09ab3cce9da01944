import { company } from './company-in-texts.ts';
import { formKinds } from './forms/form-kinds.ts';

/** Words of the office's desk. */

export const desk = {
  title: 'Anfragen',
  firm: company.shortName,
  /** In the browser's tab, with what is overdue before it. */
  documentTitle: (page: string, overdue: number) => (overdue > 0 ? `(${overdue}) ${page}` : page),
  skip: 'Zum Inhalt',
  pages: { label: 'Seiten', list: 'Liste', week: 'Woche', mine: 'Bei mir', search: 'Suchen' },
  enter: 'Neu am Telefon',
  notifications: 'Meldungen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  oClock: (time: string) => `${time}\u00a0Uhr`,
} as const;

/** When the server does not answer, or refuses. */
export const deskFailures = {
  notSaved: 'Nicht gespeichert',
  notLoaded: 'Nicht geladen',
  notErased: 'Nicht gelöscht',
  unreachable: 'keine Verbindung',
  /** To a tab that is still open while the site has been updated. */
  outdated:
    'Das Programm ist inzwischen erneuert worden. Bitte laden Sie die Seite neu. Was Sie getippt haben, bleibt stehen.',
  /** A tab that has loaded the newer program by itself. */
  renewed: {
    title: 'Das Programm ist erneuert worden.',
    message: 'Was Sie getippt haben, steht noch da. Bitte wiederholen Sie Ihren letzten Schritt.',
  },
  restored: 'Auf dem Bildschirm steht wieder, was gespeichert ist.',
  again: 'Noch einmal',
  load: 'Das ließ sich nicht laden.',
  loadHint: 'Prüfen Sie die Verbindung. Sobald sie da ist, geht es hier weiter.',
  missing: 'Diese Anfrage gibt es nicht.',
  missingHint: 'Vielleicht ist sie gelöscht, oder die Vorgangsnummer ist nicht ganz richtig.',
  gone: 'Diese Anfrage ist nicht mehr da.',
  goneHint:
    'Der Kunde hat sie zurückgezogen, oder jemand im Büro hat sie gelöscht. War ein Termin vereinbart, entfällt er.',
} as const;

export const deskSignIn = {
  title: 'Anmelden',
  intro: 'Wir schicken Ihnen einen Link. Ein Passwort gibt es nicht.',
  email: 'Ihre E-Mail-Adresse im Büro',
  submit: 'Link schicken',
  strangers: `Nur für das Büro von ${company.shortName}. Sie haben uns eine Anfrage geschickt? Was wir von Ihnen haben, steht in der Bestätigung, die Sie per E-Mail bekommen haben.`,
} as const;

export const deskSessions = {
  thisDevice: 'dieses Gerät',
  since: (time: string) => `seit ${time}`,
  last: (time: string) => `zuletzt ${time}`,
  until: (time: string) => `längstens bis ${time}`,
  end: 'Beenden',
  signOut: 'Abmelden',
  signOutEverywhere: 'Überall abmelden',
  keys: 'Tasten',
} as const;

/** The filters of the list; the keys stand in its address. */
export const deskFilters = {
  offen: 'Offen',
  neu: 'Neu',
  uebernommen: 'Übernommen',
  wartet: 'Wartet',
  erledigt: 'Erledigt',
  verdacht: 'Verdacht',
  spam: 'Spam',
  'bei-mir': 'Bei mir',
} as const;
export type DeskFilter = keyof typeof deskFilters;

export const deskList = {
  filters: 'Welche Anfragen',
  more: 'Mehr',
  open: (count: number) => `${count} offen`,
  overdue: (count: number) => `${count} überfällig`,
  updated: (time: string) => `${time} Uhr, aktualisiert sich von selbst`,
  stale: (time: string) => `keine Verbindung, Stand ${time} Uhr`,
  columns: {
    due: 'Antwort bis',
    name: 'Name',
    town: 'Ort',
    kind: 'Formular',
    about: 'Worum es geht',
    foundIn: 'Gefunden in',
    phone: 'Telefon',
    holder: 'Bei wem',
    received: 'Eingegangen',
    done: 'Erledigt',
  },
  groups: {
    overdue: 'Überfällig',
    today: 'Heute',
    tomorrow: 'Morgen',
    untimed: 'Ohne Frist, die älteste zuerst',
    untimedShort: 'Ohne Frist',
  },
  callAgain: 'wieder anrufen',
  appointment: 'Termin',
  followUp: 'Wieder\u00ADvorlage',
  today: 'heute',
  tomorrow: 'morgen',
  left: (duration: string) => `noch ${duration}`,
  since: (duration: string) => `seit ${duration}`,
  notReached: (count: number) => `nicht erreicht, ${count}×`,
  photographs: (count: number) => (count === 1 ? '1 Foto' : `${count} Fotos`),
  /** What the visitor has added since somebody in the office last did something. */
  news: {
    photographs: 'neu: Fotos',
    remark: 'neu: Bemerkung',
    times: 'neu: Anrufzeiten',
    corrected: 'geändert',
  },
  remark: 'Bemerkung',
  justArrived: 'gerade eingegangen',
  suspected: 'Verdacht auf Spam',
  onlyMail: 'nur E-Mail',
  take: 'Übernehmen',
  takeAll: 'Alle übernehmen',
  takenAll: (count: number) =>
    count === 1 ? '1 Anfrage übernommen' : `${count} Anfragen übernommen`,
  /** The list of a colleague. */
  of: (name: string) => `Bei ${name}`,
  takeOf: (name: string) => `Übernehmen: ${name}`,
  none: 'Hier ist gerade nichts.',
  loadMore: 'Weitere laden',
  shown: (shown: number, total: number) => `${shown} von ${total}`,
  arrived: (count: number) => (count === 1 ? '1 neue Anfrage' : `${count} neue Anfragen`),
  empty: {
    title: 'Alles beantwortet.',
    today: (arrived: number, done: number) =>
      `Heute ${arrived === 1 ? 'ist 1 Anfrage' : `sind ${arrived} Anfragen`} gekommen, ${done} ${done === 1 ? 'ist' : 'sind'} erledigt.`,
    newOnes: 'Neue Anfragen erscheinen hier von selbst.',
    done: 'Erledigte ansehen',
  },
  search: {
    label: 'Suche',
    placeholder: 'Name, Ort, Telefon oder Vorgangsnummer',
    hits: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
    hint: 'in allen Angaben, Notizen und Bemerkungen, auch in Erledigtem. Wie eine Nummer geschrieben ist, ist gleich.',
    close: 'Suche schließen',
    nothing: (words: string) => `Nichts gefunden zu „${words}“.`,
    spamToo: 'Auch im Spam suchen',
  },
} as const;

export const deskKeys = {
  title: 'Tasten',
  switch: 'Tasten ohne Strg oder Alt verwenden',
  off: 'Aus: Nur Tabulator, Eingabe und Escape wirken, etwa wenn eine Spracheingabe sie auslöst.',
  hints: [
    [['j', 'k'], 'bewegen'],
    [['Enter'], 'öffnen'],
    [['t'], 'übernehmen'],
    [['n'], 'notieren'],
    [['/'], 'suchen'],
    [['?'], 'alle Tasten'],
  ],
  more: [
    [['Esc'], 'Suche oder Fenster schließen'],
    [['l'], 'zur Liste'],
  ],
} as const;

export const deskRequest = {
  toList: 'Zur Liste',
  rail: 'Warteschlange',
  copyReference: 'kopieren',
  copied: 'Kopiert',
  received: (time: string) => `eingegangen ${time}`,
  enteredByPhone: 'am Telefon aufgenommen',
  call: 'Anrufen',
  write: 'E-Mail schreiben, mit Vorgangsnummer und Anrede',
  due: 'Antwort bis',
  dueWas: 'Antwort war bis',
  untimed: 'Ohne Frist',
  suits: (times: string) => `Ein Anruf passt: ${times}`,
  news: 'Neu für Sie',
  callAgainAt: 'Wieder anrufen',
  appointmentAt: 'Termin',
  followUpOn: 'Wiedervorlage',
  done: 'Erledigt',
  answeredInTime: 'Die Zusage ist gehalten.',
  by: {
    me: (time: string) => `bei mir seit ${time}`,
    other: (name: string, time: string) => `bei ${name} seit ${time}`,
  },
  clarify: 'klären',
  notGiven: 'fehlt',
  changed: {
    tag: 'geändert',
    before: (time: string, value: string) =>
      `${time}, vorher ${value === '' ? 'keine Angabe' : value}`,
  },
  correct: {
    all: 'Angaben',
    start: 'Bearbeiten',
    startOf: (block: string) => `Bearbeiten: ${block}`,
    submit: 'Speichern',
    saved: 'Geändert',
  },
  missingForGrid: 'Fehlt für den Netzbetreiber',
  actions: {
    label: 'Was mit der Anfrage geschieht',
    take: 'Übernehmen',
    takeFrom: (name: string) => `Von ${name} übernehmen`,
    answered: 'Beantwortet',
    notReached: 'Nicht erreicht …',
    notReachedShort: 'Nicht erreicht',
    handOver: 'Weitergeben …',
    appointment: 'Termin …',
    waiting: 'Wartet auf den Kunden …',
    followUp: 'Wiedervorlage …',
    order: 'Auftrag erhalten',
    without: 'Ohne Antwort erledigt',
    reopen: 'Wieder öffnen',
    more: 'Mehr',
    mail: 'E-Mail schreiben',
    copyAll: 'Alles kopieren',
    pdf: 'Formular (PDF)',
    powerOfAttorney: 'Vollmacht …',
    powerOfAttorneyPdf: 'Vollmacht (PDF)',
    powerOfAttorneyWord: 'Vollmacht (Word)',
    csv: 'Als Tabelle',
    spam: 'Spam',
    notSpam: 'Kein Spam',
    erase: 'Löschen …',
  },
  asked: {
    title: 'Wie war es?',
    called: (name: string) => `${name} angerufen:`,
    wrote: (name: string) => `${name} geschrieben:`,
    reached: 'Erreicht',
    notReached: 'Nicht erreicht …',
    answered: 'Beantwortet',
    close: 'Frage schließen',
  },
  notReached: {
    title: 'Wann noch einmal?',
    other: 'andere Zeit …',
    day: 'Tag',
    time: 'Uhrzeit',
    shown: (title: string, next: string) =>
      `Auf der Seite des Kunden steht dann: „${title}. ${next}“`,
    tell: 'Dem Kunden eine E-Mail schicken: Auf seiner Seite wählt er, wann es passt',
    submit: (time: string) => `${time} wieder vorlegen`,
    untilMissing: 'Bitte wählen Sie eine Zeit, die noch kommt.',
  },
  waiting: { title: 'Wann wieder daran denken?' },
  followUp: {
    title: 'An welchem Tag wieder vorlegen?',
    other: 'anderer Tag …',
    none: 'keine Wiedervorlage mehr',
  },
  appointment: {
    title: 'Wann ist der Termin?',
    submit: 'Termin eintragen',
  },
  handOver: {
    title: 'An wen?',
    free: 'wieder frei für alle',
    note: 'Ein Satz dazu',
    submit: 'Weitergeben',
  },
  erase: {
    title: (name: string) => `Anfrage von ${name} endgültig löschen?`,
    goes: 'Gelöscht werden sofort:',
    goesAll: (notes: number) =>
      notes === 0
        ? 'alle Angaben und der Verlauf'
        : `alle Angaben und der Verlauf, ${notes === 1 ? '1 Notiz' : `${notes} Notizen`}`,
    goesPhotographs: (count: number) => (count === 1 ? '1 Foto' : `${count} Fotos`),
    goesPage: 'die Seite des Kunden, ihr Link führt ins Leere',
    goesMails: 'E-Mails, die noch nicht verschickt sind',
    stays: `Bleibt: verschickte E-Mails in den Postfächern, und was in Datensicherungen steht, bis sie überschrieben sind. Vermerkt wird nur, dass heute eine Anfrage gelöscht wurde, und ihre Vorgangsnummer.`,
    submit: 'Endgültig löschen',
    keep: 'Behalten',
    done: (name: string) => `Gelöscht: ${name}`,
  },
  conflict: {
    title: (name: string, time: string) => `${name} war schneller (${time} Uhr).`,
    visitor: (time: string) => `Der Kunde hat inzwischen etwas ergänzt (${time} Uhr).`,
    unknown: 'Inzwischen hat sich die Anfrage geändert.',
    draft: 'Ihre Notiz steht noch im Feld und ist nicht verloren.',
    leave: 'So lassen',
    anyway: 'Trotzdem',
  },
  suspected: {
    title: 'Verdacht auf Spam:',
    none: 'Es ging keine Bestätigung hinaus.',
  },
  toasts: {
    done: (outcome: string, name: string) => `${outcome}: ${name}`,
    next: (name: string, time: string) => `Danach: ${name}, ${time}`,
    lastOne: 'Danach steht nichts mehr an.',
    withNote: 'Ihre Notiz ist mitgespeichert.',
    takeBack: 'Rückgängig',
    undo: (name: string) => `Zurückgenommen: ${name}`,
    take: (name: string) => `Übernommen: ${name}`,
    reached: (name: string) => `Erreicht: ${name}`,
    notReached: (name: string, time: string) => `${name}: wieder vorgelegt ${time}`,
    appointment: (name: string, time: string) => `${name}: Termin ${time}`,
    handedOver: (name: string, to: string) => `${name}: jetzt bei ${to}`,
    released: (name: string) => `${name}: wieder frei`,
    waiting: (name: string) => `${name}: wartet auf den Kunden`,
    followUp: (name: string, day: string) => `${name}: Wiedervorlage ${day}`,
    noFollowUp: (name: string) => `${name}: keine Wiedervorlage mehr`,
    spam: (name: string) => `Als Spam vermerkt: ${name}`,
    notSpam: (name: string) => `Kein Spam: ${name}`,
    reopen: (name: string) => `Wieder offen: ${name}`,
    resent: 'Die E-Mail geht noch einmal hinaus.',
  },
  note: {
    title: 'Notiz',
    placeholder: 'Was gesprochen wurde. Nur für das Büro.',
    submit: 'Notieren',
    draft: 'Entwurf gespeichert',
  },
  photographs: {
    title: deskList.photographs,
    all: (size: string) => `Alle herunterladen (ZIP, ${size})`,
    open: (kind: string, number: number, count: number) =>
      `${kind}, Foto ${number} von ${count}, groß ansehen`,
    byLink: 'nur über den Link',
  },
  ownPage: {
    title: 'Seite des Kunden',
    intro: 'Dort sieht er, wie weit die Anfrage ist, schickt Fotos und ändert seine Angaben.',
    copy: 'Link kopieren',
  },
  timeline: {
    title: 'Verlauf',
    emptyNote: 'Notiz löschen',
    /** Stands where a colleague's name stands. */
    visitor: 'Kunde',
    /** Of what came by the link to the visitor's page alone: it may be somebody else. */
    byLink: 'Jemand mit dem Link',
    received: 'eingegangen über die Website',
    events: {
      entered: 'hat die Anfrage am Telefon aufgenommen',
      taken: 'hat übernommen',
      handedOver: (to: string) => `hat an ${to} weitergegeben`,
      released: 'hat wieder freigegeben',
      reached: 'hat den Kunden erreicht',
      notReached: (time: string) => `hat niemanden erreicht, wieder ${time}`,
      notReachedMailed: 'und dem Kunden geschrieben',
      appointment: (time: string) => `hat einen Termin eingetragen: ${time}`,
      waiting: (day: string) => `wartet auf den Kunden${day && `, Wiedervorlage ${day}`}`,
      followUp: (day: string) =>
        day ? `hat eine Wiedervorlage eingetragen: ${day}` : 'hat die Wiedervorlage gestrichen',
      done: {
        answered: 'hat beantwortet',
        order: 'hat den Auftrag vermerkt',
        without: 'hat ohne Antwort erledigt',
      },
      reopened: 'hat wieder geöffnet',
      spam: 'hat als Spam vermerkt',
      notSpam: 'hat den Verdacht aufgehoben',
      undone: 'hat den letzten Schritt zurückgenommen',
      note: '',
      mailResent: 'hat eine E-Mail noch einmal geschickt',
      mailDismissed: 'hat eine E-Mail verworfen, die nicht hinausging',
      remark: '',
      times: 'hat gewählt, wann ein Anruf passt',
      noTimes: 'hat die gewählten Anrufzeiten zurückgenommen',
      photographs: (count: number) =>
        count === 1 ? 'hat 1 Foto hinzugefügt' : `hat ${count} Fotos hinzugefügt`,
      corrected: {
        phone: 'hat die Telefonnummer geändert',
        email: 'hat die E-Mail-Adresse geändert',
        address: 'hat die Adresse geändert',
      },
      correctedField: (label: string) => `hat „${label}“ geändert`,
      noteEmptied: 'hat eine Notiz gelöscht',
      formerly: (value: string) => (value === '' ? '' : `, vorher ${value}`),
    },
  },
  earlier: {
    title: 'Frühere und spätere Anfragen',
    from: (kind: string, date: string) => `${kind} vom ${date}`,
  },
  mails: {
    title: 'E-Mails',
    subjects: {
      request: { company: 'An das Büro', visitor: 'Bestätigung an den Kunden' },
      pdf: { company: 'PDF an das Büro', visitor: 'PDF an den Kunden' },
      notReached: { company: 'Nicht erreicht', visitor: '„Nicht erreicht“ an den Kunden' },
      handedOver: { company: 'Weitergabe im Büro', visitor: '' },
      added: { company: 'Ergänzung an das Büro', visitor: 'Ergänzung an den Kunden' },
    },
    states: {
      sent: (time: string) => `verschickt ${time}`,
      retry: (attempts: number) => `wird wiederholt, ${attempts}× versucht`,
      failed: 'kam nicht an',
      waiting: 'unterwegs',
    },
    resend: 'Noch einmal senden',
    to: { company: 'an das Büro', visitor: 'an den Kunden, mit dem Link zu seiner Seite' },
  },
  mailBody: (name: string, reference: string) =>
    `Guten Tag ${name},\n\nvielen Dank für Ihre Anfrage (${reference}).\n\n`,
  mailSubject: (kind: keyof typeof formKinds, reference: string) =>
    `Ihre ${formKinds[kind].title}, Vorgangsnummer ${reference}`,
} as const;

export const deskEnter = {
  title: 'Anfrage am Telefon aufnehmen',
  kind: 'Worum geht es?',
  submit: 'Anfrage speichern',
  confirm: 'Eine Bestätigung per E-Mail schicken, wenn eine Adresse da ist',
  saved: (name: string) => `Gespeichert: ${name}`,
  intro:
    'Dieselben Angaben wie im Formular der Website. Nur was einen Stern hat, muss ausgefüllt sein.',
  /** The answer to a press was lost, and something was changed before the next one. */
  stored: {
    title: 'Diese Anfrage ist schon gespeichert.',
    text: 'Was Sie danach noch geändert haben, steht nur hier im Formular. Bitte notieren Sie es bei der Anfrage.',
    open: 'Anfrage in einem neuen Fenster öffnen',
  },
} as const;

/** Mails that no attempt has sent. */
export const deskMails = {
  title: 'Nicht verschickte E-Mails',
  notice: (count: number) =>
    count === 1
      ? '1 E-Mail ist nach vielen Versuchen nicht hinausgegangen.'
      : `${count} E-Mails sind nach vielen Versuchen nicht hinausgegangen.`,
  look: 'Ansehen',
  intro:
    'Der Mailserver hat sie nach vielen Versuchen nicht angenommen. Ist der Grund behoben, senden Sie sie erneut. Was niemand mehr braucht, verwerfen Sie. Die Anfragen selbst sind gespeichert.',
  none: 'Es wartet keine E-Mail. Alle sind hinausgegangen oder verworfen.',
  subjects: { withdrawn: 'Rücknahme an das Büro', morning: 'Liste vom Morgen' },
  erased: (reference: string) => `${reference}, gelöscht`,
  since: (time: string) => `aufgegeben ${time}`,
  oldest: (shown: number, total: number) => `Die ältesten ${shown} von ${total}`,
  resend: 'Erneut senden',
  resendAll: 'Alle erneut senden',
  dismiss: 'Verwerfen',
  /** What a button is about, for who does not see where it stands. */
  of: (way: string, mail: string) => `${way}: ${mail}`,
  resent: (count: number) =>
    count === 1
      ? 'Die E-Mail geht noch einmal hinaus.'
      : `${count} E-Mails gehen noch einmal hinaus.`,
  dismissed: 'Die E-Mail ist verworfen.',
  gone: 'Darüber hat inzwischen jemand anders entschieden.',
} as const;

export const deskWeek = {
  number: (week: number) => `KW ${week}`,
  after: 'Woche danach',
  thisWeek: 'diese Woche',
  choose: 'Andere Wochen',
  headline: (week: number, arrived: number, kept: number, promised: number, running: number) =>
    `KW ${week}: ${arrived === 1 ? '1 neue Anfrage' : `${arrived} neue Anfragen`}${
      promised > 0
        ? `, ${kept} von ${promised} ${promised === 1 ? 'Beratung' : 'Beratungen'} in der zugesagten Zeit`
        : ''
    }${running > 0 ? `, ${running} ${running === 1 ? 'läuft' : 'laufen'} noch` : ''}`,
  nothing: 'In dieser Woche kam nichts.',
  days: (from: string, to: string) => `${from} bis ${to}.`,
  holidays: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'zählt' : 'zählen'} nicht mit.`,
  byForm: 'Nach Formular',
  columns: {
    kind: 'Formular',
    week: 'Woche',
    arrived: 'neu',
    answered: 'beantwortet',
    kept: 'rechtzeitig',
    running: 'läuft noch',
    firstContact: 'bis zur ersten Antwort',
    open: 'noch offen',
  },
  all: 'Alle',
  of: (part: number, whole: number) => `${part} von ${whole}`,
  note: 'Eine Zeit sagt nur die Beratung zu. „Beantwortet“ heißt: Das Büro hat angerufen oder geschrieben; offen kann die Anfrage danach noch sein. „Bis zur ersten Antwort“ zählt Bürozeit: Bei der einen Hälfte der Anfragen ging es schneller, bei der anderen langsamer.',
  perWeek: 'Beratungen je Woche',
  inTime: 'in der zugesagten Zeit',
  late: 'später beantwortet oder überfällig',
  running: 'die Zusage läuft noch',
  lastWeeks: 'Die letzten acht Wochen',
} as const;
