import { company } from '@rebhang-solar/content/company';
import { companyMail, confirmationMail, mailKinds } from '@rebhang-solar/content/mails';
import {
  type DescribedBlock,
  describeSubmission,
  type StoredRequest,
  senderOf,
} from '../../requests/describe-submission.ts';
import type { MailRecipient } from './mail-job.ts';
import { confirmationHtml, confirmationText } from './render-confirmation.ts';

export type ComposedMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
};

export type MailAddresses = {
  from: string;
  company: string;
  /** Host name for the Message-ID. */
  host: string;
};

/**
 * The mail about a stored request. The same request and recipient give the same Message-ID, so that
 * a mail sent twice after a crash is shown once.
 * @param again when it was sent once more by hand: a mail of its own, no repetition to be hidden
 */
export function composeMail(
  submission: StoredRequest,
  recipient: MailRecipient,
  addresses: MailAddresses,
  again?: string,
): ComposedMail {
  const visitor = senderOf(submission);
  const common = {
    messageId: `<${submission.id}.${recipient}${again ? `.${Date.parse(again)}` : ''}@${addresses.host}>`,
    from: { name: company.name, address: addresses.from },
  };
  if (recipient === 'visitor') {
    const { kind, reference, receivedAt } = submission;
    const confirmation = confirmationMail(kind, reference, berlinTime(receivedAt));
    return {
      ...common,
      to: visitor.email,
      replyTo: addresses.company,
      subject: confirmation.subject,
      text: confirmationText(confirmation),
      html: confirmationHtml(confirmation),
    };
  }
  const { title } = mailKinds[submission.kind];
  const mark = submission.suspicion ? `[${companyMail.suspicion}] ` : '';
  return {
    ...common,
    to: addresses.company,
    replyTo: visitor.email,
    subject: `${mark}${title} ${submission.reference}: ${forSubject(visitor.name)}`,
    text: companyText(submission, describeSubmission(submission)),
  };
}

function companyText(submission: StoredRequest, blocks: DescribedBlock[]): string {
  const { title } = mailKinds[submission.kind];
  const bookkeeping = [
    { label: companyMail.reference, value: submission.reference },
    {
      label: companyMail.consent,
      value: submission.consentAt ? companyMail.consentGiven(berlinTime(submission.consentAt)) : '',
    },
    { label: companyMail.privacyVersion, value: submission.privacyVersion ?? '' },
  ];
  return [
    title,
    companyMail.receivedAt(berlinTime(submission.receivedAt)),
    ...(submission.suspicion
      ? [`${companyMail.suspicion}: ${companyMail.suspicionReasons[submission.suspicion]}`]
      : []),
    '',
    ...blocks.flatMap((block) => [
      ...(block.title ? [block.title.toUpperCase()] : []),
      ...block.lines.map(describeLine),
      '',
    ]),
    ...bookkeeping.map(describeLine),
    '',
    companyMail.replyHint,
  ].join('\n');
}

function describeLine({ label, value }: { label: string; value: string }): string {
  if (value === '') return `${label}: ${companyMail.notGiven}`;
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
}

function berlinTime(date: Date): string {
  return `${date.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })} Uhr`;
}

// Line breaks and other control characters could start a new header; bidi controls and invisible
// characters could make the line read as something else. The joiners stay: words of some languages
// and many emoji need them. Cut by whole characters, as a person sees them.
function forSubject(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/(?![\u200C\u200D])\p{Cf}/gu, '');
  const characters = [...new Intl.Segmenter('de').segment(line.trim())];
  return characters
    .slice(0, 80)
    .map(({ segment }) => segment)
    .join('');
}
