import type { EntityManager } from '@mikro-orm/postgresql';
import { berlinDay, berlinLongDay } from '@rebhang-solar/content/berlin-clock';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { companyMail } from '@rebhang-solar/content/mails';
import { mailtoHref } from '@rebhang-solar/content/mailto-href';
import { alertMail, morningMail } from '@rebhang-solar/content/operator-mails';
import { telHref } from '@rebhang-solar/content/phone';
import { heldBy } from '@rebhang-solar/content/status-words';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { type MailAddresses, mailOf } from '../../delivery/mail/compose-mail.ts';
import type { Fact, MailContent, MailPart } from '../../delivery/mail/mail-content.ts';
import { deadMailQueueName, mailQueueName, reportFailure } from '../../delivery/mail/mail-queue.ts';
import type { MailTransport } from '../../delivery/mail/mail-transport.ts';
import { senderOf } from '../../forms/request-tables.ts';
import { type SubmissionKind, submissionKinds } from '../../forms/submission-kind.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { readQueueDepths } from '../../platform/jobs/job-table.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';
import { findOpen, nextMomentOf, type StoredRequest } from '../../requests/stored-requests.ts';
import { type DueState, dueState, formatDue, isOfficeDay } from '../../status/reply-due.ts';

const morningQueueName = 'morning-mail';
const officeQueueName = 'morning-mail-office';
const day = 24 * 60 * 60 * 1_000;

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
      const jobs = officesOf(addresses).map((kinds) => ({ data: { kinds } satisfies OfficeJob }));
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
    const content = morningMailContent(morning, now, addresses.desk);
    if (content) {
      const to = [...new Set(kinds.flatMap((kind) => addresses.company[kind]))];
      const name = `${berlinDay(now)}.${kinds.join('.')}`;
      const messageId = `<morning.${name}@${addresses.host}>`;
      const mail = mailOf(content, addresses.from, to);
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

/** The forms that each office reads. */
export const officesOf = ({ company }: MailAddresses) => [
  ...Map.groupBy(submissionKinds, (kind) => company[kind].join(', ')).values(),
];

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

type Morning = Record<keyof typeof morningMail.groups, StoredRequest[]> & {
  /** Mails that have not gone out. */
  waiting: number;
  /** Mails that no attempt has sent, until somebody decides. */
  givenUp: number;
  /** How many were done since the last list, where nothing is open any more; else 0. */
  allDone: number;
};

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
  const depths = await readQueueDepths(em);
  const mailsIn = (queueName: string) =>
    depths
      .filter(({ queue, state }) => queue === queueName && ['created', 'retry'].includes(state))
      .reduce((sum, { jobs }) => sum + jobs, 0);
  return {
    overdue,
    dueToday,
    undelivered: open.filter(({ submission }) => submission.unconfirmed === 'refused'),
    new: open.filter((request) => !listed.has(request) && request.submission.receivedAt > since),
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

/** The same time on the office day before. */
function lastMorning(now: Date): Date {
  const before = new Date(now.getTime() - day);
  return isOfficeDay(before) ? before : lastMorning(before);
}

/** @param desk as in `MailAddresses`. @returns undefined when there is nothing to read */
export function morningMailContent(
  { waiting, givenUp, allDone, ...groups }: Morning,
  now: Date,
  desk: string | undefined,
): MailContent | undefined {
  const names = Object.keys(morningMail.groups) as (keyof typeof groups)[];
  const filled = names.filter((name) => groups[name].length > 0);
  if (filled.length + waiting + givenUp + allDone === 0) return undefined;
  return {
    sender: alertMail.sender,
    subject: morningMail.subject(berlinLongDay(now)),
    parts: [
      { type: 'title', text: morningMail.title },
      ...(waiting > 0 ? [{ type: 'paragraph', text: morningMail.waiting(waiting) } as const] : []),
      ...(givenUp > 0 ? [{ type: 'paragraph', text: morningMail.givenUp(givenUp) } as const] : []),
      ...(allDone > 0 ? [{ type: 'paragraph', text: morningMail.allDone(allDone) } as const] : []),
      ...filled.flatMap((name): MailPart[] => [
        { type: 'heading', text: morningMail.groups[name] },
        {
          type: 'facts',
          facts: groups[name].map((request) =>
            line(request.submission, desk, dueTextOf(request), request.status.holder),
          ),
        },
      ]),
      ...(desk
        ? [
            ...(filled.length > 0 ? [{ type: 'paragraph', text: morningMail.done } as const] : []),
            { type: 'actions', links: [{ text: morningMail.openDesk, href: desk }] } as const,
          ]
        : []),
    ],
  };
}

/** „zugesagt bis …“, or for when somebody has put it off. */
function dueTextOf(request: StoredRequest): string | undefined {
  const moment = nextMomentOf(request);
  if (!moment) return undefined;
  const { state, until } = request.status;
  const words = until ? morningMail.agreed[state] : morningMail.until;
  return words(formatDue(moment));
}

/** Sender, form, the time by which something has to happen, the number to call, and the way to the request. */
export function line(
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
    ...(suspicion ? [companyMail.suspicion] : []),
    reference,
  ];
  return {
    label: shortName,
    value: phone.trim() || email,
    href: phone.trim() ? telHref(phone) : email ? mailtoHref(email) : undefined,
    detail: [
      { text: what.join(' · ') },
      ...(desk
        ? [{ text: ' · ' }, { text: companyMail.open, href: desk + requestPath(reference) }]
        : []),
    ],
  };
}
