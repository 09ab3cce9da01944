import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { berlinDay, momentOf } from '../../platform/berlin-time.ts';
import { aboutOf } from '../../submissions/about.ts';
import { conditions } from '../../submissions/find-submissions.ts';
import { Handling } from '../../submissions/handling.entity.ts';
import { dueOf, type HandledSubmission, handledOf, withRows } from '../../submissions/handling.ts';
import { senderOf } from '../../submissions/rows.ts';
import { Submission } from '../../submissions/submission.entity.ts';
import { addedByVisitors } from './added-by-visitors.ts';
import { foundIn } from './found-in.ts';
import type { RequestView } from './requests.input.ts';

type Page = { cursor?: string | null | undefined; limit: number };

/** One page of a list. @param name of whoever looks at it */
export async function listRequests(
  em: EntityManager,
  { view, ...page }: Page & { view: RequestView },
  name: string,
  now: Date,
) {
  const where = conditionOf(view, name, now);
  // What is open is sorted by the next moment that counts; all else shows the newest first.
  const direction = isOpen(view) ? 'asc' : 'desc';
  const { handled, nextCursor } = await findPage(em, where, page, [
    { isUntimed: direction },
    { listedAt: direction },
    { submission: direction },
  ]);
  return { requests: await itemsOf(em, handled), nextCursor };
}

/** One page of what a search finds: first what is open, then what is done. */
export async function searchRequests(
  em: EntityManager,
  { search, withSuspected, ...page }: Page & { search: string; withSuspected: boolean },
) {
  const where: FilterQuery<Handling> = {
    submission: conditions({ search }),
    ...(!withSuspected && { folder: { $in: ['open', 'done'] } }),
  };
  const { handled, nextCursor } = await findPage(em, where, page, [
    { folder: 'desc' },
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

type Order = Partial<Record<'isUntimed' | 'listedAt' | 'submission' | 'folder', 'asc' | 'desc'>>;

async function findPage(
  em: EntityManager,
  where: FilterQuery<Handling>,
  { cursor, limit }: Page,
  orderBy: Order[],
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

const isOpen = (view: RequestView) => !['done', 'suspected', 'spam'].includes(view);

function conditionOf(view: RequestView, name: string, now: Date): FilterQuery<Handling> {
  switch (view) {
    case 'open':
      return { folder: 'open' };
    case 'mine':
      return { folder: 'open', holder: name };
    case 'overdue':
      return { folder: 'open', isUntimed: false, listedAt: { $lte: now } };
    case 'new':
    case 'taken':
      return { folder: 'open', state: view };
    case 'waiting':
      return { folder: 'open', state: { $in: ['notReached', 'appointment', 'waiting'] } };
    case 'done':
    case 'suspected':
    case 'spam':
      return { folder: view };
  }
}
