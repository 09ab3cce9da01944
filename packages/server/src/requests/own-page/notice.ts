import type { EntityManager } from '@mikro-orm/postgresql';
import type { VisitorContext } from '../add-from-visitor.ts';
import { admitMail, mailboxOf } from '../mail-limits.ts';
import type { Notice } from '../mails/mail-job.ts';
import type { Submission } from '../submission.entity.ts';

/**
 * Has the sender told what was done on their own page, in the transaction that does it. Not where spam is suspected: the
 * address may be somebody else's. Nor where the mailbox has had its codes and notices of the day: each change took one.
 * @param address that stood there before; '' where there was none
 */
export async function noticeTo(
  { mailQueue, clientAddress, confirmationLimits }: VisitorContext,
  transaction: EntityManager,
  { id, reference, kind, suspicion }: Pick<Submission, 'id' | 'reference' | 'kind' | 'suspicion'>,
  address: string,
  notice: Pick<Notice, 'about' | 'fields'>,
): Promise<void> {
  if (address === '' || suspicion) return;
  const submissionId = notice.about === 'withdrawn' ? {} : { submissionId: id };
  await mailQueue.addNotice(
    transaction,
    { address, reference, kind, ...notice, ...submissionId },
    () => admitMail(transaction, 'code', mailboxOf(address), clientAddress, confirmationLimits),
  );
}
