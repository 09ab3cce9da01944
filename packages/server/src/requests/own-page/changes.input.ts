import { z } from 'zod';
import { fieldSchemas } from '../../forms/field-schemas.ts';

/** A line to the company. */
export const remarkInput = z.object({ text: fieldSchemas.requiredMessage });

/** Values of `visitorSlots`; one alone comes as it is, several as a list. */
export const timesInput = z.object({
  zeiten: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((chosen) => [chosen ?? []].flat()),
});

/** What each may hold is asked of the form that it was sent by (correct.ts). */
export const correctionsInput = z.object({
  phone: fieldSchemas.optionalLine,
  email: fieldSchemas.optionalLine,
  address: fieldSchemas.optionalLine,
});
