import { deskRequest } from '@rebhang-solar/content/desk-words';
import { firstName } from '../layout/initials.tsx';
import { dayOf, formatMoment } from '../times.ts';
import type { Details } from './details.ts';

type Event = Details['history'][number];

const { timeline: copy } = deskRequest;

const correctedContact: Record<string, string> = copy.events.corrected;

/**
 * What somebody did, as it follows their name.
 * @param labels of the fields
 */
export function wordsOf(
  { type, to, until, outcome, isMailed, note, count, field, formerValue }: Event,
  now: Date,
  labels: ReadonlyMap<string, string> = new Map(),
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
    case 'waiting':
    case 'followUp':
      return events[type](until ? dayOf(new Date(until), now) : '');
    case 'note':
      return note ? '' : events.noteEmptied;
    case 'done':
      return events.done[outcome ?? 'answered'];
    case 'times':
      return note ? events.times : events.noTimes;
    case 'photographs':
      return events.photographs(count ?? 1);
    case 'corrected':
      return (
        (correctedContact[field ?? ''] ?? events.correctedField(labels.get(field ?? '') ?? '')) +
        events.formerly(formerValue ?? '')
      );
    default:
      return events[type];
  }
}
