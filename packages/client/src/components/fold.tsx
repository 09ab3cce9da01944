import { Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './fold.module.css';

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** What is inside, in a few words below the title. */
  inside?: string | undefined;
  /** Folded on phones alone. */
  onPhones?: boolean;
};

/** A part of a page that is closed at first. The browser's own, so that it opens without a script. */
export function Fold({ title, inside, onPhones, className = '', children, ...props }: FoldProps) {
  return (
    <details
      className={`${classes.fold} ${onPhones ? classes.onPhones : ''} ${className}`}
      {...props}
    >
      <summary className={classes.summary}>
        {title}
        {inside && (
          <Text component="span" size="sm" c="dimmed">
            {inside}
          </Text>
        )}
      </summary>
      {children}
    </details>
  );
}
