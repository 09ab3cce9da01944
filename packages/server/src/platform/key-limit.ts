import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { AppError } from './errors/app-error.ts';

/** More than any form has, its envelope included. */
const mostKeys = 100;

/**
 * 64 KiB hold 7,000 keys. Without this limit the schemas look at each of them, and the answer to a
 * posted form is rendered: 20 ms for each such body.
 * @throws AppError `invalid`
 */
export function rejectManyKeys(body: unknown): void {
  if (typeof body !== 'object' || body === null || Object.keys(body).length <= mostKeys) return;
  throw new AppError('invalid', { fieldErrors: { '': validationMessages.tooManyFields } });
}
