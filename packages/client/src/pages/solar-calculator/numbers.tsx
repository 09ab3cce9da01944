import { Table, VisuallyHidden } from '@mantine/core';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { Fold } from '../../components/fold.tsx';
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
    <Fold
      summary={
        <>
          {solarCalculatorPage.result.table}
          <VisuallyHidden>: {caption}</VisuallyHidden>
        </>
      }
    >
      {/* Wide ones are pushed sideways within their frame, also by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.numbers} tabIndex={0} aria-label={caption}>
        <Table fz="sm" verticalSpacing="0.3rem">
          <Table.Caption>{caption}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {head.map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([name, ...cells]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">
                  <Unbroken text={name ?? ''} />
                </Table.Th>
                {cells.map((cell, index) => (
                  <Table.Td key={head[index + 1]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Fold>
  );
}
