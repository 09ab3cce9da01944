import { Container, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-band.module.css';
import slope from './slope.module.css';

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
  /** Below both columns. */
  end?: ReactNode;
};

/** The dark band on which a form lies as a sheet of bright paper, and beside it what those want who would rather call. */
export function FormBand({ id, labelledBy, head, form, aside, end }: FormBandProps) {
  return (
    <section
      id={id}
      className={slope.dark}
      data-tone="slate"
      data-rising
      aria-labelledby={labelledBy}
    >
      <Container className={classes.inner}>
        {head && <div className={classes.whole}>{head}</div>}
        <div className={classes.form}>{form}</div>
        <Stack component="aside" align="flex-start" className={classes.aside}>
          {aside}
        </Stack>
        {end && <div className={classes.whole}>{end}</div>}
      </Container>
    </section>
  );
}
