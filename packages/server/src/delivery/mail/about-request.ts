import { requestPath } from '@rebhang-solar/content/desk-paths';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { officeWords as words } from '@rebhang-solar/content/mails/to-office';
import { mailtoHref } from '@rebhang-solar/content/mailto-href';
import { telHref } from '@rebhang-solar/content/phone';
import { heldBy } from '@rebhang-solar/content/status-words';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import { senderOf } from '../../forms/request-tables.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { actions, type Fact, type MailPart } from './mail-content.ts';
import { forHeader } from './render-mail.ts';

// What several mails to the office have about a request. `desk` is as in `MailAddresses`.

/** Who it is from: „Müller, Neustadt (Website)“ */
export const officeSender = (submission: StoredSubmission) =>
  words.sender(shortened(senderOf(submission).shortName));

/** „Müller, Neustadt: Beratungsanfrage PV-…“ */
export function officeSubject(submission: StoredSubmission): string {
  const { kind, reference, suspicion } = submission;
  const mark = suspicion ? `[${suspicionWords.mark}] ` : '';
  const { shortName } = senderOf(submission);
  return mark + words.subject(shortened(shortName), formKinds[kind].title, reference);
}

/** To call its sender or, without a number, to answer; then to open it at the desk. */
export function requestActions(submission: StoredSubmission, desk: string | undefined): MailPart {
  const { reference } = submission;
  const { phone, email } = senderOf(submission);
  const tel = telHref(phone);
  return actions(
    ...(tel ? [{ text: words.call(phone.trim()), href: tel }] : []),
    ...(email ? [{ text: words.answer, href: mailtoHref(email, { subject: reference }) }] : []),
    ...(desk ? [{ text: words.open, href: desk + requestPath(reference) }] : []),
  );
}

/** One of a list: sender, form, the time by which something has to happen, the number to call, and the way to the request. */
export function requestLine(
  submission: StoredSubmission,
  desk: string | undefined,
  due: string | undefined,
  holder?: string | null,
): Fact {
  const { shortName, phone, email } = senderOf(submission);
  const { kind, reference, suspicion } = submission;
  const what = [
    formKinds[kind].title,
    ...(due ? [due] : []),
    ...(holder ? [heldBy(holder)] : []),
    ...(suspicion ? [suspicionWords.mark] : []),
    reference,
  ];
  return {
    label: shortName,
    value: phone.trim() || email,
    href: phone.trim() ? telHref(phone) : email ? mailtoHref(email) : undefined,
    detail: [
      { text: what.join(' · ') },
      ...(desk ? [{ text: ' · ' }, { text: words.open, href: desk + requestPath(reference) }] : []),
    ],
  };
}

/** A name at a length that leaves room for the rest, cut by whole characters as a person sees them. */
function shortened(name: string): string {
  const characters = [...new Intl.Segmenter('de').segment(forHeader(name))];
  return characters
    .slice(0, 80)
    .map(({ segment }) => segment)
    .join('');
}
