import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { z } from 'zod';

/**
 * What travels beside the visitor's fields. All of it is optional: other clients send the bare
 * payload. It is taken off before the form's own strict schema sees the rest.
 */
export const envelopeInput = z.object({
  /** Made once per filling of a form; the same one again stores nothing again. */
  submissionId: z.uuid({ error: validationMessages.submissionId }).optional(),
  /** Hidden from people. Whoever fills it is marked as suspicious, never refused. */
  website: z.string({ error: validationMessages.notText }).max(2_000).optional(),
  /** When the form was first touched, signed by the server (see form-token.ts). */
  formToken: z
    .string({ error: validationMessages.notText })
    .regex(/^[\w.-]{0,200}$/, { error: validationMessages.submissionId })
    .optional(),
  /** Version of the privacy notice that stood beside the form. */
  privacyVersion: z
    .string({ error: validationMessages.notText })
    .regex(/^[\w.-]{0,50}$/, { error: validationMessages.submissionId })
    .optional(),
});

export type Envelope = z.infer<typeof envelopeInput>;
