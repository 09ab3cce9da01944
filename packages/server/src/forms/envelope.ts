import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { z } from 'zod';

/**
 * What travels beside the visitor's fields. All of it is optional: other clients send the bare
 * payload. It is taken off before the form's own strict schema sees the rest.
 */
export const envelopeInput = z.object({
  /** Made once per filling of a form; the same one again stores nothing again. */
  submissionId: z.uuid({ error: validationMessages.submissionId }).optional(),
  /** Hidden from people. Whoever fills it is marked as suspicious, never rejected. */
  website: z.string({ error: validationMessages.notText }).max(2_000).optional(),
  /** When the form was first touched: milliseconds since 1970 by the browser's clock. */
  formStartedAt: z
    .union([z.int().nonnegative(), z.string().regex(/^\d{0,15}$/)], {
      error: validationMessages.submissionId,
    })
    .transform((time) => (time === '' ? undefined : Number(time)))
    .optional(),
  /** Version of the privacy notice that stood beside the form. */
  privacyVersion: z
    .string({ error: validationMessages.notText })
    .regex(/^[\w.-]{0,50}$/, { error: validationMessages.submissionId })
    .optional(),
});

export type Envelope = z.output<typeof envelopeInput>;

/** Takes the envelope off what the schema of a form, extended by the envelope's keys, has parsed. */
export function openEnvelope<Input extends object>(
  submission: Input & Envelope,
): { fields: Input; envelope: Envelope } {
  const envelope = new Map<string, unknown>();
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(submission)) {
    if (key in envelopeInput.shape) envelope.set(key, value);
    else fields[key] = value;
  }
  return { fields: fields as Input, envelope: Object.fromEntries(envelope) };
}
