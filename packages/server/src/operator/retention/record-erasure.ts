import type { EntityManager } from '@mikro-orm/postgresql';
import { Erasure, type ErasureCause } from './erasure.entity.ts';

/** Writes down that so many requests were erased; nothing of what they were. */
export async function recordErasure(
  em: EntityManager,
  cause: ErasureCause,
  requests: number,
  now: Date,
): Promise<Erasure> {
  const fork = em.fork();
  const erasure = fork.create(Erasure, { erasedAt: now, cause, requests });
  await fork.flush();
  return erasure;
}
