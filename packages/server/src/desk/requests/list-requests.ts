import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { berlinDay, fromBerlinWallClock } from '@rebhang-solar/content/berlin-clock';
import { deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { senderOf } from '../../forms/request-tables.ts';
import { countWaitingJobs } from '../../platform/jobs/job-table.ts';
import { aboutOf } from '../../requests/about.ts';
import { conditions, literally } from '../../requests/find-submissions.ts';
import { deadMailQueueName } from '../../requests/mails/mail-job.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';
import { searchTermsOf } from '../../requests/search-terms.ts';
import { normalizeForSearch } from '../../requests/search-text.ts';
import {
  fromStatus,
  openOrder,
  type StoredRequest,
  withRows,
} from '../../requests/stored-requests.ts';
import { promisedTo, statusOf } from '../../requests/stored-status.ts';
import { Submission } from '../../requests/submission.entity.ts';
import { placeOf } from '../../status/place-of.ts';
import { openFolders } from '../../status/states.ts';
import { addedByVisitors } from './added-by-visitors.ts';
import { foundIn } from './found-in.ts';
import { isOver, type RequestView } from './requests.input.ts';

type Page = { cursor?: string | null | undefined; limit: number };

/** One page of a list. @param name of whoever looks at it */
export async function listRequests(
  em: EntityManager,
  { view, holder, ...page }: Page & { view: RequestView; holder?: string | undefined },
  name: string,
  now: Date,
) {
  const where = { $and: [conditionOf(view, name, now), holder === undefined ? {} : { holder }] };
  const order = isOver(view) ? overOrder : openOrder;
  const { requests, nextCursor } = await findPage(em, where, page, [...order]);
  return { requests: await itemsOf(em, requests), nextCursor };
}

/**
 * One page of what a search finds: first what is open, then what is done, then spam; of each first those who are called
 * so, then those about whom a remark or a note says it.
 */
export async function searchRequests(
  em: EntityManager,
  { search, withSpam, ...page }: Page & { search: string; withSpam: boolean },
) {
  const noted = await notesWith(em, search);
  const where: FilterQuery<RequestStatus> = {
    submission: { $or: [conditions({ search }), { id: [...noted.keys()] }] },
    ...(!withSpam && { folder: { $ne: 'spam' } }),
  };
  const found = await findPage(em, where, page, [
    { foundRank: 'asc' },
    { listedHour: 'desc' },
    { folder: 'asc' },
    { listedAt: 'desc' },
    { submission: 'desc' },
  ]);
  const words = searchTermsOf(search).flatMap((term) => term.words);
  const isNamed = ({ submission }: StoredRequest) => {
    const name = normalizeForSearch(senderOf(submission).name);
    return words.some((word) => name.includes(word));
  };
  const requests = found.requests.toSorted(
    (one, other) =>
      one.status.foundRank - other.status.foundRank ||
      Number(isNamed(other)) - Number(isNamed(one)),
  );
  const places = new Map(
    requests.map(({ submission }) => [
      submission.reference,
      foundIn(submission, search, noted.get(submission.id)),
    ]),
  );
  const items = await itemsOf(em, requests);
  return {
    requests: items.map((item) => ({ ...item, found: places.get(item.reference) ?? null })),
    nextCursor: found.nextCursor,
  };
}

/** The newest notes and remarks in which each of the words stands, by their request. */
async function notesWith(em: EntityManager, search: string) {
  const words = search.split(/\s+/).map((word) => ({ note: { $ilike: `%${literally(word)}%` } }));
  const events = await em.find(
    RequestEvent,
    { type: { $in: ['note', 'remark'] }, $and: words },
    { orderBy: { id: 'desc' }, limit: 200 },
  );
  const lines = events.map(({ submission, by, note }) => ({
    id: submission.id,
    label: by ? deskRequest.note.title : deskList.remark,
    value: note ?? '',
  }));
  return Map.groupBy(lines, ({ id }) => id);
}

/** The newest first; as the index has it, since what is over grows for years. */
const overOrder = [
  { isUntimed: 'desc' },
  { listedAt: 'desc' },
  { submission: 'desc' },
] as const satisfies QueryOrderMap<RequestStatus>[];

async function findPage(
  em: EntityManager,
  where: FilterQuery<RequestStatus>,
  { cursor, limit }: Page,
  orderBy: QueryOrderMap<RequestStatus>[],
) {
  const page = await em.findByCursor(RequestStatus, {
    where,
    populate: withRows,
    orderBy,
    first: limit,
    includeCount: false,
    ...(cursor && { after: cursor }),
  });
  return {
    requests: page.items.map(fromStatus),
    nextCursor: page.hasNextPage ? page.endCursor : null,
  };
}

/** Requests as the lines of a list. */
export async function itemsOf(em: EntityManager, requests: StoredRequest[]) {
  const added = await addedByVisitors(
    em,
    requests.map(({ submission }) => submission.id),
  );
  return requests.map((request) => ({ ...itemOf(request), ...added(request.submission.id) }));
}

/** The same of one. */
export async function itemIn(em: EntityManager, request: StoredRequest) {
  const [item] = await itemsOf(em, [request]);
  if (!item) throw new Error('One request is one line');
  return item;
}

function itemOf(request: StoredRequest) {
  const { submission } = request;
  const { name, town, phone, email } = senderOf(submission);
  const [status, promised] = [statusOf(request), promisedTo(request)];
  return {
    reference: submission.reference,
    version: request.status.version,
    kind: submission.kind,
    name,
    /** Null where the form asks for none, or none can be told from the address. */
    town,
    phone: phone.trim() || null,
    email: email || null,
    about: aboutOf(submission),
    // All of it, so that the desk can say by itself what an action makes of it (`afterAction`).
    ...status,
    ...promised,
    ...placeOf(status, promised),
  };
}

/** How many stand in each list, for title and tabs, and what the day has brought. */
export async function countRequests(em: EntityManager, name: string, now: Date) {
  const count = (view: RequestView) => em.count(RequestStatus, conditionOf(view, name, now));
  const midnight = fromBerlinWallClock(Date.parse(berlinDay(now)));
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
  const last = await em.findOne(RequestStatus, doneToday, {
    populate: withRows,
    orderBy: { listedAt: 'desc' },
  });
  const held: { holder: string }[] = await em
    .createQueryBuilder(RequestStatus)
    .select('holder')
    .distinct()
    .where({ folder: { $in: [...openFolders] }, holder: { $ne: null } })
    .orderBy({ holder: 'asc' })
    .execute();
  return {
    open,
    /** Who looks after what is open. */
    holders: held.map(({ holder }) => holder),
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
      done: await em.count(RequestStatus, doneToday),
      /** What was done last today. */
      last: last && {
        name: senderOf(fromStatus(last).submission).name,
        at: last.listedAt.toISOString(),
      },
    },
  };
}

function conditionOf(view: RequestView, name: string, now: Date): FilterQuery<RequestStatus> {
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
