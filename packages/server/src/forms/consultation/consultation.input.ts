import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { z } from 'zod';
import { fieldSchemas, type ShapeOf } from '../field-schemas.ts';

/** The consultation request of /beratung. Consent is part of it: without it nothing is stored. */
export const consultationInput = z.strictObject({
  name: fieldSchemas.requiredName,
  email: fieldSchemas.requiredEmail,
  phone: fieldSchemas.requiredPhone,
  address: fieldSchemas.requiredLine,
  haustyp: fieldSchemas.choice(haustyp),
  dachflaeche: fieldSchemas.choice(dachflaeche),
  stromverbrauch: fieldSchemas.choice(stromverbrauch),
  budget: fieldSchemas.choice(budget),
  zeitrahmen: fieldSchemas.choice(zeitrahmen),
  message: fieldSchemas.optionalMessage,
  datenschutz: z.literal(true, { error: consultationForm.consentMissing.message }),
} satisfies ShapeOf<typeof consultationForm>);

export type ConsultationInput = z.infer<typeof consultationInput>;
