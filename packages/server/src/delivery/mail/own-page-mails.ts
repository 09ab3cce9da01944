import { lostLinkMail, ownPageCodeMail, ownPageNoticeMail } from '@rebhang-solar/content/mails';
import { senderOf } from '../../forms/request-tables.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { type ComposedMail, type MailAddresses, mailOf, ownPageParts } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';
import type { NoticeMailJob } from './mail-job.ts';

/** Sends a visitor the link that they have lost. */
export function lostLinkMailOf(
  submission: StoredSubmission,
  href: string,
  addresses: MailAddresses,
): ComposedMail {
  const mail = lostLinkMail(submission.kind, submission.reference);
  const content: MailContent = {
    sender: mail.sender,
    subject: mail.subject,
    parts: [
      { type: 'paragraph', text: mail.greeting },
      { type: 'paragraph', text: mail.text },
      ...ownPageParts(mail, href),
      { type: 'paragraph', text: mail.notYou, quiet: true },
      { type: 'paragraph', text: mail.closing },
      { type: 'paragraph', text: mail.signature.join('\n'), quiet: true },
    ],
  };
  return toVisitor(submission, content, addresses);
}

/**
 * Sends a visitor the code for their own page. The link is not in it: each alone opens nothing.
 * @param opens whether it opens the page, as no telephone number was given, or lets an opened one be changed
 */
export function codeMailOf(
  submission: StoredSubmission,
  code: string,
  minutes: number,
  opens: boolean,
  addresses: MailAddresses,
): ComposedMail {
  const mail = ownPageCodeMail(submission.kind, submission.reference, code, minutes, opens);
  const content: MailContent = {
    sender: mail.sender,
    subject: mail.subject,
    parts: [
      { type: 'paragraph', text: mail.greeting },
      { type: 'paragraph', text: mail.text },
      { type: 'facts', facts: [mail.code] },
      { type: 'paragraph', text: mail.notYou, quiet: true },
      { type: 'paragraph', text: mail.closing },
      { type: 'paragraph', text: mail.signature.join('\n'), quiet: true },
    ],
  };
  return toVisitor(submission, content, addresses);
}

/** Tells the sender what was done on the own page, without the link and what stands there now. */
export function noticeMailOf(
  { notice: { address, reference, kind, about, fields }, at }: NoticeMailJob,
  addresses: MailAddresses,
): ComposedMail {
  return {
    messageId: `<${reference}.notice.${Date.parse(at)}@${addresses.host}>`,
    ...mailOf(noticeMailContent(kind, reference, about, fields), addresses.from, [address]),
    replyTo: addresses.company[kind].join(', '),
  };
}

export function noticeMailContent(...about: Parameters<typeof ownPageNoticeMail>): MailContent {
  const mail = ownPageNoticeMail(...about);
  const [before = '', after = ''] = mail.notYou.split(mail.call.text);
  return {
    sender: mail.sender,
    subject: mail.subject,
    parts: [
      { type: 'paragraph', text: mail.greeting },
      { type: 'paragraph', text: mail.text },
      { type: 'paragraph', text: [{ text: before }, mail.call, { text: after }] },
      { type: 'paragraph', text: mail.closing },
      { type: 'paragraph', text: mail.signature.join('\n'), quiet: true },
    ],
  };
}

function toVisitor(
  submission: StoredSubmission,
  content: MailContent,
  { from, company }: MailAddresses,
): ComposedMail {
  return {
    ...mailOf(content, from, [senderOf(submission).email]),
    replyTo: company[submission.kind].join(', '),
  };
}
