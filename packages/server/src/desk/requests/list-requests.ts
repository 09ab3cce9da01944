import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { deadMailQueueName } from '../../delivery/mail/mail-job.ts';
import { senderOf } from '../../forms/rows.ts';
import { berlinDay, momentOf } from '../../platform/berlin-time.ts';
import { countWaitingJobs } from '../../platform/jobs/job-table.ts';
import { aboutOf } from '../../requests/about.ts';
import { conditions } from '../../requests/find-submissions.ts';
import { Handling } from '../../requests/handling.entity.ts';
import {
  dueOf,
  type HandledSubmission,
  handledOf,
  openOrder,
  withRows,
} from '../../requests/handling.ts';
import { Submission } from '../../requests/submission.entity.ts';
import { openFolders } from '../../status/states.ts';
import { addedByVisitors } from './added-by-visitors.ts';
import { foundIn } from './found-in.ts';
import { isOver, type RequestView } from './requests.input.ts';

type Page = { cursor?: string | null | undefined; limit: number };

/** One page of a list. @param name of whoever looks at it */
export async function listRequests(
  em: EntityManager,
  { view, ...page }: Page & { view: RequestView },
  name: string,
  now: Date,
) {
  const where = conditionOf(view, name, now);
  const order = isOver(view) ? overOrder : openOrder;
  const { handled, nextCursor } = await findPage(em, where, page, [...order]);
  return { requests: await itemsOf(em, handled), nextCursor };
}

/** One page of what a search finds: first what is open, then what is done, then spam. */
export async function searchRequests(
  em: EntityManager,
  { search, withSpam, ...page }: Page & { search: string; withSpam: boolean },
) {
  const where: FilterQuery<Handling> = {
    submission: conditions({ search }),
    ...(!withSpam && { folder: { $ne: 'spam' } }),
  };
  const { handled, nextCursor } = await findPage(em, where, page, [
    { foundRank: 'asc' },
    { listedHour: 'desc' },
    { folder: 'asc' },
    { listedAt: 'desc' },
    { submission: 'desc' },
  ]);
  const items = await itemsOf(em, handled);
  const found = new Map(
    handled.map(({ submission }) => [submission.reference, foundIn(submission, search)]),
  );
  return {
    requests: items.map((item) => ({ ...item, found: found.get(item.reference) ?? null })),
    nextCursor,
  };
}

/** The newest first; as the index has it, since what is over grows for years. */
const overOrder = [
  { isUntimed: 'desc' },
  { listedAt: 'desc' },
  { submission: 'desc' },
] as const satisfies QueryOrderMap<Handling>[];

async function findPage(
  em: EntityManager,
  where: FilterQuery<Handling>,
  { cursor, limit }: Page,
  orderBy: QueryOrderMap<Handling>[],
) {
  const page = await em.findByCursor(Handling, {
    where,
    populate: withRows,
    orderBy,
    first: limit,
    includeCount: false,
    ...(cursor && { after: cursor }),
  });
  return {
    handled: page.items.map(handledOf),
    nextCursor: page.hasNextPage ? page.endCursor : null,
  };
}

/** Requests as the lines of a list. */
export async function itemsOf(em: EntityManager, handled: HandledSubmission[]) {
  const added = await addedByVisitors(
    em,
    handled.map(({ submission }) => submission.id),
  );
  return handled.map((one) => ({ ...itemOf(one), ...added(one.submission.id) }));
}

/** The same of one. */
export async function itemIn(em: EntityManager, handled: HandledSubmission) {
  const [item] = await itemsOf(em, [handled]);
  if (!item) throw new Error('One request is one line');
  return item;
}

function itemOf(handled: HandledSubmission) {
  const { submission, handling } = handled;
  const { name, town, phone, email } = senderOf(submission);
  return {
    reference: submission.reference,
    version: handling.version,
    kind: submission.kind,
    receivedAt: submission.receivedAt.toISOString(),
    name,
    /** Null where the form asks for none, or none can be told from the address. */
    town,
    phone: phone.trim() || null,
    email: email || null,
    about: aboutOf(submission),
    suspicion: submission.suspicion ?? null,
    ...handlingOf(handled),
  };
}

/** How far the office is with a request. */
function handlingOf(handled: HandledSubmission) {
  const { handling } = handled;
  return {
    folder: handling.folder,
    state: handling.state,
    holder: handling.holder ?? null,
    /** How often somebody has called in vain. */
    attempts: handling.attempts,
    /** When something has to happen next: promised, to call again, or an appointment. */
    moment: handling.isUntimed ? null : handling.listedAt.toISOString(),
    /** Until when an answer is promised; null when none is, or nobody waits for it any more. */
    dueAt: dueOf(handled)?.toISOString() ?? null,
    doneAt: handling.doneAt?.toISOString() ?? null,
    outcome: handling.outcome ?? null,
  };
}

/** How many stand in each list, for title and tabs, and what the day has brought. */
export async function countRequests(em: EntityManager, name: string, now: Date) {
  const count = (view: RequestView) => em.count(Handling, conditionOf(view, name, now));
  const midnight = momentOf(Date.parse(berlinDay(now)));
  const doneToday = { folder: 'done' as const, listedAt: { $gte: midnight } };
  const [open, mine, overdue, fresh, taken, waiting, done, suspected, spam] = await Promise.all([
    count('open'),
    count('mine'),
    count('overdue'),
    count('new'),
    count('taken'),
    count('waiting'),
    count('done'),
    count('suspected'),
    count('spam'),
  ]);
  const last = await em.findOne(Handling, doneToday, {
    populate: withRows,
    orderBy: { listedAt: 'desc' },
  });
  return {
    open,
    mine,
    overdue,
    new: fresh,
    taken,
    waiting,
    done,
    suspected,
    spam,
    /** Mails that no attempt has sent, until somebody decides. */
    mailsGivenUp: await countWaitingJobs(em, deadMailQueueName),
    today: {
      received: await em.count(Submission, { receivedAt: { $gte: midnight } }),
      done: await em.count(Handling, doneToday),
      /** What was done last today. */
      last: last && {
        name: senderOf(handledOf(last).submission).name,
        at: last.listedAt.toISOString(),
      },
    },
  };
}

function conditionOf(view: RequestView, name: string, now: Date): FilterQuery<Handling> {
  const open = { folder: { $in: [...openFolders] } };
  switch (view) {
    case 'open':
      return open;
    case 'mine':
      return { ...open, holder: name };
    case 'overdue':
      return { ...open, isUntimed: false, listedAt: { $lte: now } };
    case 'new':
    case 'taken':
      return { ...open, state: view };
    case 'waiting':
      return { ...open, state: { $in: ['notReached', 'appointment', 'waiting'] } };
    case 'done':
    case 'suspected':
    case 'spam':
      return { folder: view };
  }
}
