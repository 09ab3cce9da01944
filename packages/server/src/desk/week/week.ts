import type { EntityManager } from '@mikro-orm/postgresql';
import { berlinDay, fromBerlinWallClock, wallClock } from '@rebhang-solar/content/berlin-clock';
import { submissionKinds } from '../../forms/submission-kind.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';
import type { Submission } from '../../requests/submission.entity.ts';
import { closedAt, isOfficeDay, officeTimeBetween } from '../../status/reply-due.ts';

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;
const shownWeeks = 8;

/**
 * A week of the office in numbers, and the seven before it. Counted are the requests that came in it, wherever they
 * stand now, without spam and what is suspected to be. Nothing is counted by person.
 */
export async function weekInNumbers(em: EntityManager, weeksAgo: number, now: Date) {
  const starts = Array.from({ length: shownWeeks }, (_, index) =>
    mondayBefore(now, weeksAgo + index),
  );
  const [start] = starts;
  const first = starts.at(-1);
  if (!start || !first) throw new Error('No week');
  const received = await em.find(
    RequestStatus,
    {
      submission: { suspicion: null, receivedAt: { $gte: first, $lt: weekAfter(start) } },
    },
    {
      fields: [
        'folder',
        'dueAt',
        'firstContactAt',
        'outcome',
        'submission.kind',
        'submission.receivedAt',
      ],
      disableIdentityMap: true,
    },
  );
  const ofWeek = (from: Date) => {
    const end = weekAfter(from);
    return received.filter(
      ({ submission: { receivedAt } }) => receivedAt >= from && receivedAt < end,
    );
  };
  const ofThisWeek = ofWeek(start);
  return {
    ...datesOf(start),
    byForm: submissionKinds.map((kind) => ({
      kind,
      ...numbersOf(
        ofThisWeek.filter(({ submission }) => submission.kind === kind),
        now,
      ),
    })),
    all: numbersOf(ofThisWeek, now),
    /** This week and the seven before it, this one first. */
    weeks: starts.map((from) => ({ ...datesOf(from), ...numbersOf(ofWeek(from), now) })),
  };
}

type Counted = Pick<RequestStatus, 'folder' | 'dueAt' | 'firstContactAt' | 'outcome'> & {
  submission: Pick<Submission, 'receivedAt'>;
};

function numbersOf(handlings: readonly Counted[], now: Date) {
  const answered = handlings.flatMap(({ firstContactAt, submission }) =>
    firstContactAt ? [officeTimeBetween(submission.receivedAt, firstContactAt)] : [],
  );
  const waited = handlings.filter(
    ({ dueAt, firstContactAt, outcome }) => dueAt && (firstContactAt || outcome !== 'without'),
  );
  const isRunning = ({ dueAt, firstContactAt }: Counted) =>
    !firstContactAt && Boolean(dueAt && dueAt > now);
  const promised = waited.filter((one) => !isRunning(one));
  return {
    received: handlings.length,
    /** Called or answered for the first time; a call in vain counts. */
    answered: answered.length,
    /** To whom a time was promised that is over, but for those who were no longer waiting for an answer. */
    promised: promised.length,
    /** To whom one was promised that is still to come. */
    running: waited.length - promised.length,
    kept: promised.filter(
      ({ dueAt, firstContactAt }) => dueAt && firstContactAt && firstContactAt <= dueAt,
    ).length,
    /** Of the minutes of office hours until somebody called or answered; null where nobody has. */
    medianMinutes: medianMinutesOf(answered),
    open: handlings.filter(({ folder }) => folder === 'open').length,
  };
}

function medianMinutesOf(times: number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) return null;
  return Math.round((lower + upper) / 2 / 60_000);
}

/** First and last day, ISO 8601, the number of the week, and the holidays in it. */
function datesOf(start: Date) {
  const wall = wallClock(start);
  const days = Array.from({ length: 7 }, (_, index) => wall + index * day);
  const open = days.filter((midnight) => isOfficeDay(fromBerlinWallClock(midnight)));
  return {
    firstDay: berlinDay(start),
    /** The last day on which the office was open, or would have been. */
    lastDay: berlinDay(fromBerlinWallClock(open.at(-1) ?? wall + 6 * day)),
    number: weekNumber(wall),
    holidays: days.flatMap((midnight) => {
      const holiday = closedAt(midnight);
      return holiday ? [{ day: berlinDay(fromBerlinWallClock(midnight)), holiday }] : [];
    }),
  };
}

/** Of ISO 8601: the week with the year's first Thursday is its first. @param monday by the clock of Berlin */
function weekNumber(monday: number): number {
  const thursday = monday + 3 * day;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / week) + 1;
}

/** Midnight of the Monday, so many weeks before the one of today. */
function mondayBefore(now: Date, weeksAgo: number): Date {
  const midnight = Date.parse(berlinDay(now));
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return fromBerlinWallClock(midnight - sinceMonday * day - weeksAgo * week);
}

const weekAfter = (start: Date) => fromBerlinWallClock(wallClock(start) + week);
