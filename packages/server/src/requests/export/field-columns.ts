import type { FormBlock, NamedField } from '../../forms/form.ts';
import { forms } from '../../forms/forms.ts';
import { type RowName, rowNames } from '../../forms/request-tables.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';

/** A column of a row. */
type FieldColumn = {
  column: string;
  /** Of the form's field, after the title of its block where it has one. */
  label: string;
  field: NamedField;
};

/** The columns of the row in which a form is kept. */
export function fieldColumnsOf(kind: SubmissionKind): readonly FieldColumn[] {
  return columnsByRow.get(forms[kind].rowName) ?? [];
}

// Every column that one of the forms fills, once. Several persons of the grid form have a name and a
// street: there the block says whose it is.
const columnsByRow = new Map(
  rowNames.map((rowName): [RowName, FieldColumn[]] => {
    const ofThisRow = Object.values(forms).filter((form) => form.rowName === rowName);
    return [rowName, columnsOf(ofThisRow.flatMap(({ blocks }) => blocks))];
  }),
);

function columnsOf(blocks: readonly FormBlock[]): FieldColumn[] {
  const columns = new Map<string, FieldColumn>();
  for (const { title, fields } of blocks) {
    for (const field of fields) {
      const { name, label } = field;
      if (columns.has(name)) continue;
      columns.set(name, {
        column: name,
        label: title === undefined ? label : `${title}: ${label}`,
        field,
      });
    }
  }
  return [...columns.values()];
}
