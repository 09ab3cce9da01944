import type { FormName } from './form-outcome.ts';

/** The id of a form's element. */
export function formId(name: FormName): string {
  return `${name}-form`;
}

/** Under which key of the session's storage the draft of a form is kept, by the id of its element. */
export function draftKey(id: string): string {
  return `draft-${id}`;
}
