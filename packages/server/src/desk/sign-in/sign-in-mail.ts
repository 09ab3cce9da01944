import { company } from '@rebhang-solar/content/company-in-texts';
import { signInMail } from '@rebhang-solar/content/desk/sign-in';
import type { MailContent } from '../../delivery/mail/mail-content.ts';

/** The mail with the link. @param until „11:22 Uhr“ */
export function signInMailContent(href: string, until: string): MailContent {
  return {
    sender: company.shortName,
    subject: signInMail.subject,
    parts: [
      { type: 'title', text: signInMail.title },
      { type: 'paragraph', text: signInMail.lead(until) },
      { type: 'actions', links: [{ text: signInMail.button, href }] },
      { type: 'paragraph', text: signInMail.notMe, quiet: true },
    ],
  };
}
