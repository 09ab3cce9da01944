import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './solar-calculator-page.module.css';

/** The numbers of a drawing as a table of short cells, folded away beside it. */
export function Numbers({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
}) {
  return (
    <details className={classes.numbers}>
      <summary>
        {solarCalculatorPage.result.table}
        <span className="visually-hidden">: {caption}</span>
      </summary>
      {/* Wide ones are pushed sideways within their frame, also by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.frame} tabIndex={0} aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <Unbroken text={name ?? ''} />
                </th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
