import { validationMessages } from '@rebhang-solar/content/forms/validation';
import type { ZodError } from 'zod';
import type { FieldErrors } from './app-error.ts';

/** One German message for each field that was rejected, under its dotted path; the first one wins. */
export function toFieldErrors(error: ZodError): FieldErrors {
  // No prototype: a field that is called `__proto__` is just another key.
  const errors: FieldErrors = Object.create(null);
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key] ??= validationMessages.unknownField;
    } else if (issue.path.length === 0) {
      errors[''] ??= validationMessages.notAnObject;
    } else {
      errors[issue.path.join('.')] ??= issue.message;
    }
  }
  return errors;
}
