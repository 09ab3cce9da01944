import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { digestOf } from '../../requests/digest.ts';
import type { GridConnectionInput } from '../../requests/grid-connection/grid-connection.input.ts';
import { searchTextOf } from '../../requests/search-text.ts';
import { Submission } from '../../requests/submission.entity.ts';

type ErasedRow = {
  reference: string;
  contact_message_id: number | null;
  grid_connection_id: number | null;
};

/**
 * Erases requests without a trace: the visitor's words, their bookkeeping, their mail jobs in every
 * queue (a job in somebody's hands included) and the mails on disk.
 * @param mailFolder where mails are written when there is no mail server
 * @returns number of requests erased
 */
export async function eraseRequests(
  em: EntityManager,
  submissionIds: string[],
  mailFolder: string,
): Promise<number> {
  if (submissionIds.length === 0) return 0;
  return inTransaction(em, async (transaction) => {
    // An attempt that fails at this moment deletes its job and writes it anew; the lock makes it do
    // so either before, where we see it, or after, where it finds nothing to write anew.
    await transaction.execute('lock table pgboss.job in exclusive mode');
    // Waits for whoever is writing a mail of the request to disk (see whileUnchanged).
    const erased: ErasedRow[] = await transaction.execute(
      `delete from submissions where id in (?)
       returning reference, contact_message_id, grid_connection_id`,
      [submissionIds],
    );
    const tables = ['contact_message', 'grid_connection'] as const;
    for (const table of tables) {
      const rowIds = erased.map((row) => row[`${table}_id`]).filter((id) => id !== null);
      if (rowIds.length === 0) continue;
      await transaction.execute(`delete from ${table}s where id in (?)`, [rowIds]);
    }
    await transaction.execute(`delete from pgboss.job where data->>'submissionId' in (?)`, [
      submissionIds,
    ]);
    // Before the commit: a crash in between leaves a request without its mails, never the reverse.
    await eraseMails(
      mailFolder,
      erased.map(({ reference }) => reference),
    );
    return erased.length;
  });
}

/** A field of a grid registration that holds something about the person. */
export type GridField = keyof GridConnectionInput & string;

/**
 * Erases one of several persons from a grid registration: empties the fields that are about them
 * and the mails on disk that name them. The request of whoever sent it stays.
 */
export async function erasePerson(
  em: EntityManager,
  submissionId: string,
  fields: readonly GridField[],
  mailFolder: string,
): Promise<void> {
  await inTransaction(em, async (transaction) => {
    const submission = await transaction.findOne(Submission, submissionId, {
      populate: ['gridConnection'],
    });
    const connection = submission?.gridConnection;
    if (!submission || !connection) return;
    const emptied = Object.fromEntries(fields.map((field) => [field, null]));
    transaction.assign(connection, emptied);
    // The old one is a fingerprint of what is gone. With the new one no mail that was composed before
    // is written to disk any more (see whileUnchanged).
    const { id: _id, createdAt: _createdAt, ...left } = connection;
    submission.digest = digestOf(submission.kind, left);
    submission.searchText = searchTextOf(submission.reference, left);
    await transaction.flush();
    await eraseMails(mailFolder, [submission.reference]);
  });
}

/** Each mail of a request on disk begins with its reference; so does one that is half written. */
async function eraseMails(folder: string, references: string[]): Promise<void> {
  const erased = new Set(references);
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    const [reference] = /^PV-\w{4}-\w{4}-\w{4}/.exec(file) ?? [];
    if (reference && erased.has(reference)) await rm(join(folder, file), { force: true });
  }
}
