import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { inboxLabels } from '@rebhang-solar/content/inbox';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import { rowNames, senderOf } from '../../forms/request-tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { contactFields } from '../../requests/correct-fields.ts';
import { type DescribedBlock, describeSubmission } from '../../requests/describe-submission.ts';
import { findByReference } from '../../requests/find-submissions.ts';
import { ownPageOf, ownPageUrl } from '../../requests/own-page/own-page.ts';
import { beginningsOf } from '../../requests/own-page/visitor-slots.ts';
import { photographsOf } from '../../requests/photographs/photographs.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { requestOf, type StoredRequest, withStatus } from '../../requests/stored-requests.ts';
import { Submission } from '../../requests/submission.entity.ts';
import type { DeskServices } from '../trpc.ts';
import { itemIn, itemsOf } from './list-requests.ts';

/** @throws AppError `notFound` */
export async function findRequest(em: EntityManager, reference: string): Promise<StoredRequest> {
  const submission = await findByReference(em, reference);
  if (!submission) throw new AppError('notFound');
  return requestOf(em, submission);
}

/** Everything about one request. @throws AppError `notFound` */
export async function requestDetails(
  em: EntityManager,
  { mailQueue, mailAddresses }: Pick<DeskServices, 'mailQueue' | 'mailAddresses'>,
  reference: string,
) {
  const request = await findRequest(em, reference);
  const { submission } = request;
  const sender = senderOf(submission);
  const blocks = describeSubmission(submission);
  const [events, related, mails] = await Promise.all([
    em.find(RequestEvent, { submission: submission.id }, { orderBy: { id: 'desc' } }),
    relatedTo(em.fork(), submission),
    mailQueue.statesOf(submission),
  ]);
  const photographs = await photographsOf(em, submission.id);
  const page = await ownPageOf(em, submission);
  return {
    ...(await itemIn(em, request)),
    place: sender.place,
    consentAt: submission.consentAt?.toISOString() ?? null,
    privacyVersion: submission.privacyVersion ?? null,
    suspicionReason: submission.suspicion ? suspicionWords.reasons[submission.suspicion] : null,
    promise: promised(request),
    blocks: blocks.map(({ title, lines }) => ({
      title: title ?? null,
      lines: lines.map(({ name, label, value, stored, kind }) => ({
        name,
        label,
        value,
        stored,
        kind,
      })),
    })),
    history: events.map(eventOf),
    /** When the times begin that the visitor has chosen for a call, as far as they are to come. */
    chosenMoments: chosenMoments(events),
    /** What was changed about the sender, by the field; of a field that was changed twice the last time. */
    corrections: correctionsIn(events),
    photographs: photographs.map(({ id, kind, width, height, bytes, addedAt, byLink }) => ({
      id,
      kind,
      width,
      height,
      bytes,
      addedAt: addedAt.toISOString(),
      byLink,
    })),
    /** The secret link of the visitor's own page. */
    ownPage: ownPageUrl(mailAddresses.site, page),
    related,
    mails,
    /** Why the visitor has no confirmation, where it is not for a suspicion. */
    unconfirmed: submission.unconfirmed ?? null,
    hasDocuments: submission.gridConnection !== null,
    /** „Alles kopieren“: a plain block. */
    text: plainText(request, blocks),
  };
}

/** @param events the newest first */
function chosenMoments(events: RequestEvent[]): string[] {
  const chosen = events.find(({ type }) => type === 'times');
  const beginnings = chosen?.note ? beginningsOf(chosen.note, chosen.at) : [];
  return beginnings.filter((moment) => new Date(moment) > new Date());
}

/** What was promised, and why until then; null where no time is promised. */
function promised({ status }: StoredRequest) {
  const { dueAt, firstContactAt } = status;
  // Null as long as nobody has called or answered.
  return dueAt && { isKept: firstContactAt ? firstContactAt <= dueAt : null };
}

/** A line of the history. */
function eventOf(event: RequestEvent) {
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
    field: event.field ?? null,
    formerValue: event.formerValue ?? null,
    count: event.count ?? null,
    byLink: event.byLink,
    isMailed: event.isMailed,
  };
}

/** @param events the newest first */
function correctionsIn(events: RequestEvent[]) {
  const corrected = events.filter(({ type }) => type === 'corrected');
  return contactFields.flatMap((field) => {
    const last = corrected.find((event) => event.field === field);
    return last ? [{ field, before: last.formerValue ?? '', at: last.at.toISOString() }] : [];
  });
}

/** As many as are shown. */
const mostRelated = 20;

/** Other requests of the same mailbox or one of the same phone numbers, the newest first. */
async function relatedTo(em: EntityManager, { id, receivedAt }: Submission) {
  const { mailbox, phoneNumbers } = await em.findOneOrFail(
    Submission,
    { id },
    { fields: ['mailbox', 'phoneNumbers'] },
  );
  // By their ids, found through the two indexes: asked for in one condition with the order and limit below,
  // PostgreSQL reads all requests one by one, the newest first.
  const theirs = raw<string>(
    (alias) => `${alias}.id in (select id from submissions where mailbox = ? union
      select id from submissions where string_to_array(phone_number, ' ') && string_to_array(?, ' '))`,
    [mailbox, phoneNumbers],
  );
  const others = await em.find(
    Submission,
    { [theirs]: [], id: { $ne: id } },
    { populate: rowNames, orderBy: { receivedAt: 'desc' }, limit: mostRelated },
  );
  const items = await itemsOf(em, await withStatus(em, others));
  return items.map((item) => ({ ...item, isEarlier: new Date(item.receivedAt) < receivedAt }));
}

function plainText({ submission }: StoredRequest, blocks: DescribedBlock[]): string {
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
