import type { EntityManager } from '@mikro-orm/postgresql';
import type { OtherPerson } from '../../forms/request-tables.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { deleteNoticesTo } from '../../platform/jobs/job-table.ts';
import { erasePerson, eraseSubmissions } from '../../requests/erasing/erase-submissions.ts';
import type { Erasure } from '../../requests/erasing/erasure.entity.ts';
import { recordErasure } from '../../requests/erasing/record-erasure.ts';
import {
  findByEmail,
  findByReference,
  type StoredSubmission,
  whoseIs,
} from '../../requests/find-submissions.ts';

/** What is to be erased of one submission: all of it, or one of the persons somebody else named in it. */
export type PlannedErasure = {
  submission: StoredSubmission;
  /** Undefined: the whole submission. */
  persons?: OtherPerson[];
};

/**
 * Finds what there is to erase.
 * @param target a reference: that submission; an e-mail address, also one that was corrected since: every submission
 *   of its owner, and where somebody else named them, what is about them
 */
export async function planErasure(em: EntityManager, target: string): Promise<PlannedErasure[]> {
  if (!target.includes('@')) {
    const submission = await findByReference(em, target);
    return submission ? [{ submission }] : [];
  }
  const email = target.trim().toLowerCase();
  const submissions = await findByEmail(em, email);
  return Promise.all(
    submissions.map(async (submission) => {
      const { isSender, persons } = await whoseIs(em.fork(), submission, email);
      return isSender ? { submission } : { submission, persons };
    }),
  );
}

/**
 * Erases all of it and records that, or does nothing.
 * @param address in small letters; also erased from the mails that wait to tell it what was done with its request
 * @returns the record: how many submissions were erased or freed of the person
 */
export async function carryOut(
  em: EntityManager,
  plan: PlannedErasure[],
  mailFolder: string,
  address = '',
): Promise<Erasure> {
  const whole = plan.filter(({ persons }) => !persons).map(({ submission }) => submission.id);
  return inTransaction(em, async (transaction) => {
    if (address) await deleteNoticesTo(transaction, address);
    let erased = await eraseSubmissions(transaction, whole, mailFolder);
    for (const { submission, persons } of plan) {
      if (!persons) continue;
      const fields = persons.flatMap((person) => person.fields);
      await erasePerson(transaction, submission.id, fields, mailFolder);
      erased += 1;
    }
    return recordErasure(transaction, 'asked', erased, new Date());
  });
}
