import { lostLinkMail, ownPageCodeMail } from '@rebhang-solar/content/mails';
import type { StoredSubmission } from '../../submissions/find-submissions.ts';
import { senderOf } from '../../submissions/rows.ts';
import { type ComposedMail, type MailAddresses, mailOf, ownPageParts } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';

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

/** Sends a visitor the code that opens their own page. The link is not in it: each alone opens nothing. */
export function codeMailOf(
  submission: StoredSubmission,
  code: string,
  minutes: number,
  addresses: MailAddresses,
): ComposedMail {
  const mail = ownPageCodeMail(submission.kind, submission.reference, code, minutes);
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
