import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import type { MailJobs } from '../delivery/mail/mail-queue.ts';
import { type NewRow, toRow } from '../platform/database/insert.ts';
import { ContactMessage } from './contact/contact-message.entity.ts';
import { GridConnection } from './grid-connection/grid-connection.entity.ts';
import { Submission } from './submission.entity.ts';

/** The visitor's words, in the table that is theirs. */
export type Words =
  | { contactMessage: RequiredEntityData<ContactMessage> }
  | { gridConnection: RequiredEntityData<GridConnection> };

/**
 * Stores the visitor's words, their bookkeeping and the jobs that mail them: all or nothing, as one
 * statement is a transaction of its own. The rows depend on the jobs, so that none is without them.
 * @throws Error of the driver; its code is 23505 when the idempotency key is taken
 */
export async function insertSubmission(
  em: EntityManager,
  submission: RequiredEntityData<Submission>,
  words: Words,
  jobs: MailJobs,
): Promise<void> {
  const values = [...jobs.values];
  const insertInto = ({ table, columns, values: own }: NewRow, reference?: string) => {
    const names = columns.map((column) => `"${column}"`);
    const parameters = own.map((value) => `$${values.push(value)}`);
    return reference
      ? `insert into "${table}" (${names}, "${reference}") select ${parameters}, id`
      : `insert into "${table}" (${names}) select ${parameters}`;
  };
  const row =
    'contactMessage' in words
      ? toRow(em, ContactMessage, words.contactMessage)
      : toRow(em, GridConnection, words.gridConnection);
  const reference = 'contactMessage' in words ? 'contact_message_id' : 'grid_connection_id';
  const text = `with jobs as (${jobs.text}),
    words as (${insertInto(row)} where (select count(*) from jobs) = ${jobs.count} returning id)
    ${insertInto(toRow(em, Submission, submission), reference)} from words returning id`;
  // With a name the database plans it once for each connection: planning takes longer than running it.
  const name = `store ${row.table} with ${jobs.count} mails`;
  const pool = await em.getDriver().getConnection().getNativeClient();
  const { rowCount } = await pool.query({ name, text, values });
  if (rowCount !== 1) throw new Error('The mail queue took no job');
}

/** The database refuses a second row with the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
