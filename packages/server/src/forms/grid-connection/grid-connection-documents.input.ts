import type { FormField } from '@rebhang-solar/content/forms/form-table';
import { type GridField, gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { z } from 'zod';
import { envelopeInput } from '../envelope.ts';
import { fieldSchemas } from '../field-schemas.ts';
import { gridConnectionInput } from './grid-connection.input.ts';

/** Any part of the form, also half typed: an answer is one of its choices, all else is text. */
const anyPart = Object.fromEntries(
  Object.entries<FormField>(gridConnectionForm.fields).map(([name, { kind }]) => {
    const schema: z.ZodType<string | undefined> =
      kind === 'choice' ? gridConnectionInput.shape[name as GridField] : fieldSchemas.optionalLine;
    return [name, schema];
  }),
) as Record<GridField, z.ZodType<string | undefined>>;

/** What the grid form may hold while it is being filled in. The form itself posts its envelope too. */
export const gridConnectionDocumentsInput = z.strictObject({
  ...anyPart,
  /** Of the stored submission that a document repeats; it is printed and looked up nowhere. */
  reference: fieldSchemas.optionalLine,
  ...envelopeInput.shape,
});
