import type { EntityManager } from '@mikro-orm/postgresql';
import { berlinDay } from '@rebhang-solar/content/berlin-clock';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { MailTransport } from '../../delivery/mail/mail-transport.ts';
import { type Morning, morningMail } from '../../delivery/mail/morning.ts';
import { mailOf } from '../../delivery/mail/outgoing-mail.ts';
import { formsByOffice, type MailAddresses, officeOf } from '../../delivery/mail/recipients.ts';
import { reportFailure } from '../../delivery/mail/report-failure.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { readQueueDepths } from '../../platform/jobs/job-table.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { deadMailQueueName, mailQueueName } from '../../requests/mails/mail-job.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';
import { findOpen, nextMomentOf, type StoredRequest } from '../../requests/stored-requests.ts';
import { type DueState, dueState, isOfficeDay } from '../../status/reply-due.ts';

const morningQueueName = 'morning-mail';
const officeQueueName = 'morning-mail-office';
const day = 24 * 60 * 60 * 1_000;
/** Of those that nothing has happened to so many are named. */
const mostForgotten = 20;

type Offices = { transport: MailTransport; addresses: MailAddresses };

/**
 * The list of one office. Its address is read from the settings when it is sent, so that a corrected one
 * counts from the next start on.
 */
type OfficeJob = { kinds: SubmissionKind[] };

/** What is kept of a list: the moment up to which it names submissions, ISO 8601. */
type Listed = { until: string };

const queue = { retryDelay: 60, retryLimit: 20 };

/**
 * At 7:30 on the days on which the office opens: a job for each office. An address that refuses its list
 * is tried again without writing to the others again.
 * @param clock tests bring one of a day they have chosen
 */
export function morningMailJob(
  boss: PgBoss,
  addresses: MailAddresses,
  clock: () => Date = () => new Date(),
): ScheduledJob {
  return {
    name: morningQueueName,
    cron: '30 7 * * *',
    missed: 'once',
    queue,
    transactional: true,
    async run(transaction) {
      if (!isOfficeDay(clock())) return;
      const jobs = formsByOffice(addresses).map((kinds) => ({
        data: { kinds } satisfies OfficeJob,
      }));
      await boss.insert(officeQueueName, jobs, transaction);
    },
  };
}

/** Sends each office its list. @param clock as above */
export async function startOfficeMails(
  boss: PgBoss,
  orm: Orm,
  { transport, addresses }: Offices,
  log: FastifyBaseLogger,
  clock: () => Date = () => new Date(),
): Promise<void> {
  await boss.createQueue(officeQueueName, {
    ...queue,
    deleteAfterSeconds: (30 * day) / 1_000,
    deadLetter: deadMailQueueName,
  });
  const sendList = async (kinds: SubmissionKind[]): Promise<Listed> => {
    const now = clock();
    const since = await lastListed(boss, kinds, now);
    const morning = await readMorning(orm.em.fork(), kinds, since, now);
    const content = morningMail(morning, now, addresses.desk);
    if (content) {
      const name = `${berlinDay(now)}.${kinds.join('.')}`;
      const messageId = `<morning.${name}@${addresses.host}>`;
      const mail = mailOf(content, addresses.from, officeOf(kinds, addresses));
      await transport.send({ messageId, ...mail }, `morning-${name}`);
    }
    log.info({ kinds, sent: content !== undefined }, 'Morning mail');
    return { until: now.toISOString() };
  };
  const withRetries = { includeMetadata: true } as const;
  await boss.work<OfficeJob, Listed | undefined, typeof withRetries>(
    officeQueueName,
    withRetries,
    async ([job]) => {
      if (!job) return undefined;
      const { kinds } = job.data;
      try {
        return await sendList(kinds);
      } catch (error) {
        reportFailure(log, job, { kinds }, error);
        throw error;
      }
    },
  );
}

/** For MORNING_MAIL=off: the schedule stays in the database until it is deleted. */
export async function unscheduleMorningMail(boss: PgBoss): Promise<void> {
  await boss.unschedule(morningQueueName);
}

/**
 * Until when the last list of these forms named submissions. Counted from there and not from the day before:
 * what came in before a list that was lost would be new in none.
 */
async function lastListed(boss: PgBoss, kinds: SubmissionKind[], now: Date): Promise<Date> {
  const lists = await boss.findJobs<OfficeJob>(officeQueueName, { data: { kinds } });
  const times = lists.flatMap(({ state, output }) =>
    state === 'completed' ? [Date.parse((output as Listed).until)] : [],
  );
  return times.length > 0 ? new Date(Math.max(...times)) : lastMorning(now);
}

async function readMorning(
  em: EntityManager,
  kinds: SubmissionKind[],
  since: Date,
  now: Date,
): Promise<Morning> {
  const ofForms = { kind: { $in: kinds } };
  const open = await findOpen(em, ofForms);
  const promised = (state: DueState) =>
    open.filter((request) => dueState(nextMomentOf(request), now) === state);
  const [overdue, dueToday] = [promised('overdue'), promised('dueToday')];
  const listed = new Set([...overdue, ...dueToday]);
  const undelivered = open.filter(({ submission }) => submission.unconfirmed === 'refused');
  const fresh = open.filter(
    (request) => !listed.has(request) && request.submission.receivedAt > since,
  );
  const forgotten = await findForgotten(
    em,
    open.filter((request) => ![...listed, ...fresh, ...undelivered].includes(request)),
    lastMorning(lastMorning(now)),
  );
  const depths = await readQueueDepths(em);
  const mailsIn = (queueName: string) =>
    depths
      .filter(({ queue, state }) => queue === queueName && ['created', 'retry'].includes(state))
      .reduce((sum, { jobs }) => sum + jobs, 0);
  return {
    overdue,
    dueToday,
    undelivered,
    new: fresh,
    forgotten: forgotten.slice(0, mostForgotten),
    moreForgotten: Math.max(0, forgotten.length - mostForgotten),
    allDone:
      open.length === 0
        ? await em.count(RequestStatus, {
            folder: 'done',
            listedAt: { $gt: since },
            submission: ofForms,
          })
        : 0,
    waiting: mailsIn(mailQueueName),
    givenUp: mailsIn(deadMailQueueName),
  };
}

/** Those for which nobody has named a later moment, and nothing has happened since; the oldest first. */
async function findForgotten(
  em: EntityManager,
  requests: StoredRequest[],
  since: Date,
): Promise<StoredRequest[]> {
  const untimed = requests.filter(
    (request) => !nextMomentOf(request) && request.submission.receivedAt <= since,
  );
  const events = await em.find(RequestEvent, {
    submission: untimed.map(({ submission }) => submission.id),
    at: { $gt: since },
  });
  const moved = new Set(events.map(({ submission }) => submission.id));
  return untimed
    .filter(({ submission }) => !moved.has(submission.id))
    .sort((one, other) => +one.submission.receivedAt - +other.submission.receivedAt);
}

/** The same time on the office day before. */
function lastMorning(now: Date): Date {
  const before = new Date(now.getTime() - day);
  return isOfficeDay(before) ? before : lastMorning(before);
}
