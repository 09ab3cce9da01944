import { company } from '@rebhang-solar/content/company-in-texts';
import { latePdfWords as words } from '@rebhang-solar/content/mails/late-pdf';
import { senderOf } from '../../forms/request-tables.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { officeSubject } from './about-request.ts';
import { type MailContent, paragraph, title } from './mail-content.ts';

/** For the office: the PDF of a grid registration, after a mail that had to go without it. */
export function latePdfMail(submission: StoredSubmission): MailContent {
  return {
    sender: company.shortName,
    subject: words.subject(officeSubject(submission)),
    parts: [title(senderOf(submission).shortName), paragraph(words.text(submission.reference))],
  };
}
