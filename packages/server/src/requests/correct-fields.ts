import type { EntityManager } from '@mikro-orm/postgresql';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { z } from 'zod';
import { hasColumn } from '../forms/form.ts';
import { forms } from '../forms/forms.ts';
import { requestTables, rowOf, senderOf } from '../forms/request-tables.ts';
import { AppError, type FieldErrors } from '../platform/errors/app-error.ts';
import type { Step } from './change-status.ts';
import type { StoredSubmission } from './find-submissions.ts';
import { foundBy } from './new-submission.ts';
import { OwnPage } from './own-page/own-page.entity.ts';
import { newAccessKeys } from './own-page/own-page.ts';
import { RequestEvent } from './request-event.entity.ts';
import { searchTextOf } from './search-text.ts';

/** What a sender is reached by. A correction of it is noted under these names, whatever the columns are called. */
export const contactFields = ['phone', 'email', 'address'] as const;
export type ContactField = (typeof contactFields)[number];

type Contact = { phone: string; email: string; address: string | null };

/** What stands in the fields now. Null where the form asks for no address. */
export function contactOf(submission: StoredSubmission): Contact {
  const { phone, email, place } = senderOf(submission);
  const asksForAddress = columnsOf(submission).address.length > 0;
  return { phone, email, address: asksForAddress ? (place ?? '') : null };
}

/** The columns of a submission in which its sender's contact data stand. */
export function columnsOf({
  kind,
}: Pick<StoredSubmission, 'kind'>): Record<ContactField, readonly string[]> {
  const { fields, rowName } = forms[kind];
  const { senderPhone, senderEmail, senderAddress } = requestTables[rowName];
  const address: readonly string[] = senderAddress;
  return {
    phone: [senderPhone],
    email: [senderEmail],
    address: address.filter((column) => fields.some(({ name }) => name === column)),
  };
}

/**
 * Puts other values into the row of a submission, so that mails, desk and exports have them; the search finds the
 * former ones too. What was opened with another number or address is closed everywhere.
 * @param typed by the names of the fields; only what differs from what is stored is checked, by its field's rule
 * @returns what the history keeps, with the former values, and which contact data are among it
 * @throws AppError `invalid` with a message for each field; nothing is changed then
 */
export async function correctFields(
  transaction: EntityManager,
  submission: StoredSubmission,
  typed: Readonly<Record<string, string>>,
): Promise<{ steps: Step[]; contact: ContactField[]; before: Contact }> {
  const { fields, input } = forms[submission.kind];
  const row = rowOf(submission);
  const stored = new Map<string, unknown>(Object.entries(row));
  const before = contactOf(submission);
  const columns = Object.values(columnsOf(submission)).flat();
  const steps: Step[] = [];
  const values: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  for (const field of fields) {
    const { name } = field;
    const [value, former] = [typed[name], String(stored.get(name) ?? '')];
    if (value === undefined || value === former || !hasColumn(field)) continue;
    const parsed = z.safeParse(input.shape[name] ?? z.never(), value);
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? '';
    if (!parsed.success || String(parsed.data ?? '') === former) continue;
    values[name] = parsed.data;
    if (columns.includes(name)) continue;
    steps.push({ type: 'corrected', field: name, formerValue: shownValue(field, former) });
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { fieldErrors: errors });
  transaction.assign(row, values);
  const after = contactOf(submission);
  const contact = contactFields.filter((field) => after[field] !== before[field]);
  for (const field of contact) {
    steps.push({ type: 'corrected', field, formerValue: before[field] });
  }
  if (steps.length === 0) return { steps, contact, before };
  const earlier = await transaction.find(RequestEvent, {
    submission: submission.id,
    type: 'corrected',
  });
  const formerly = [...earlier, ...steps].map(({ field, formerValue }) => ({ field, formerValue }));
  // By a number that was mended, too: earlier requests of the same sender still have it.
  const phones = formerly.flatMap(({ field, formerValue }) =>
    field === 'phone' ? [String(formerValue)] : [],
  );
  Object.assign(submission, foundBy(after.email, after.phone, ...phones));
  submission.searchText = searchTextOf(submission.reference, [
    row,
    ...formerly.map(({ formerValue }) => ({ formerValue })),
  ]);
  if (contact.includes('phone') || contact.includes('email')) {
    const page = await transaction.findOneOrFail(OwnPage, submission.id);
    Object.assign(page, { ...newAccessKeys(), codeHash: null, codeExpiresAt: null });
  }
  return { steps, contact, before };
}
