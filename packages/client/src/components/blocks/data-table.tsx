import { Table } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Unbroken } from '../unbroken.tsx';
import classes from './data-table.module.css';

export type DataTableProps = {
  caption: string;
  head: readonly string[];
  /** Each row has as many cells as the head; the first names the row. */
  rows: readonly (readonly string[])[];
  /** Numbers in narrow columns: to the right of each, and pushed sideways where there is no room. */
  numeric?: boolean;
  /** The last row is what the others add up to. */
  summed?: boolean;
};

/** A column of so many characters has a line of its own where the row's name stands above the cells of three and more. */
const sentence = 40;

/** As many characters stay on one line, so that a long cell beside it does not break „1–2 Mal im Jahr“. */
const shortCell = 18;

/** The same where the columns are many: „Modul 1“. */
const shortName = 8;

/** A phone of 360 px has room for words of so many characters beside each other, and for two lines of cells. */
const phoneRow = 36;

/**
 * A table on wide screens, and on phones too where its columns have room there, so that they can be compared.
 * In wider ones the name of each row moves above its cells; where these have no room beside each other even
 * then, each repeats its head as a label.
 */
export function DataTable({
  caption,
  head,
  rows,
  numeric = false,
  summed = false,
}: DataTableProps) {
  const ownLines = head.map((_, column) =>
    head.length > 3 && longest(rows.map((row) => row[column] ?? '')) >= sentence
      ? ({ '--cell': '100%' } as CSSProperties)
      : undefined,
  );
  return (
    <div className={classes.frame}>
      <Table
        className={classes.table}
        mod={{ stacked: numeric ? undefined : stackedParts(head, rows), numeric, summed }}
      >
        <Table.Caption>
          <Unbroken text={caption} />
        </Table.Caption>
        {/* Plain rows and cells: Mantine's are a component each, and the calculator's answer has five hundred of them. */}
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={title} scope="col" style={ownLines[column]}>
                <Unbroken text={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" data-short={isShort(name, head.length)}>
                <Unbroken text={name ?? ''} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={head[index + 1]}
                  data-label={numeric ? undefined : unbroken(head[index + 1])}
                  data-short={isShort(cell, head.length)}
                  style={ownLines[index + 1]}
                >
                  <span>
                    <Unbroken text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** What stands above the cells of a row on a phone: the name of the row alone, or also a label on each cell. */
function stackedParts(
  head: DataTableProps['head'],
  rows: DataTableProps['rows'],
): 'names' | 'labels' | undefined {
  const columns = head.map((title, column) => [title, ...rows.map((row) => row[column] ?? '')]);
  const words = columns.map((cells) => longest(cells.flatMap((cell) => cell.split(/[ -]/))));
  const [, ...wordsOfCells] = words;
  if (head.length < 3) return undefined;
  if (sum(words) <= phoneRow && sum(columns.map(longest)) <= 2 * phoneRow) return undefined;
  // Half a phone is wide enough for any cell: long words are hyphenated.
  return head.length === 3 || sum(wordsOfCells) <= phoneRow ? 'names' : 'labels';
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function isShort(text = '', columns = 0): true | undefined {
  return text.length <= (columns < 4 ? shortCell : shortName) || undefined;
}

/** A range with joiners, for a label that a style sheet draws and that cannot be copied. */
function unbroken(label = ''): string {
  return label.replaceAll('–', '\u2060–\u2060');
}
