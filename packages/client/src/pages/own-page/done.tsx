import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';

/** What was just taken, where its form stands; without a script the page is read from here on. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <Paper variant="note" role="status" my="sm" py="0.6rem" bg="vine.0">
      {children}
    </Paper>
  );
}
