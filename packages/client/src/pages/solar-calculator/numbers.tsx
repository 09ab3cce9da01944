import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { DataTable } from '../../components/blocks/data-table.tsx';
import classes from './solar-calculator-page.module.css';

/** The numbers of a drawing as a table, folded away beside it. */
export function Numbers(table: Parameters<typeof DataTable>[0]) {
  return (
    <details className={classes.numbers}>
      <summary>
        {solarCalculatorPage.result.table}
        <span className="visually-hidden">: {table.caption}</span>
      </summary>
      <DataTable {...table} />
    </details>
  );
}
