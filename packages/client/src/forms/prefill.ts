import { prefillable } from '@rebhang-solar/content/forms/prefillable';
import { type SubjectCopy, subjectCopy } from '@rebhang-solar/content/forms/subjects';
import { type Subject, subjectParameter } from '@rebhang-solar/content/paths';
import {
  type Control,
  type FormDefinition,
  type FormInput,
  fieldNames,
} from './form-definition.ts';

/** As long as what the server renders of an address (http/pages/query-pages.ts). */
const longest = 2000;

/**
 * What a link says that a form should begin with, such as the words of the calculator. The visitor sees
 * all of it and can change it; what is not a choice of the form is left out.
 *
 * @param search the query of the page's address
 */
export function prefilled<Input extends FormInput>(
  { name: form, controls }: Pick<FormDefinition<Input>, 'name' | 'controls'>,
  search: string,
): Partial<Record<keyof Input & string, string>> {
  const allowed: readonly string[] = prefillable[form];
  const parameters = new URLSearchParams(search);
  const found: Partial<Record<keyof Input & string, string>> = {};
  const subject = subjectOf(search);
  for (const name of fieldNames(controls)) {
    const value =
      parameters.get(name)?.slice(0, longest) ??
      (name === 'message' ? subject?.message : undefined);
    if (value && allowed.includes(name) && fits(controls[name], value)) found[name] = value;
  }
  return found;
}

/** The words of the subject that a call to action carries into the form, if it is one of ours. */
export function subjectOf(search: string): SubjectCopy | undefined {
  const name = new URLSearchParams(search).get(subjectParameter) ?? '';
  return Object.hasOwn(subjectCopy, name) ? subjectCopy[name as Subject] : undefined;
}

function fits(control: Control, value: string): boolean {
  return 'choices' in control
    ? Object.hasOwn(control.choices, value)
    : control.kind === 'text' || control.kind === 'textarea';
}
