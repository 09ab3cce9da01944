import { company } from '@rebhang-solar/content/company';
import { companyMail, confirmationMail, mailKinds } from '@rebhang-solar/content/mails';
import type { Submission } from '../submission/submission.entity.ts';
import {
  type DescribedBlock,
  describeContactMessage,
  describeGridConnection,
} from './describe-submission.ts';

/** Who a mail goes to: the company that has to act, or the visitor who wants to be sure. */
export type MailRecipient = 'company' | 'visitor';

export type ComposedMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
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
 * @param submission with its row loaded
 */
export function composeMail(
  submission: Submission,
  recipient: MailRecipient,
  addresses: MailAddresses,
): ComposedMail {
  const { blocks, visitor } = describe(submission);
  const common = {
    messageId: `<${submission.id}.${recipient}@${addresses.host}>`,
    from: { name: company.name, address: addresses.from },
  };
  if (recipient === 'visitor') {
    return {
      ...common,
      to: visitor.email,
      replyTo: addresses.company,
      ...confirmationMail(submission.kind, submission.reference),
    };
  }
  const { title } = mailKinds[submission.kind];
  const mark = submission.suspicion ? `[${companyMail.suspicion}] ` : '';
  return {
    ...common,
    to: addresses.company,
    replyTo: visitor.email,
    subject: `${mark}${title} ${submission.reference}: ${forSubject(visitor.name)}`,
    text: companyText(submission, blocks),
  };
}

function describe(submission: Submission): {
  blocks: DescribedBlock[];
  visitor: { name: string; email: string };
} {
  const { kind, contactMessage, gridConnection } = submission;
  if (kind === 'gridConnection') {
    if (!gridConnection) throw new Error(`Submission ${submission.id} has no grid connection`);
    return {
      blocks: describeGridConnection(gridConnection),
      visitor: {
        name: `${gridConnection.vorname} ${gridConnection.name}`,
        email: gridConnection.anEmail,
      },
    };
  }
  if (!contactMessage) throw new Error(`Submission ${submission.id} has no message`);
  return { blocks: describeContactMessage(kind, contactMessage), visitor: contactMessage };
}

function companyText(submission: Submission, blocks: DescribedBlock[]): string {
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

// Control and format characters (line breaks, bidi controls) have no place in a header line: the
// first could start a new header, the second could make the line read as something else.
function forSubject(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
