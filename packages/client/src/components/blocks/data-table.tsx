import { Unbroken } from '../unbroken.tsx';
import classes from './data-table.module.css';

type DataTableProps = {
  caption: string;
  head: readonly string[];
  /** Each row has as many cells as the head; the first names the row. */
  rows: readonly (readonly string[])[];
};

/** A table on wide screens; on phones each row becomes a card that repeats the heads as labels. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        <Unbroken text={caption} />
      </caption>
      <thead className={classes.head}>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              <Unbroken text={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={classes.row}>
            <th scope="row">
              <Unbroken text={name ?? ''} />
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                <span>
                  <Unbroken text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
