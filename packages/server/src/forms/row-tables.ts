import { contactMessageTable } from './contact/contact-message.table.ts';
import { gridConnectionTable } from './grid-connection/grid-connection.table.ts';
import type { RowName, Rows } from './row-relations.ts';
import type { RowTable } from './row-table.ts';

/**
 * Every table with what visitors wrote, by the property of the submission that leads to it. Finding,
 * mail, limits, export and erasing go over this list: a table that is missing here does not compile.
 */
export const rowTables: { [Name in RowName]: RowTable<Rows[Name]> } = {
  contactMessage: contactMessageTable,
  gridConnection: gridConnectionTable,
};
