import type { EntityManager } from '@mikro-orm/postgresql';
import { deskMessages } from '@rebhang-solar/content/desk/messages';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import { senderOf } from '../../forms/rows.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { eraseSubmissions } from '../../requests/erasing/erase-submissions.ts';
import { recordErasure } from '../../requests/erasing/record-erasure.ts';
import type { Handling } from '../../requests/handling.entity.ts';
import {
  addEvent,
  bringBack,
  type Change,
  changeHandling,
  checkVersion,
  reopenDone,
} from '../../requests/handling.ts';
import { HandlingEvent } from '../../requests/handling-event.entity.ts';
import { spam } from '../../requests/suspicion.ts';
import type { Outcome } from '../../status/states.ts';
import { findHandled } from './request-details.ts';

type Noted = { note?: string | undefined };

export function take(em: EntityManager, change: Change) {
  return changeHandling(em, change, ({ handling }) => {
    reopenDone(handling);
    handOverTo(handling, change.by);
    return { type: 'taken' };
  });
}

/** @param to a colleague's name; null: free for all */
export function handOver(
  em: EntityManager,
  { to, note, ...change }: Change & Noted & { to: string | null },
  users: readonly { name: string }[],
) {
  if (to !== null && !users.some(({ name }) => name === to)) {
    throw new AppError('invalid', { fieldErrors: { to: deskMessages.unknownColleague } });
  }
  return changeHandling(em, change, ({ handling }) => {
    reopenDone(handling);
    handOverTo(handling, to);
    return { type: to === null ? 'released' : 'handedOver', to, note: given(note) };
  });
}

/** Somebody has spoken to the visitor, and looks after what comes of it. That keeps the promise. */
export function reached(em: EntityManager, change: Change) {
  return changeHandling(em, change, ({ handling }, now) => {
    reopenDone(handling);
    contact(handling, change.by, now);
    handling.state = 'taken';
    handling.until = null;
    return { type: 'reached' };
  });
}

/** Somebody has called in vain. Before the promised time that keeps the promise. */
export function notReached(
  em: EntityManager,
  { until, askVisitor, note, ...change }: Change & Noted & { until: Date; askVisitor: boolean },
  mailQueue: MailQueue,
) {
  checkIsToCome(until, change.at);
  return changeHandling(em, change, async ({ submission, handling }, now, transaction) => {
    reopenDone(handling);
    contact(handling, change.by, now);
    handling.state = 'notReached';
    handling.until = until;
    handling.attempts += 1;
    const isMailed = askVisitor && senderOf(submission).email !== '';
    if (isMailed) await mailQueue.addNotReached(transaction, submission);
    return { type: 'notReached', until, note: given(note), isMailed };
  });
}

export function makeAppointment(
  em: EntityManager,
  { until, note, ...change }: Change & Noted & { until: Date },
) {
  checkIsToCome(until, change.at);
  return changeHandling(em, change, ({ handling }, now) => {
    reopenDone(handling);
    contact(handling, change.by, now);
    handling.state = 'appointment';
    handling.until = until;
    return { type: 'appointment', until, note: given(note) };
  });
}

/** The visitor has to send or decide something. */
export function waitForVisitor(
  em: EntityManager,
  { until, note, ...change }: Change & Noted & { until?: Date | null | undefined },
) {
  if (until) checkIsToCome(until, change.at);
  return changeHandling(em, change, ({ handling }, now) => {
    reopenDone(handling);
    contact(handling, change.by, now);
    handling.state = 'waiting';
    handling.until = until ?? null;
    return { type: 'waiting', until: until ?? null, note: given(note) };
  });
}

export function finish(
  em: EntityManager,
  { outcome, note, ...change }: Change & Noted & { outcome: Outcome },
) {
  return changeHandling(em, change, ({ handling }, now) => {
    if (outcome !== 'without') contact(handling, change.by, now);
    handling.state = 'done';
    handling.until = null;
    handling.doneAt = now;
    handling.outcome = outcome;
    return { type: 'done', outcome, note: given(note) };
  });
}

export function reopen(em: EntityManager, change: Change) {
  return changeHandling(em, change, ({ handling }) => {
    reopenDone(handling);
    return { type: 'reopened' };
  });
}

/** Takes back the last step that has not been taken back. */
export function undo(em: EntityManager, change: Change) {
  return changeHandling(em, change, async ({ submission, handling }, _now, transaction) => {
    const last = await transaction.findOne(
      HandlingEvent,
      { submission: submission.id, before: { $ne: null } },
      { orderBy: { id: 'desc' } },
    );
    if (!last?.before) throw new AppError('notFound');
    bringBack({ submission, handling }, last.before);
    last.before = null;
    return { type: 'undone' };
  });
}

export function markAsSpam(em: EntityManager, change: Change) {
  return changeHandling(em, change, ({ submission }) => {
    submission.suspicion = spam;
    return { type: 'spam' };
  });
}

/** Lifts a suspicion. @param confirm the visitor gets the confirmation that it has held back */
export function liftSuspicion(
  em: EntityManager,
  { confirm, ...change }: Change & { confirm: boolean },
  mailQueue: MailQueue,
) {
  return changeHandling(em, change, async ({ submission }, now, transaction) => {
    submission.suspicion = null;
    const isMailed = confirm && !submission.confirmedAt && senderOf(submission).email !== '';
    if (isMailed) {
      submission.confirmedAt = now;
      await mailQueue.addAgain(transaction, submission, ['visitor']);
    }
    return { type: 'notSpam', isMailed };
  });
}

export async function addNote(
  em: EntityManager,
  { reference, note, ...who }: { reference: string; note: string; by: string; at?: Date },
) {
  await addEvent(em, await findHandled(em, reference), who, { type: 'note', note });
}

export async function resendMail(
  em: EntityManager,
  { reference, recipient, by }: { reference: string; recipient: 'company' | 'visitor'; by: string },
  mailQueue: MailQueue,
) {
  await inTransaction(em, async (transaction) => {
    const handled = await findHandled(transaction, reference);
    await mailQueue.addAgain(transaction, handled.submission, [recipient]);
    await addEvent(transaction, handled, { by }, { type: 'mailResent', to: recipient });
  });
}

/** Erases the request with all that belongs to it. Only that it was done is recorded, and by whom. */
export async function eraseRequest(em: EntityManager, change: Change, mailFolder: string) {
  await inTransaction(em, async (transaction) => {
    const { submission } = await checkVersion(transaction, change);
    await eraseSubmissions(transaction, [submission.id], mailFolder);
    await recordErasure(transaction, 'asked', 1, new Date(), change.by);
  });
}

function handOverTo(handling: Handling, name: string | null): void {
  handling.holder = name;
  if (handling.state === 'new' && name !== null) handling.state = 'taken';
  if (handling.state === 'taken' && name === null) handling.state = 'new';
}

/** Somebody has called or answered. Whoever it was looks after it, unless somebody does already. */
function contact(handling: Handling, by: string, now: Date): void {
  handling.firstContactAt ??= now;
  handling.holder ??= by;
}

function checkIsToCome(until: Date, now = new Date()): void {
  if (until > now) return;
  throw new AppError('invalid', { fieldErrors: { until: deskMessages.momentIsOver } });
}

const given = (note: string | undefined) => note?.trim() || null;
