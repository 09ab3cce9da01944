import type { Loaded } from '@mikro-orm/postgresql';
import { definitions } from './definitions.ts';
import type { Submission } from './submission.entity.ts';

/** A request as it is stored, with its row. */
export type StoredRequest = Loaded<Submission, 'contactMessage' | 'gridConnection'>;

/** A request as a person reads it: blocks of labelled values. */
export type DescribedBlock = {
  title?: string;
  lines: { label: string /** Empty when the visitor left it so. */; value: string }[];
};

/** Every field of a stored request, in the blocks of its form. */
export function describeSubmission(submission: StoredRequest): DescribedBlock[] {
  const row = new Map<string, unknown>(Object.entries(rowOf(submission)));
  return definitions[submission.kind].blocks.map(({ title, fields }) => ({
    ...(title !== undefined && { title }),
    lines: fields.flatMap(({ label, place, choices }) => {
      if (typeof place !== 'object') return [];
      const value = String(row.get(place.column) ?? '');
      return { label, value: choices?.[value] ?? value };
    }),
  }));
}

/** Who sent a request. */
export function senderOf(submission: StoredRequest): { name: string; email: string } {
  const row = rowOf(submission);
  return 'anEmail' in row ? { name: `${row.vorname} ${row.name}`, email: row.anEmail } : row;
}

/** What the visitor wrote. */
export function rowOf({ id, contactMessage, gridConnection }: StoredRequest) {
  const row = contactMessage ?? gridConnection;
  if (!row) throw new Error(`Submission ${id} has no row`);
  return row;
}
