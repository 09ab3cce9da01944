import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike } from 'pg-boss';

/** The transaction of an EntityManager, as pg-boss takes it. @throws Error outside of one */
export function transactionOf(em: EntityManager) {
  const transaction = em.getTransactionContext<KyselyTransactionLike>();
  if (!transaction) throw new Error('Mails are added inside a transaction');
  return fromKysely(transaction);
}
