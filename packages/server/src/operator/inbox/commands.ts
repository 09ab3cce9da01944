import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { berlinMinute, berlinMinuteOfYear } from '@rebhang-solar/content/berlin-clock';
import { signInTimes } from '@rebhang-solar/content/desk/sign-in';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import {
  digestMailStates,
  inboxLabels,
  inboxMessages,
  mailStates,
  outcomes,
  requestStates,
  unconfirmedReasons,
} from '@rebhang-solar/content/inbox';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import type { MailJobState } from '../../delivery/mail/mail-job.ts';
import { linkForName } from '../../desk/sign-in/sign-in-link.ts';
import { senderOf } from '../../forms/rows.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { countNoticesTo } from '../../platform/jobs/job-table.ts';
import { describeSubmission } from '../../requests/describe-submission.ts';
import { Erasure } from '../../requests/erasing/erasure.entity.ts';
import { photographsOf } from '../../requests/export/export-columns.ts';
import { recordOf, stateOf, summaryOf } from '../../requests/export/submission-record.ts';
import {
  conditions,
  findByReference,
  findPage,
  type SubmissionFilter,
} from '../../requests/find-submissions.ts';
import { storedReference } from '../../requests/search-terms.ts';
import {
  dueOf,
  findOpen,
  requestOf,
  type StoredRequest,
  withStatus,
} from '../../requests/stored-requests.ts';
import { dueState, formatDue } from '../../status/reply-due.ts';
import { purge } from '../retention/purge.ts';
import { UsageError } from '../run-command.ts';
import type { Asked, CommandName, Invocation } from './command-line.ts';
import { type ExportForm, exportSubmissions } from './export-submissions.ts';
import type { Inbox } from './inbox.ts';
import { carryOut, type PlannedErasure, planErasure } from './plan-erasure.ts';
import { formatTable, manyLines, oneLine, toJson } from './print.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** What a command prints: `json` where `--json` was given, else `text`. */
type Output = { json: unknown; text: string };

type Work<Name extends CommandName> = (
  asked: Asked<Name>,
  inbox: Inbox,
  terminal: Terminal,
) => Promise<Output | undefined>;

const work: { [Name in CommandName]: Work<Name> } = {
  list,
  show,
  export: exportAll,
  resend: sendAgain,
  erase: (asked, inbox, terminal) =>
    asked.target === undefined
      ? showHistory(inbox, terminal)
      : erase(asked.target, asked.yes, inbox, terminal),
  'sign-in': signIn,
  purge: async (_asked, { orm, retention, withMailQueue }) => {
    const erased = await withMailQueue(() => purge(orm, retention, new Date()));
    const { months } = retention;
    return { json: { erased, months }, text: inboxMessages.purged(erased, months) };
  },
};

/** Does what was asked for. @throws CommandError, UsageError */
export async function carryOutCommand<Name extends CommandName>(
  { command, asked }: Invocation<Name>,
  inbox: Inbox,
  terminal: Terminal,
): Promise<void> {
  const answer = await work[command](asked, inbox, terminal);
  if (!answer) return;
  terminal.stdout.write(`${asked.json ? toJson(answer.json, 2) : answer.text}\n`);
}

/** @throws CommandError when there is no such submission */
async function find({ orm }: Inbox, reference: string) {
  const em = orm.em.fork();
  const submission = await findByReference(em, reference);
  if (!submission) throw nothingFound(reference);
  return { em, submission };
}

async function list(asked: Asked<'list'>, { orm }: Inbox, { width }: Terminal): Promise<Output> {
  const now = new Date();
  const { total, requests } = await findListed(orm.em.fork(), asked, now);
  const pages = Math.max(1, Math.ceil(total / asked.limit));
  const json = { total, page: asked.page, pages, requests };
  const texts = inboxMessages.list;
  if (requests.length === 0) return { json, text: asked.due ? texts.noneDue : texts.empty };
  const { bookkeeping, due, state, name, reach, place, message, suspicious } = inboxLabels;
  const rows = requests.map((summary) => {
    const dueAt = summary.dueAt === null ? undefined : new Date(summary.dueAt);
    const urgency = dueState(dueAt, now);
    const states = [...(urgency ? [requestStates[urgency]] : []), stateOf(summary)];
    return [
      summary.reference,
      berlinMinute(new Date(summary.receivedAt)),
      dueAt ? berlinMinuteOfYear(dueAt) : '',
      states.join(', '),
      formKinds[summary.kind].name + (summary.suspicion ? ` (${suspicious})` : ''),
      summary.name,
      summary.phone ?? summary.email,
      summary.place ?? '',
      summary.message ?? '',
    ].map(oneLine);
  });
  const { reference, receivedAt, kind } = bookkeeping;
  const headings = [reference, receivedAt, due, state, kind, name, reach, place, message];
  const next = asked.page < pages ? ` – ${texts.next(asked.page + 1)}` : '';
  const foot = `${texts.page(asked.page, pages, total)}${next}`;
  return { json, text: `${formatTable(headings, rows, width)}\n\n${foot}` };
}

async function findListed(em: EntityManager, asked: Asked<'list'>, now: Date) {
  const { due, page, limit, ...filter } = asked;
  if (due) {
    const all = await findDue(em, filter, now);
    const requests = all.slice((page - 1) * limit, page * limit).map(summaryOf);
    return { total: all.length, requests };
  }
  const found = await findPage(em, filter, page, limit);
  return { ...found, requests: (await withStatus(em, found.submissions)).map(summaryOf) };
}

/** What has to be answered today or had to be before, the most urgent first. */
async function findDue(em: EntityManager, filter: SubmissionFilter, now: Date) {
  const open = await findOpen(em, conditions(filter));
  return open.filter((request) => dueState(dueOf(request), now));
}

async function show({ reference }: Asked<'show'>, inbox: Inbox): Promise<Output> {
  const { em, submission } = await find(inbox, reference);
  const mails = await inbox.withMailQueue((queue) => queue.statesOf(submission));
  const request = await requestOf(em, submission);
  return { json: { ...recordOf(request), mails }, text: describe(request, mails) };
}

function describe(request: StoredRequest, mails: MailJobState[]): string {
  const { submission, status } = request;
  const { kind } = submission;
  const record = recordOf(request);
  const { bookkeeping, notGiven } = inboxLabels;
  const due = dueOf(request);
  const time = (date: Date | null | undefined) => (date ? berlinMinute(date) : '');
  const noted: [label: string, value: string][] = [
    [bookkeeping.reference, submission.reference],
    [bookkeeping.kind, formKinds[kind].name],
    [bookkeeping.receivedAt, time(submission.receivedAt)],
    ...given(inboxLabels.due, due && formatDue(due)),
    [inboxLabels.state, requestStates[status.state]],
    ...given(inboxLabels.holder, status.holder),
    ...given(inboxLabels.until, status.until && berlinMinute(status.until)),
    ...given(inboxLabels.doneAt, status.doneAt && berlinMinute(status.doneAt)),
    ...given(inboxLabels.outcome, status.outcome && outcomes[status.outcome]),
    ...given(inboxLabels.note, record.handling.note),
    ...given(inboxLabels.photographs, photographsOf(record)),
    [bookkeeping.consentAt, time(submission.consentAt)],
    [bookkeeping.privacyVersion, submission.privacyVersion ?? ''],
    [
      bookkeeping.suspicion,
      submission.suspicion
        ? suspicionWords.reasons[submission.suspicion]
        : inboxLabels.notSuspicious,
    ],
    ...given(
      bookkeeping.unconfirmed,
      submission.unconfirmed && unconfirmedReasons[submission.unconfirmed],
    ),
    ...given(
      bookkeeping.digestMail,
      submission.digestMail && digestMailStates[submission.digestMail],
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
    await exportSubmissions(em, filter, form, stdout);
    return undefined;
  }
  // Whole or not at all, and for nobody else to read.
  const unfinished = `${output}.part`;
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    // A file that cannot be written is an error before anything is read.
    await once(file, 'open');
    const count = await exportSubmissions(em, filter, form, file);
    file.end();
    await finished(file);
    await rename(unfinished, output);
    stderr.write(`${inboxMessages.exported(count)}\n`);
    return undefined;
  } catch (error) {
    file.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function sendAgain({ reference, to }: Asked<'resend'>, inbox: Inbox): Promise<Output> {
  if (reference === undefined) {
    const queued = await inbox.withMailQueue((queue) => queue.resendDead());
    const text = queued > 0 ? inboxMessages.resent(queued) : inboxMessages.noDead;
    return { json: { queued }, text };
  }
  const { em, submission } = await find(inbox, reference);
  const recipients = await inbox.withMailQueue(async (queue) => {
    // By default everybody who was written to when the submission came in.
    const chosen = to ? [to] : queue.recipientsOf(submission);
    await inTransaction(em, (transaction) => queue.addAgain(transaction, submission, chosen));
    return chosen;
  });
  const queued = recipients.length;
  return {
    json: { queued, reference: submission.reference, recipients },
    text: inboxMessages.resent(queued),
  };
}

async function signIn({ name }: Asked<'sign-in'>, { orm, desk }: Inbox): Promise<Output> {
  const texts = inboxMessages.signIn;
  if (!desk) throw new CommandError(texts.noDesk);
  const href = await linkForName(orm.em.fork(), desk, name);
  if (href === undefined) throw new CommandError(texts.unknown(desk.users.map((one) => one.name)));
  return { json: { href }, text: `${texts.valid(signInTimes.linkMinutes)}\n${href}` };
}

async function erase(
  target: string,
  isConfirmed: boolean,
  { orm, retention, withMailQueue }: Inbox,
  { ask, stderr }: Terminal,
): Promise<Output> {
  const em = orm.em.fork();
  const plan = await planErasure(em, target);
  const address = target.includes('@') ? target : '';
  const notices = await countNoticesTo(em, address.trim().toLowerCase());
  if (plan.length === 0 && notices === 0) throw nothingFound(target);
  const texts = inboxMessages.erase;
  if (!isConfirmed) {
    if (!ask) throw new UsageError(texts.needsYes, inboxMessages.seeHelp('erase'));
    stderr.write(`${plan.map(describePlan).join('\n')}\n`);
    const answer = await ask(texts.question(plan.length));
    if (answer.trim().toLowerCase() !== texts.yes) throw new CommandError(texts.notErased);
  }
  const {
    id: record,
    requests: erased,
    erasedAt,
  } = await withMailQueue(() => carryOut(em, plan, retention.mailFolder, address));
  return {
    json: { erased, record, erasedAt: erasedAt.toISOString() },
    text: `${texts.done(erased, record)}\n${texts.outOfReach}`,
  };
}

function describePlan({ submission, persons }: PlannedErasure): string {
  const { reference, kind, receivedAt } = submission;
  const { name } = senderOf(submission);
  const extent = persons
    ? persons.map(({ title }) => inboxMessages.erase.person(title)).join(', ')
    : inboxMessages.erase.whole;
  return `${reference}  ${berlinMinute(receivedAt)}  ${formKinds[kind].name}, ${oneLine(name)}: ${extent}`;
}

async function showHistory({ orm }: Inbox, { width }: Terminal): Promise<Output> {
  const records = await orm.em.fork().find(Erasure, {}, { orderBy: { id: 'desc' } });
  const { history, causes, noHistory } = inboxMessages.erase;
  const rows = records.map(({ id, erasedAt, cause, requests }) => [
    String(id),
    berlinMinute(erasedAt),
    causes[cause],
    String(requests),
  ]);
  const table = formatTable(Object.values(history), rows, width);
  return { json: records, text: rows.length > 0 ? table : noHistory };
}

function nothingFound(target: string): CommandError {
  const isReference = /^PV(-[\dA-Z]{4}){3}$/.test(storedReference(target));
  const { notFound, referenceExpected } = inboxMessages;
  const hint = isReference || target.includes('@') ? [] : [referenceExpected];
  return new CommandError([notFound(target), ...hint].join('\n'));
}
