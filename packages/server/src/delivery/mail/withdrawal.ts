import { company } from '@rebhang-solar/content/company-in-texts';
import { withdrawalWords as words } from '@rebhang-solar/content/mails/withdrawal';
import { facts, type MailContent, paragraph, title } from './mail-content.ts';

/** For the office: a visitor has taken a request back, and it is erased. Nothing but its reference is left to name. */
export function withdrawalMail(reference: string, hadAppointment: boolean): MailContent {
  return {
    sender: company.shortName,
    subject: words.subject(reference),
    parts: [
      title(words.title),
      paragraph(words.text(reference)),
      hadAppointment && facts({ label: words.appointment, value: words.callOff }),
      paragraph(words.erase(reference)),
    ],
  };
}
