import type { FormField, FormPart, FormWords } from '@rebhang-solar/content/forms/form-table';
import type { z } from 'zod';
import type { FormName } from './form-outcome.ts';

/** The visitor's fields as a form sends them: text, or the tick of the consent box. */
export type FormInput = { [Name in string]: string | boolean | undefined };

/**
 * The same fields while they are being filled in: text, or whether a box is ticked. Undefined is a question of
 * which no tile is chosen; „weiß ich noch nicht“ is the empty text.
 */
export type FormValues<Input> = {
  [Name in keyof Input & string]: NonNullable<Input[Name]> extends boolean
    ? boolean
    : string | undefined;
};

/** What is said of each field of a form. */
export type FormFields<Input> = Record<keyof Input & string, FormField>;

/** All that distinguishes one form from another. */
export type FormDefinition<Input extends FormInput> = {
  name: FormName;
  /** Where a browser without JavaScript posts it to. */
  action: string;
  schema: z.ZodObject & z.ZodType<Input>;
  table: FormWords & { fields: FormFields<Input> };
  /** Drawn on the tiles of a question: the `d` of a path for each answer, in a box of 64 by 40. */
  pictures?: {
    [Name in keyof Input & string]?: Record<Exclude<NonNullable<Input[Name]>, ''> & string, string>;
  };
  /** Answers that open other fields with „ja“; on any other answer those fields are not sent. */
  switches?: Partial<Record<keyof Input & string, readonly (keyof Input & string)[]>>;
  /** In the order in which they are shown; a short form has none. */
  parts?: readonly FormPart<keyof Input & string>[];
  /** With JavaScript one part is shown at a time. */
  inSteps?: boolean;
  /** The message as it is sent, with what the link has carried along. */
  messageWith?: (message: string, link: URLSearchParams, siteUrl: string) => string;
  /** The engagement event after success. */
  event?: { name: string; label: string };
};

/** The names of the fields, in the order of the table. */
export function fieldNames<Input extends FormInput>(fields: FormFields<Input>) {
  return Object.keys(fields) as (keyof Input & string)[];
}

/** What an untouched control holds. */
function blankValue(field: FormField): string | boolean | undefined {
  if (field.kind === 'consent') return false;
  if (field.kind !== 'choice') return '';
  return field.initial ?? (mayBeUnchosen(field) ? undefined : '');
}

/** Whether none of the answers to a question is chosen beforehand. */
export function mayBeUnchosen(field: FormField): boolean {
  return field.kind === 'choice' && field.look !== 'select' && field.initial === undefined;
}

/** The values of the untouched form. */
export function blankValues<Input extends FormInput>(fields: FormFields<Input>): FormValues<Input> {
  return mapFields(fields, (_, field) => blankValue(field));
}

/** One value for each field: whether it is ticked for a consent box, text or nothing for all others. */
export function mapFields<Input extends FormInput>(
  fields: FormFields<Input>,
  value: (name: keyof Input & string, field: FormField) => string | boolean | undefined,
): FormValues<Input> {
  const entries = fieldNames(fields).map((name) => [name, value(name, fields[name])]);
  // The return type of `Object.fromEntries` has no keys.
  return Object.fromEntries(entries) as FormValues<Input>;
}

/**
 * The values without those of fields that an answer has closed. They stay on the page, where another answer
 * shows them again; the server rejects what the visitor cannot see.
 */
export function withoutClosed<
  Input extends FormInput,
  Values extends Partial<Record<keyof Input & string, unknown>>,
>({ switches = {} }: Pick<FormDefinition<Input>, 'switches'>, values: Values): Values {
  const open = { ...values };
  for (const [answer, dependents = []] of Object.entries(switches)) {
    if (values[answer] === 'ja') continue;
    for (const name of dependents) if (open[name]) Object.assign(open, { [name]: '' });
  }
  return open;
}
