import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeInput } from '../forms/envelope.ts';
import type { Form } from '../forms/form.ts';
import type { Orm } from '../platform/database/orm.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { toAppError } from '../platform/errors/to-app-error.ts';
import {
  type Receipt,
  type SubmissionContext,
  storeSubmission,
} from '../requests/store-submission.ts';
import type { AccessCookie } from './own-page/access-cookie.ts';

/** What the routes work with that store a form, made once for the whole site. */
export type SiteServices = Omit<SubmissionContext, 'em' | 'clientAddress' | 'grantPageAccess'> & {
  orm: Orm;
  accessCookie: AccessCookie;
};

/** The fields of a body; none where it is a list, a text or nothing. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/**
 * Checks a payload by the schema of its form and stores it: what a procedure does, for REST and for forms that a
 * browser posts by itself. The header `Idempotency-Key` counts before the key in the payload.
 * @throws ZodError when the payload is invalid, AppError as `storeSubmission`
 */
export async function storeRequest(
  { orm, accessCookie, ...services }: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
  payload: unknown,
): Promise<Receipt> {
  const context = {
    ...services,
    em: orm.em.fork(),
    clientAddress: request.ip,
    grantPageAccess: accessCookie.onto(reply),
  };
  const submissionId = idempotencyKeyOf(request);
  try {
    const sent = form.submission.parse(payload);
    return await storeSubmission(context, form.kind, {
      ...sent,
      ...(submissionId && { submissionId }),
    });
  } catch (error) {
    services.metrics.submissionHandled(form.kind, toAppError(error).code);
    throw error;
  }
}

/**
 * The header `Idempotency-Key`; undefined where the client sends none.
 * @throws AppError `invalid` when it is no UUID
 */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const parsed = envelopeInput.shape.submissionId.safeParse(headers['idempotency-key']);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', {
    fieldErrors: { 'Idempotency-Key': parsed.error.issues[0]?.message ?? '' },
  });
}
