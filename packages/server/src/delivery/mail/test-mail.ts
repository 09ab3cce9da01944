import { testMailWords as words } from '@rebhang-solar/content/mails/test-mail';
import { siteSender } from '@rebhang-solar/content/mails/to-office';
import { type MailContent, paragraph, title } from './mail-content.ts';

/** For whoever puts the site into operation: its mail server takes mails. */
export const testMail: MailContent = {
  sender: siteSender,
  subject: words.subject,
  parts: [title(words.title), paragraph(words.text)],
};
