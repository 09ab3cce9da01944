import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  inboxKinds,
  inboxLabels,
  inboxMessages,
  mailStates,
  unconfirmedReasons,
} from '@rebhang-solar/content/inbox';
import { companyMail } from '@rebhang-solar/content/mails';
import type { MailJobState } from '../../delivery/mail/mail-job.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { describeSubmission, type StoredRequest } from '../../requests/describe-submission.ts';
import { Submission } from '../../requests/submission.entity.ts';
import { Erasure } from '../retention/erasure.entity.ts';
import { purge } from '../retention/purge.ts';
import { recordErasure } from '../retention/record-erasure.ts';
import { type Invocation, UsageError } from './command-line.ts';
import { exportRequests } from './export-requests.ts';
import type { Inbox } from './inbox.ts';
import { carryOut, type PlannedErasure, planErasure } from './plan-erasure.ts';
import { berlinMinute, formatTable, manyLines, oneLine } from './print.ts';
import { recordOf, summaryOf } from './request-record.ts';
import { exitCodes, type Terminal } from './terminal.ts';

type Asked<Command extends Invocation['command']> = Extract<Invocation, { command: Command }>;

/** Does what was asked for. @returns exit code */
export function carryOutCommand(
  invocation: Exclude<Invocation, { command: 'help' }>,
  inbox: Inbox,
  terminal: Terminal,
): Promise<number> {
  switch (invocation.command) {
    case 'list':
      return list(invocation, inbox, terminal);
    case 'show':
      return show(invocation, inbox, terminal);
    case 'export':
      return exportAll(invocation, inbox, terminal);
    case 'paperwork':
      return writePaperwork(invocation, inbox, terminal);
    case 'resend':
      return sendAgain(invocation, inbox, terminal);
    case 'erase':
      return invocation.target === undefined
        ? showHistory(invocation, inbox, terminal)
        : erase(invocation.target, invocation, inbox, terminal);
    case 'purge':
      return purgeNow(invocation, inbox, terminal);
  }
}

async function list(asked: Asked<'list'>, { orm }: Inbox, { stdout, width }: Terminal) {
  const em = orm.em.fork();
  const found = await em.getRepository(Submission).findPage(asked.filter, asked.page, asked.limit);
  const { total } = found;
  const requests = found.requests.map(summaryOf);
  const pages = Math.max(1, Math.ceil(total / asked.limit));
  if (asked.json) {
    writeJson(stdout, { total, page: asked.page, pages, requests });
    return exitCodes.done;
  }
  if (requests.length === 0) {
    stdout.write(`${inboxMessages.list.empty}\n`);
    return exitCodes.done;
  }
  const { bookkeeping, name, email, place, message, suspicious } = inboxLabels;
  const rows = requests.map((request) => [
    request.reference,
    berlinMinute(new Date(request.receivedAt)),
    inboxKinds[request.kind] + (request.suspicion ? ` (${suspicious})` : ''),
    ...[request.name, request.email, request.place, request.message].map((text) =>
      oneLine(text ?? ''),
    ),
  ]);
  const headings = [
    bookkeeping.reference,
    bookkeeping.receivedAt,
    bookkeeping.kind,
    name,
    email,
    place,
    message,
  ];
  stdout.write(`${formatTable(headings, rows, width)}\n\n`);
  const next = asked.page < pages ? ` – ${inboxMessages.list.next(asked.page + 1)}` : '';
  stdout.write(`${inboxMessages.list.page(asked.page, pages, total)}${next}\n`);
  return exitCodes.done;
}

async function show({ reference, json }: Asked<'show'>, inbox: Inbox, terminal: Terminal) {
  const { stdout } = terminal;
  const em = inbox.orm.em.fork();
  const submission = await em.getRepository(Submission).findByReference(reference);
  if (!submission) return nothingFound(reference, terminal);
  const mails = await inbox.withMailQueue((queue) => queue.statesOf(submission));
  if (json) {
    writeJson(stdout, { ...recordOf(submission), mails });
    return exitCodes.done;
  }
  stdout.write(`${describe(submission, mails)}\n`);
  return exitCodes.done;
}

function describe(submission: StoredRequest, mails: MailJobState[]): string {
  const { kind } = submission;
  const { bookkeeping, notGiven } = inboxLabels;
  const time = (date: Date | null | undefined) => (date ? berlinMinute(date) : '');
  const noted: [label: string, value: string][] = [
    [bookkeeping.reference, submission.reference],
    [bookkeeping.kind, inboxKinds[kind]],
    [bookkeeping.receivedAt, time(submission.receivedAt)],
    [bookkeeping.consentAt, time(submission.consentAt)],
    [bookkeeping.privacyVersion, submission.privacyVersion ?? ''],
    [
      bookkeeping.suspicion,
      submission.suspicion
        ? companyMail.suspicionReasons[submission.suspicion]
        : inboxLabels.notSuspicious,
    ],
    ...(submission.unconfirmed
      ? [[bookkeeping.unconfirmed, unconfirmedReasons[submission.unconfirmed]] as [string, string]]
      : []),
  ];
  const line = ([label, value]: [string, string]) => {
    const text = manyLines(value);
    if (text === '') return `${label}: ${notGiven}`;
    return text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`;
  };
  const sent = mails.map((mail): [string, string] => [
    inboxLabels.recipients[mail.recipient],
    stateOf(mail),
  ]);
  return [
    ...noted.map(line),
    ...describeSubmission(submission).flatMap(({ title, lines }) => [
      '',
      ...(title ? [title.toUpperCase()] : []),
      ...lines.map(({ label, value }) => line([label, value])),
    ]),
    '',
    inboxLabels.mails.toUpperCase(),
    ...(sent.length > 0 ? sent.map(line) : [mailStates.none]),
  ].join('\n');
}

function stateOf({ state, attempts, completedAt }: MailJobState): string {
  if (state === 'retry') return mailStates.retry(attempts);
  if (state === 'completed') {
    return mailStates.completed(completedAt ? berlinMinute(new Date(completedAt)) : '');
  }
  return mailStates[state];
}

async function exportAll(
  { filter, format, output }: Asked<'export'>,
  { orm }: Inbox,
  { stdout, stderr }: Terminal,
) {
  const em = orm.em.fork();
  if (output === undefined) {
    await exportRequests(em, filter, format, stdout);
    return exitCodes.done;
  }
  // Whole or not at all, and for nobody else to read.
  const unfinished = `${output}.part`;
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    // A file that cannot be written is said before anything is read.
    await once(file, 'open');
    const count = await exportRequests(em, filter, format, file);
    file.end();
    await finished(file);
    await rename(unfinished, output);
    stderr.write(`${inboxMessages.exported(count)}\n`);
    return exitCodes.done;
  } catch (error) {
    file.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writePaperwork(asked: Asked<'paperwork'>, { orm }: Inbox, terminal: Terminal) {
  const em = orm.em.fork();
  const submission = await em.getRepository(Submission).findByReference(asked.reference);
  if (!submission) return nothingFound(asked.reference, terminal);
  if (!submission.gridConnection) {
    terminal.stderr.write(`${inboxMessages.noPaperwork(inboxKinds[submission.kind])}\n`);
    return exitCodes.failed;
  }
  // What draws the files is large, and the other commands need none of it.
  const { paperworkOf } = await import('./paperwork.ts');
  const folder = resolve(asked.output ?? '.');
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const [name, content] of await paperworkOf(
    submission.gridConnection,
    submission.reference,
  )) {
    const file = join(folder, name);
    // For nobody else to read.
    await writeFile(file, content, { mode: 0o600 });
    files.push(file);
  }
  if (asked.json) writeJson(terminal.stdout, { files });
  else terminal.stdout.write(`${inboxMessages.paperwork}\n${files.join('\n')}\n`);
  return exitCodes.done;
}

async function sendAgain(asked: Asked<'resend'>, inbox: Inbox, terminal: Terminal) {
  const { stdout } = terminal;
  const { reference, json } = asked;
  if (reference === undefined) {
    const queued = await inbox.withMailQueue((queue) => queue.resendDead());
    if (json) writeJson(stdout, { queued });
    else stdout.write(`${queued > 0 ? inboxMessages.resent(queued) : inboxMessages.noDead}\n`);
    return exitCodes.done;
  }
  const em = inbox.orm.em.fork();
  const submission = await em.getRepository(Submission).findByReference(reference);
  if (!submission) return nothingFound(reference, terminal);
  const recipients = await inbox.withMailQueue(async (queue) => {
    // By default everybody who was written to when the request came in.
    const chosen = asked.recipient ? [asked.recipient] : queue.recipientsOf(submission);
    await inTransaction(em, (transaction) => queue.addAgain(transaction, submission, chosen));
    return chosen;
  });
  if (json) {
    writeJson(stdout, { queued: recipients.length, reference: submission.reference, recipients });
  } else {
    stdout.write(`${inboxMessages.resent(recipients.length)}\n`);
  }
  return exitCodes.done;
}

async function erase(
  target: string,
  { yes, json }: Asked<'erase'>,
  { orm, retention, withMailQueue }: Inbox,
  terminal: Terminal,
) {
  const { stdout, stderr } = terminal;
  const em = orm.em.fork();
  const plan = await planErasure(em, target);
  if (plan.length === 0) return nothingFound(target, terminal);
  if (!yes) {
    if (!terminal.ask) throw new UsageError(inboxMessages.erase.needsYes, 'erase');
    stderr.write(`${plan.map(describePlan).join('\n')}\n`);
    const answer = await terminal.ask(inboxMessages.erase.question(plan.length));
    if (answer.trim().toLowerCase() !== inboxMessages.erase.yes) {
      stderr.write(`${inboxMessages.erase.notErased}\n`);
      return exitCodes.failed;
    }
  }
  const erased = await withMailQueue(() => carryOut(em, plan, retention.mailFolder));
  const record = await recordErasure(em, 'asked', erased, new Date());
  if (json) {
    writeJson(stdout, { erased, record: record.id, erasedAt: record.erasedAt.toISOString() });
  } else {
    stdout.write(`${inboxMessages.erase.done(erased, record.id)}\n`);
    stdout.write(`${inboxMessages.erase.outOfReach}\n`);
  }
  return exitCodes.done;
}

function describePlan({ submission, persons }: PlannedErasure): string {
  const { reference, kind, receivedAt, name } = summaryOf(submission);
  const extent = persons
    ? persons.map(({ title }) => inboxMessages.erase.person(title)).join(', ')
    : inboxMessages.erase.whole;
  return `${reference}  ${berlinMinute(new Date(receivedAt))}  ${inboxKinds[kind]}, ${oneLine(name)}: ${extent}`;
}

async function showHistory({ json }: Asked<'erase'>, { orm }: Inbox, terminal: Terminal) {
  const { stdout, width } = terminal;
  const records = await orm.em.fork().find(Erasure, {}, { orderBy: { id: 'desc' } });
  if (json) {
    writeJson(stdout, records);
    return exitCodes.done;
  }
  const { history, causes, noHistory } = inboxMessages.erase;
  const rows = records.map((record) => [
    String(record.id),
    berlinMinute(record.erasedAt),
    causes[record.cause],
    String(record.requests),
  ]);
  const table = formatTable(Object.values(history), rows, width);
  stdout.write(`${rows.length > 0 ? table : noHistory}\n`);
  return exitCodes.done;
}

async function purgeNow({ json }: Asked<'purge'>, inbox: Inbox, { stdout }: Terminal) {
  const { orm, retention } = inbox;
  const erased = await inbox.withMailQueue(() => purge(orm, retention, new Date()));
  if (json) writeJson(stdout, { erased, months: retention.months });
  else stdout.write(`${inboxMessages.purged(erased, retention.months)}\n`);
  return exitCodes.done;
}

function nothingFound(target: string, { stderr }: Terminal): number {
  stderr.write(`${inboxMessages.notFound(target)}\n`);
  return exitCodes.failed;
}

function writeJson(stdout: Writable, value: unknown): void {
  stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
