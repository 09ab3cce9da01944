import { company } from '@rebhang-solar/content/company-in-texts';
import { signInWords as words } from '@rebhang-solar/content/mails/sign-in';
import { actions, type MailContent, paragraph, smallPrint, title } from './mail-content.ts';

/** For somebody of the office: the link to sign in at the desk. @param until „11:22 Uhr“ */
export function signInMail(href: string, until: string): MailContent {
  return {
    sender: company.shortName,
    subject: words.subject,
    parts: [
      title(words.title),
      paragraph(words.lead(until)),
      actions({ text: words.button, href }),
      smallPrint(words.notMe),
    ],
  };
}
