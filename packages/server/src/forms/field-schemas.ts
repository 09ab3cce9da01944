import { choiceValues } from '@rebhang-solar/content/choices';
import type { FormField, FormTable } from '@rebhang-solar/content/forms/form-table';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { toBirthDate, toIsoDate } from '@rebhang-solar/content/typed-date';
import { z } from 'zod';

// What PostgreSQL cannot hold (NUL) or would silently alter (a lone surrogate), the sign that a decoder
// leaves behind where bytes were no UTF-8, and the control characters below U+0020 but tab, CR and LF, which
// no XML can hold, so no Word file either. Rejected at the field, so nothing is stored that differs from what
// was sent. `isWellFormed` would do for the surrogates, but not in Firefox before 119.
const isReadable = (value: string) =>
  !/[\uFFFD\p{Surrogate}]|[^\P{Cc}\t\r\n\x7F-\x9F]/u.test(value);

/**
 * Free text that may be empty. It is never trimmed or rewritten: what is accepted is stored as sent. A text
 * that is too long is checked no further.
 * @param limit largest number of UTF-16 code units
 */
function text(limit: number) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined ? validationMessages.required : validationMessages.notText,
    })
    .max(limit, { error: validationMessages.tooLong(limit), abort: true })
    .refine(isReadable, { error: validationMessages.unreadable });
}

/** Text with at least one character that is not white space. */
function required(schema: z.ZodString) {
  return schema.refine((value) => value.trim() !== '', { error: validationMessages.required });
}

// The specification names no limits. These are far above any honest entry; together with the
// 64 KiB of the body they keep a row, a mail and a log line small.
const nameLimit = 200;
const lineLimit = 300;
/** Characters of the longest field. */
export const messageLimit = 10_000;
/** RFC 5321: 254 octets is the longest address that can be delivered to. */
const emailLimit = 254;

// What a browser's own e-mail field accepts, and a domain with a dot: no provider is called
// „gmx“, and a reply to it would be lost. No mail server takes a dot at the edge of the name, or two
// in a row.
const isEmail = (value: string) =>
  z.regexes.html5Email.test(value) &&
  value.slice(value.indexOf('@')).includes('.') &&
  !/^\.|\.@|\.\./.test(value);

/**
 * An address without what cannot be seen around it: copying from a mail or a web page brings no-break and
 * zero-width spaces along. Beside a date the only text that is not kept as it was sent: nobody could find
 * the fault.
 */
const emailText = text(emailLimit).overwrite((value) =>
  value.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''),
);

const requiredEmail = required(emailText)
  .refine((value) => value === '' || isEmail(value), { error: validationMessages.email })
  .brand<'EmailAddress'>();

/** What `requiredEmail` has validated. The sender's column is of this type, so that no form is without one. */
export type EmailAddress = z.output<typeof requiredEmail>;

const optionalEmail = emailText
  .refine((value) => value === '' || isEmail(value), { error: validationMessages.email })
  .optional();

/** A day of the calendar, sent as 1968-05-24 or 24.5.1968 and stored as 1968-05-24. */
const dateText = text(lineLimit).overwrite((value) => toIsoDate(value) ?? value.trim());

const requiredDate = required(dateText).refine((value) => value === '' || toIsoDate(value), {
  error: validationMessages.date,
});

const optionalDate = dateText
  .refine((value) => value === '' || toIsoDate(value), { error: validationMessages.date })
  .optional();

/** The same of a day on which a living person was born; 24.5.68 is stored as 1968-05-24. */
const optionalBirthDate = text(lineLimit)
  .overwrite((value) => toBirthDate(value) ?? toIsoDate(value) ?? value.trim())
  .refine((value) => value === '' || toIsoDate(value), {
    error: validationMessages.date,
    abort: true,
  })
  .refine((value) => value === '' || toBirthDate(value), { error: validationMessages.birthDate })
  .optional();

/** One of the keys of `choices`, the empty string of an untouched select, or nothing at all. */
function choice<T extends Record<string, string>>(choices: T) {
  return z.enum([...choiceValues(choices), ''], { error: validationMessages.choice }).optional();
}

/** One of the keys of `choices`. */
function requiredChoice<T extends Record<string, string>>(choices: T) {
  return z.enum(choiceValues(choices), {
    error: ({ input }) =>
      input === undefined || input === '' ? validationMessages.required : validationMessages.choice,
  });
}

/** The building blocks of every form's schema, named after the kinds of fields: each says what such a field may hold. */
export const fieldSchemas = {
  requiredName: required(text(nameLimit)),
  optionalName: text(nameLimit).optional(),
  requiredLine: required(text(lineLimit)),
  optionalLine: text(lineLimit).optional(),
  requiredMessage: required(text(messageLimit)),
  optionalMessage: text(messageLimit).optional(),
  requiredEmail,
  optionalEmail,
  // A telephone number as it was typed: people write an extension or „abends“ behind it.
  requiredPhone: required(text(lineLimit)),
  optionalPhone: text(lineLimit).optional(),
  requiredDate,
  optionalDate,
  optionalBirthDate,
  choice,
  requiredChoice,
};

/**
 * The building block of each field of a form's table. A schema that lacks a field, has one too much, leaves out one
 * that the table requires, or takes the answers of another question does not compile where it `satisfies` this.
 */
export type ShapeOf<Form extends FormTable> = {
  [Name in keyof Form['fields']]: SchemaOf<Form['fields'][Name]>;
};

type SchemaOf<Field extends FormField> = Field extends { kind: 'consent' }
  ? z.ZodLiteral<true> | z.ZodOptional<z.ZodLiteral<true>>
  : Field extends { kind: 'choice'; choices: infer Choices extends Record<string, string> }
    ? Field extends { required: true }
      ? ReturnType<typeof requiredChoice<Choices>>
      : ReturnType<typeof choice<Choices>>
    : Block<`${Field extends { required: true } ? 'required' : 'optional'}${Capitalize<Field['kind']>}`>;

type Block<Name> = Name extends keyof typeof fieldSchemas ? (typeof fieldSchemas)[Name] : never;
