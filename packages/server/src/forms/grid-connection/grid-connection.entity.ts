import { defineEntity, p } from '@mikro-orm/core';
import { z } from 'zod';
import type { GridField } from './grid-connection.blocks.ts';
import { type GridConnectionInput, gridConnectionInput } from './grid-connection.input.ts';

type Shape = typeof gridConnectionInput.shape;
const answer = <Value extends string>() => p.text().$type<Value>();
const optionalAnswer = () => p.text().nullable();

/** A question that opens further fields was answered with „nein“ where a client leaves it out. */
const openingQuestions: string[] = ['nutzAbweichend', 'eigenAbweichend'] satisfies GridField[];

/** One column a field, made of the form's schema: mandatory where the field is. */
const fieldColumns = Object.fromEntries(
  Object.entries(gridConnectionInput.shape).map(([field, schema]) => {
    if (openingQuestions.includes(field)) return [field, p.text().default('nein')];
    return [field, schema instanceof z.ZodOptional ? optionalAnswer() : answer()];
  }),
) as {
  [Field in GridField]: ReturnType<
    Shape[Field] extends z.ZodOptional
      ? typeof optionalAnswer
      : typeof answer<GridConnectionInput[Field] & string>
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
