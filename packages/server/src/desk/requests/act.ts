import type { EntityManager } from '@mikro-orm/postgresql';
import { berlinDay } from '@rebhang-solar/content/berlin-clock';
import { deskMessages } from '@rebhang-solar/content/desk/messages';
import { senderOf } from '../../forms/request-tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { addEvent, type Change, changeStatus, type Step } from '../../requests/change-status.ts';
import { type EventType, RequestEvent } from '../../requests/request-event.entity.ts';
import type { StoredRequest } from '../../requests/stored-requests.ts';
import { setStatus, statusOf } from '../../requests/stored-status.ts';
import { applyAction } from '../../status/apply-action.ts';
import { lastMinuteOf } from '../../status/place-of.ts';
import type { DeskServices } from '../trpc.ts';
import type { DeskAction } from './requests.input.ts';

type Services = Pick<DeskServices, 'mailQueue' | 'users'>;

/**
 * Does what somebody in the office does with a request, with its line in the history and its mail.
 * @param note what stood in the note
 * @returns whether somebody is mailed
 * @throws AppError `invalid` for a moment that is over or a colleague who is none; `conflict` when somebody was
 *   faster; `notFound` when the request was erased, or nothing is left to undo
 */
export async function act(
  em: EntityManager,
  { at = new Date(), ...change }: Change,
  action: DeskAction,
  { mailQueue, users }: Services,
  note?: string,
): Promise<boolean> {
  check(action, at, users);
  let isMailed = false;
  await changeStatus(em, { ...change, at }, async (request, transaction) => {
    // A line of its own, which taking back the action leaves.
    if (note) await addEvent(transaction, request, { by: change.by, at }, { type: 'note', note });
    if (action.type === 'undo') return undo(request, transaction);
    const before = statusOf(request);
    setStatus(request, applyAction(before, action, { by: change.by, now: at.toISOString() }));
    const isVisitorMailed = await mail(action, request, at, transaction, mailQueue);
    const colleague = users.find(({ name }) => 'to' in action && name === action.to);
    if (colleague && colleague.name !== change.by) {
      const told = { to: colleague.email, by: change.by, at: at.toISOString() };
      await mailQueue.addHandOver(transaction, request.submission, told);
      isMailed = true;
    }
    isMailed ||= isVisitorMailed;
    return { ...stepOf(action), isMailed: isVisitorMailed, before };
  });
  return isMailed;
}

function check(action: DeskAction, now: Date, users: Services['users']): void {
  if ('to' in action && action.to !== null && !users.some(({ name }) => name === action.to)) {
    throw new AppError('invalid', { fieldErrors: { to: deskMessages.unknownColleague } });
  }
  if ('until' in action && action.until && new Date(action.until) <= now) {
    throw new AppError('invalid', { fieldErrors: { until: deskMessages.momentIsOver } });
  }
  if ('on' in action && action.on && action.on < berlinDay(now)) {
    throw new AppError('invalid', { fieldErrors: { on: deskMessages.dayIsOver } });
  }
}

/** Takes back the last step that has not been taken back. */
async function undo(request: StoredRequest, transaction: EntityManager): Promise<Step> {
  const last = await transaction.findOne(
    RequestEvent,
    { submission: request.submission.id, before: { $ne: null } },
    { orderBy: { id: 'desc' } },
  );
  if (!last?.before) throw new AppError('notFound');
  setStatus(request, last.before);
  last.before = null;
  return { type: 'undone' };
}

/** Asks whoever was not reached when it suits, or sends the confirmation that a suspicion has held back. */
async function mail(
  action: DeskAction,
  { submission }: StoredRequest,
  now: Date,
  transaction: EntityManager,
  mailQueue: Services['mailQueue'],
): Promise<boolean> {
  if (senderOf(submission).email === '') return false;
  if (action.type === 'notReached' && action.askVisitor) {
    await mailQueue.addNotReached(transaction, submission);
    return true;
  }
  if (action.type === 'notSpam' && action.confirm && !submission.confirmedAt) {
    submission.confirmedAt = now;
    await mailQueue.addAgain(transaction, submission, ['visitor']);
    return true;
  }
  return false;
}

const types = {
  take: 'taken',
  reached: 'reached',
  reopen: 'reopened',
  spam: 'spam',
  notSpam: 'notSpam',
} as const satisfies Record<string, EventType>;

/** An action as the history tells it. */
function stepOf(action: Exclude<DeskAction, { type: 'undo' }>): Step {
  switch (action.type) {
    case 'handOver': {
      const { to } = action;
      return { type: to === null ? 'released' : 'handedOver', to };
    }
    case 'notReached':
    case 'appointment': {
      const { type, until } = action;
      return { type, until: new Date(until) };
    }
    case 'waiting':
    case 'followUp': {
      const { type, on } = action;
      return { type, until: on ? new Date(lastMinuteOf(on)) : null };
    }
    case 'done':
      return { type: 'done', outcome: action.outcome };
    default:
      return { type: types[action.type] };
  }
}
