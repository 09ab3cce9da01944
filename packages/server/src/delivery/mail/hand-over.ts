import { company } from '@rebhang-solar/content/company-in-texts';
import { handOverWords as words } from '@rebhang-solar/content/mails/hand-over';
import { senderOf } from '../../forms/request-tables.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { officeSubject, requestActions } from './about-request.ts';
import { facts, type MailContent, paragraph, title } from './mail-content.ts';

/** For a colleague, who has been handed a request. @param note the sentence that came with it @param desk as in `MailAddresses` */
export function handOverMail(
  submission: StoredSubmission,
  by: string,
  note: string | undefined,
  desk: string | undefined,
): MailContent {
  return {
    sender: company.shortName,
    subject: words.subject(officeSubject(submission)),
    parts: [
      title(senderOf(submission).shortName),
      paragraph(words.text(by, submission.reference)),
      note !== undefined && facts({ label: words.note, value: note }),
      requestActions(submission, desk),
    ],
  };
}
