import type { ReactNode } from 'react';
import classes from './foot-bar.module.css';

type FootBarProps = {
  label: string;
  /** One or two. */
  lines: readonly ReactNode[];
  /** It leads to what is wrong, not on. */
  isFault?: boolean;
  /** The button. */
  children: ReactNode;
};

/** At the foot of a phone's window, in the place of the call bar: an answer in two lines, and the way on. */
export function FootBar({
  label,
  lines: [first, second],
  isFault = false,
  children,
}: FootBarProps) {
  return (
    <nav
      className={classes.bar}
      data-tone={isFault ? undefined : 'slate'}
      data-own-bar
      aria-label={label}
    >
      <p>
        <strong>{first}</strong>
        {second}
      </p>
      {children}
    </nav>
  );
}
