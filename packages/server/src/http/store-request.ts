import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeInput } from '../forms/envelope.ts';
import type { Form } from '../forms/form.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { Services } from '../platform/trpc.ts';
import { storePayload } from '../requests/store-payload.ts';
import type { Receipt } from '../requests/store-submission.ts';
import type { AccessCookie } from './own-page/access-cookie.ts';

/** What the routes work with that store a form. */
export type SiteServices = Services & { accessCookie: AccessCookie };

/** The fields of a body; none where it is a list, a text or nothing. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/**
 * Stores a payload of this form for one HTTP request. tRPC does the same in the form's procedure.
 * @throws ZodError when the payload is invalid, AppError as `storeSubmission`
 */
export function storeRequest(
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
    openPage: accessCookie.onto(reply),
  };
  return storePayload(context, form, payload, idempotencyKeyOf(request));
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
