import { formTexts } from '@rebhang-solar/content/forms/shared';
import { ownPage, ownPageStates } from '@rebhang-solar/content/pages/own-page';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import { type Moments, momentsFrom } from '../../components/moments.ts';
import { promisedUntil } from '../../components/progress-steps.tsx';
import { receivedTitle } from '../../components/request-summary.tsx';
import type { PageHead } from '../../head/page-head.ts';
import type { OwnPageData } from './page-data.ts';

/** Title and description: the heading, after the mistake if there is one, because a screen reader reads the title first. */
export function ownPageHead({ answer, now }: OwnPageData): PageHead {
  const heading = headingOf({ answer, now });
  const hasMistake =
    (answer.shows === 'request' && answer.view.problem) ||
    (answer.shows === 'ask' && Object.keys(answer.errors).length > 0);
  return {
    title: hasMistake ? `${formTexts.answerTitle.rejected}: ${heading}` : heading,
    description: ownPage.description,
    robots: 'noindex',
  };
}

export function headingOf({ answer, now }: OwnPageData): string {
  switch (answer.shows) {
    case 'request':
      return stateHeading(answer.view, momentsFrom(now));
    case 'withdraw':
      return answer.view.opened?.canWithdraw === false
        ? ownPage.withdraw.orderTitle
        : ownPage.withdraw.question;
    case 'withdrawn':
      return ownPage.withdrawn.title;
    case 'ask':
      return answer.isSent ? ownPage.asked.title : ownPage.ask.title;
    case 'missing':
      return ownPage.missing.title;
  }
}

function stateHeading(view: OwnPageView, moments: Moments): string {
  const due = promisedUntil(view);
  const isOverdue = due !== undefined && moments.isPast(due);
  const by = due && moments.by(due);
  switch (view.state) {
    case 'received':
      if (isOverdue) return ownPageStates.overdue.title;
      return receivedTitle(view.kind, by);
    case 'taken':
      if (isOverdue) return ownPageStates.overdue.title;
      return ownPageStates.taken.title(view.holder ?? ownPage.person.nobody, by);
    case 'notReached':
      return ownPageStates.notReached.title(
        view.attempts === 1 && view.firstContactAt ? moments.at(view.firstContactAt) : undefined,
      );
    case 'appointment':
      return view.until
        ? ownPageStates.appointment.title(moments.at(view.until))
        : ownPageStates.appointment.title('vereinbart');
    default:
      return ownPageStates[view.state].title;
  }
}
