import type { EntityManager } from '@mikro-orm/postgresql';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { inboxLabels } from '@rebhang-solar/content/inbox';
import { companyMail } from '@rebhang-solar/content/mails';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import { berlinMinute } from '../../platform/berlin-time.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type DescribedBlock, describeSubmission } from '../../submissions/describe-submission.ts';
import { allColumns } from '../../submissions/export/export-columns.ts';
import { recordOf } from '../../submissions/export/submission-record.ts';
import { findByReference } from '../../submissions/find-submissions.ts';
import {
  type HandledSubmission,
  handledSubmission,
  withHandling,
} from '../../submissions/handling.ts';
import { HandlingEvent } from '../../submissions/handling-event.entity.ts';
import { promiseOf } from '../../submissions/reply-due.ts';
import { rowNames, senderOf } from '../../submissions/rows.ts';
import { Submission } from '../../submissions/submission.entity.ts';
import { itemOf } from './list-requests.ts';

/** @throws AppError `notFound` */
export async function findHandled(
  em: EntityManager,
  reference: string,
): Promise<HandledSubmission> {
  const submission = await findByReference(em, reference);
  if (!submission) throw new AppError('notFound');
  return handledSubmission(em, submission);
}

/** Everything about one request. @throws AppError `notFound` */
export async function requestDetails(em: EntityManager, mailQueue: MailQueue, reference: string) {
  const handled = await findHandled(em, reference);
  const { submission, handling } = handled;
  const sender = senderOf(submission);
  const blocks = describeSubmission(submission);
  const [events, related, mails] = await Promise.all([
    em.find(HandlingEvent, { submission: submission.id }, { orderBy: { id: 'desc' } }),
    relatedTo(em.fork(), submission),
    mailQueue.statesOf(submission),
  ]);
  return {
    ...itemOf(handled),
    place: sender.place,
    consentAt: submission.consentAt?.toISOString() ?? null,
    privacyVersion: submission.privacyVersion ?? null,
    suspicionReason: submission.suspicion
      ? companyMail.suspicionReasons[submission.suspicion]
      : null,
    firstContactAt: handling.firstContactAt?.toISOString() ?? null,
    promise: promised(handled),
    blocks: blocks.map(({ title, lines }) => ({
      title: title ?? null,
      lines: lines.map(({ label, value, kind }) => ({ label, value, kind })),
    })),
    history: events.map(eventOf),
    related: related.map((other) => ({
      ...itemOf(other),
      isEarlier: other.submission.receivedAt < submission.receivedAt,
    })),
    mails,
    /** Why the visitor has no confirmation, where it is not for a suspicion. */
    unconfirmed: submission.unconfirmed ?? null,
    hasDocuments: submission.gridConnection !== null,
    /** „Alles kopieren“: a plain block. */
    text: plainText(handled, blocks),
    /** A row to be pasted into a spreadsheet: the cells of the whole export, between tabs. */
    row: spreadsheetRow(handled),
  };
}

/** What was promised, and why until then; null where no time is promised. */
function promised({ submission, handling }: HandledSubmission) {
  const promise = promiseOf(submission);
  const { dueAt, firstContactAt } = handling;
  if (!promise || !dueAt) return null;
  return {
    hours: promise.hours,
    from: promise.from.toISOString(),
    skipped: promise.skipped.map(({ day, holiday }) => ({
      day: day.toISOString(),
      holiday: holiday ?? null,
    })),
    dueAt: dueAt.toISOString(),
    /** Null as long as nobody has called or answered. */
    isKept: firstContactAt ? firstContactAt <= dueAt : null,
  };
}

/** A line of the history. */
function eventOf(event: HandlingEvent) {
  return {
    id: event.id,
    at: event.at.toISOString(),
    by: event.by,
    type: event.type,
    state: event.state,
    until: event.until?.toISOString() ?? null,
    to: event.to ?? null,
    outcome: event.outcome ?? null,
    note: event.note ?? null,
    isMailed: event.isMailed,
  };
}

/** As many as are shown. */
const mostRelated = 20;

/** Other requests of the same mailbox or phone number, the newest first. */
async function relatedTo(em: EntityManager, { id }: Submission): Promise<HandledSubmission[]> {
  const { mailbox, phoneNumber } = await em.findOneOrFail(
    Submission,
    { id },
    { fields: ['mailbox', 'phoneNumber'] },
  );
  const same = [...(mailbox ? [{ mailbox }] : []), ...(phoneNumber ? [{ phoneNumber }] : [])];
  if (same.length === 0) return [];
  const others = await em.find(
    Submission,
    { $or: same, id: { $ne: id } },
    { populate: rowNames, orderBy: { receivedAt: 'desc' }, limit: mostRelated },
  );
  return withHandling(em, others);
}

function plainText({ submission }: HandledSubmission, blocks: DescribedBlock[]): string {
  const { bookkeeping } = inboxLabels;
  const lines = [
    `${formKinds[submission.kind].title} ${submission.reference}`,
    `${bookkeeping.receivedAt}: ${berlinMinute(submission.receivedAt)}`,
    ...blocks.flatMap((block) => {
      const given = block.lines.filter(({ value }) => value.trim() !== '');
      if (given.length === 0) return [];
      return [
        '',
        ...(block.title ? [block.title] : []),
        ...given.map(({ label, value }) =>
          value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
        ),
      ];
    }),
  ];
  return lines.join('\n');
}

function spreadsheetRow(handled: HandledSubmission): string {
  const record = recordOf(handled);
  return allColumns(record.kind)
    .map(({ cellOf }) => cellOf(record).replace(/\s+/g, ' '))
    .join('\t');
}
