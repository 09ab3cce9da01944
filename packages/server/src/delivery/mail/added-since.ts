import type { EntityManager } from '@mikro-orm/postgresql';
import { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';

/**
 * What the visitor has added since. A series of photographs is one step of the history that grows, so these are
 * counted themselves: those of the mail before are not counted again.
 */
export async function addedSince(em: EntityManager, submission: string, since: Date) {
  const steps = await em.find(
    RequestEvent,
    { submission, by: '', at: { $gte: since } },
    { orderBy: { id: 'asc' } },
  );
  const photographs = await em.find(
    Photograph,
    { submission, addedAt: { $gte: since } },
    { fields: ['byLink'] },
  );
  return {
    steps,
    photographs: [false, true].flatMap((byLink) => {
      const count = photographs.filter((one) => one.byLink === byLink).length;
      return count > 0 ? [{ byLink, count }] : [];
    }),
  };
}
