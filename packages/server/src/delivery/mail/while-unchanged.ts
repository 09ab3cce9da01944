import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Submission } from '../../requests/submission.entity.ts';

/**
 * Does `work` while the submission stays as it was loaded. Erasing it, or a person in it, waits until then
 * and also deletes the file that `work` has written.
 * @throws Error when it was erased or changed meanwhile; the next attempt takes what is left
 */
export async function whileUnchanged(
  em: EntityManager,
  submission: Submission,
  work: () => Promise<void>,
): Promise<void> {
  await inTransaction(em, async (transaction) => {
    const { id, contentHash } = submission;
    const unchanged = await transaction.findOne(
      Submission,
      { id, contentHash },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!unchanged) throw new Error('The request has changed');
    await work();
  });
}
