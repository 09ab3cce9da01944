import { definitions, messageDefinitions } from '../../submissions/definitions.ts';
import type { FieldBlock } from '../../submissions/request-definition.ts';
import type { SubmissionKind } from '../../submissions/submission.entity.ts';

/** A column of a row. */
export type FieldColumn = {
  column: string;
  /** Of the form's field, after the title of its block where it has one. */
  label: string;
  /** Of the form's field alone. */
  ownLabel: string;
  /** The labels of the answers to choose from. */
  choices: Record<string, string> | undefined;
};

// Every column that one of the forms fills, once. Several persons of the grid form have a name and a
// street: there the block says whose it is.
export const messageColumns = columnsOf(messageDefinitions.flatMap(({ blocks }) => blocks));
export const gridColumns = columnsOf(definitions.gridConnection.blocks);

/** The columns of the row in which a form is kept. */
export function fieldColumnsOf(kind: SubmissionKind): readonly FieldColumn[] {
  return kind === 'gridConnection' ? gridColumns : messageColumns;
}

function columnsOf(blocks: readonly FieldBlock[]): FieldColumn[] {
  const columns = new Map<string, FieldColumn>();
  for (const { title, fields } of blocks) {
    for (const { label, place, choices } of fields) {
      if (typeof place !== 'object' || columns.has(place.column)) continue;
      const { column } = place;
      columns.set(column, {
        column,
        label: title === undefined ? label : `${title}: ${label}`,
        ownLabel: label,
        choices,
      });
    }
  }
  return [...columns.values()];
}
