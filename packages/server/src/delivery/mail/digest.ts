import { digestWords as words } from '@rebhang-solar/content/mails/digest';
import { morningWords } from '@rebhang-solar/content/mails/morning';
import { siteSender } from '@rebhang-solar/content/mails/to-office';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { formatDue, replyDue } from '../../status/reply-due.ts';
import { requestLine } from './about-request.ts';
import { facts, type MailContent, paragraph, smallPrint, title } from './mail-content.ts';

/** For the office: what came, or was added to, without a mail of its own. @param desk as in `MailAddresses` */
export function digestMail(submissions: StoredSubmission[], desk: string | undefined): MailContent {
  const subject = words.subject(submissions.length);
  return {
    sender: siteSender,
    subject,
    parts: [
      title(subject),
      paragraph(words.reason),
      facts(
        ...submissions.map((submission) => {
          const due = submission.digestMail === 'waiting' ? replyDue(submission) : undefined;
          const notes = [
            ...(due ? [morningWords.until(formatDue(due))] : []),
            ...(submission.additionWaitsSince ? [words.added] : []),
          ];
          return requestLine(submission, desk, notes.join(' · '));
        }),
      ),
      desk && smallPrint(words.more),
    ],
  };
}
