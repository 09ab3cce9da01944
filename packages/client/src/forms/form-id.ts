import type { FormName } from './form-outcome.ts';

/** The id of a form's element. */
export function formId(name: FormName): string {
  return `${name}-form`;
}
