import { z } from 'zod';
import { envelopeInput } from '../envelope.ts';
import { fieldSchemas } from '../field-schemas.ts';
import { type GridField, gridFieldKind } from './grid-connection.blocks.ts';
import { gridConnectionInput } from './grid-connection.input.ts';

const fields = Object.keys(gridConnectionInput.shape) as GridField[];

/** Any part of the form, also half typed: an answer is one of its choices, all else is text. */
const anyPart = Object.fromEntries(
  fields.map((field): [GridField, z.ZodType<string | undefined>] => [
    field,
    gridFieldKind(field).choices ? gridConnectionInput.shape[field] : fieldSchemas.optionalLine,
  ]),
) as Record<GridField, z.ZodType<string | undefined>>;

/** What the grid form may hold while it is being filled in. The form itself posts its envelope too. */
export const gridConnectionDocumentsInput = z.strictObject({
  ...anyPart,
  /** Of the stored submission that a document repeats; it is printed and looked up nowhere. */
  reference: fieldSchemas.optionalLine,
  ...envelopeInput.shape,
});
