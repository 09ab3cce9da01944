import { notReachedWords as words } from '@rebhang-solar/content/mails/not-reached';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { letter, ownPageParts, withNumber } from './letter.ts';
import { facts, type MailContent, paragraph } from './mail-content.ts';

/** For the visitor, whom nobody has reached by phone: leads to the own page, where times are chosen. */
export function notReachedMail(
  { kind, reference }: Pick<StoredSubmission, 'kind' | 'reference'>,
  ownPage: string,
): MailContent {
  return letter(kind, words.subject(reference), [
    paragraph(words.text),
    paragraph(words.choose),
    ...ownPageParts(`${ownPage}#zeiten`, words.open),
    paragraph(withNumber(words.ask)),
    facts({ label: words.reference, value: reference }),
  ]);
}
