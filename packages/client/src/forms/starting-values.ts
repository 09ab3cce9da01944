import type { FormField } from '@rebhang-solar/content/forms/form-table';
import { prefillable } from '@rebhang-solar/content/forms/prefillable';
import { type SubjectCopy, subjectCopy } from '@rebhang-solar/content/forms/subjects';
import { type Subject, subjectParameter } from '@rebhang-solar/content/paths';
import type { FormOutcome } from '@rebhang-solar/server/rendering';
import {
  blankValues,
  type FormDefinition,
  type FormFields,
  type FormInput,
  type FormValues,
  fieldNames,
  mapFields,
  mayBeUnchosen,
} from './form-definition.ts';
import type { FormName } from './form-outcome.ts';

/** The values of the first render: of the link, or those that were posted without JavaScript and not stored. */
export function initialValues<Input extends FormInput>(
  definition: FormDefinition<Input>,
  search: string,
  posted: FormOutcome | undefined,
): FormValues<Input> {
  const { fields } = definition.table;
  if (posted?.receipt) return blankValues(fields);
  if (posted) {
    return mapFields(fields, (name, field) => {
      const value = posted.values[name];
      if (field.kind === 'consent') return Boolean(value);
      return mayBeUnchosen(field) ? value : (value ?? '');
    });
  }
  // In the browser the link's values follow after hydration (`startingValues`): React would replace a
  // text that is being typed by them.
  const link = typeof document === 'undefined' ? prefilled(definition, search) : {};
  return { ...blankValues(fields), ...link };
}

/** What the fields of a form can hold before the visitor continues it. */
type Sources<Input extends FormInput> = {
  /** What stands in the controls at hydration. */
  standing: FormValues<Input>;
  /** What the address of the page fills in. */
  link: Partial<Record<string, string>>;
  /** Whether the visitor has followed the link since the draft was written, or has only reloaded its page. */
  isNewLink: boolean;
  /** What was typed on an earlier visit. */
  kept?: Partial<Record<string, string>>;
};

/**
 * Names and values of the fields that have to be changed at hydration. What is being typed is never
 * touched; then the newer of link and draft counts, which on a reload is the draft. A field of several
 * lines loses none of them: they follow each other.
 */
export function startingValues<Input extends FormInput>(
  fields: FormFields<Input>,
  { standing, link, isNewLink, kept: draft = {} }: Sources<Input>,
): [name: keyof Input & string, value: string][] {
  const blank = blankValues(fields);
  return fieldNames(fields).flatMap((name): [keyof Input & string, string][] => {
    if (fields[name].secret) return [];
    const present = standing[name] as string | undefined;
    const linked = link[name];
    const kept = draft[name];
    const typed = present === blank[name] || present === linked ? undefined : present;
    const older = isNewLink ? (linked ?? kept) : (kept ?? linked);
    const value =
      fields[name].kind === 'message'
        ? joined([typed, kept, isNewLink || !kept ? linked : undefined])
        : (typed ?? older);
    return value === undefined || value === present ? [] : [[name, value]];
  });
}

/** Texts below each other, each only once; undefined where there is none. */
function joined(texts: (string | undefined)[]): string | undefined {
  let whole: string | undefined;
  for (const text of texts) {
    if (!text || whole?.includes(text)) continue;
    whole = whole === undefined ? text : `${whole}\n\n${text}`;
  }
  return whole;
}

/** As long as what the server renders of an address (http/pages/query-pages.ts). */
const longest = 2000;

/**
 * What a link fills in, such as the words of the calculator. The visitor sees all of it and can change
 * it; what is not a choice of the form is left out.
 *
 * @param search the query of the page's address
 */
export function prefilled<Input extends FormInput>(
  { name: form, table: { fields } }: Pick<FormDefinition<Input>, 'name' | 'table'>,
  search: string,
): Partial<Record<keyof Input & string, string>> {
  const allowed: readonly string[] = prefillable[form];
  const parameters = new URLSearchParams(search);
  const found: Partial<Record<keyof Input & string, string>> = {};
  const subject = subjectOf(form, search);
  for (const name of fieldNames(fields)) {
    const value =
      parameters.get(name)?.slice(0, longest) ??
      (name === 'message' ? subject?.message : undefined);
    if (value && allowed.includes(name) && fits(fields[name], value)) found[name] = value;
  }
  return found;
}

/**
 * The words of the subject that a call to action carries into the form, if it is one of ours. The server renders them
 * too (http/pages/query-pages.ts), so none for a form whose page it does not render for its query.
 */
export function subjectOf(form: FormName, search: string): SubjectCopy | undefined {
  if (prefillable[form].length === 0) return undefined;
  const name = new URLSearchParams(search).get(subjectParameter) ?? '';
  return Object.hasOwn(subjectCopy, name) ? subjectCopy[name as Subject] : undefined;
}

function fits(field: FormField, value: string): boolean {
  return field.kind !== 'choice' || Object.hasOwn(field.choices, value);
}
