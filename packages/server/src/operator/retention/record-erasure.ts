import type { EntityManager } from '@mikro-orm/postgresql';
import { Erasure, type ErasureCause } from './erasure.entity.ts';

/** Records how many requests were erased, and nothing of what they were. */
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
