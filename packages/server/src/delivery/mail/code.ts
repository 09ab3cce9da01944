import { codeWords as words } from '@rebhang-solar/content/mails/code';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { letter } from './letter.ts';
import { facts, type MailContent, paragraph, smallPrint } from './mail-content.ts';

/**
 * For a visitor: the code for their own page. The link is not in it: each alone opens nothing.
 * @param minutes how long it is taken
 * @param opens whether it opens the page, as no telephone number was given, or lets an opened one be changed
 */
export function codeMail(
  { kind, reference }: Pick<StoredSubmission, 'kind' | 'reference'>,
  code: string,
  minutes: number,
  opens: boolean,
): MailContent {
  return letter(kind, words.subject(reference), [
    paragraph(words.text(opens, minutes)),
    facts({ label: words.code, value: code }),
    smallPrint(words.notYou(opens)),
  ]);
}
