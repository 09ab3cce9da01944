import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { company } from '@rebhang-solar/content/company-in-texts';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { companyMail, confirmationMail, notReachedMail } from '@rebhang-solar/content/mails';
import { mailtoHref } from '@rebhang-solar/content/mailto-href';
import { telHref } from '@rebhang-solar/content/phone';
import { senderOf } from '../../forms/request-tables.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import type { DescribedBlock, DescribedLine } from '../../requests/describe-submission.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import type { RequestEvent } from '../../requests/request-event.entity.ts';
import { formatDue, replyDue } from '../../status/reply-due.ts';
import type { Fact, MailContent, MailPart } from './mail-content.ts';
import type { MailRecipient, WithdrawalMailJob } from './mail-job.ts';
import { forHeader, renderMail } from './render-mail.ts';

export type ComposedMail = {
  messageId?: string;
  from: { name: string; address: string };
  to: string | string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments?: MailAttachment[];
};

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

export type MailAddresses = {
  from: string;
  /** The office's addresses for the submissions of each form. */
  company: Record<SubmissionKind, string[]>;
  /** Host name for the Message-ID. */
  host: string;
  /** Address of the visitors' site, without a slash at its end. */
  site: string;
  /** Address of the office's desk, without a slash at its end; undefined where there is none. */
  desk?: string | undefined;
};

/**
 * The mail about a stored submission. The same submission and recipient give the same Message-ID, so that
 * a mail sent twice after a crash is shown once.
 * @param described every field that was filled in, for the company
 * @param options `ownPage`: the address of the visitor's own page; `again`: when it was sent once more by hand, a
 *   mail of its own, no repetition to be hidden; `pdf`: that the PDF of a grid registration follows in a mail of its own, or that this is it;
 *   `notReached`: that nobody has reached the visitor by phone; `added`: what the visitor has added since
 */
export function composeMail(
  submission: StoredSubmission,
  described: DescribedBlock[],
  recipient: MailRecipient,
  addresses: MailAddresses,
  {
    ownPage,
    again,
    pdf,
    notReached,
    added,
  }: {
    ownPage: string;
    again?: string | undefined;
    pdf?: 'follows' | 'alone' | undefined;
    notReached?: true | undefined;
    added?: Additions | undefined;
  },
): ComposedMail {
  const sender = senderOf(submission);
  const office = addresses.company[submission.kind];
  const toCompany = () => {
    if (pdf === 'alone') return pdfMailContent(submission);
    if (added) return additionMailContent(submission, added, addresses.desk);
    return companyMailContent(submission, described, addresses.desk, pdf === 'follows');
  };
  const toVisitor = () =>
    (notReached ? notReachedMailContent : confirmationMailContent)(submission, ownPage);
  const content = recipient === 'company' ? toCompany() : toVisitor();
  const name =
    recipient === 'company' ? companyMail.sender(shortened(sender.shortName)) : company.name;
  const id = [
    submission.id,
    recipient,
    ...(pdf === 'alone' ? ['pdf'] : []),
    ...(notReached ? ['not-reached'] : []),
    ...(added ? ['added', added.steps.at(-1)?.id ?? 0] : []),
    ...(again ? [Date.parse(again)] : []),
  ];
  return {
    messageId: `<${id.join('.')}@${addresses.host}>`,
    from: { name: forHeader(name), address: addresses.from },
    ...(recipient === 'company'
      ? { to: office, ...(sender.email && { replyTo: sender.email }) }
      : { to: sender.email, replyTo: office.join(', ') }),
    ...renderMail(content),
    headers: machineMail(recipient === 'company' ? 'auto-generated' : 'auto-replied'),
  };
}

/** A mail to the office or to whoever runs the site. */
export function mailOf(content: MailContent, from: string, to: string[]): ComposedMail {
  return {
    from: { name: content.sender, address: from },
    to,
    ...renderMail(content),
    headers: machineMail('auto-generated'),
  };
}

/** Marks a mail as automatic, so that no absence note answers it (RFC 3834). */
function machineMail(kind: 'auto-generated' | 'auto-replied'): Record<string, string> {
  return { 'Auto-Submitted': kind, 'X-Auto-Response-Suppress': 'All' };
}

/**
 * For the visitor: what was received and when. It holds nothing that was typed, or the form could be used
 * to mail texts to others.
 * @param ownPage the address of the visitor's own page
 */
export function confirmationMailContent(
  submission: Pick<StoredSubmission, 'kind' | 'reference' | 'receivedAt'>,
  ownPage: string,
): MailContent {
  const { kind, reference, receivedAt } = submission;
  const due = replyDue(submission);
  const mail = confirmationMail(kind, reference, berlinTime(receivedAt), due && formatDue(due));
  const [before = '', after = ''] = mail.questions.split(mail.call.text);
  const { stages } = mail;
  return {
    sender: mail.sender,
    subject: mail.subject,
    parts: [
      { type: 'paragraph', text: mail.greeting },
      { type: 'paragraph', text: mail.received },
      { type: 'facts', facts: mail.facts },
      { type: 'heading', text: mail.nextTitle },
      { type: 'paragraph', text: mail.promise },
      ...(stages
        ? ([
            { type: 'heading', text: stages.title },
            { type: 'steps', steps: stages.steps },
            { type: 'paragraph', text: stages.total },
          ] as const)
        : []),
      { type: 'heading', text: mail.ownPage.title },
      { type: 'paragraph', text: mail.ownPage.text },
      ...ownPageParts(mail.ownPage, ownPage),
      { type: 'heading', text: mail.questionsTitle },
      { type: 'paragraph', text: [{ text: before }, mail.call, { text: after }] },
      { type: 'paragraph', text: mail.notYou, quiet: true },
      { type: 'paragraph', text: mail.closing },
      { type: 'paragraph', text: mail.signature.join('\n'), quiet: true },
    ],
  };
}

/** The link to the visitor's own page: a button, and the address as text. */
export function ownPageParts(
  words: { open: string; address: string; secret: string },
  href: string,
): MailPart[] {
  return [
    { type: 'actions', links: [{ text: words.open, href }] },
    { type: 'paragraph', text: `${words.address}\n${href}`, quiet: true },
    { type: 'paragraph', text: words.secret, quiet: true },
  ];
}

/** For the visitor, whom nobody has reached by phone: leads to the own page, where times are chosen. It holds nothing that was typed. */
export function notReachedMailContent(
  { kind, reference }: Pick<StoredSubmission, 'kind' | 'reference'>,
  ownPage: string,
): MailContent {
  const mail = notReachedMail(kind, reference);
  const [before = '', after = ''] = mail.ask.split(mail.call.text);
  return {
    sender: mail.sender,
    subject: mail.subject,
    parts: [
      { type: 'paragraph', text: mail.greeting },
      { type: 'paragraph', text: mail.text },
      { type: 'paragraph', text: mail.choose },
      ...ownPageParts(mail, `${ownPage}#zeiten`),
      { type: 'paragraph', text: [{ text: before }, mail.call, { text: after }] },
      { type: 'facts', facts: [{ label: companyMail.reference, value: reference }] },
      { type: 'paragraph', text: mail.closing },
      { type: 'paragraph', text: mail.signature.join('\n'), quiet: true },
    ],
  };
}

/** What the visitor has added on their own page: the steps of the history, and photographs. */
export type Additions<Step = RequestEvent> = {
  steps: readonly Step[];
  /** How many by the link alone, and how many otherwise; none where there are none. */
  photographs: readonly { byLink: boolean; count: number }[];
};

/** What is mailed of a step of the visitor. */
type AddedStep = Pick<RequestEvent, 'type'> &
  Partial<Pick<RequestEvent, 'note' | 'field' | 'byLink'>>;

/** For the office: what the visitor has added on their own page. */
export function additionMailContent(
  submission: StoredSubmission,
  { steps, photographs }: Additions<AddedStep>,
  desk: string | undefined,
): MailContent {
  const sender = senderOf(submission);
  const { additions } = companyMail;
  const labelOf = (type: 'photographs' | 'remark' | 'times', byLink = false) =>
    byLink ? additions.byLink(additions[type]) : additions[type];
  const fields = new Set(steps.flatMap(({ field }) => field ?? []));
  const facts = [
    ...photographs.map(({ byLink, count }) => ({
      label: labelOf('photographs', byLink),
      value: String(count),
    })),
    ...steps.flatMap(({ type, note, byLink }) =>
      type === 'remark' || type === 'times'
        ? [{ label: labelOf(type, byLink), value: note ?? additions.noTimes }]
        : [],
    ),
    ...(fields.has('phone') ? [{ label: additions.phone, value: sender.phone }] : []),
    ...(fields.has('email') ? [{ label: additions.email, value: sender.email }] : []),
    ...(fields.has('address') ? [{ label: additions.address, value: sender.place ?? '' }] : []),
  ];
  return {
    sender: company.shortName,
    subject: additions.subject(officeSubject(submission)),
    parts: [
      { type: 'title', text: sender.shortName },
      { type: 'paragraph', text: additions.text(submission.reference) },
      { type: 'facts', facts, beside: true },
      ...([...steps, ...photographs].some(({ byLink }) => byLink)
        ? [{ type: 'paragraph', text: additions.whoHasLink, quiet: true } as const]
        : []),
      { type: 'actions', links: actions(sender, submission.reference, desk) },
      { type: 'paragraph', text: companyMail.replyHint, quiet: true },
    ],
  };
}

/** For the office: a visitor has taken a request back, and it is erased. Nothing but its reference is left to name. */
export function withdrawalMailContent({
  withdrawn,
  hadAppointment,
}: Pick<WithdrawalMailJob, 'withdrawn' | 'hadAppointment'>): MailContent {
  const { withdrawal } = companyMail;
  return {
    sender: company.shortName,
    subject: withdrawal.subject(withdrawn),
    parts: [
      { type: 'title', text: withdrawal.title },
      { type: 'paragraph', text: withdrawal.text(withdrawn) },
      ...(hadAppointment ? [note(withdrawal.appointment, withdrawal.callOff)] : []),
      { type: 'paragraph', text: withdrawal.erase(withdrawn) },
    ],
  };
}

/** The mail about a request that is erased. */
export function composeWithdrawalMail(
  withdrawal: WithdrawalMailJob,
  addresses: MailAddresses,
): ComposedMail {
  return {
    messageId: `<${withdrawal.withdrawn}.withdrawn@${addresses.host}>`,
    ...mailOf(
      withdrawalMailContent(withdrawal),
      addresses.from,
      addresses.company[withdrawal.kind],
    ),
  };
}

/** For the office: the PDF of a grid registration, after a mail that had to go without it. */
export function pdfMailContent(submission: StoredSubmission): MailContent {
  return {
    sender: company.shortName,
    subject: companyMail.pdfSubject(officeSubject(submission)),
    parts: [
      { type: 'title', text: senderOf(submission).shortName },
      { type: 'paragraph', text: companyMail.pdfHere(submission.reference) },
    ],
  };
}

/**
 * For the office: sender, form, the time by which an answer is promised, and every field that was filled in.
 * @param desk as in `MailAddresses`
 * @param pdfFollows its PDF could not be attached
 */
export function companyMailContent(
  submission: StoredSubmission,
  described: DescribedBlock[],
  desk: string | undefined,
  pdfFollows = false,
): MailContent {
  const { kind, reference, receivedAt, suspicion, consentAt, privacyVersion } = submission;
  const { title } = formKinds[kind];
  const sender = senderOf(submission);
  const due = replyDue(submission);
  const lines = described.map((block) => ({
    ...block,
    lines: block.lines.filter(({ value }) => value.trim() !== ''),
  }));
  const isKeptBack = lines.some((block) => block.lines.some(({ keptFromMail }) => keptFromMail));
  return {
    sender: company.shortName,
    subject: officeSubject(submission),
    parts: [
      { type: 'title', text: sender.shortName },
      { type: 'paragraph', text: `${title}, ${companyMail.receivedAt(berlinTime(receivedAt))}` },
      ...(suspicion ? [note(companyMail.suspicion, companyMail.suspicionReasons[suspicion])] : []),
      ...(pdfFollows ? [note(companyMail.pdf, companyMail.pdfFollows)] : []),
      ...(due ? [note(companyMail.promised, companyMail.until(formatDue(due)))] : []),
      { type: 'actions', links: actions(sender, reference, desk) },
      ...lines.flatMap((block): MailPart[] => {
        const facts = block.lines.filter(({ keptFromMail }) => !keptFromMail).map(withLink);
        if (facts.length === 0) return [];
        const heading = block.title ? [{ type: 'heading', text: block.title } as const] : [];
        return [...heading, { type: 'facts', facts, beside: true }];
      }),
      {
        type: 'facts',
        beside: true,
        facts: [
          { label: companyMail.reference, value: reference },
          ...(consentAt
            ? [
                {
                  label: companyMail.consent,
                  value: companyMail.consentGiven(berlinTime(consentAt)),
                },
              ]
            : []),
          ...(privacyVersion ? [{ label: companyMail.privacyVersion, value: privacyVersion }] : []),
        ],
      },
      ...(isKeptBack
        ? [
            {
              type: 'paragraph',
              text: desk ? companyMail.keptBackForDesk : companyMail.keptBack,
              quiet: true,
            } as const,
          ]
        : []),
      { type: 'paragraph', text: companyMail.replyHint, quiet: true },
    ],
  };
}

function officeSubject(submission: StoredSubmission): string {
  const { kind, reference, suspicion } = submission;
  const mark = suspicion ? `[${companyMail.suspicion}] ` : '';
  const { shortName } = senderOf(submission);
  return mark + companyMail.subject(shortened(shortName), formKinds[kind].title, reference);
}

const note = (label: string, value: string): MailPart => ({
  type: 'facts',
  facts: [{ label, value }],
});

function actions(
  { phone, email }: { phone: string; email: string },
  reference: string,
  desk: string | undefined,
) {
  const tel = telHref(phone);
  return [
    ...(desk ? [{ text: companyMail.open, href: desk + requestPath(reference) }] : []),
    ...(tel ? [{ text: companyMail.call(phone.trim()), href: tel }] : []),
    ...(email
      ? [{ text: companyMail.answer, href: mailtoHref(email, { subject: reference }) }]
      : []),
  ];
}

/** A telephone number or a mail address leads to where it is used. */
function withLink({ label, value, kind }: DescribedLine): Fact {
  const href = kind === 'email' ? mailtoHref(value) : kind === 'phone' ? telHref(value) : undefined;
  return { label, value, ...(href && { href }) };
}

/** „21.11.2026, 05:03 Uhr“ */
const berlinTime = (date: Date) => `${berlinMinute(date)} Uhr`;

/** A name at a length that leaves room for the rest, cut by whole characters as a person sees them. */
function shortened(name: string): string {
  const characters = [...new Intl.Segmenter('de').segment(forHeader(name))];
  return characters
    .slice(0, 80)
    .map(({ segment }) => segment)
    .join('');
}
