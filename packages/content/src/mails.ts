import { claims } from './company/claims.ts';
import { company, companyAddress, companyRegisters } from './company-in-texts.ts';
import { type FormKind, formKinds } from './forms/form-kinds.ts';
import { formatHours } from './opening-hours.ts';
import { type Contact, peopleOfForms } from './people-of-forms.ts';

/** Forms after which an answer is promised within so many hours (how they are counted: reply-due.ts of the server). */
export const repliesWithin: Partial<Record<FormKind, number>> = {
  consultation: claims.replyWithin.value,
};

/** The mail to the office. */
export const companyMail = {
  /** How the sender shows in a list of mails. @param who „Müller, Neustadt“ */
  sender: (who: string) => `${who} (Website)`,
  subject: (who: string, what: string, reference: string) => `${who}: ${what} ${reference}`,
  receivedAt: (date: string) => `eingegangen am ${date}`,
  promised: 'Antwort zugesagt',
  /** @param moment „Montag, 23.11., 18:00 Uhr“ */
  until: (moment: string) => `bis ${moment}`,
  call: (phone: string) => `${phone} anrufen`,
  open: 'Anfrage öffnen',
  answer: 'Antworten',
  reference: 'Vorgangsnummer',
  consent: 'Einwilligung',
  consentGiven: (date: string) => `erteilt am ${date}`,
  privacyVersion: 'Fassung der Datenschutzhinweise',
  suspicion: 'Verdacht auf Spam',
  suspicionReasons: {
    'hidden-field': 'Das Feld, das Menschen nicht sehen, war ausgefüllt.',
    'too-fast': 'Das Formular wurde schneller abgeschickt, als ein Mensch tippt.',
    'only-link': 'Die Nachricht enthält nichts als Links.',
    'by-hand': 'Im Büro als Spam vermerkt.',
  },
  pdf: 'Formular als PDF',
  pdfFollows: 'ließ sich gerade nicht erstellen und kommt in einer eigenen E-Mail nach.',
  pdfSubject: (subject: string) => `${subject} – Formular als PDF`,
  pdfHere: (reference: string) =>
    `Hier ist das Formular zu ${reference}, das in der ersten E-Mail gefehlt hat.`,
  /** What the visitor has added on their own page. */
  additions: {
    subject: (subject: string) => `Ergänzt: ${subject}`,
    text: (reference: string) => `Zur Anfrage ${reference} ist etwas hinzugekommen.`,
    photographs: 'Neue Fotos',
    remark: 'Bemerkung',
    times: 'Passt für einen Anruf',
    phone: 'Neue Telefonnummer',
    email: 'Neue E-Mail-Adresse',
    address: 'Neue Adresse',
    /** Where none of the times chosen before suits any more. */
    noTimes: 'keine der gewählten Zeiten mehr',
    byLink: (label: string) => `${label}, nur über den Link`,
    whoHasLink:
      '„Nur über den Link“ heißt: Wer das geschickt hat, hat den Link zur Seite und sonst nichts angegeben. Das kann auch jemand anders sein.',
  },
  withdrawal: {
    subject: (reference: string) => `Zurückgezogen und gelöscht: ${reference}`,
    title: 'Eine Anfrage ist zurückgezogen',
    text: (reference: string) =>
      `Wer die Anfrage ${reference} geschickt hat, hat sie zurückgezogen. Auf dem Server ist alles dazu gelöscht.`,
    appointment: 'Termin',
    callOff: 'Zu dieser Anfrage war ein Termin eingetragen. Bitte sagen Sie ihn ab.',
    erase: (reference: string) =>
      `Bitte löschen Sie auch die E-Mails zu ${reference} aus Ihrem Postfach, und was Sie sonst dazu gespeichert oder ausgedruckt haben.`,
  },
  replyHint: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Absender der Anfrage.',
  keptBack: 'Geburtsdaten verschicken wir nicht per E-Mail.',
  keptBackForDesk:
    'Geburtsdaten verschicken wir nicht per E-Mail. Sie stehen bei der Anfrage, dort gibt es auch das vollständige Formular und die ausgefüllte Vollmacht.',
} as const;

/**
 * The confirmation to the visitor, as text in parts, which the server sets as plain text and as
 * HTML. It contains what came in and when, and repeats nothing that was typed: so it discloses
 * nothing to anybody else, and cannot carry spam.
 * @param receivedAt as printed: „21.11.2026, 05:03 Uhr“
 * @param answerBy the moment until which an answer is promised: „Montag, 23.11., 18:00 Uhr“
 */
export function confirmationMail(
  kind: FormKind,
  reference: string,
  receivedAt: string,
  answerBy?: string,
) {
  const { title, received, promise, ...next } = formKinds[kind];
  return {
    subject: `Eingangsbestätigung ${reference} – ${company.shortName}`,
    sender: company.shortName,
    greeting: 'Guten Tag,',
    received: `${received} bei uns angekommen und sicher gespeichert.`,
    facts: [
      { label: 'Vorgangsnummer', value: reference },
      { label: 'Formular', value: title },
      { label: 'Eingegangen am', value: receivedAt },
      ...(answerBy ? [{ label: 'Sie hören von uns', value: `bis ${answerBy}` }] : []),
    ],
    nextTitle: 'So geht es weiter',
    promise,
    stages: 'stages' in next ? next.stages : undefined,
    ownPage: {
      title: 'Ihre Anfrage im Blick',
      text: 'Auf Ihrer eigenen Seite sehen Sie jederzeit, wie weit wir sind. Dort können Sie auch Fotos hinzufügen. Am meisten helfen uns: das Dach von außen, das Dach von innen, der geöffnete Zählerschrank, der Platz für einen Speicher und die letzte Stromrechnung. Schicken Sie, was Sie davon haben.',
      ...ownPageLink,
    },
    questionsTitle: 'Fragen oder Ergänzungen',
    questions: `Antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an und nennen Sie die Vorgangsnummer: ${company.phone}`,
    call: { text: company.phone, href: company.phoneHref },
    notYou:
      'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse eingetragen. Eine kurze Antwort genügt, und wir löschen die Angaben.',
    ...endOfLetter(kind),
  } as const;
}

/** What leads to the visitor's own page. */
const ownPageLink = {
  open: 'Anfrage ansehen',
  address: 'Falls sich der Knopf nicht öffnen lässt, geben Sie diese Adresse in Ihrem Browser ein:',
  secret:
    'Wer diesen Link hat, sieht, wie weit Ihre Anfrage ist. Ihre Angaben und Fotos zeigt die Seite erst nach einer zweiten Angabe, die nur Sie kennen.',
} as const;

/** To a visitor who has lost the link to the own page and has asked for it. */
export function lostLinkMail(kind: FormKind, reference: string) {
  return {
    subject: `Der Link zu Ihrer Anfrage ${reference} – ${company.shortName}`,
    sender: company.shortName,
    greeting: 'Guten Tag,',
    text: 'Sie haben den Link zu Ihrer Anfrage noch einmal angefordert. Hier ist er:',
    ...ownPageLink,
    notYou: 'Sie haben nichts angefordert? Dann müssen Sie nichts tun.',
    ...endOfLetter(kind),
  } as const;
}

/**
 * To a visitor, for the own page.
 * @param minutes how long it is taken
 * @param opens whether it opens the page, as no telephone number was given, or lets an opened one be changed
 */
export function ownPageCodeMail(
  kind: FormKind,
  reference: string,
  code: string,
  minutes: number,
  opens: boolean,
) {
  return {
    subject: `Ihr Code zur Anfrage ${reference} – ${company.shortName}`,
    sender: company.shortName,
    greeting: 'Guten Tag,',
    text: `${opens ? 'mit diesem Code öffnen Sie Ihre Angaben und Fotos' : 'mit diesem Code können Sie Ihre Angaben ändern, Fotos entfernen oder die Anfrage zurückziehen'}. Er gilt ${minutes} Minuten.`,
    code: { label: 'Code', value: code },
    notYou: `Sie haben keinen Code angefordert? Dann geben Sie ihn bitte nicht weiter: Jemand anders hat den Link zu Ihrer Anfrage${opens ? '' : ' und kennt Ihre Telefonnummer'}.`,
    ...endOfLetter(kind),
  } as const;
}

/**
 * To the address that stood in a request before, about what was done on the visitor's own page. It holds neither the
 * link nor what stands there now.
 * @param fields what was corrected
 */
export function ownPageNoticeMail(
  kind: FormKind,
  reference: string,
  about: 'corrected' | 'photographs' | 'withdrawn',
  fields: readonly ('phone' | 'email' | 'address')[] = [],
) {
  const names = { phone: 'Telefonnummer', email: 'E-Mail-Adresse', address: 'Adresse' };
  const changed = new Intl.ListFormat('de').format(fields.map((field) => names[field]));
  const texts = {
    corrected: `auf der Seite Ihrer Anfrage ${reference} wurde etwas geändert: ${changed}.`,
    photographs: `auf der Seite Ihrer Anfrage ${reference} wurden Fotos entfernt.`,
    withdrawn: `Ihre Anfrage ${reference} wurde auf ihrer Seite zurückgezogen. Auf unserem Server ist alles dazu gelöscht.`,
  };
  return {
    subject:
      about === 'withdrawn'
        ? `Ihre Anfrage ${reference} ist zurückgezogen – ${company.shortName}`
        : `Ihre Anfrage ${reference} wurde geändert – ${company.shortName}`,
    sender: company.shortName,
    greeting: 'Guten Tag,',
    text: texts[about],
    notYou: `Waren Sie das, müssen Sie nichts tun. Waren Sie das nicht? Dann rufen Sie uns bitte gleich an und nennen Sie die Vorgangsnummer: ${company.phone}`,
    call: { text: company.phone, href: company.phoneHref },
    ...endOfLetter(kind),
  } as const;
}

/** To a visitor whom nobody has reached by phone. It holds nothing that was typed, either. */
export function notReachedMail(kind: FormKind, reference: string) {
  return {
    subject: `Wann passt Ihnen ein Anruf? ${reference} – ${company.shortName}`,
    sender: company.shortName,
    greeting: 'Guten Tag,',
    text: 'wir haben versucht, Sie wegen Ihrer Anfrage anzurufen, und Sie nicht erreicht. Wir versuchen es noch einmal.',
    choose:
      'Wann passt es Ihnen am besten? Wählen Sie auf Ihrer eigenen Seite, wann wir Sie anrufen sollen.',
    ...ownPageLink,
    open: 'Zeiten wählen',
    ask: `Oder antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an: ${company.phone}`,
    call: { text: company.phone, href: company.phoneHref },
    ...endOfLetter(kind),
  } as const;
}

/** Greeting, who answers, and what a business letter has to name, an e-mail included. */
function endOfLetter(kind: FormKind) {
  const contact = peopleOfForms[kind];
  return {
    closing: ['Freundliche Grüße', ...(contact ? contactLines(contact) : [])].join('\n'),
    signature: [
      company.name,
      `${companyAddress}, ${company.email}`,
      ...companyRegisters,
      `Geschäftsführung: ${company.managingDirector}`,
    ],
  };
}

/** Who answers, below the closing of a letter. */
function contactLines({ name, task, phone, hours }: Contact): string[] {
  return [name, task, `${phone}, ${hours.map(formatHours).join(', ')}`];
}
