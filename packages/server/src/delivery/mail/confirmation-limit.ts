import type { EntityManager } from '@mikro-orm/postgresql';
import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Submission } from '../../requests/submission.entity.ts';

/** Any number, the same for all instances; with the hash of an address it names that address's turn. */
const addressLock = 7269_4;

/**
 * An address as its mailbox sees it: in small letters, without what follows a plus. The same
 * expression stands in the indexes of both tables, so looking it up reads a handful of rows.
 */
const mailbox = (address: string) => `lower(regexp_replace(${address}, '\\+[^@]*', ''))`;

const confirmedLately = `
  select 1 from contact_messages m join submissions s on s.contact_message_id = m.id
  where ${mailbox('m.email')} = ${mailbox('?')} and s.confirmed_at > now() - interval '1 day'
  union all
  select 1 from grid_connections g join submissions s on s.grid_connection_id = g.id
  where ${mailbox('g.an_email')} = ${mailbox('?')} and s.confirmed_at > now() - interval '1 day'`;

/**
 * Decides once for each request whether its visitor is written to, and remembers that they are.
 * Whoever enters another person's address again and again must not make us write to them each time;
 * all instances count in the database, one after the other for the same address.
 * @returns false when the address has had its confirmations of the last 24 hours
 */
export async function reserveConfirmation(
  em: EntityManager,
  submission: Submission,
  address: string,
): Promise<boolean> {
  // A mail that is tried again had its turn.
  if (submission.confirmedAt) return true;
  return inTransaction(em, async (transaction) => {
    await transaction.execute(`select pg_advisory_xact_lock(?, hashtext(${mailbox('?')}))`, [
      addressLock,
      address,
    ]);
    const sent: unknown[] = await transaction.execute(confirmedLately, [address, address]);
    if (sent.length >= confirmationsPerDay) return false;
    await transaction.nativeUpdate(Submission, submission.id, { confirmedAt: new Date() });
    return true;
  });
}
