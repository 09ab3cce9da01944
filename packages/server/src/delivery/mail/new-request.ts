import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { company } from '@rebhang-solar/content/company-in-texts';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { newRequestWords as words } from '@rebhang-solar/content/mails/new-request';
import { officeWords } from '@rebhang-solar/content/mails/to-office';
import { mailtoHref } from '@rebhang-solar/content/mailto-href';
import { telHref } from '@rebhang-solar/content/phone';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import { senderOf } from '../../forms/request-tables.ts';
import { type DescribedLine, describeSubmission } from '../../requests/describe-submission.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { formatDue, replyDue } from '../../status/reply-due.ts';
import { officeSubject, requestActions } from './about-request.ts';
import {
  type Fact,
  facts,
  factsBeside,
  heading,
  type MailContent,
  paragraph,
  smallPrint,
  title,
} from './mail-content.ts';

/**
 * For the office: sender, form, the time by which an answer is promised, and every field that was filled in.
 * @param desk as in `MailAddresses`
 * @param pdfFollows its PDF could not be attached
 */
export function newRequestMail(
  submission: StoredSubmission,
  desk: string | undefined,
  pdfFollows = false,
): MailContent {
  const { kind, reference, receivedAt, suspicion, consentAt, privacyVersion } = submission;
  const due = replyDue(submission);
  const blocks = describeSubmission(submission).map((block) => ({
    title: block.title,
    lines: block.lines.filter(({ value }) => value.trim() !== ''),
  }));
  const isKeptBack = blocks.some(({ lines }) => lines.some(({ keptFromMail }) => keptFromMail));
  const mailed = blocks
    .map((block) => ({ ...block, lines: block.lines.filter((line) => !line.keptFromMail) }))
    .filter(({ lines }) => lines.length > 0);
  return {
    sender: company.shortName,
    subject: officeSubject(submission),
    parts: [
      title(senderOf(submission).shortName),
      paragraph(`${formKinds[kind].title}, ${words.receivedAt(clockTime(receivedAt))}`),
      suspicion && note(suspicionWords.mark, suspicionWords.reasons[suspicion]),
      pdfFollows && note(words.pdf, words.pdfFollows),
      due && note(words.promised, words.until(formatDue(due))),
      requestActions(submission, desk),
      ...mailed.flatMap((block) => [
        block.title ? heading(block.title) : undefined,
        factsBeside(...block.lines.map(withLink)),
      ]),
      factsBeside(
        { label: words.reference, value: reference },
        ...(consentAt
          ? [{ label: words.consent, value: words.consentGiven(clockTime(consentAt)) }]
          : []),
        ...(privacyVersion ? [{ label: words.privacyVersion, value: privacyVersion }] : []),
      ),
      isKeptBack && smallPrint(desk ? `${words.keptBack} ${words.keptAtDesk}` : words.keptBack),
      smallPrint(officeWords.replyHint),
    ],
  };
}

const note = (label: string, value: string) => facts({ label, value });

/** A telephone number or a mail address leads to where it is used. */
function withLink({ label, value, kind }: DescribedLine): Fact {
  const href = kind === 'email' ? mailtoHref(value) : kind === 'phone' ? telHref(value) : undefined;
  return { label, value, ...(href && { href }) };
}

/** „21.11.2026, 05:03 Uhr“ */
const clockTime = (date: Date) => `${berlinMinute(date)} Uhr`;
