import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { confirmationWords } from '@rebhang-solar/content/mails/confirmation';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { formatDue, replyDue } from '../../status/reply-due.ts';
import { letter, ownPageParts, withNumber } from './letter.ts';
import { facts, heading, type MailContent, paragraph, smallPrint, steps } from './mail-content.ts';

/** For the visitor: by when they hear from us, the way to their page, and what was received when. @param ownPage the address of the visitor's own page */
export function confirmationMail(
  submission: Pick<StoredSubmission, 'kind' | 'reference' | 'receivedAt'>,
  ownPage: string,
): MailContent {
  const { kind, reference, receivedAt } = submission;
  const due = replyDue(submission);
  const receivedOn = `${berlinMinute(receivedAt)} Uhr`;
  const words = confirmationWords(kind, reference, receivedOn, due && formatDue(due));
  const { stages } = words;
  return letter(kind, words.subject, [
    paragraph(words.received),
    words.due && facts(words.due),
    ...ownPageParts(ownPage),
    paragraph(words.ownPage),
    facts(...words.facts),
    heading(words.nextTitle),
    paragraph(words.promise),
    stages && heading(stages.title),
    stages && steps(stages.steps),
    stages && paragraph(stages.total),
    heading(words.questionsTitle),
    paragraph(withNumber(words.questions)),
    smallPrint(words.notYou),
  ]);
}
