import { VisuallyHidden } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { statusWords } from '@rebhang-solar/content/status-words';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import type { Moments } from './moments.ts';
import classes from './progress-steps.module.css';

const { steps: texts } = ownPage;

type Step = { title: string; when?: string | undefined; at: 'done' | 'current' | 'notYet' };

/** How far a request is. */
export type Progress = Pick<
  OwnPageView,
  'state' | 'receivedAt' | 'dueAt' | 'firstContactAt' | 'until' | 'doneAt'
>;

/** Until when an answer is promised, as long as nobody has called or answered. */
export function promisedUntil({
  dueAt,
  firstContactAt,
}: Pick<Progress, 'dueAt' | 'firstContactAt'>): string | undefined {
  return firstContactAt ? undefined : (dueAt ?? undefined);
}

/** How far the request is: what was, what is, what comes. Beside each other, on a phone below each other. */
export function ProgressSteps({ view, moments }: { view: Progress; moments: Moments }) {
  return (
    <ol className={classes.steps} aria-label={texts.label}>
      {stepsOf(view, moments).map(({ title, when, at }) => (
        <li key={title} data-at={at} aria-current={at === 'current' ? 'step' : undefined}>
          <strong>{title}</strong>
          <span>{when}</span>
          <VisuallyHidden> ({texts[at]})</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(view: Progress, moments: Moments): Step[] {
  const { state, receivedAt, until, doneAt } = view;
  const received: Step = {
    title: statusWords.new.visitor,
    when: moments.stamp(receivedAt),
    at: 'done',
  };
  const taken: Step = { title: statusWords.taken.visitor, at: 'done' };
  const due = promisedUntil(view);
  const answered: Step = {
    title: statusWords.answered.visitor,
    when: due && !moments.isPast(due) ? moments.by(due) : undefined,
    at: 'notYet',
  };
  switch (state) {
    case 'received':
      return [{ ...received, at: 'current' }, { ...taken, at: 'notYet' }, answered];
    case 'taken':
      return [received, { ...taken, at: 'current' }, answered];
    case 'notReached': {
      const when = until ? texts.again(moments.stamp(until)) : undefined;
      return [
        received,
        taken,
        { title: statusWords.notReached.visitor, when, at: 'current' },
        answered,
      ];
    }
    case 'appointment':
    case 'waiting': {
      const when = state === 'appointment' && until ? moments.stamp(until) : undefined;
      return [
        received,
        taken,
        { title: statusWords[state].visitor, when, at: 'current' },
        answered,
      ];
    }
    default: {
      const { visitor: title } = statusWords[state === 'closed' ? 'without' : state];
      return [
        received,
        // Closed without an answer it may never have been taken.
        ...(state === 'closed' ? [] : [taken]),
        { title, when: doneAt ? moments.stamp(doneAt) : undefined, at: 'current' },
      ];
    }
  }
}
