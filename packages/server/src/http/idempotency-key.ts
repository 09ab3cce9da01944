import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error.ts';
import { envelopeInput } from '../submissions/envelope.ts';

/**
 * The header `Idempotency-Key`; undefined where the client sends none.
 * @throws AppError `invalid` when it is no UUID
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const parsed = envelopeInput.shape.submissionId.safeParse(headers['idempotency-key']);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', {
    fieldErrors: { 'Idempotency-Key': parsed.error.issues[0]?.message ?? '' },
  });
}
