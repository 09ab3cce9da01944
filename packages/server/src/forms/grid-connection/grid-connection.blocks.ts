import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import {
  gridConnectionBlocks,
  gridConnectionForm,
} from '@rebhang-solar/content/forms/grid-connection';
import { type FieldKind, kindOf } from '../field-schemas.ts';
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
export const gridLabels: Record<GridField, FieldCopy> = gridConnectionForm.fields;

/** Whether a field holds a date, a telephone number, one of several answers … */
export function gridFieldKind(field: GridField): FieldKind {
  return kindOf(gridConnectionInput.shape[field]);
}
