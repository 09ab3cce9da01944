import type { EntityManager } from '@mikro-orm/postgresql';
import { mailKinds } from '@rebhang-solar/content/mails';
import { alertMail, morningMail } from '@rebhang-solar/content/operator-mails';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { type MailAddresses, mailOf, telHref } from '../../delivery/mail/compose-mail.ts';
import type { Fact, Letter, LetterPart } from '../../delivery/mail/letter.ts';
import { mailQueueName } from '../../delivery/mail/mail-queue.ts';
import type { MailTransport } from '../../delivery/mail/mail-transport.ts';
import { berlinDay, berlinLongDay } from '../../platform/berlin-time.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { readQueueDepths } from '../../platform/jobs/job-table.ts';
import { type StoredRequest, senderOf } from '../../submissions/describe-submission.ts';
import {
  type DueState,
  dueState,
  findOpen,
  type HandledRequest,
} from '../../submissions/handling.ts';
import { formatDue, isOfficeDay, replyDue } from '../../submissions/reply-due.ts';
import { type SubmissionKind, submissionKinds } from '../../submissions/submission.entity.ts';

const morningQueueName = 'morning-mail';
const atHalfPastSeven = '30 7 * * *';
const day = 24 * 60 * 60 * 1_000;

type Office = { transport: MailTransport; addresses: MailAddresses };

/** Sends the office its list at 7:30 on the days on which it opens, by whichever instance takes the job. */
export async function scheduleMorningMail(
  boss: PgBoss,
  orm: Orm,
  office: Office,
  log: FastifyBaseLogger,
): Promise<void> {
  await boss.createQueue(morningQueueName, { retryDelay: 60, retryLimit: 20 });
  await boss.schedule(morningQueueName, atHalfPastSeven, null, { tz: 'Europe/Berlin' });
  await boss.work(morningQueueName, async () => {
    const sent = await sendMorningMails(orm, office, new Date());
    log.info({ sent }, 'Morning mails');
  });
}

/** For a site that was told to send none any more; the schedule stands in the database. */
export async function unscheduleMorningMail(boss: PgBoss): Promise<void> {
  await boss.unschedule(morningQueueName);
}

/** @returns how many were sent: one to each office that has something to read */
export async function sendMorningMails(
  orm: Orm,
  { transport, addresses }: Office,
  now: Date,
): Promise<number> {
  if (!isOfficeDay(now)) return 0;
  let sent = 0;
  for (const [to, kinds] of officesOf(addresses)) {
    const letter = morningLetter(await readMorning(orm.em.fork(), kinds, now), now);
    if (!letter) continue;
    const date = berlinDay(now);
    const messageId = `<morning.${date}.${kinds.join('.')}@${addresses.host}>`;
    const mail = mailOf(letter, addresses.from, to.split(', '));
    await transport.send({ messageId, ...mail }, `morning-${date}-${kinds[0]}`);
    sent += 1;
  }
  return sent;
}

/** The offices, each once, with the forms that it reads. */
const officesOf = ({ company }: MailAddresses) =>
  Map.groupBy(submissionKinds, (kind) => company[kind].join(', '));

type Morning = Record<keyof typeof morningMail.groups, StoredRequest[]> & {
  /** Mails that have not gone out. */
  waiting: number;
};

async function readMorning(
  em: EntityManager,
  kinds: SubmissionKind[],
  now: Date,
): Promise<Morning> {
  const ofForms = ({ submission }: HandledRequest) => kinds.includes(submission.kind);
  const open = (await findOpen(em, {}, now))
    .filter(ofForms)
    .map(({ submission }) => submission)
    .sort((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
  const promised = (state: DueState) =>
    open.filter((request) => dueState(replyDue(request), now) === state);
  const [overdue, dueToday] = [promised('overdue'), promised('dueToday')];
  const listed = new Set([...overdue, ...dueToday]);
  const depths = await readQueueDepths(em);
  return {
    overdue,
    dueToday,
    undelivered: open.filter(({ unconfirmed }) => unconfirmed === 'refused'),
    new: open.filter((request) => !listed.has(request) && request.receivedAt > lastMorning(now)),
    waiting: depths
      .filter(
        ({ queue, state }) =>
          queue.startsWith(mailQueueName) && ['created', 'retry'].includes(state),
      )
      .reduce((sum, { jobs }) => sum + jobs, 0),
  };
}

/** The same time on the office day before. */
function lastMorning(now: Date): Date {
  const before = new Date(now.getTime() - day);
  return isOfficeDay(before) ? before : lastMorning(before);
}

/** @returns undefined when there is nothing to read */
export function morningLetter({ waiting, ...groups }: Morning, now: Date): Letter | undefined {
  const names = Object.keys(morningMail.groups) as (keyof typeof groups)[];
  const filled = names.filter((name) => groups[name].length > 0);
  if (filled.length === 0 && waiting === 0) return undefined;
  return {
    sender: alertMail.sender,
    subject: morningMail.subject(berlinLongDay(now)),
    parts: [
      { type: 'title', text: morningMail.title },
      ...(waiting > 0 ? [{ type: 'paragraph', text: morningMail.waiting(waiting) } as const] : []),
      ...filled.flatMap((name): LetterPart[] => [
        { type: 'heading', text: morningMail.groups[name] },
        { type: 'facts', facts: groups[name].map(line) },
      ]),
      { type: 'paragraph', text: morningMail.done, quiet: true },
    ],
  };
}

/** Who, what and until when, and the number to tap. */
function line(request: StoredRequest): Fact {
  const { shortName, phone, email } = senderOf(request);
  const due = replyDue(request);
  const what = [
    mailKinds[request.kind].title,
    ...(due ? [morningMail.until(formatDue(due))] : []),
    request.reference,
  ];
  return {
    label: shortName,
    value: phone.trim() || email,
    href: telHref(phone) ?? `mailto:${email}`,
    detail: what.join(' · '),
  };
}
