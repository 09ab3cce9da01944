import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import {
  gridConnectionBlocks,
  gridConnectionForm,
} from '@rebhang-solar/content/forms/grid-connection';
import { choicesOfSchema } from '../field-schemas.ts';
import { type GridConnectionInput, gridConnectionInput } from './grid-connection.input.ts';

export type GridField = keyof GridConnectionInput;

export type GridBlock = { id: string; title: string; fields: readonly GridField[] };

/** The parts of the form with every field of the input: the order in which mail and PDF show them. */
export const gridBlocks: readonly GridBlock[] = gridConnectionBlocks;

type Placed = (typeof gridConnectionBlocks)[number]['fields'][number];
/** Does not compile while a field of the input stands in no block; the error names the field. */
export type EveryFieldHasItsBlock = None<Exclude<GridField, Placed>>;
type None<Nothing extends never> = Nothing;

/** The labels: one for each field. */
export const gridCopies: Record<GridField, FieldCopy> = gridConnectionForm.fields;

/** The answers to choose from, with their labels; undefined where the field takes any text. */
export function choicesOf(field: GridField): Record<string, string> | undefined {
  return choicesOfSchema(gridConnectionInput.shape[field]);
}
