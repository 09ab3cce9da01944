import type { RowName, Rows } from './row-relations.ts';
import type { OtherPerson, Sender } from './row-table.ts';
import { rowTables } from './row-tables.ts';

export const rowNames = Object.keys(rowTables) as RowName[];

/** A submission with its row loaded; only the row of its form is there. */
type WithRow = { id: string } & { [Name in RowName]?: Rows[Name] | null };

/** The sender of a submission. */
export function senderOf(submission: WithRow): Sender {
  return read(submission, (name, row) => rowTables[name].sender(row));
}

/** What the visitor wrote. */
export function rowOf(submission: WithRow): Rows[RowName] {
  return read(submission, (_name, row) => row);
}

/** Whoever else is named in a submission with this address, in lower case. */
export function otherPersonsIn(submission: WithRow, email: string): OtherPerson[] {
  return read(submission, (name, row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return rowTables[name].otherPersons.filter(
      (person) => String(values.get(person.email)).toLowerCase() === email,
    );
  });
}

/** The e-mail addresses in a table: of whoever sent the form, and of others named in it. */
export function emailColumns(name: RowName): string[] {
  const { senderEmail, otherPersons } = rowTables[name];
  return [senderEmail, ...otherPersons.map(({ email }) => email)];
}

function read<Result>(
  submission: WithRow,
  use: <Name extends RowName>(name: Name, row: Rows[Name]) => Result,
): Result {
  for (const name of rowNames) {
    const row = submission[name];
    if (row) return use(name, row);
  }
  throw new Error(`Submission ${submission.id} has no row`);
}
