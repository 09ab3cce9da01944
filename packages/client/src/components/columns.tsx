import { Box, type BoxProps, type MantineSpacing } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './columns.module.css';

type ColumnsProps = BoxProps & {
  component?: 'div' | 'ul' | 'ol';
  /** The least width of a column: as many stand side by side as fit. */
  min: string;
  gap?: MantineSpacing;
  children: ReactNode;
  'aria-label'?: string;
};

/**
 * Columns of equal width. Own, because Mantine's `SimpleGrid` and `Grid` write a style element with a name
 * of its own wherever they stand, which the Content-Security-Policy blocks (docs/decisions/mantine-theme.md).
 */
export function Columns({
  component = 'ul',
  min,
  gap = 'md',
  className = '',
  ...props
}: ColumnsProps) {
  return (
    <Box
      component={component}
      className={`${classes.columns} columns ${className}`}
      __vars={{ '--columns-min': min, '--columns-gap': `var(--mantine-spacing-${gap})` }}
      {...props}
    />
  );
}
