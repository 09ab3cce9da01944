import type { EntityManager } from '@mikro-orm/postgresql';
import { Erasure, type ErasureCause } from './erasure.entity.ts';

/**
 * Records how many submissions were erased, and nothing of what they were.
 * @param transaction the erasure's own: an erasure without its record could not be accounted for
 */
export async function recordErasure(
  transaction: EntityManager,
  cause: ErasureCause,
  requests: number,
  now: Date,
  by: string | null = null,
): Promise<Erasure> {
  const erasure = transaction.create(Erasure, { erasedAt: now, cause, requests, by });
  await transaction.flush();
  return erasure;
}
