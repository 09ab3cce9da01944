import { Anchor, Container, Text } from '@mantine/core';
import { appointmentWords } from '@rebhang-solar/content/appointment-words';
import { ownPageActionPath } from '@rebhang-solar/content/own-page-paths';
import { ownPage, ownPageStates } from '@rebhang-solar/content/pages/own-page';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import type { Moments } from '../../components/moments.ts';
import { promisedUntil } from '../../components/progress-steps.tsx';
import { RequestSummary, RequestTitle } from '../../components/request-summary.tsx';
import { CallTimes } from './call-times.tsx';
import classes from './own-page.module.css';
import { headingOf } from './own-page-head.ts';

/** What the page is opened for: when do I hear from you, how far is it, whom do I call. */
export function RequestHead({
  view,
  now,
  moments,
}: {
  view: OwnPageView;
  now: string;
  moments: Moments;
}) {
  const due = promisedUntil(view);
  const isPromised =
    due && !moments.isPast(due) && (view.state === 'received' || view.state === 'taken');
  return (
    <div className={classes.head}>
      <Container>
        <RequestSummary
          {...view}
          view={view}
          moments={moments}
          title={
            <RequestTitle>{headingOf({ answer: { shows: 'request', view }, now })}</RequestTitle>
          }
        >
          <Text size="lg" fz="h3" lh={1.5} maw="38rem" textWrap="balance">
            {nextOf(view, moments)}
          </Text>
          {isPromised && <Why view={view} moments={moments} />}
          {view.state === 'notReached' && <CallTimes view={view} />}
          {view.state === 'appointment' && (
            <Anchor href={ownPageActionPath(view.token, 'appointment')} download fw={600}>
              {appointmentWords.add}
            </Anchor>
          )}
        </RequestSummary>
      </Container>
    </div>
  );
}

/** How the promised moment was counted. */
function Why({ view: { promise }, moments }: { view: OwnPageView; moments: Moments }) {
  if (!promise) return null;
  const skipped = promise.skipped.map(({ day, reason }) =>
    ownPage.skippedDay(moments.day(day), reason),
  );
  return (
    <Text size="sm" c="dimmed" mt="xs" maw="34rem">
      {ownPage.why(promise.hours, moments.stamp(promise.from), skipped)}
    </Text>
  );
}

export const whoOf = ({ holder }: OwnPageView) => holder ?? ownPage.person.nobody;

function nextOf(view: OwnPageView, moments: Moments): string {
  const { state, kind, until } = view;
  const due = promisedUntil(view);
  switch (state) {
    case 'received':
    case 'taken':
      if (due && moments.isPast(due)) return ownPageStates.overdue.next(moments.by(due));
      return state === 'taken'
        ? ownPageStates.taken.next(whoOf(view), kind)
        : ownPageStates.received.next(kind);
    case 'notReached': {
      const again = until && !moments.isPast(until) ? moments.at(until) : undefined;
      return `${ownPageStates.notReached.next(whoOf(view), again)} ${ownPageStates.notReached.better}`;
    }
    default:
      return ownPageStates[state].next;
  }
}
