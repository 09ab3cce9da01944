import { company } from '@rebhang-solar/content/company-in-texts';
import { additionWords as words } from '@rebhang-solar/content/mails/addition';
import { officeWords } from '@rebhang-solar/content/mails/to-office';
import { senderOf } from '../../forms/request-tables.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import type { RequestEvent } from '../../requests/request-event.entity.ts';
import { officeSubject, requestActions } from './about-request.ts';
import { factsBeside, type MailContent, paragraph, smallPrint, title } from './mail-content.ts';

/** What the visitor has added on their own page. */
type Additions = {
  /** Of the history, the oldest first. */
  steps: readonly (Pick<RequestEvent, 'type'> &
    Partial<Pick<RequestEvent, 'note' | 'field' | 'byLink'>>)[];
  /** How many by the link alone, and how many otherwise; none where there are none. */
  photographs: readonly { byLink: boolean; count: number }[];
};

/** For the office: what the visitor has added. @param desk as in `MailAddresses` */
export function additionMail(
  submission: StoredSubmission,
  { steps, photographs }: Additions,
  desk: string | undefined,
): MailContent {
  const sender = senderOf(submission);
  const labelOf = (type: 'photographs' | 'remark' | 'times', byLink = false) =>
    byLink ? words.byLink(words[type]) : words[type];
  const fields = new Set(steps.flatMap(({ field }) => field ?? []));
  return {
    sender: company.shortName,
    subject: words.subject(officeSubject(submission)),
    parts: [
      title(sender.shortName),
      paragraph(words.text(submission.reference)),
      factsBeside(
        ...photographs.map(({ byLink, count }) => ({
          label: labelOf('photographs', byLink),
          value: String(count),
        })),
        ...steps.flatMap(({ type, note, byLink }) =>
          type === 'remark' || type === 'times'
            ? [{ label: labelOf(type, byLink), value: note ?? words.noTimes }]
            : [],
        ),
        ...(fields.has('phone') ? [{ label: words.phone, value: sender.phone }] : []),
        ...(fields.has('email') ? [{ label: words.email, value: sender.email }] : []),
        ...(fields.has('address') ? [{ label: words.address, value: sender.place ?? '' }] : []),
      ),
      [...steps, ...photographs].some(({ byLink }) => byLink) && smallPrint(words.whoHasLink),
      requestActions(submission, desk),
      smallPrint(officeWords.replyHint),
    ],
  };
}
