import type { EntityManager } from '@mikro-orm/postgresql';
import type { Form } from '../../forms/form.ts';
import { forms } from '../../forms/forms.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSubmission, newSubmission } from '../../requests/new-submission.ts';
import type { Suspicion } from '../../status/states.ts';

/**
 * Stores a request as if a visitor had sent it at that moment. Nobody is mailed.
 * @param payload as the form sends it
 * @returns its reference
 */
export function storeInvented(
  em: EntityManager,
  kind: SubmissionKind,
  payload: object,
  receivedAt: Date,
  suspicion: Suspicion | null = null,
): Promise<string> {
  const form: Form = forms[kind];
  const values = newSubmission(kind, form.submission.parse(payload), receivedAt);
  const confirmedAt = suspicion ? null : receivedAt;
  return inTransaction(em, async (transaction) => {
    createSubmission(transaction, { ...values, suspicion, confirmedAt });
    await transaction.flush();
    return values.reference;
  });
}
