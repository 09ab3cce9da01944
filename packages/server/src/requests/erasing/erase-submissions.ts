import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requestTables, rowNames, rowOf } from '../../forms/request-tables.ts';
import { deleteJobsAbout } from '../../platform/jobs/job-table.ts';
import { rejectLink } from '../../platform/private-folder.ts';
import { contentHashOf } from '../content-hash.ts';
import { findSubmission } from '../find-submissions.ts';
import { RequestEvent } from '../request-event.entity.ts';
import { searchTextOf } from '../search-text.ts';
import { Submission } from '../submission.entity.ts';
import { ErasedReference } from './erased-reference.entity.ts';

/** The name of a digest on disk begins so. */
export const digestFilePrefix = 'digest-';

/**
 * Erases submissions: the row, its bookkeeping with all that goes with it, the mail jobs in every queue (active
 * ones too) and the mails on disk. Of each its reference is kept, so that no older backup brings it back.
 * @param transaction also records the erasure
 * @param mailFolder where mails are written when there is no mail server
 * @returns number of submissions erased
 */
export async function eraseSubmissions(
  transaction: EntityManager,
  submissionIds: string[],
  mailFolder: string,
): Promise<number> {
  if (submissionIds.length === 0) return 0;
  await deleteJobsAbout(transaction, submissionIds);
  const submissions = await transaction.find(Submission, { id: { $in: submissionIds } });
  // Waits until a mail that is being written to disk is there (see whileUnchanged).
  const erased = await transaction.nativeDelete(Submission, { id: { $in: submissionIds } });
  for (const name of rowNames) {
    const ids = submissions.flatMap((submission) => submission[name]?.id ?? []);
    await transaction.nativeDelete<{ id: number }>(requestTables[name].entity, {
      id: { $in: ids },
    });
  }
  const references = submissions.map(({ reference }) => reference);
  const erasedAt = new Date();
  await transaction.upsertMany(
    ErasedReference,
    references.map((reference) => ({ reference, erasedAt })),
    { onConflictAction: 'ignore' },
  );
  // Before the commit: a crash in between leaves a submission without its mails, never the reverse.
  await eraseMails(mailFolder, references);
  return erased;
}

/**
 * Erases one of several persons from a submission: empties the fields that are about them
 * and the mails on disk that name them. The submission of whoever sent it stays.
 */
export async function erasePerson(
  transaction: EntityManager,
  submissionId: string,
  fields: readonly string[],
  mailFolder: string,
): Promise<void> {
  const submission = await findSubmission(transaction, submissionId);
  if (!submission) return;
  const row = rowOf(submission);
  transaction.assign(row, Object.fromEntries(fields.map((field) => [field, null])));
  // The old hash was made of what is gone, too. As it changes, no mail that was composed before is
  // written to disk any more (see whileUnchanged).
  const { id: _id, createdAt: _createdAt, ...left } = row;
  submission.contentHash = contentHashOf(submission.kind, left);
  // What stood there before a correction is about the person, too.
  const corrected = { submission: submissionId, type: 'corrected' as const };
  await transaction.nativeDelete(RequestEvent, { ...corrected, field: { $in: [...fields] } });
  const others = await transaction.find(RequestEvent, corrected);
  submission.searchText = searchTextOf(submission.reference, [
    left,
    ...others.map(({ formerValue }) => ({ formerValue })),
  ]);
  await transaction.flush();
  await eraseMails(mailFolder, [submission.reference]);
}

/**
 * The file of a mail, also of one that is half written, begins with the reference of its submission. A digest
 * names several in a header; whom else it names is still in the database.
 */
async function eraseMails(folder: string, references: string[]): Promise<void> {
  await rejectLink(folder);
  const erased = new Set(references);
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    const path = join(folder, file);
    const named = file.startsWith(digestFilePrefix)
      ? await readFile(path, 'utf8').catch(() => '')
      : file;
    const found = named.match(/PV-\w{4}-\w{4}-\w{4}/g) ?? [];
    if (found.some((reference) => erased.has(reference))) await rm(path, { force: true });
  }
}
