import { Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-part.module.css';

/** One part of a form under a heading of its own; its title can be reached by `#id`. */
export function FormPart({
  id,
  above,
  title,
  below,
  children,
}: {
  id?: string;
  /** Above the title: where in the form this is. */
  above?: string;
  title: string;
  below?: string;
  children: ReactNode;
}) {
  return (
    <Fieldset
      classNames={{ root: classes.part, legend: classes.legend }}
      legend={
        <span id={id} className={classes.title} tabIndex={id ? -1 : undefined}>
          {above && <span className={classes.note}>{above}</span>}
          {title}
          {below && <span className={classes.note}>{below}</span>}
        </span>
      }
    >
      {children}
    </Fieldset>
  );
}
