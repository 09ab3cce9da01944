import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { confirmationWords } from '@rebhang-solar/content/mails/confirmation';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { formatDue, replyDue } from '../../status/reply-due.ts';
import { letter, ownPageParts, withNumber } from './letter.ts';
import { facts, heading, type MailContent, paragraph, smallPrint, steps } from './mail-content.ts';

/** For the visitor: what was received and when. @param ownPage the address of the visitor's own page */
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
    facts(...words.facts),
    heading(words.nextTitle),
    paragraph(words.promise),
    stages && heading(stages.title),
    stages && steps(stages.steps),
    stages && paragraph(stages.total),
    heading(words.ownPageTitle),
    paragraph(words.ownPage),
    ...ownPageParts(ownPage),
    heading(words.questionsTitle),
    paragraph(withNumber(words.questions)),
    smallPrint(words.notYou),
  ]);
}
