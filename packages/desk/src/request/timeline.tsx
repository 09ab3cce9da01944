import { Timeline as Line, UnstyledButton } from '@mantine/core';
import { daysBetween } from '@rebhang-solar/content/berlin-clock';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { useSession } from '../layout/signed-in.tsx';
import { formatMoment } from '../times.ts';
import { trpc } from '../trpc.tsx';
import type { Details } from './details.ts';
import { wordsOf } from './history-words.ts';
import classes from './timeline.module.css';
import { showNotSaved } from './use-change.tsx';

const { timeline: copy } = deskRequest;

/** Who did what and when, the last thing first. */
export function Timeline({ request, now }: { request: Details; now: Date }) {
  const { history, receivedAt, reference } = request;
  const { user } = useSession();
  const { get } = trpc.useUtils().requests;
  const emptyNote = trpc.requests.emptyNote.useMutation({
    onError: showNotSaved,
    onSettled: () => get.invalidate({ reference }),
  });
  const labels = new Map(
    request.blocks.flatMap(({ lines }) => lines.map(({ name, label }) => [name, label])),
  );
  const wasEntered = history.some(({ type }) => type === 'entered');
  const moment = (iso: string) => formatMoment(new Date(iso), now).replace(/^heute, /, '');
  return (
    <section data-printed>
      <h2 className={classes.title}>{copy.title}</h2>
      <Line>
        {history.map((event) => (
          <Line.Item
            key={event.id}
            data-words={event.note ? true : undefined}
            data-unprinted={event.type === 'corrected' || undefined}
            title={
              <>
                <span className={classes.when}>{moment(event.at)}</span>{' '}
                <b>{event.by || (event.byLink ? copy.byLink : copy.visitor)}</b>{' '}
                {wordsOf(event, now, labels)}
              </>
            }
          >
            {event.note && <p className={classes.words}>{event.note}</p>}
            {event.type === 'note' &&
              event.note &&
              event.by === user.name &&
              daysBetween(new Date(event.at), now) === 0 && (
                <UnstyledButton
                  data-underline
                  fz="sm"
                  onClick={() => emptyNote.mutate({ reference, id: event.id })}
                >
                  {copy.emptyNote}
                </UnstyledButton>
              )}
          </Line.Item>
        ))}
        {!wasEntered && (
          <Line.Item
            title={
              <>
                <span className={classes.when}>{moment(receivedAt)}</span> {copy.received}
              </>
            }
          />
        )}
      </Line>
    </section>
  );
}
