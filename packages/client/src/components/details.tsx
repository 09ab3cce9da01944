import { Anchor } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Content that is closed at first. Own, because Mantine's `Accordion` and `Collapse` open
 * only once their script is there.
 */
export function Details({
  summary,
  children,
  ...props
}: ComponentProps<'details'> & { summary: ReactNode }) {
  return (
    <details {...props}>
      <Anchor
        component="summary"
        fz="compact"
        display="list-item"
        w="fit-content"
        mih="2.75rem"
        py="0.65rem"
        fw={600}
      >
        {summary}
      </Anchor>
      {children}
    </details>
  );
}
