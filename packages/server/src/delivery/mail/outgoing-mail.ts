import { company } from '@rebhang-solar/content/company-in-texts';
import { senderOf } from '../../forms/request-tables.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { officeSender } from './about-request.ts';
import type { MailContent } from './mail-content.ts';
import type { MailAddresses } from './recipients.ts';
import { forHeader, renderMail } from './render-mail.ts';

/** A mail as the mail server takes it. */
export type OutgoingMail = {
  messageId?: string;
  from: { name: string; address: string };
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments?: MailAttachment[];
};

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** A mail to the office or to whoever runs the site. */
export function mailOf(content: MailContent, from: string, to: string[]): OutgoingMail {
  return {
    from: { name: content.sender, address: from },
    to,
    ...renderMail(content),
    headers: machineMail('auto-generated'),
  };
}

/** A mail to the office about a request; it is answered to whoever has sent that. */
export function mailToOffice(
  content: MailContent,
  submission: StoredSubmission,
  { from, company: offices }: MailAddresses,
): OutgoingMail {
  const { email } = senderOf(submission);
  return {
    ...mailOf(content, from, offices[submission.kind]),
    from: { name: forHeader(officeSender(submission)), address: from },
    ...(email && { replyTo: email }),
  };
}

/** A mail to a visitor; it is answered to the office that reads the form. */
export function mailToVisitor(
  content: MailContent,
  kind: SubmissionKind,
  to: string,
  { from, company: offices }: MailAddresses,
): OutgoingMail {
  return { ...mailOf(content, from, [to]), replyTo: offices[kind].join(', ') };
}

/** The answer to a request of a visitor's, by the company. */
export function replyToVisitor(...about: Parameters<typeof mailToVisitor>): OutgoingMail {
  const mail = mailToVisitor(...about);
  return {
    ...mail,
    from: { name: forHeader(company.name), address: mail.from.address },
    headers: machineMail('auto-replied'),
  };
}

/** Marks a mail as automatic, so that no absence note answers it (RFC 3834). */
function machineMail(kind: 'auto-generated' | 'auto-replied'): Record<string, string> {
  return { 'Auto-Submitted': kind, 'X-Auto-Response-Suppress': 'All' };
}
