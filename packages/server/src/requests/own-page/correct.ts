import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { AppError, type FieldErrors } from '../../platform/errors/app-error.ts';
import { addFromVisitor, type VisitorContext } from '../add-from-visitor.ts';
import {
  type ContactField,
  columnsOf,
  contactFields,
  contactOf,
  correctFields,
} from '../correct-fields.ts';
import type { StoredSubmission } from '../find-submissions.ts';
import { noticeTo } from './notice.ts';

/**
 * Corrects what the visitor has typed about themselves. The address that was there before is told.
 * @param typed what is unchanged, or not asked for, is left alone
 * @throws AppError `invalid` with a message for each field
 */
export function correct(
  context: VisitorContext,
  submissionId: string,
  typed: Partial<Record<ContactField, string>>,
  now = new Date(),
): Promise<void> {
  const change: Parameters<typeof addFromVisitor>[2] = async (
    { submission },
    _now,
    transaction,
  ) => {
    const { steps, contact, before } = await correctColumns(transaction, submission, typed);
    if (steps.length > 0) {
      const notice = { about: 'corrected' as const, fields: contact };
      await noticeTo(context, transaction, submission, before.email, notice);
    }
    return steps;
  };
  return addFromVisitor(context, submissionId, change, now);
}

/** The visitor's three fields as the columns of the form, and what is wrong with those at the fields. */
async function correctColumns(
  transaction: Parameters<typeof correctFields>[0],
  submission: StoredSubmission,
  typed: Partial<Record<ContactField, string>>,
) {
  const before = contactOf(submission);
  const columns = columnsOf(submission);
  const values: Record<string, string> = {};
  for (const field of contactFields) {
    const value = typed[field];
    if (value === undefined || value === before[field]) continue;
    const parts = columns[field].length > 1 ? addressParts(value) : [value];
    if (!parts)
      throw new AppError('invalid', { fieldErrors: { [field]: ownPageMessages.address } });
    for (const [index, name] of columns[field].entries()) values[name] = parts[index] ?? '';
  }
  try {
    return await correctFields(transaction, submission, values);
  } catch (error) {
    if (!(error instanceof AppError) || !error.fieldErrors) throw error;
    const fieldErrors: FieldErrors = {};
    for (const field of contactFields) {
      const message = columns[field].map((name) => error.fieldErrors?.[name]).find(Boolean);
      if (message) fieldErrors[field] = message;
    }
    throw new AppError('invalid', { fieldErrors });
  }
}

/** „Am Hang 12 b, 12345 Neustadt“ as street, number, postcode and town; undefined where it is not written so. */
function addressParts(line: string): string[] | undefined {
  const number = String.raw`\d\S*(?: \p{L})?`;
  const [, ...parts] =
    new RegExp(String.raw`^\s*(\S.*?) +(${number}) *, *(\d{5}) +(\S.*?)\s*$`, 'u').exec(line) ?? [];
  return parts.length > 0 ? parts : undefined;
}
