import type { EntityManager } from '@mikro-orm/postgresql';
import { Photograph } from './photograph.entity.ts';

/** Those of a request without their bytes, the first that came in front. */
export function photographsOf(em: EntityManager, submissionId: string): Promise<Photograph[]> {
  return em.find(
    Photograph,
    { submission: submissionId },
    { orderBy: { addedAt: 'asc', id: 'asc' } },
  );
}

/** @param submissionId of the request that it has to belong to. @returns undefined where there is none */
export async function photographBytes(
  em: EntityManager,
  id: string,
  submissionId?: string,
): Promise<Buffer | undefined> {
  const where = { id, ...(submissionId && { submission: submissionId }) };
  const photograph = await em.findOne(Photograph, where, { populate: ['jpeg'] });
  return photograph ? Buffer.from(photograph.jpeg) : undefined;
}
