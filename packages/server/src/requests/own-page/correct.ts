import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { z } from 'zod';
import { forms } from '../../forms/forms.ts';
import { requestTables, rowOf, senderOf } from '../../forms/request-tables.ts';
import { AppError, type FieldErrors } from '../../platform/errors/app-error.ts';
import { addFromVisitor, type VisitorContext } from '../add-from-visitor.ts';
import type { Step } from '../change-status.ts';
import type { StoredSubmission } from '../find-submissions.ts';
import { foundBy } from '../new-submission.ts';
import { RequestEvent } from '../request-event.entity.ts';
import { searchTextOf } from '../search-text.ts';
import { noticeTo } from './notice.ts';
import { OwnPage } from './own-page.entity.ts';
import { newAccessKeys } from './own-page.ts';

/** What a visitor may correct about themselves. */
export const correctable = ['phone', 'email', 'address'] as const;
export type Correctable = (typeof correctable)[number];

type Contact = { phone: string; email: string; address: string | null };

/** What stands in the fields now. Null where the form asks for no address. */
export function contactOf(submission: StoredSubmission): Contact {
  const { phone, email, place } = senderOf(submission);
  return { phone, email, address: asksForAddress(submission) ? (place ?? '') : null };
}

/**
 * Corrects what the visitor has typed about themselves. The row takes the new values, so that mails, desk and
 * exports have them; the history keeps what was there before, and the search finds both. The address that was there
 * before is told. What was opened with another number or address is closed everywhere.
 * @param typed what is unchanged, or not asked for, is left alone
 * @throws AppError `invalid` with a message for each field
 */
export function correct(
  context: VisitorContext,
  submissionId: string,
  typed: Partial<Record<Correctable, string>>,
  now = new Date(),
): Promise<void> {
  const change: Parameters<typeof addFromVisitor>[2] = async (
    { submission },
    _now,
    transaction,
  ) => {
    const before = contactOf(submission);
    const steps: Step[] = [];
    const errors: FieldErrors = {};
    for (const field of correctable) {
      const [value, former] = [typed[field], before[field]];
      if (value === undefined || former === null || value === former) continue;
      const parsed = columnsOf(submission, field, value);
      if ('message' in parsed) errors[field] = parsed.message;
      transaction.assign(rowOf(submission), 'columns' in parsed ? parsed.columns : {});
      steps.push({ type: 'corrected', field, formerValue: former });
    }
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { fieldErrors: errors });
    if (steps.length === 0) return steps;
    const { email, phone } = senderOf(submission);
    Object.assign(submission, foundBy(email, phone));
    const earlier = await transaction.find(RequestEvent, {
      submission: submission.id,
      type: 'corrected',
    });
    const formerValues = [...earlier, ...steps].map(({ formerValue }) => ({ formerValue }));
    submission.searchText = searchTextOf(submission.reference, [
      rowOf(submission),
      ...formerValues,
    ]);
    const fields = correctable.filter((field) => steps.some((step) => step.field === field));
    if (fields.includes('phone') || fields.includes('email')) {
      const page = await transaction.findOneOrFail(OwnPage, submissionId);
      Object.assign(page, { ...newAccessKeys(), codeHash: null, codeExpiresAt: null });
    }
    await noticeTo(context, transaction, submission, before.email, { about: 'corrected', fields });
    return steps;
  };
  return addFromVisitor(context, submissionId, change, now);
}

const asksForAddress = (submission: StoredSubmission) => addressColumns(submission).length > 0;

/** The columns with the sender's address that the form of a submission fills. */
function addressColumns({ kind }: Pick<StoredSubmission, 'kind'>): readonly string[] {
  const { fields, rowName } = forms[kind];
  const columns: readonly string[] = requestTables[rowName].senderAddress;
  return columns.filter((column) => fields.some(({ name }) => name === column));
}

/** The columns that take a corrected value, or what is wrong with it. */
function columnsOf(
  { kind }: StoredSubmission,
  field: Correctable,
  value: string,
): { columns: Record<string, unknown> } | { message: string } {
  const { input, rowName } = forms[kind];
  const { senderEmail, senderPhone } = requestTables[rowName];
  const names = { phone: [senderPhone], email: [senderEmail], address: addressColumns({ kind }) };
  const [column = '', ...more] = names[field];
  const values = more.length > 0 ? addressParts(value) : [value];
  if (!values) return { message: ownPageMessages.address };
  const columns: Record<string, unknown> = {};
  for (const [index, name] of [column, ...more].entries()) {
    const schema = input.shape[name];
    const parsed = schema && z.safeParse(schema, values[index]);
    if (!parsed?.success) return { message: parsed?.error.issues[0]?.message ?? '' };
    columns[name] = parsed.data;
  }
  return { columns };
}

/** „Am Hang 12 b, 12345 Neustadt“ as street, number, postcode and town; undefined where it is not written so. */
function addressParts(line: string): string[] | undefined {
  const number = String.raw`\d\S*(?: \p{L})?`;
  const [, ...parts] =
    new RegExp(String.raw`^\s*(\S.*?) +(${number}) *, *(\d{5}) +(\S.*?)\s*$`, 'u').exec(line) ?? [];
  return parts.length > 0 ? parts : undefined;
}
