import type { EntityManager } from '@mikro-orm/postgresql';
import {
  gridConnectionBlocks,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import {
  GridConnection,
  GridConnectionSchema,
} from '../../requests/grid-connection/grid-connection.entity.ts';
import { erasePerson, eraseRequests, type GridField } from '../retention/erase-requests.ts';
import { findByReference, load, type StoredRequest } from './find-requests.ts';

/** What is to be erased of one request: all of it, or one of the persons somebody else named in it. */
export type PlannedErasure = {
  submission: StoredRequest;
  /** Undefined: the whole request. */
  persons?: { title: string; fields: readonly GridField[] }[];
};

const emailFields = Object.keys(GridConnectionSchema.properties).filter((field) =>
  /email$/i.test(field),
) as GridField[];

/** The fields about a person whom the sender names beside themselves, by that person's e-mail field. */
const otherPersons = new Map<GridField, readonly GridField[]>(
  Object.values(gridConnectionSwitches).flatMap((fields: readonly GridField[]) =>
    fields.filter((field) => emailFields.includes(field)).map((field) => [field, fields]),
  ),
);

/**
 * Finds what there is to erase.
 * @param target a reference: that request; an e-mail address: every request of its owner, and where
 *   somebody else named them, what is about them
 */
export async function planErasure(em: EntityManager, target: string): Promise<PlannedErasure[]> {
  if (!target.includes('@')) {
    const submission = await findByReference(em, target);
    return submission ? [{ submission }] : [];
  }
  const email = target.trim().toLowerCase();
  const submissions = await load(em, await findByEmail(em, email));
  return submissions.map((submission) => {
    const connection = submission.gridConnection;
    if (!connection) return { submission };
    const named = emailFields.filter((field) => isSame(connection, field, email));
    const persons = named.flatMap((field) => {
      const fields = otherPersons.get(field);
      return fields ? [{ title: blockOf(field), fields }] : [];
    });
    // The sender's own address is in no such block.
    return persons.length < named.length ? { submission } : { submission, persons };
  });
}

/** @returns number of requests erased or freed of the person */
export async function carryOut(
  em: EntityManager,
  plan: PlannedErasure[],
  mailFolder: string,
): Promise<number> {
  const whole = plan.filter(({ persons }) => !persons).map(({ submission }) => submission.id);
  let erased = await eraseRequests(em, whole, mailFolder);
  for (const { submission, persons } of plan) {
    if (!persons) continue;
    const fields = persons.flatMap((person) => person.fields);
    await erasePerson(em, submission.id, fields, mailFolder);
    erased += 1;
  }
  return erased;
}

async function findByEmail(em: EntityManager, email: string): Promise<string[]> {
  const { properties } = em.getMetadata(GridConnection);
  const columns = emailFields.map((field) => `lower(g."${properties[field].fieldNames[0]}") = ?`);
  const found: { id: string }[] = await em.execute(
    `select s.id from submissions s
     left join contact_messages c on c.id = s.contact_message_id
     left join grid_connections g on g.id = s.grid_connection_id
     where lower(c.email) = ? or ${columns.join(' or ')}
     order by s.received_at`,
    [email, ...columns.map(() => email)],
  );
  return found.map(({ id }) => id);
}

function isSame(connection: GridConnection, field: GridField, email: string): boolean {
  return connection[field]?.toLowerCase() === email;
}

function blockOf(field: GridField): string {
  const block = gridConnectionBlocks.find(({ fields }) =>
    fields.some((candidate) => candidate === field),
  );
  return block?.title ?? field;
}
