import { Box, VisuallyHidden } from '@mantine/core';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { DataTable, type DataTableProps } from '../../components/blocks/data-table.tsx';
import { Details } from '../../components/details.tsx';

/** The numbers of a drawing as a table of short cells, in closed details beside it. */
export function Numbers({ title, ...props }: DataTableProps & { title?: string }) {
  return (
    <Details
      summary={
        <>
          {title ?? solarCalculatorPage.result.table}
          {!title && <VisuallyHidden>: {props.caption}</VisuallyHidden>}
        </>
      }
    >
      {/* Wide ones are pushed sideways within their frame, also by the keyboard. */}
      <Box
        component="section"
        tabIndex={0}
        aria-label={props.caption}
        style={{ overflowX: 'auto' }}
      >
        <DataTable {...props} numeric />
      </Box>
    </Details>
  );
}
