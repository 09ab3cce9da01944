import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import diagonalEdge from './diagonal-edge.module.css';
import split from './split.module.css';
import { Split } from './split.tsx';

type FormBandProps = {
  /** Anchor of the band. */
  id: string;
  /** The heading that names it, in `head` or in the form. */
  labelledBy: string;
  /** Above both columns. */
  head?: ReactNode;
  form: ReactNode;
  /** Beside the form on wide screens: the telephone, the address. */
  aside: ReactNode;
};

/** A dark band with a form on a bright sheet, and beside it other ways to reach the company. */
export function FormBand({ id, labelledBy, head, form, aside }: FormBandProps) {
  return (
    <section
      id={id}
      className={diagonalEdge.dark}
      data-tone="slate"
      data-rising
      aria-labelledby={labelledBy}
    >
      <Split columns="8fr 5fr" style={{ columnGap: 'clamp(2rem, 5vw, 5rem)' }}>
        {head && <div style={{ gridColumn: '1 / -1' }}>{head}</div>}
        <div>{form}</div>
        <Stack component="aside" align="flex-start" className={split.stays}>
          {aside}
        </Stack>
      </Split>
    </section>
  );
}
