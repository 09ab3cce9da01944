import type { FormField } from '@rebhang-solar/content/forms/form-table';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { forms } from '../forms/forms.ts';
import { rowOf } from '../forms/request-tables.ts';
import type { StoredSubmission } from './find-submissions.ts';

/** A submission as a person reads it: blocks of labelled values. */
export type DescribedBlock = { title?: string; lines: DescribedLine[] };

export type DescribedLine = {
  /** Of the field. */
  name: string;
  label: string;
  /** Empty when the visitor left it so. */
  value: string;
  /** The same as it is stored. */
  stored: string;
  kind: FormField['kind'];
  keptFromMail: boolean;
};

/** Every field of a stored submission, in the blocks of its form. */
export function describeSubmission(submission: StoredSubmission): DescribedBlock[] {
  const row = new Map<string, unknown>(Object.entries(rowOf(submission)));
  return forms[submission.kind].blocks.map(({ title, fields }) => ({
    ...(title !== undefined && { title }),
    lines: fields.map((field) => {
      const { name, label, kind, keptFromMail = false } = field;
      const stored = String(row.get(name) ?? '');
      return {
        name,
        label,
        value: shownValue(field, stored),
        stored,
        kind,
        keptFromMail,
      };
    }),
  }));
}
