import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Runs `work` in one transaction, on an EntityManager of its own; commits when it resolves.
 *
 * Not `em.transactional`: that opens the transaction by hand, and a connection that breaks on its
 * `begin`, `commit` or `rollback` is then never given back to the pool (MikroORM 7.2.1 on Kysely
 * 0.29.6). A database that goes away often enough would leave the site without connections.
 */
export function inTransaction<T>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  return em
    .getKysely()
    .transaction()
    .execute((transaction) => {
      const fork = em.fork();
      fork.setTransactionContext(transaction);
      return work(fork);
    });
}
