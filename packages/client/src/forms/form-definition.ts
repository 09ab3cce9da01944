import type { FieldCopy, FormCopy } from '@rebhang-solar/content/forms/form-copy';
import { z } from 'zod';
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

type ControlBase = {
  /** Share of the row; the whole of it by default. Halves stack up on a phone, the others do not. */
  width?: 'half' | 'wide' | 'narrow';
  /** Left out of the draft: birth dates, other persons' data, consent. */
  secret?: boolean;
};

export type TextControl = ControlBase & {
  kind: 'text';
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | 'decimal';
  /** A token of the visitor's own data (WCAG 1.3.5), or `off` for anybody else's. */
  autoComplete?: string;
};

/** Typed TT.MM.JJJJ, sent as 1968-05-24. */
export type DateControl = ControlBase & { kind: 'date'; autoComplete?: string };

type TextareaControl = ControlBase & { kind: 'textarea'; rows: number };

export type ChoiceControl<Choice extends string = string> = ControlBase & {
  /**
   * Short answers stand side by side, tiles in rows. Without an initial choice, „none“ can be chosen as well: it
   * is what a radio button begins with, while of tiles none is chosen beforehand.
   */
  kind: 'select' | 'radio' | 'tiles';
  choices: Record<Choice, string>;
  /** Drawn on the tiles: the `d` of a path, in a box of 64 by 40. */
  pictures?: Record<Choice, string>;
  initial?: Choice;
  /** Of tiles: labels are ranges, so fewer of them stand beside each other. */
  isLong?: boolean;
};

type ConsentControl = ControlBase & { kind: 'consent' };

export type Control = TextControl | DateControl | TextareaControl | ChoiceControl | ConsentControl;

/** The controls that fit a field of this type, so that a choice without its label does not compile. */
type ControlFor<Value> = [Value] extends [boolean]
  ? ConsentControl
  : [Value] extends [z.$brand]
    ? TextControl
    : string extends Value
      ? TextControl | DateControl | TextareaControl
      : ChoiceControl<Exclude<Value, ''> & string>;

/** One control for each field, in the order in which they are shown. */
export type FormControls<Input> = {
  [Name in keyof Input & string]-?: ControlFor<NonNullable<Input[Name]>>;
};

/**
 * The type of a form's copy when it has exactly the fields of the input, else one that also names what
 * is missing and what is too much: one error, where the copy is given this type.
 */
export type ExactFields<Input, Fields> = [
  Exclude<keyof Input, keyof Fields>,
  Exclude<keyof Fields, keyof Input>,
] extends [never, never]
  ? Record<keyof Input & string, FieldCopy>
  : Record<keyof Input & string, FieldCopy> & {
      missing: Exclude<keyof Input, keyof Fields>;
      tooMuch: Exclude<keyof Fields, keyof Input>;
    };

/** One part of a form that is filled in part by part. */
export type FormPartCopy<Name extends string = string> = {
  /** Of its heading in the page. */
  id: string;
  title: string;
  /** Its heading, where that is more than the title. */
  question?: string;
  /** What it asks for, in two words, while it is not reached yet. */
  ahead?: string;
  intro: string;
  fields: readonly Name[];
};

/** The parts of a form when each field of the input stands in one, else a type that names what is missing. */
export type PlacedParts<Input, Parts extends readonly FormPartCopy[]> = [
  Exclude<keyof Input, Parts[number]['fields'][number]>,
] extends [never]
  ? Parts
  : Parts & { missing: Exclude<keyof Input, Parts[number]['fields'][number]> };

/** All that distinguishes one form from another. */
export type FormDefinition<Input extends FormInput> = {
  name: FormName;
  /** Where a browser without JavaScript posts it to. */
  action: string;
  schema: z.ZodObject & z.ZodType<Input>;
  copy: FormCopy;
  fields: Record<keyof Input & string, FieldCopy>;
  controls: FormControls<Input>;
  /** The mandatory fields. */
  required: ReadonlySet<string>;
  /** Answers that open other fields with „ja“; on any other answer those fields are not sent. */
  switches?: Partial<Record<keyof Input & string, readonly (keyof Input & string)[]>>;
  /** In the order in which they are shown; a short form has none. */
  parts?: readonly FormPartCopy<keyof Input & string>[];
  /** With JavaScript one part is shown at a time. */
  inSteps?: boolean;
  /** The engagement event after success. */
  event?: { name: string; label: string };
};

/** A definition with its mandatory fields, which are found once and not whenever a field is shown. */
export function defineForm<Input extends FormInput>(
  form: Omit<FormDefinition<Input>, 'required'>,
): FormDefinition<Input> {
  return { ...form, required: requiredFields(form.schema, form.controls) };
}

/** A field is mandatory when its schema rejects the untouched control. */
export function requiredFields<Input extends FormInput>(
  { shape }: z.ZodObject,
  controls: FormControls<Input>,
): Set<string> {
  const isRequired = (name: keyof Input & string) =>
    shape[name] !== undefined &&
    !z.safeParse(shape[name], controls[name].kind === 'consent' ? false : '').success;
  return new Set(fieldNames(controls).filter(isRequired));
}

/** The names of the fields, in the order in which they are shown. */
export function fieldNames<Input extends FormInput>(controls: FormControls<Input>) {
  return Object.keys(controls) as (keyof Input & string)[];
}

function blankValue(control: Control): string | boolean | undefined {
  if (control.kind === 'consent') return false;
  if (control.kind === 'tiles') return control.initial;
  return 'choices' in control ? (control.initial ?? '') : '';
}

/** The values of the untouched form. */
export function blankValues<Input extends FormInput>(
  controls: FormControls<Input>,
): FormValues<Input> {
  return mapFields(controls, (_, control) => blankValue(control));
}

/** One value for each field: whether it is ticked for a consent box, text or nothing for all others. */
export function mapFields<Input extends FormInput>(
  controls: FormControls<Input>,
  value: (name: keyof Input & string, control: Control) => string | boolean | undefined,
): FormValues<Input> {
  const entries = fieldNames(controls).map((name) => [name, value(name, controls[name])]);
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
