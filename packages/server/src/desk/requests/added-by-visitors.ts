import type { EntityManager } from '@mikro-orm/postgresql';
import { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { type EventType, mailEvents, RequestEvent } from '../../requests/request-event.entity.ts';

/** What visitors do on the pages of their own. */
const visitorEvents = ['photographs', 'remark', 'times', 'corrected'] as const;
type News = (typeof visitorEvents)[number] & EventType;

/**
 * What visitors have added on the pages of their own.
 * @returns of each request how many photographs it has, and what is new since somebody in the office last did
 * something with it. Of a request that nobody has touched nothing is: it is new as a whole
 */
export async function addedByVisitors(em: EntityManager, ids: readonly string[]) {
  const which = { submission: { $in: [...ids] } };
  const photographs = await em.find(Photograph, which, { fields: ['submission'] });
  const events = await em.find(RequestEvent, which, {
    fields: ['submission', 'by', 'type'],
    orderBy: { id: 'asc' },
  });
  const photographsOf = Map.groupBy(photographs, ({ submission }) => submission.id);
  const eventsOf = Map.groupBy(events, ({ submission }) => submission.id);
  return (id: string): { photographCount: number; news: News[] } => {
    const history = eventsOf.get(id) ?? [];
    // Who sends mails again, all of them at once, has not looked at the request.
    const last = history.findLastIndex(
      ({ by, type }) => by !== '' && !mailEvents.some((one) => one === type),
    );
    const added = last === -1 ? [] : history.slice(last + 1);
    return {
      photographCount: photographsOf.get(id)?.length ?? 0,
      news: visitorEvents.filter((type) => added.some((event) => event.type === type)),
    };
  };
}
