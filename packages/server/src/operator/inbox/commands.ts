import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  inboxKinds,
  inboxLabels,
  inboxMessages,
  mailStates,
  requestStates,
  unconfirmedReasons,
} from '@rebhang-solar/content/inbox';
import { companyMail } from '@rebhang-solar/content/mails';
import type { MailJobState } from '../../delivery/mail/mail-job.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { describeSubmission, senderOf } from '../../requests/describe-submission.ts';
import type { Handling } from '../../requests/handling.entity.ts';
import {
  dueOf,
  dueState,
  findDue,
  type HandledRequest,
  noteHandling,
  withHandling,
} from '../../requests/handling.ts';
import { formatDue } from '../../requests/reply-due.ts';
import { storedReference } from '../../requests/search-terms.ts';
import { Submission, type Suspicion } from '../../requests/submission.entity.ts';
import { Erasure } from '../retention/erasure.entity.ts';
import { purge } from '../retention/purge.ts';
import { recordErasure } from '../retention/record-erasure.ts';
import { type Asked, type CommandName, type Invocation, UsageError } from './command-line.ts';
import { type ExportForm, exportRequests } from './export-requests.ts';
import type { Inbox } from './inbox.ts';
import { carryOut, type PlannedErasure, planErasure } from './plan-erasure.ts';
import { berlinDue, berlinMinute, formatTable, manyLines, oneLine, toJson } from './print.ts';
import { recordOf, stateOf, summaryOf } from './request-record.ts';
import { exitCodes, type Terminal } from './terminal.ts';

type Work<Name extends CommandName> = (
  asked: Asked<Name>,
  inbox: Inbox,
  terminal: Terminal,
) => Promise<number>;

const work: { [Name in CommandName]: Work<Name> } = {
  list,
  show,
  take: (asked, ...where) =>
    noteAbout(asked, ...where, (reference) => ({
      says: inboxMessages.taken(reference, oneLine(asked.name)),
      change: (handling) => {
        handling.takenBy = asked.name;
      },
    })),
  note: (asked, ...where) =>
    noteAbout(asked, ...where, (reference) => ({
      says: inboxMessages.noted(reference),
      change: (handling) => {
        const line = `${berlinMinute(new Date())}: ${asked.text}`;
        handling.note = handling.note ? `${handling.note}\n${line}` : line;
      },
    })),
  done: (asked, ...where) =>
    noteAbout(asked, ...where, (reference) => ({
      says: asked.undo ? inboxMessages.undone(reference) : inboxMessages.done(reference),
      change: (handling) => {
        handling.doneAt = asked.undo ? null : new Date();
      },
    })),
  spam: (asked, ...where) => judge(asked, ...where, 'by-hand'),
  ham: (asked, ...where) => judge(asked, ...where, null),
  export: exportAll,
  paperwork: writePaperwork,
  resend: sendAgain,
  erase: (asked, inbox, terminal) =>
    asked.target === undefined
      ? showHistory(asked, inbox, terminal)
      : erase(asked.target, asked, inbox, terminal),
  purge: purgeNow,
};

/** Does what was asked for. @returns exit code */
export function carryOutCommand<Name extends CommandName>(
  { command, asked }: Invocation<Name>,
  inbox: Inbox,
  terminal: Terminal,
): Promise<number> {
  return work[command](asked, inbox, terminal);
}

async function list(asked: Asked<'list'>, { orm }: Inbox, { stdout, width }: Terminal) {
  const now = new Date();
  const { total, requests } = await findListed(orm.em.fork(), asked, now);
  const pages = Math.max(1, Math.ceil(total / asked.limit));
  if (asked.json) {
    writeJson(stdout, { total, page: asked.page, pages, requests });
    return exitCodes.done;
  }
  if (requests.length === 0) {
    stdout.write(`${asked.due ? inboxMessages.list.noneDue : inboxMessages.list.empty}\n`);
    return exitCodes.done;
  }
  const { bookkeeping, due, state, name, reach, place, message, suspicious } = inboxLabels;
  const rows = requests.map((request) => {
    const dueAt = request.dueAt === null ? undefined : new Date(request.dueAt);
    const urgency = dueState(dueAt, now);
    const states = [...(urgency ? [requestStates[urgency]] : []), stateOf(request)];
    return [
      request.reference,
      berlinMinute(new Date(request.receivedAt)),
      dueAt ? berlinDue(dueAt) : '',
      states.filter((text) => !urgency || text !== requestStates.open).join(', '),
      inboxKinds[request.kind] + (request.suspicion ? ` (${suspicious})` : ''),
      request.name,
      request.phone ?? request.email,
      request.place ?? '',
      request.message ?? '',
    ].map(oneLine);
  });
  const { reference, receivedAt, kind } = bookkeeping;
  const headings = [reference, receivedAt, due, state, kind, name, reach, place, message];
  stdout.write(`${formatTable(headings, rows, width)}\n\n`);
  const next = asked.page < pages ? ` – ${inboxMessages.list.next(asked.page + 1)}` : '';
  stdout.write(`${inboxMessages.list.page(asked.page, pages, total)}${next}\n`);
  return exitCodes.done;
}

async function findListed(em: EntityManager, asked: Asked<'list'>, now: Date) {
  const { due, page, limit, ...filter } = asked;
  if (due) {
    const all = await findDue(em, filter, now);
    const requests = all.slice((page - 1) * limit, page * limit).map(summaryOf);
    return { total: all.length, requests };
  }
  const found = await em.getRepository(Submission).findPage(filter, page, limit);
  return { ...found, requests: (await withHandling(em, found.requests)).map(summaryOf) };
}

async function show({ reference, json }: Asked<'show'>, inbox: Inbox, terminal: Terminal) {
  const { stdout } = terminal;
  const em = inbox.orm.em.fork();
  const submission = await em.getRepository(Submission).findByReference(reference);
  if (!submission) return nothingFound(reference, terminal);
  const [mails, [request]] = await Promise.all([
    inbox.withMailQueue((queue) => queue.statesOf(submission)),
    withHandling(em, [submission]),
  ]);
  if (!request) return nothingFound(reference, terminal);
  if (json) {
    writeJson(stdout, { ...recordOf(request), mails });
    return exitCodes.done;
  }
  stdout.write(`${describe(request, mails)}\n`);
  return exitCodes.done;
}

function describe(request: HandledRequest, mails: MailJobState[]): string {
  const { submission, handling } = request;
  const { kind } = submission;
  const { bookkeeping, notGiven } = inboxLabels;
  const due = dueOf(request);
  const { takenBy, doneAt, note } = handling ?? {};
  const time = (date: Date | null | undefined) => (date ? berlinMinute(date) : '');
  const noted: [label: string, value: string][] = [
    [bookkeeping.reference, submission.reference],
    [bookkeeping.kind, inboxKinds[kind]],
    [bookkeeping.receivedAt, time(submission.receivedAt)],
    ...given(inboxLabels.due, due && formatDue(due)),
    ...given(inboxLabels.takenBy, takenBy),
    ...given(inboxLabels.doneAt, doneAt && berlinMinute(doneAt)),
    ...given(inboxLabels.note, note),
    [bookkeeping.consentAt, time(submission.consentAt)],
    [bookkeeping.privacyVersion, submission.privacyVersion ?? ''],
    [
      bookkeeping.suspicion,
      submission.suspicion
        ? companyMail.suspicionReasons[submission.suspicion]
        : inboxLabels.notSuspicious,
    ],
    ...given(
      bookkeeping.unconfirmed,
      submission.unconfirmed && unconfirmedReasons[submission.unconfirmed],
    ),
  ];
  const line = ([label, value]: [string, string]) => {
    const text = manyLines(value);
    if (text === '') return `${label}: ${notGiven}`;
    return text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`;
  };
  const sent = mails.map((mail): [string, string] => [
    inboxLabels.recipients[mail.recipient],
    mailStateOf(mail),
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

/** A line only where there is something to say. */
const given = (label: string, value: string | null | undefined): [string, string][] =>
  value ? [[label, value]] : [];

function mailStateOf({ state, attempts, completedAt }: MailJobState): string {
  if (state === 'retry') return mailStates.retry(attempts);
  if (state === 'completed') {
    return mailStates.completed(completedAt ? berlinMinute(new Date(completedAt)) : '');
  }
  return mailStates[state];
}

async function exportAll(asked: Asked<'export'>, { orm }: Inbox, terminal: Terminal) {
  const { output, json, jsonl, ...filter } = asked;
  const { stdout, stderr, width } = terminal;
  const em = orm.em.fork();
  const form: ExportForm = {
    format: jsonl ? 'jsonl' : json ? 'json' : 'csv',
    allColumns: asked['all-columns'],
    onTerminal: output === undefined && width !== undefined,
  };
  if (output === undefined) {
    await exportRequests(em, filter, form, stdout);
    return exitCodes.done;
  }
  // Whole or not at all, and for nobody else to read.
  const unfinished = `${output}.part`;
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    // A file that cannot be written is said before anything is read.
    await once(file, 'open');
    const count = await exportRequests(em, filter, form, file);
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

/** Notes something about a request and says so. */
async function noteAbout(
  { reference, json }: { reference: string; json: boolean },
  { orm }: Inbox,
  terminal: Terminal,
  noteOf: (reference: string) => { says: string; change(handling: Handling): void },
) {
  const em = orm.em.fork();
  const submission = await em.getRepository(Submission).findByReference(reference);
  if (!submission) return nothingFound(reference, terminal);
  const { says, change } = noteOf(submission.reference);
  const handling = await noteHandling(em, submission, change);
  if (json) writeJson(terminal.stdout, summaryOf({ submission, handling }));
  else terminal.stdout.write(`${says}\n`);
  return exitCodes.done;
}

async function judge(
  { reference, json }: Asked<'spam' | 'ham'>,
  { orm }: Inbox,
  terminal: Terminal,
  suspicion: Suspicion | null,
) {
  const em = orm.em.fork();
  const submission = await em.getRepository(Submission).findByReference(reference);
  if (!submission) return nothingFound(reference, terminal);
  submission.suspicion = suspicion;
  await em.flush();
  const says = inboxMessages[suspicion ? 'spam' : 'ham'](submission.reference);
  if (json) writeJson(terminal.stdout, { reference: submission.reference, suspicion });
  else terminal.stdout.write(`${says}\n`);
  return exitCodes.done;
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
  const folder = resolve(asked.folder ?? '.');
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
    const chosen = asked.to ? [asked.to] : queue.recipientsOf(submission);
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
  const { reference, kind, receivedAt } = submission;
  const { name } = senderOf(submission);
  const extent = persons
    ? persons.map(({ title }) => inboxMessages.erase.person(title)).join(', ')
    : inboxMessages.erase.whole;
  return `${reference}  ${berlinMinute(receivedAt)}  ${inboxKinds[kind]}, ${oneLine(name)}: ${extent}`;
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
  const isReference = /^PV(-[\dA-Z]{4}){3}$/.test(storedReference(target));
  if (!isReference && !target.includes('@')) {
    stderr.write(`${inboxMessages.referenceExpected}\n`);
  }
  return exitCodes.failed;
}

function writeJson(stdout: Writable, value: unknown): void {
  stdout.write(`${toJson(value, 2)}\n`);
}
