import { Timeline as Line } from '@mantine/core';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { firstName } from '../layout/initials.tsx';
import { formatMoment } from '../times.ts';
import type { Details } from './details.ts';
import { deskSource } from './source.ts';
import classes from './timeline.module.css';

type Event = Details['history'][number];

const { timeline: copy } = deskRequest;

/** Who did what and when, the last thing first. */
export function Timeline({ request, now }: { request: Details; now: Date }) {
  const { history, kind, receivedAt } = request;
  const wasEntered = history.some(({ type }) => type === 'entered');
  const moment = (iso: string) => formatMoment(new Date(iso), now).replace(/^heute, /, '');
  return (
    <section>
      <h2 className={classes.title}>{copy.title}</h2>
      <Line>
        {history.map((event) => (
          <Line.Item
            key={event.id}
            data-words={event.note ? true : undefined}
            title={
              <>
                <span className={classes.when}>{moment(event.at)}</span>{' '}
                <b>{event.by || (event.byLink ? copy.byLink : copy.visitor)}</b>{' '}
                {wordsOf(event, now)}
              </>
            }
          >
            {event.note && <p className={classes.words}>{event.note}</p>}
          </Line.Item>
        ))}
        {!wasEntered && (
          <Line.Item
            title={
              <>
                <span className={classes.when}>{moment(receivedAt)}</span>{' '}
                {copy.received(deskSource[kind])}
              </>
            }
          />
        )}
      </Line>
    </section>
  );
}

/** What somebody did, as it follows their name. */
export function wordsOf(
  { type, to, until, outcome, isMailed, note, count, field, formerValue }: Event,
  now: Date,
): string {
  const { events } = copy;
  const time = until ? formatMoment(new Date(until), now) : '';
  switch (type) {
    case 'handedOver':
      return events.handedOver(firstName(to ?? ''));
    case 'notReached':
      return [events.notReached(time), isMailed ? events.notReachedMailed : ''].join(' ');
    case 'appointment':
      return events.appointment(time);
    case 'done':
      return events.done[outcome ?? 'answered'];
    case 'times':
      return note ? events.times : events.noTimes;
    case 'photographs':
      return events.photographs(count ?? 1);
    case 'corrected':
      return (
        events.corrected[field === 'email' || field === 'address' ? field : 'phone'] +
        events.formerly(formerValue ?? '')
      );
    default:
      return events[type];
  }
}
