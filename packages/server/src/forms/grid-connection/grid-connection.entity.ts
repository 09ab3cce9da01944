import { defineEntity, p } from '@mikro-orm/core';
import type { FormField } from '@rebhang-solar/content/forms/form-table';
import { type GridField, gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import type { GridConnectionInput } from './grid-connection.input.ts';

type Fields = typeof gridConnectionForm.fields;
const answer = <Value extends string>() => p.text().$type<Value>();
const optionalAnswer = () => p.text().nullable();

/** One column a field: mandatory where the field is. */
const fieldColumns = Object.fromEntries(
  Object.entries<FormField>(gridConnectionForm.fields).map(([name, field]) => {
    // A question that opens further fields was answered with „nein“ where a client leaves it out.
    if (field.kind === 'choice' && field.initial) return [name, p.text().default(field.initial)];
    return [name, field.required ? answer() : optionalAnswer()];
  }),
) as {
  [Name in GridField]: ReturnType<
    Fields[Name] extends { required: true }
      ? typeof answer<GridConnectionInput[Name] & string>
      : typeof optionalAnswer
  >;
};

/** The data of a grid registration, each field as the visitor wrote it. */
export const GridConnectionSchema = defineEntity({
  name: 'GridConnection',
  tableName: 'grid_connections',
  properties: {
    id: p.integer().primary(),
    ...fieldColumns,
    createdAt: p.datetime().fieldName('created_at').defaultRaw('now()'),
  },
});

export class GridConnection extends GridConnectionSchema.class {}
GridConnectionSchema.setClass(GridConnection);
