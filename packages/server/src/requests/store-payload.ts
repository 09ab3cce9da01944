import { openEnvelope } from '../forms/envelope.ts';
import type { Form } from '../forms/form.ts';
import { toAppError } from '../platform/errors/to-app-error.ts';
import type { CallContext } from '../platform/trpc.ts';
import { type Receipt, storeSubmission } from './store-submission.ts';

/**
 * Checks a payload by the schema of its form and stores it: what a procedure does, for REST and for
 * forms that a browser posts by itself.
 * @param idempotencyKey a UUID; counts before the one in the payload
 * @throws ZodError when the payload is invalid, AppError as `storeSubmission`
 */
export async function storePayload(
  context: CallContext,
  form: Form,
  payload: unknown,
  idempotencyKey?: string,
): Promise<Receipt> {
  try {
    const { fields, envelope } = openEnvelope(form.submission.parse(payload));
    const submissionId = idempotencyKey ?? envelope.submissionId;
    return await storeSubmission(context, form.kind, form.row(fields), fields, {
      ...envelope,
      submissionId,
    });
  } catch (error) {
    context.metrics.submissionHandled(form.kind, toAppError(error).code);
    throw error;
  }
}
