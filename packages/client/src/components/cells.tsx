import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './cells.module.css';

/**
 * A sheet of cells parted by hairlines, its corner cut. Own, because Mantine's grids have gaps but no lines
 * between their cells, and an odd number would leave one empty: here the last takes the whole row.
 */
export function Cells({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" className={classes.cells}>
      {children}
    </Box>
  );
}
