import {
  mostPhotographs,
  type PhotographKind,
  photographKinds,
} from '@rebhang-solar/content/photograph-kinds';
import { contactFields, contactOf } from '../../requests/correct-fields.ts';
import { hasCode, lockFor, secondFactOf } from '../../requests/own-page/second-fact.ts';
import { shownToVisitor } from '../../requests/own-page/shown-to-visitor.ts';
import { visitorSlots } from '../../requests/own-page/visitor-slots.ts';
import type { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { photographsOf } from '../../requests/photographs/photographs.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import type { RequestStatus } from '../../requests/request-status.entity.ts';
import { promiseOf } from '../../status/reply-due.ts';
import type { OpenedPage, OwnPageState, OwnPageView } from './own-page-view.ts';
import { papersOf } from './papers.ts';
import type { Visit } from './visit.ts';

/** What the page of a visited request shows now. */
export async function viewOf(visit: Visit, now = new Date()): Promise<OwnPageView> {
  const { em, page, submission, status, access, address } = visit;
  const lock = await lockFor(em, visit, address, now);
  const events = await em.find(
    RequestEvent,
    { submission: submission.id, type: { $in: ['remark', 'corrected', 'times'] } },
    { orderBy: { id: 'asc' } },
  );
  const photographs = await photographsOf(em, submission.id);
  const state = stateOf(status);
  return {
    token: page.token,
    reference: submission.reference,
    kind: submission.kind,
    receivedAt: submission.receivedAt.toISOString(),
    state,
    dueAt: isoOf(status.dueAt),
    promise: promiseFor(visit),
    until: state === 'received' ? null : isoOf(status.until),
    attempts: status.attempts,
    firstContactAt: isoOf(status.firstContactAt),
    doneAt: isoOf(status.doneAt),
    holder: state === 'received' ? null : (status.holder ?? null),
    photographCounts: countsOf(photographs),
    photographsLeft: Math.max(0, mostPhotographs - photographs.length),
    callTimes: visitorSlots(now),
    chosenTimes: events.findLast(({ type }) => type === 'times')?.note ?? null,
    second: secondFactOf(submission),
    codeSent: hasCode(page, now),
    locked: lock && { ...lock, until: lock.until.toISOString() },
    opened: access.see ? openedPage(visit, events, photographs) : null,
    problem: null,
    done: null,
  };
}

/** What is suspected to be spam stands where a new request stands: its sender learns nothing of it. */
function stateOf({ state, folder, outcome }: RequestStatus): OwnPageState {
  if (folder === 'suspected' || folder === 'spam' || state === 'new') return 'received';
  if (state !== 'done') return state;
  return outcome === 'answered' || outcome === 'order' ? outcome : 'closed';
}

function promiseFor({ submission }: Visit): OwnPageView['promise'] {
  const promise = promiseOf(submission);
  return promise
    ? {
        hours: promise.hours,
        from: promise.from.toISOString(),
        skipped: promise.skipped.map(({ day, reason }) => ({
          day: day.toISOString(),
          reason: reason ?? null,
        })),
      }
    : null;
}

function countsOf(photographs: readonly Photograph[]): Record<PhotographKind, number> {
  const counts = photographKinds.map(
    (kind) => [kind, photographs.filter((photograph) => photograph.kind === kind).length] as const,
  );
  return Object.fromEntries(counts) as Record<PhotographKind, number>;
}

function openedPage(
  { page, submission, status, access }: Visit,
  events: readonly RequestEvent[],
  photographs: readonly Photograph[],
): OpenedPage {
  const { phone, email, address } = contactOf(submission);
  return {
    changing: access.change ? 'free' : email ? 'code' : 'call',
    sent: shownToVisitor(submission).map(({ title, lines }) => ({
      title: title ?? '',
      rows: lines.map(({ label, value }) => ({ label, value })),
    })),
    contact: { phone: phone ?? '', email: email ?? '', address },
    corrections: events
      // What the office has corrected beside it may be another person's.
      .filter(
        ({ type, field }) => type === 'corrected' && contactFields.some((one) => one === field),
      )
      .map(({ field, formerValue, at }) => ({
        field: field ?? '',
        before: formerValue ?? '',
        at: at.toISOString(),
      })),
    remarks: events
      .filter(({ type }) => type === 'remark')
      .map(({ note, at, byLink }) => ({ text: note ?? '', at: at.toISOString(), byLink })),
    photographs: photographs.map(({ id, kind, width, height }) => ({ id, kind, width, height })),
    papers: submission.gridConnection ? papersOf(page.token) : [],
    canWithdraw: status.outcome !== 'order',
  };
}

const isoOf = (date: Date | null | undefined) => date?.toISOString() ?? null;
