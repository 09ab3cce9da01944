import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { z } from 'zod';

/**
 * What travels beside the visitor's fields. All of it is optional: other clients send the bare
 * payload. A form's strict schema is extended by these keys where a submission is received.
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
