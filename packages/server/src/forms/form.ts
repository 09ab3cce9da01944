import type { RequiredEntityData } from '@mikro-orm/postgresql';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import type { paths } from '@rebhang-solar/content/paths';
import type { z } from 'zod';
import type { Envelope } from './envelope.ts';
import { type FieldKind, kindOf } from './field-schemas.ts';
import type { RowName, Rows } from './row-relations.ts';
import type { SubmissionKind } from './submission-kind.ts';

/**
 * Where the value of a field goes: to the column of its name, to a line of the message, or, for the
 * consent box, to the bookkeeping.
 */
export type FieldTarget = 'column' | 'message line' | 'consent';

/** One field of a form, as mail, search and export show it. */
export type FormField = {
  /** Of the payload, and of the column. */
  name: string;
  label: string;
  target: FieldTarget;
  /** Whether no mail may hold it. */
  keptFromMail: boolean;
  /** What it may hold. */
  schema: z.ZodType;
} & FieldKind;

/** A part of a form under its title, as mails and exports show it. */
export type FormBlock = { title?: string; fields: readonly FormField[] };

/** A row that is to be stored with a submission. */
export type NewRow = {
  [Name in RowName]: Record<Name, RequiredEntityData<Rows[Name]>>;
}[RowName];

/** What the server needs of one form to parse, store, mail, search and export it. */
export type Form<Fields extends object = object, Kind = SubmissionKind> = {
  kind: Kind;
  /** The row that keeps it. */
  rowName: RowName;
  /** What a client sends: the fields of the form and the envelope beside them. */
  submission: z.ZodType<Fields & Envelope>;
  fields: readonly FormField[];
  blocks: readonly FormBlock[];
  /** What the export for people shows in columns of their own: each of one field, or of several joined. */
  overview: readonly { title: string; fields: readonly FormField[] }[];
  /** Where the form stands, and where a browser posts it by itself. */
  page: (typeof paths)[keyof typeof paths];
  /** @param fields as validated */
  row(fields: Fields): NewRow;
};

/** The fields of a form in the order of its schema. */
export function formFields<Fields>(
  input: z.ZodObject & z.ZodType<Fields>,
  labels: Record<keyof Fields, FieldCopy>,
  mapping: Record<keyof Fields, FieldTarget>,
): (FormField & { name: keyof Fields & string })[] {
  return Object.entries(input.shape).map(([key, schema]) => {
    const name = key as keyof Fields & string;
    return {
      name,
      label: labels[name].label,
      target: mapping[name],
      keptFromMail: labels[name].keptFromMail ?? false,
      schema,
      ...kindOf(schema),
    };
  });
}

/** These fields, each in a column of its own. */
export function eachOf<Name extends string>(
  fields: readonly (FormField & { name: Name })[],
  ...names: Name[]
): Form['overview'] {
  return names.flatMap((name) =>
    fields
      .filter((field) => field.name === name)
      .map((field) => ({ title: field.label, fields: [field] })),
  );
}

/** The fields with a column of their own; the others are read where they stand, in the message. */
export function columnsOf(fields: readonly FormField[]): FormBlock {
  return { fields: fields.filter(({ target }) => target === 'column') };
}
