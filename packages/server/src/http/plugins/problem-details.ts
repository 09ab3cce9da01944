import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { type AppError, errorTable } from '../../platform/errors/app-error.ts';

/** A refusal as problem details (RFC 9457); a 5xx never shows its own message. */
export function problemOf({ code, fieldErrors }: AppError) {
  const { status, title } = errorTable[code];
  if (code !== 'invalid') return { status, title };
  return { status, title, errors: fieldErrors ?? { '': validationMessages.notAnObject } };
}
