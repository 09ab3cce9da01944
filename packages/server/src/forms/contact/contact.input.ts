import { contactForm } from '@rebhang-solar/content/forms/contact';
import { z } from 'zod';
import { fieldSchemas, type ShapeOf } from '../field-schemas.ts';

/** The home page's contact form. Clients of `/api/contact` may leave `datenschutz` out. */
export const contactInput = z.strictObject({
  name: fieldSchemas.requiredName,
  email: fieldSchemas.requiredEmail,
  phone: fieldSchemas.optionalPhone,
  message: fieldSchemas.requiredMessage,
  datenschutz: z.literal(true, { error: contactForm.consentMissing.title }).optional(),
} satisfies ShapeOf<typeof contactForm>);

export type ContactInput = z.infer<typeof contactInput>;
