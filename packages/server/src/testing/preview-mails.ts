import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ownPagePath } from '@rebhang-solar/content/own-page-paths';
import { additionMail } from '../delivery/mail/addition.ts';
import { alertMail } from '../delivery/mail/alert.ts';
import { codeMail } from '../delivery/mail/code.ts';
import { confirmationMail } from '../delivery/mail/confirmation.ts';
import { digestMail } from '../delivery/mail/digest.ts';
import { latePdfMail } from '../delivery/mail/late-pdf.ts';
import { lostLinkMail } from '../delivery/mail/lost-link.ts';
import type { MailContent } from '../delivery/mail/mail-content.ts';
import { morningMail } from '../delivery/mail/morning.ts';
import { newRequestMail } from '../delivery/mail/new-request.ts';
import { notReachedMail } from '../delivery/mail/not-reached.ts';
import { noticeMail } from '../delivery/mail/notice.ts';
import { renderMail } from '../delivery/mail/render-mail.ts';
import { signInMail } from '../delivery/mail/sign-in.ts';
import { testMail } from '../delivery/mail/test-mail.ts';
import { withdrawalMail } from '../delivery/mail/withdrawal.ts';
import { forms } from '../forms/forms.ts';
import { type SubmissionKind, submissionKinds } from '../forms/submission-kind.ts';
import { inventedRequest } from '../operator/seed/invented-requests.ts';
import { alertCauses } from '../operator/watch/active-alerts.ts';
import type { StoredSubmission } from '../requests/find-submissions.ts';
import type { RequestStatus } from '../requests/request-status.entity.ts';
import type { StoredRequest } from '../requests/stored-requests.ts';
import { newStatus } from '../requests/stored-status.ts';

// `pnpm mails [folder]`: every mail of the site, about invented submissions, as files to open.

/** One of each kind, of people who live in the company's own towns. */
const requests = Object.fromEntries(
  Array.from({ length: 7 }, (_, index) => inventedRequest(index)).map(({ kind, payload }) => [
    kind,
    payload,
  ]),
) as Record<SubmissionKind, object>;

/** As if it had been stored just now. */
function invented(
  kind: SubmissionKind,
  differing: Partial<StoredSubmission> = {},
): StoredSubmission {
  const { submission, row } = forms[kind];
  const stored = {
    kind,
    reference: 'PV-7K3M-Q9XD-2R4T',
    receivedAt: new Date(),
    consentAt: kind === 'consultation' ? new Date() : null,
    privacyVersion: '2026-11',
    ...row(submission.parse(requests[kind])),
    ...differing,
  };
  return stored as StoredSubmission;
}

const submissions = submissionKinds.map((kind) => invented(kind));
const gridConnection = invented('gridConnection');
/** As far as nobody has done anything about it. */
const untouched = (submission: StoredSubmission): StoredRequest => ({
  submission,
  status: newStatus(submission) as RequestStatus,
});
const morning = {
  overdue: [untouched(invented('consultation'))],
  dueToday: [untouched(invented('consultation', { reference: 'PV-2R4T-7K3M-Q9XD' }))],
  undelivered: [untouched(invented('maintenance'))],
  new: [
    untouched(invented('contact')),
    untouched(invented('contact', { suspicion: 'too-fast' })),
    untouched(gridConnection),
  ],
  waiting: 3,
  givenUp: 1,
  forgotten: [],
  moreForgotten: 0,
  allDone: 0,
};
const desk = 'https://buero.firma.example';
const site = 'https://www.firma.example';
const ownPage = site + ownPagePath('Q2h1cmNoZ2Fzc2UgMTIzNA');
const notice = { kind: 'consultation', reference: gridConnection.reference } as const;
const suspected = invented('contact', { suspicion: 'too-fast' });
const mails: Record<string, MailContent | undefined> = {
  ...Object.fromEntries(
    submissions.flatMap((submission) => [
      [`buero-${submission.kind}`, newRequestMail(submission, desk)],
      [`bestaetigung-${submission.kind}`, confirmationMail(submission, ownPage)],
    ]),
  ),
  'buero-verdacht': newRequestMail(suspected, desk),
  'buero-ohne-pdf': newRequestMail(gridConnection, desk, true),
  'nicht-erreicht': notReachedMail(invented('consultation'), ownPage),
  'buero-ergaenzt': additionMail(
    invented('consultation'),
    {
      photographs: [{ byLink: false, count: 3 }],
      steps: [
        { type: 'remark', note: 'Der Zählerschrank ist neu, die Fotos zeigen ihn offen.' },
        { type: 'times', note: 'Dienstag, 24. November, 16 bis 18 Uhr' },
        { type: 'remark', note: 'Bitte erst nach 17 Uhr.', byLink: true },
        { type: 'corrected', field: 'phone' },
      ],
    },
    desk,
  ),
  'link-verloren': lostLinkMail(gridConnection, ownPage),
  'code-oeffnen': codeMail(gridConnection, '204816', 15, true),
  'code-aendern': codeMail(gridConnection, '204816', 15, false),
  geaendert: noticeMail({ ...notice, about: 'corrected', fields: ['phone', 'email'] }),
  'fotos-entfernt': noticeMail({ ...notice, about: 'photographs' }),
  zurueckgezogen: noticeMail({ ...notice, about: 'withdrawn' }),
  'buero-zurueckgezogen': withdrawalMail(gridConnection.reference, true),
  'buero-pdf': latePdfMail(gridConnection),
  anmelden: signInMail(`${desk}/anmelden/Q2h1cmNoZ2Fzc2UgMTIzNA`, '11:22 Uhr'),
  sammel: digestMail(submissions, desk),
  morgens: morningMail(morning, new Date(), desk),
  ...Object.fromEntries(
    alertCauses.map((cause) => [
      `alarm-${cause}`,
      alertMail({ cause, facts: { mails: 2, minutes: 47 }, isOver: false }, site),
    ]),
  ),
  'alarm-vorbei': alertMail({ cause: 'mail-waiting', facts: {}, isOver: true }, site),
  test: testMail,
};

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../../.data/mails'));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const links: string[] = [];
for (const [name, content] of Object.entries(mails)) {
  if (!content) continue;
  const { subject, text, html } = renderMail(content);
  await writeFile(join(folder, `${name}.html`), html);
  await writeFile(join(folder, `${name}.txt`), `${subject}\n\n${text}`);
  links.push(`<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">Text</a>)</li>`);
}
const index = join(folder, 'index.html');
const head = '<!DOCTYPE html><html lang="de"><meta charset="utf-8"><title>E-Mails</title>';
await writeFile(index, `${head}<ul>${links.join('')}</ul></html>\n`);
process.stdout.write(`${links.length} mails, to be opened from ${index}\n`);
