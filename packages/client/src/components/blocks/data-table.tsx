import { Unbroken } from '../unbroken.tsx';
import classes from './data-table.module.css';

type DataTableProps = {
  caption: string;
  head: readonly string[];
  /** Each row has as many cells as the head; the first names the row. */
  rows: readonly (readonly string[])[];
};

/** As many characters stay on one line, so that „1–2 Mal im Jahr“ does not yield to a long neighbour. */
const shortCell = 18;

/**
 * A table on wide screens. On phones two columns stay one; of more, each row becomes a card that
 * repeats the heads as labels.
 */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-columns={head.length}>
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
              <th scope="row" data-short={isShort(name)}>
                <Unbroken text={name ?? ''} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={head[index + 1]}
                  data-label={unbroken(head[index + 1])}
                  data-short={isShort(cell)}
                >
                  <span>
                    <Unbroken text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isShort(text = ''): true | undefined {
  return text.length <= shortCell || undefined;
}

/** A range with joiners, for a label that a style sheet draws: nobody copies it. */
function unbroken(label = ''): string {
  return label.replaceAll('–', '\u2060–\u2060');
}
