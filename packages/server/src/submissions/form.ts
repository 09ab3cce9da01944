import type { RequiredEntityData } from '@mikro-orm/postgresql';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import type { z } from 'zod';
import type { Envelope } from './envelope.ts';
import { type FieldKind, kindOf } from './field-schemas.ts';
import type { RowName, Rows } from './submission.entity.ts';
import type { SubmissionKind } from './submission-kind.ts';

/**
 * Where the value of a field goes: to the column of its name, to a line of the message, or, for the
 * consent box, to the bookkeeping.
 */
export type Place = 'column' | 'message line' | 'consent';

/** One field of a form, as mail, search and export show it. */
export type FormField = {
  /** Of the payload, and of the column. */
  name: string;
  label: string;
  place: Place;
  /** Whether no mail may hold it. */
  keptFromMail: boolean;
} & FieldKind;

/** A part of a form under its title, as mails and exports show it. */
export type FormBlock = { title?: string; fields: readonly FormField[] };

/** A row that is to be stored with a submission. */
export type NewRow = {
  [Name in RowName]: Record<Name, RequiredEntityData<Rows[Name]>>;
}[RowName];

/** What the server needs of one form to parse, store, mail, search and export it. */
export type Form<Fields extends object = object> = {
  kind: SubmissionKind;
  /** The row that keeps it. */
  rowName: RowName;
  /** What a client sends: the fields of the form and the envelope beside them. */
  submission: z.ZodType<Fields & Envelope>;
  fields: readonly FormField[];
  blocks: readonly FormBlock[];
  /** @param fields as validated */
  row(fields: Fields): NewRow;
};

/** The fields of a form in the order of its schema. */
export function formFields<Fields>(
  input: z.ZodObject & z.ZodType<Fields>,
  labels: Record<keyof Fields, FieldCopy>,
  places: Record<keyof Fields, Place>,
): FormField[] {
  return Object.entries(input.shape).map(([key, schema]) => {
    const name = key as keyof Fields & string;
    return {
      name,
      label: labels[name].label,
      place: places[name],
      keptFromMail: labels[name].keptFromMail ?? false,
      ...kindOf(schema),
    };
  });
}
