import type { EntityManager } from '@mikro-orm/postgresql';
import {
  gridConnectionBlocks,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StoredRequest } from '../../submissions/describe-submission.ts';
import type { GridField } from '../../submissions/grid-connection/grid-connection.blocks.ts';
import { gridEmailFields } from '../../submissions/grid-connection/grid-connection.entity.ts';
import { Submission } from '../../submissions/submission.entity.ts';
import { erasePerson, eraseRequests } from '../retention/erase-requests.ts';
import type { Erasure } from '../retention/erasure.entity.ts';
import { recordErasure } from '../retention/record-erasure.ts';

/** What is to be erased of one request: all of it, or one of the persons somebody else named in it. */
export type PlannedErasure = {
  submission: StoredRequest;
  /** Undefined: the whole request. */
  persons?: { title: string; fields: readonly GridField[] }[];
};

/** The fields about a person whom the sender names beside themselves, by that person's e-mail field. */
const otherPersons = new Map<GridField, readonly GridField[]>(
  Object.values(gridConnectionSwitches).flatMap((fields: readonly GridField[]) =>
    fields.filter((field) => gridEmailFields.includes(field)).map((field) => [field, fields]),
  ),
);

/**
 * Finds what there is to erase.
 * @param target a reference: that request; an e-mail address: every request of its owner, and where
 *   somebody else named them, what is about them
 */
export async function planErasure(em: EntityManager, target: string): Promise<PlannedErasure[]> {
  if (!target.includes('@')) {
    const submission = await em.getRepository(Submission).findByReference(target);
    return submission ? [{ submission }] : [];
  }
  const email = target.trim().toLowerCase();
  const submissions = await em.getRepository(Submission).findByEmail(email);
  return submissions.map((submission) => {
    const connection = submission.gridConnection;
    if (!connection) return { submission };
    const named = gridEmailFields.filter((field) => connection[field]?.toLowerCase() === email);
    const persons = named.flatMap((field) => {
      const fields = otherPersons.get(field);
      return fields ? [{ title: blockOf(field), fields }] : [];
    });
    // The sender's own address is in no such block.
    return persons.length < named.length ? { submission } : { submission, persons };
  });
}

/** Erases all of it and records that, or does nothing. @returns the record: how many requests were erased or freed of the person */
export async function carryOut(
  em: EntityManager,
  plan: PlannedErasure[],
  mailFolder: string,
): Promise<Erasure> {
  const whole = plan.filter(({ persons }) => !persons).map(({ submission }) => submission.id);
  return inTransaction(em, async (transaction) => {
    let erased = await eraseRequests(transaction, whole, mailFolder);
    for (const { submission, persons } of plan) {
      if (!persons) continue;
      const fields = persons.flatMap((person) => person.fields);
      await erasePerson(transaction, submission.id, fields, mailFolder);
      erased += 1;
    }
    return recordErasure(transaction, 'asked', erased, new Date());
  });
}

function blockOf(field: GridField): string {
  const block = gridConnectionBlocks.find(({ fields }) =>
    fields.some((candidate) => candidate === field),
  );
  return block?.title ?? field;
}
