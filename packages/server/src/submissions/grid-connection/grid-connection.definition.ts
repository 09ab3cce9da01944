import { envelopeInput } from '../envelope.ts';
import { fieldsOf, type RequestDefinition } from '../request-definition.ts';
import type { RequestField } from '../request-field.ts';
import { type GridField, gridBlocks, gridCopies } from './grid-connection.blocks.ts';
import { type GridConnectionInput, gridConnectionInput } from './grid-connection.input.ts';

// Every field has the column of its name: the entity is made of the same schema.
const places = Object.fromEntries(
  Object.keys(gridConnectionInput.shape).map((field) => [field, { column: field }]),
) as Record<GridField, { column: GridField }>;
const fields = fieldsOf<GridConnectionInput>(gridConnectionInput, gridCopies, places);
const fieldOf = new Map(fields.map((field): [string, RequestField] => [field.name, field]));

const submission = gridConnectionInput.safeExtend(envelopeInput.shape);

/** The data of a grid registration, kept in `grid_connections`. */
export const gridConnectionDefinition: RequestDefinition<GridConnectionInput, typeof submission> = {
  kind: 'gridConnection',
  submission,
  fields,
  blocks: gridBlocks.map((block) => ({
    title: block.title,
    fields: block.fields.flatMap((name) => fieldOf.get(name) ?? []),
  })),
  rowOf: (values) => ({ gridConnection: values }),
};
