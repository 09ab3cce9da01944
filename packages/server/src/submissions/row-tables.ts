import { contactMessageTable } from './contact/contact-message.table.ts';
import { gridConnectionTable } from './grid-connection/grid-connection.table.ts';
import type { OtherPerson, RowTable, Sender } from './row-table.ts';
import type { RowName, Rows } from './submission.entity.ts';

/**
 * Every table with what visitors wrote, by the property of the submission that leads to it. Finding,
 * mail, limits, export and erasing go over this list: a table that is missing here does not compile.
 */
export const rowTables: { [Name in RowName]: RowTable<Rows[Name]> } = {
  contactMessage: contactMessageTable,
  gridConnection: gridConnectionTable,
};

export const rowNames = Object.keys(rowTables) as RowName[];

/** A submission with its row loaded; only the row of its form is there. */
export type WithRow = { id: string } & { [Name in RowName]?: Rows[Name] | null };

/** Who sent a submission. */
export function senderOf(submission: WithRow): Sender {
  return read(submission, (name, row) => rowTables[name].sender(row));
}

/** What the visitor wrote. */
export function rowOf(submission: WithRow): Rows[RowName] {
  return read(submission, (_name, row) => row);
}

/** Whoever else is named in a submission with this address, in small letters. */
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
