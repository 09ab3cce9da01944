import type { RequiredEntityData } from '@mikro-orm/postgresql';
import type { FormField, FormPart, FormTable } from '@rebhang-solar/content/forms/form-table';
import type { paths } from '@rebhang-solar/content/paths';
import type { z } from 'zod';
import type { Envelope } from './envelope.ts';
import type { RowName, Rows } from './request-tables.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** One field of a form, under its name in the payload. */
export type NamedField = FormField & { name: string };

/** A part of a form under its title, as mails and exports show it. */
export type FormBlock = { title?: string; fields: readonly NamedField[] };

/** A row that is to be stored with a submission. */
export type NewRow = {
  [Name in RowName]: Record<Name, RequiredEntityData<Rows[Name]>>;
}[RowName];

/** What the server needs of one form to parse, store, mail, search and export it. */
export type Form<Fields extends object = object, Kind = SubmissionKind> = {
  kind: Kind;
  /** The row that keeps it. */
  rowName: RowName;
  /** The visitor's fields. */
  input: z.ZodObject & z.ZodType<Fields>;
  /** What a client sends: the fields of the form and the envelope beside them. */
  submission: z.ZodType<Fields & Envelope>;
  fields: readonly NamedField[];
  blocks: readonly FormBlock[];
  /** What the export for people shows in columns of their own: each of one field, or of several joined. */
  overview: readonly { title: string; fields: readonly NamedField[] }[];
  /** Where the form stands, and where a browser posts it by itself. */
  page: (typeof paths)[keyof typeof paths];
  /** The message as it is stored of a form that a browser posts to an address that carries something along. */
  messageWith?: (message: string, link: URLSearchParams, siteUrl: string) => string;
  /** @param fields as validated */
  row(fields: Fields): NewRow;
};

/** The fields of a form, its blocks and its overview, in the order of its table. A form without parts is one block. */
export function shownOf(
  table: FormTable,
  parts?: readonly FormPart[],
): Pick<Form, 'fields' | 'blocks' | 'overview'> {
  const fields = Object.entries(table.fields).map(([name, field]) => ({ ...field, name }));
  return {
    fields,
    // What is a line of the message is read there.
    blocks: parts?.map(({ title, fields: names }) => ({
      title,
      fields: fields.filter(({ name }) => names.includes(name)),
    })) ?? [{ fields: fields.filter(hasColumn) }],
    overview: fields
      .filter(({ overview }) => overview)
      .map((field) => ({ title: field.label, fields: [field] })),
  };
}

/** Whether a field is kept in the column of its name (`ColumnName` says the same to the compiler). */
export function hasColumn({ kind, stored }: FormField): boolean {
  return kind !== 'consent' && stored === undefined;
}
