import type { RequiredEntityData } from '@mikro-orm/postgresql';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import type { z } from 'zod';
import { composeMessage } from './compose-message.ts';
import type { ContactMessage, ContactMessageColumn } from './contact/contact-message.entity.ts';
import type { Envelope } from './envelope.ts';
import { choicesOfSchema } from './field-schemas.ts';
import type { GridConnection } from './grid-connection/grid-connection.entity.ts';
import type { AnyPlace, RequestField } from './request-field.ts';
import type { SubmissionKind } from './submission.entity.ts';

/** A part of a form under its title, as mails and the inbox show it. */
export type FieldBlock = { title?: string; fields: readonly RequestField[] };

/** The row that keeps what the visitor wrote. */
type RequestRow =
  | { contactMessage: RequiredEntityData<ContactMessage> }
  | { gridConnection: RequiredEntityData<GridConnection> };

/**
 * All that the server knows of one form. Procedure, REST route, row, mails, search, export and the
 * telling apart of payloads follow from it.
 */
export type RequestDefinition<
  Input extends object = object,
  Submission extends z.ZodType<Input & Envelope> = z.ZodType<Input & Envelope>,
> = {
  kind: SubmissionKind;
  /** What a client sends: the fields of the form and the envelope beside them. */
  submission: Submission;
  fields: readonly RequestField[];
  blocks: readonly FieldBlock[];
  /** @param fields as validated */
  rowOf(fields: Input): RequestRow;
};

/** Consent goes to the bookkeeping, every other field to a column or a line of the message. */
type MessagePlace<Value> = [NonNullable<Value>] extends [boolean]
  ? 'consent'
  : { column: ContactMessageColumn } | 'message line';

/** What a form that is kept in `contact_messages` says about itself. */
type MessageFormParts<Input, Submission> = {
  kind: Exclude<SubmissionKind, 'gridConnection'>;
  input: z.ZodObject & z.ZodType<Input>;
  submission: Submission;
  /** The labels: one for each field. */
  copies: Record<keyof NoInfer<Input>, FieldCopy>;
  /** Where each field goes. A field without a place does not compile. */
  places: { [Field in keyof NoInfer<Input>]-?: MessagePlace<NoInfer<Input>[Field]> };
  /** First words of every stored message. */
  marker?: string;
};

/** Defines a form that is kept in `contact_messages`. */
export function defineMessageForm<
  Input extends { name: string; email: string },
  Submission extends z.ZodType<Input & Envelope>,
>({
  kind,
  input,
  submission,
  copies,
  places,
  marker,
}: MessageFormParts<Input, Submission>): RequestDefinition<Input, Submission> {
  const fields = fieldsOf(input, copies, places);
  return {
    kind,
    submission,
    fields,
    // The lines of the message are read where they stand: in the message.
    blocks: [{ fields: fields.filter(({ place }) => typeof place === 'object') }],
    rowOf(values) {
      const columns = columnsOf(fields, values);
      const message = composeMessage(fields, values, columns.message ?? '', marker);
      return { contactMessage: { ...columns, name: values.name, email: values.email, message } };
    },
  };
}

/** The fields of a form in the order of its schema. */
export function fieldsOf<Input>(
  input: z.ZodObject & z.ZodType<Input>,
  copies: Record<keyof Input, FieldCopy>,
  places: Record<keyof Input, AnyPlace>,
): RequestField[] {
  return (Object.keys(input.shape) as (keyof Input & string)[]).map((name) => ({
    name,
    label: copies[name].label,
    place: places[name],
    choices: input.shape[name] && choicesOfSchema(input.shape[name]),
    keptFromMail: copies[name].keptFromMail ?? false,
  }));
}

/** The values that have a column of their own; what the client left out stays null. */
function columnsOf(
  fields: readonly RequestField[],
  values: object,
): Partial<Record<ContactMessageColumn, string>> {
  const given = new Map<string, unknown>(Object.entries(values));
  const columns: Record<string, string> = {};
  for (const { name, place } of fields) {
    const value = given.get(name);
    if (typeof place === 'object' && typeof value === 'string') columns[place.column] = value;
  }
  return columns;
}
