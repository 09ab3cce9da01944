import { lostLinkWords as words } from '@rebhang-solar/content/mails/lost-link';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { letter, ownPageParts } from './letter.ts';
import { type MailContent, paragraph, smallPrint } from './mail-content.ts';

/** For a visitor who has lost the link to the own page. */
export function lostLinkMail(
  { kind, reference }: Pick<StoredSubmission, 'kind' | 'reference'>,
  ownPage: string,
): MailContent {
  return letter(kind, words.subject(reference), [
    paragraph(words.text),
    ...ownPageParts(ownPage),
    smallPrint(words.notYou),
  ]);
}
