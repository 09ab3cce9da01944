import { backupRetention } from '../backup-retention.ts';
import { company } from '../company-in-texts.ts';
import { showDative } from '../figures/figure.ts';
import { roof } from '../figures/roof.ts';
import { type FormKind, formKinds } from '../forms/form-kinds.ts';
import { mostPhotographs, type PhotographKind } from '../photograph-kinds.ts';
import { heicProblem, mostMegabytes } from '../photograph-problems.ts';
import { numberWord, sentenceBegin, withUnit, wordSpace } from '../typography.ts';

const withTime = (time: string) => `${time}${wordSpace}Uhr`;

/** How a moment is said. The day as `dayWords` says it; the time as „14:20“. */
export const ownPageMoments = {
  near: { '-1': 'gestern', 0: 'heute', 1: 'morgen' },
  /** „heute bis 14:20 Uhr“, „bis Mittwoch, 25. November, 10:00 Uhr“ */
  by: (day: string, time: string, isNear: boolean) =>
    isNear ? `${day} bis ${withTime(time)}` : `bis ${day}, ${withTime(time)}`,
  /** „heute um 14:20 Uhr“, „am Mittwoch, 25. November, um 10:00 Uhr“ */
  at: (day: string, time: string, isNear: boolean) =>
    isNear ? `${day} um ${withTime(time)}` : `am ${day}, um ${withTime(time)}`,
  /** „heute, 14:20 Uhr“, as it stands behind „ab“ too */
  stamp: (day: string, time: string) => `${day}, ${withTime(time)}`,
} as const;

/**
 * The heading and the sentences below it, for each state. `by` and `at` are moments in words.
 * @param who who looks after the request
 */
export const ownPageStates = {
  received: {
    next: (kind: FormKind) => formKinds[kind].promise,
  },
  overdue: {
    title: 'Wir sind Ihnen eine Antwort schuldig',
    next: (by: string) =>
      `Zugesagt war: ${by}. Das haben wir nicht eingehalten, und das tut uns leid. Wir melden uns so bald wie möglich. Wenn es eilt, rufen Sie uns bitte an.`,
  },
  taken: {
    title: (who: string, by?: string) =>
      by ? `Sie hören ${by} von ${who}` : `${who} kümmert sich um Ihre Anfrage`,
    next: (who: string, kind: FormKind) =>
      kind === 'consultation'
        ? `${who} meldet sich bei Ihnen, per Telefon oder E-Mail. Danach sehen wir uns Ihr Dach an, innerhalb von ${showDative(roof.visitWithin)} und kostenlos.`
        : `${who} meldet sich bei Ihnen, per Telefon oder E-Mail.`,
  },
  notReached: {
    title: (at?: string) =>
      at ? `Wir haben Sie ${at} nicht erreicht` : 'Wir haben Sie noch nicht erreicht',
    next: (who: string, at?: string) =>
      at ? `${who} versucht es ${at} noch einmal.` : `${who} versucht es noch einmal.`,
    better: 'Passt es zu einer anderen Zeit besser? Wählen Sie sie hier, oder rufen Sie uns an.',
  },
  appointment: {
    title: (at: string) => `Ihr Termin ist ${at}`,
    next: 'Kommt Ihnen etwas dazwischen? Rufen Sie uns bitte an, dann finden wir eine andere Zeit.',
  },
  waiting: {
    title: 'Wir warten auf Sie',
    next: 'Zuletzt haben wir Sie um etwas gebeten, zum Beispiel um Fotos oder um Ihre Entscheidung. Sobald es bei uns ist, geht es weiter.',
  },
  answered: {
    title: 'Ihre Anfrage ist beantwortet',
    next: 'Ist noch etwas offen? Schreiben Sie es unten dazu, dann melden wir uns wieder.',
  },
  order: {
    title: 'Aus Ihrer Anfrage ist ein Auftrag geworden',
    next: 'Wie es weitergeht, steht in Ihrem Vertrag. Fragen beantworten wir am Telefon.',
  },
  closed: {
    title: 'Ihre Anfrage ist abgeschlossen',
    next: 'Ist noch etwas offen? Schreiben Sie es unten dazu, dann melden wir uns wieder.',
  },
} as const;

export const ownPage = {
  description: 'Wie weit Ihre Anfrage ist, und was Sie ihr noch mitgeben können.',
  /** Above the heading, before the reference. */
  about: (kind: FormKind) => `Ihre ${formKinds[kind].title},`,
  /** How far it is; the steps are in status-words.ts. */
  steps: {
    label: 'So weit ist Ihre Anfrage',
    done: 'erledigt',
    current: 'jetzt',
    notYet: 'noch nicht',
    again: (at: string) => `wieder ${at}`,
  },
  /**
   * How the promised moment was counted.
   * @param from „heute um 14:20 Uhr“
   * @param skipped days in words that do not count, holidays with their names
   */
  why: (hours: number, from: string, skipped: readonly string[]) => {
    const counted = `Warum bis dann? Zugesagt sind ${hours} Stunden, gezählt ab ${from}.`;
    if (skipped.length === 0) return counted;
    const days = sentenceBegin(skipped.join(' und '));
    return `${counted} ${days} ${skipped.length === 1 ? 'zählt' : 'zählen'} nicht mit.`;
  },
  skippedDay: (day: string, reason: string | null) => (reason ? `${day} (${reason})` : day),
  person: {
    /** Where nobody has taken the request yet. */
    nobody: company.shortName,
    task: 'kümmert sich um Ihre Anfrage',
    reference: 'Lieber gleich sprechen? Nennen Sie Ihre Vorgangsnummer.',
  },
  photographs: {
    title: (kind: FormKind) =>
      kind === 'consultation' ? 'Fotos für Ihr Angebot' : 'Fotos zu Ihrer Anfrage',
    intro:
      'Freiwillig. Mit diesen fünf sagen wir Ihnen oft schon am Telefon, was möglich ist. Handyfotos genügen.',
    kinds: {
      'roof-outside': {
        label: 'Dach von außen',
        hint: 'Das ganze Haus, schräg von der Straße oder vom Garten.',
      },
      'roof-inside': { label: 'Dach von innen', hint: 'Der Dachboden mit Sparren, Licht an.' },
      meter: { label: 'Zählerschrank, Tür offen', hint: 'Zähler und Sicherungen ganz im Bild.' },
      storage: {
        label: 'Platz für den Speicher',
        hint: `Eine freie Wand, rund 60${wordSpace}cm breit und 1,20${wordSpace}m hoch: Keller, Garage, Hausanschlussraum.`,
      },
      bill: { label: 'Letzte Stromrechnung', hint: 'Die Seite mit dem Jahresverbrauch.' },
    } satisfies Record<PhotographKind, { label: string; hint: string }>,
    /** Drawn on the example of a bill. */
    onBill: `kWh im Jahr`,
    add: 'Foto hinzufügen',
    more: 'Weiteres Foto',
    other: 'Anderes Foto wählen',
    /** Where the browser sends it by itself. */
    choose: (label: string) => `${label}: Foto auswählen`,
    send: 'Foto senden',
    arrived: (count: number) =>
      count === 1 ? 'Foto ist bei uns' : `${numberWord(count)} Fotos sind bei uns`,
    remove: 'Entfernen',
    removeOf: (label: string, number: number) => `${label}, Foto ${number} entfernen`,
    picture: (label: string, number: number) => `${label}, Ihr Foto ${number}`,
    preparing: 'Wird verkleinert',
    queued: 'Gleich an der Reihe',
    sending: 'Wird gesendet',
    /** @param sent „2,1“ */
    progress: (sent: string, total: string) => `${sent} von ${total}${wordSpace}MB`,
    waiting: 'Unterbrochen, geht weiter, sobald Sie wieder Netz haben',
    busy: 'Gerade ist viel los, wir versuchen es gleich noch einmal',
    cancel: 'Abbrechen',
    cancelOf: (file: string) => `${file} abbrechen`,
    dismiss: 'Meldung schließen',
    /** Read aloud. */
    announced: (file: string) => `${file} ist bei uns.`,
    rules: `JPEG, PNG oder WebP, je höchstens ${mostMegabytes}${wordSpace}MB, bis zu ${mostPhotographs} Fotos. Aufnahmeort und Gerät entfernen wir aus jedem Foto.`,
    full: `${numberWord(mostPhotographs)} Fotos sind bei uns, mehr brauchen wir nicht.`,
    stored: 'Danke, Ihr Foto ist bei uns.',
    leave: 'Ein Foto wird noch gesendet.',
    failed: {
      title: (file: string) => `${file} ist noch nicht bei uns`,
      noPhotograph: (file: string) => `${file} ist kein Foto`,
      way: 'Bitte fotografieren Sie die Seite ab. Oder schicken Sie die Datei als Antwort auf unsere E-Mail.',
      heic: heicProblem,
      tooLarge: (file: string) => `${file} ist größer als ${mostMegabytes}${wordSpace}MB`,
      smaller:
        'Bitte wählen Sie ein kleineres Foto, oder schicken Sie es als Antwort auf unsere E-Mail.',
      tooMany: (left: number) =>
        left === 0
          ? `Mehr als ${mostPhotographs} Fotos nehmen wir nicht an. Entfernen Sie zuerst eines.`
          : left === 1
            ? 'Nur noch ein Foto passt dazu, die anderen haben wir weggelassen.'
            : `Nur noch ${left} Fotos passen dazu, die anderen haben wir weggelassen.`,
      other: 'Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
    },
  },
  remark: {
    title: 'Ist noch etwas wichtig?',
    label: (who: string) => `Ihre Bemerkung an ${who}`,
    hint: 'Zum Beispiel, wann Sie zu erreichen sind.',
    submit: 'Bemerkung senden',
    stored: 'Danke, Ihre Bemerkung ist bei uns.',
    sent: 'Ihre Bemerkungen',
    byLink: 'nur über den Link',
  },
  times: {
    title: 'Wann dürfen wir anrufen?',
    legend: 'Diese Zeiten passen mir',
    submit: 'Zeiten senden',
    chosen: (times: string) => `Von Ihnen gewählt: ${times}`,
    stored: 'Danke, wir rufen zu diesen Zeiten an.',
    takenBack: 'Gut, keine dieser Zeiten ist mehr gewählt.',
  },
  open: {
    title: 'Das haben Sie gesendet',
    why: 'Wer nur den Link hat, sieht Ihre Angaben und Fotos nicht. Zum Ansehen und Herunterladen brauchen wir noch eine zweite Angabe.',
    digits: 'Die letzten vier Ziffern Ihrer Telefonnummer',
    digitsHint: 'Oder die ganze Nummer, wie Sie sie im Formular angegeben haben.',
    code: 'Code aus unserer E-Mail',
    codeHint: 'Sechs Ziffern. Der Code gilt zehn Minuten.',
    askForCode:
      'Wir schicken Ihnen einen Code an die E-Mail-Adresse, die in der Anfrage steht. Er gilt zehn Minuten.',
    sendCode: 'Code schicken',
    codeSent: 'Der Code ist unterwegs zu Ihrem Postfach.',
    noCode:
      'Kein Code angekommen? Sehen Sie im Spam-Ordner nach. Nach zehn Minuten können Sie einen neuen anfordern, oder Sie rufen uns an:',
    submit: 'Öffnen',
    locked: (at: string) =>
      `Das waren zu viele falsche Versuche. ${at} können Sie es wieder versuchen. Eilt es, rufen Sie uns an:`,
    lockedForAll: (at: string) =>
      `Zu dieser Anfrage wurden zu oft falsche Ziffern eingegeben. ${at} geht es hier weiter. Bis dahin helfen wir Ihnen am Telefon:`,
    nothing: 'Ihre Angaben nennen wir Ihnen gern am Telefon.',
  },
  /** Asked of a browser that has not sent the form, before anything is changed or deleted. */
  change: {
    title: 'Etwas ändern oder zurückziehen?',
    why: 'Damit niemand anders Ihre Angaben ändert, Fotos entfernt oder die Anfrage zurückzieht, fragen wir vorher nach einem Code.',
    askForCode:
      'Wir schicken ihn an die E-Mail-Adresse, die in der Anfrage steht. Er gilt zehn Minuten.',
    wrongAddress: 'Die Adresse stimmt nicht? Rufen Sie uns an, dann ändern wir sie für Sie:',
    submit: 'Weiter',
    free: `Sie können jetzt alles ändern. Nach ${withUnit('24', 'Stunden')} fragen wir wieder nach einem Code.`,
    noAddress:
      'Den Code schicken wir per E-Mail, und in Ihrer Anfrage steht keine Adresse. Rufen Sie uns an, dann erledigen wir es für Sie:',
  },
  sent: {
    corrected: (before: string) =>
      before ? `von Ihnen geändert, vorher ${before}` : 'von Ihnen ergänzt',
    change: (withAddress: boolean) =>
      withAddress ? 'Telefon, E-Mail oder Adresse ändern' : 'Telefon oder E-Mail ändern',
    fields: { phone: 'Telefon', email: 'E-Mail', address: 'Adresse' },
    emailHint: 'An diese Adresse schreiben wir Ihnen.',
    submit: 'Änderung speichern',
    /** @param who who looks after the request */
    kept: (who: string) =>
      `${who} sieht, was sich geändert hat. Die frühere Angabe bleibt gespeichert, bis die Anfrage gelöscht wird.`,
    stored: 'Ihre Änderung ist gespeichert.',
    papers: 'Ihre Unterlagen',
  },
  data: {
    title: 'Ihre Daten mitnehmen',
    text: 'Ihre Angaben und was Sie dazu geschickt haben, mit Ihren Fotos in einer Datei.',
    download: 'Meine Daten herunterladen',
  },
  withdraw: {
    title: 'Doch nicht?',
    text: 'Sie ziehen Ihre Anfrage zurück, und wir löschen alles sofort. Vorher fragen wir noch einmal.',
    start: 'Anfrage zurückziehen und löschen',
    closed: 'Herunterladen und zurückziehen können Sie, sobald Sie die Seite geöffnet haben.',
    needsCode: 'Dafür fragen wir vorher nach einem Code.',
    toCode: 'Zum Code',
    toOpen: 'Seite öffnen',
    order:
      'Aus Ihrer Anfrage ist ein Auftrag geworden. Dazu gehörende Unterlagen müssen wir nach Handels- und Steuerrecht aufbewahren, deshalb lässt sie sich hier nicht mehr löschen. Wenden Sie sich dafür an uns:',
    question: 'Anfrage zurückziehen und alles löschen?',
    what: 'Sofort und für immer gelöscht werden:',
    list: (photographs: number, remarks: number) => [
      'Ihre Angaben und Ihre Nachricht',
      ...(photographs > 0 ? [photographs === 1 ? 'Ihr Foto' : `Ihre ${photographs} Fotos`] : []),
      ...(remarks > 0 ? [remarks === 1 ? 'Ihre Bemerkung' : `Ihre ${remarks} Bemerkungen`] : []),
      'unsere Notizen und der Verlauf dazu',
      'E-Mails, die noch nicht verschickt sind',
    ],
    stays: `Datensicherungen überschreiben wir nach spätestens ${backupRetention}. E-Mails, die schon verschickt sind, liegen weiter in den Postfächern; unsere löschen wir von Hand.`,
    confirm: 'Ja, zurückziehen und löschen',
    keep: 'Nein, Anfrage behalten',
    orderTitle: 'Diese Anfrage lässt sich nicht zurückziehen',
    back: 'Zurück zu Ihrer Anfrage',
  },
  withdrawn: {
    title: 'Ihre Anfrage ist zurückgezogen und gelöscht',
    text: (reference: string) =>
      `Unser Büro bekommt eine E-Mail, in der nur die Vorgangsnummer ${reference} steht. Auch an Ihre Adresse geht eine Nachricht, dass die Anfrage gelöscht ist. Wir rufen Sie nicht mehr an.`,
    stays: `Diese Seite gibt es jetzt nicht mehr. Datensicherungen sind nach spätestens ${backupRetention} überschrieben.`,
    again: 'Überlegen Sie es sich anders, beginnen Sie einfach neu.',
    start: 'Neue Anfrage',
  },
  missing: {
    title: 'Unter diesem Link liegt keine Anfrage',
    text: 'Vielleicht fehlt ein Stück der Adresse, oder die Anfrage ist gelöscht. Öffnen Sie den Link am besten direkt aus unserer E-Mail.',
    lost: 'Link verloren?',
  },
  ask: {
    title: 'Wie weit ist meine Anfrage?',
    text: 'Ihre Seite öffnen Sie mit dem Link aus unserer Bestätigung. Ist er verloren, schicken wir ihn noch einmal an die E-Mail-Adresse, die in der Anfrage steht.',
    short: 'Wir schicken ihn noch einmal an die E-Mail-Adresse, die in der Anfrage steht.',
    fields: {
      vorgangsnummer: {
        label: 'Vorgangsnummer',
        hint: 'Steht in unserer Bestätigung. Striche und „PV“ dürfen fehlen.',
        placeholder: 'PV-7K3M-Q9XD-2R4T',
      },
      email: { label: 'E-Mail' },
    },
    submit: 'Link noch einmal schicken',
  },
  asked: {
    title: 'Bitte sehen Sie in Ihr Postfach',
    text: 'Gehören Vorgangsnummer und E-Mail-Adresse zusammen, ist der Link in wenigen Minuten bei Ihnen.',
    nothing:
      'Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder rufen Sie uns an. Mit der Vorgangsnummer finden wir Ihre Anfrage sofort.',
  },
  footer: 'Diese Seite kennen nur Sie und wir. Geben Sie den Link nicht weiter.',
} as const;
