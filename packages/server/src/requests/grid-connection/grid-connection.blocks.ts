import {
  gridConnectionBlocks,
  gridConnectionChoices,
} from '@rebhang-solar/content/forms/grid-connection';
import type { GridConnectionInput } from './grid-connection.input.ts';

export type GridField = keyof GridConnectionInput;

export type GridBlock = { id: string; title: string; fields: readonly GridField[] };

type Unplaced = Exclude<GridField, (typeof gridConnectionBlocks)[number]['fields'][number]>;

/**
 * The parts of the form with every field of the input: the order in which mail and PDF show them.
 * A field that stands in no part does not compile.
 */
export const gridBlocks: [Unplaced] extends [never]
  ? readonly GridBlock[]
  : { unplaced: Unplaced } = gridConnectionBlocks;

/** The fields whose answers are given. */
export type GridChoice = {
  [Field in GridField]-?: string extends NonNullable<GridConnectionInput[Field]> ? never : Field;
}[GridField];

const choices: {
  [Field in GridChoice]: Record<Exclude<GridConnectionInput[Field], '' | undefined>, string>;
} = gridConnectionChoices;

/** The answers to choose from, with their labels; undefined where the field takes any text. */
export function choicesOf(field: GridField): Record<string, string> | undefined {
  return (choices as Partial<Record<GridField, Record<string, string>>>)[field];
}
